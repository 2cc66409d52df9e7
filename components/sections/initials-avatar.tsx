export type InitialsAvatarProps = { name: string };

/** A person's initials in place of a portrait; decoration, since the name stands beside it. */
export function InitialsAvatar({ name }: InitialsAvatarProps) {
  const initials = name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  return (
    <span
      aria-hidden="true"
      className="flex size-12 shrink-0 items-center justify-center rounded-full bg-blush font-display text-lg text-lacquer"
    >
      {initials}
    </span>
  );
}
