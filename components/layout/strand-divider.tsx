import logo from '@/.generated/brand/logo.svg';

export type StrandDividerProps = {
  /** The whole strand, or one thread of it. */
  part?: 'strand' | 'thread';
  className: string;
};

/**
 * Decorative line between bands, in the current colour; stretches to the width and height of its classes. With
 * scroll-driven animations it is drawn as it comes into view.
 */
export function StrandDivider({ part = 'strand', className }: StrandDividerProps) {
  return (
    <svg
      viewBox="0 0 1200 64"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      aria-hidden="true"
      className={`thread block ${className}`}
    >
      <use href={`${logo.src}#${part}`} />
    </svg>
  );
}
