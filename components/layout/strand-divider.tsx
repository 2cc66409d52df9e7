import brand from '@/components/layout/brand.svg';

export type StrandDividerProps = { className?: string };

/** Decorative rule between bands, in the current colour; stretches to whatever width and height the classes give. */
export function StrandDivider({ className = 'h-16 w-full' }: StrandDividerProps) {
  return (
    <svg
      viewBox="0 0 1200 64"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      aria-hidden="true"
      className={`block ${className}`}
    >
      <use href={`${brand.src}#strand`} />
    </svg>
  );
}
