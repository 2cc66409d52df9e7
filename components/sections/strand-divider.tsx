/** Three strands seen so close that they could be hills: the line that runs through the whole site. */
const strands =
  'M0 32C17 32.6 67 34.7 100 35.5S167 37.4 200 36.8S267 33.4 300 31.8S367 28.3 400 27.1S467 25.4 500 24.8S567 23.1 600 24S667 26.9 700 29.9S767 39.2 800 42.1S867 47.4 900 47S967 42.3 1000 39.7S1067 33 1100 31.7S1183 31.9 1200 32M0 32C17 32.9 67 36.2 100 37.3S167 38.9 200 38.5S267 36.6 300 35S367 31.5 400 29S467 22.3 500 20.1S567 14.8 600 15.7S667 21 700 24.9S767 36.3 800 39.5S867 43.9 900 43.8S967 40.2 1000 38.5S1067 34.4 1100 33.4S1183 32.2 1200 32M0 32C17 33 67 36.8 100 38.2S167 40.3 200 40.1S267 39.4 300 37.1S367 30.4 400 26.2S467 14.6 500 11.7S567 7.2 600 9S667 17.7 700 22.3S767 33.7 800 36.9S867 41.2 900 41.7S967 41.2 1000 40.3S1067 37.7 1100 36.3S1183 32.7 1200 32';

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
      focusable="false"
      className={`block ${className}`}
    >
      <path vectorEffect="non-scaling-stroke" d={strands} />
    </svg>
  );
}
