const base =
  'inline-flex min-h-13 items-center justify-center gap-2.5 rounded-sm px-7 py-3 text-center text-base/tight font-medium no-underline fade-colors forced-colors:border';

/** Looks of buttons and of links that act like one. */
export const buttonClasses = {
  primary: `${base} bg-lacquer text-paper hover:bg-lacquer-deep`,
  outline: `${base} border border-current text-lacquer hover:bg-lacquer hover:text-paper`,
  /** On dark grounds. */
  light: `${base} bg-paper text-ink hover:bg-blush`,
} as const;

export type ButtonLook = keyof typeof buttonClasses;
