import { InitialsAvatar } from '@/components/sections/initials-avatar';

export type QuoteProps = { name: string; text: string };

/** What one client says, large, as high as the place it is given. */
export function Quote({ name, text }: QuoteProps) {
  return (
    <figure className="flex h-full flex-col pt-8">
      <blockquote className="font-display text-[clamp(2.25rem,1.4rem+3.2vw,5.25rem)]/[1.1] text-balance wrap-anywhere">
        <p>{`«\u202f${text}\u202f»`}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-8 text-sm text-stone">
        <InitialsAvatar name={name} />
        {name}
      </figcaption>
    </figure>
  );
}
