import logo from '@/.generated/brand/logo.svg';

export type StrandDividerProps = {
  part?: 'strand' | 'thread';
  className: string;
};

/** Decorative line in the current colour; on wide screens scrolling draws it (app/late.css). */
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
