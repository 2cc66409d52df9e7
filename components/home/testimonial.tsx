/** The words of one client (`text` with its quotation marks), with initials in place of a portrait. */
export function Testimonial({ name, text, note }: { name: string; text: string; note?: string }) {
  const initials = name
    .split(/[\s-]+/, 2)
    .map((word) => word.charAt(0))
    .join('');
  return (
    <figure className="flex h-full flex-col pt-5">
      <blockquote className="font-display text-2xl lg:text-3xl text-balance wrap-anywhere">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-5 text-sm text-stone">
        <span
          aria-hidden="true"
          className="flex size-12 shrink-0 items-center justify-center rounded-full bg-blush font-display text-lg text-lacquer"
        >
          {initials}
        </span>
        <span>
          {name}
          {note && <span className="block">{note}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
