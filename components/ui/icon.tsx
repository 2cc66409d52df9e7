const paths = {
  alert: 'M12 8v5m0 3.2v.1M12 3.2 21.5 20H2.5L12 3.2Z',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  calendar: 'M4 6.5h16V20H4V6.5Zm0 4.5h16M8 3.5v5m8-5v5',
  chat: 'M12 4c5 0 8.5 3.2 8.5 7.4s-3.5 7.4-8.5 7.4c-1 0-2-.1-2.9-.4L4.5 20l1-3.5C4.2 15.1 3.5 13.3 3.5 11.4 3.5 7.2 7 4 12 4Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  mail: 'M3.5 6h17v12.5h-17V6Zm.5.5 8 6.5 8-6.5',
  phone:
    'M6.5 3.5 9.5 4l1 4.5-2.2 1.8c1 2.2 3 4.2 5.4 5.4l1.8-2.2 4.5 1 .5 3.1c0 1.6-1.3 2.9-2.9 2.9C10 20.5 3.5 14 3.5 6.5c0-1.6 1.4-3 3-3Z',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
