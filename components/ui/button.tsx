import type { ComponentProps, MouseEvent } from 'react';

const base =
  'inline-flex min-h-13 items-center justify-center gap-2.5 rounded-sm px-[min(1.75rem,8.75vw)] py-3 text-center text-base/tight font-medium no-underline fade-colors forced-colors:border';

/** Class lists of buttons and of links that look like buttons. */
export const buttonClasses = {
  primary: `${base} bg-lacquer text-paper hover:bg-lacquer-deep`,
  outline: `${base} border border-current text-lacquer hover:bg-lacquer hover:text-paper`,
  light: `${base} bg-paper text-ink hover:bg-blush`,
} as const;

export type ButtonLook = keyof typeof buttonClasses;

/** Classes of secondary links and buttons; most have an icon before their words. */
export const linkClasses =
  'inline-flex min-h-11 items-center gap-2.5 text-sm underline decoration-1 underline-offset-4 fade-colors hover:decoration-2';

const square = 'inline-flex shrink-0 items-center justify-center rounded-sm text-ink fade-colors hover:text-lacquer';

const looks = {
  primary: buttonClasses.primary,
  outline: buttonClasses.outline,
  /** A bordered button beside a field. */
  quiet:
    'flex min-h-12 items-center rounded-sm border border-edge px-[min(1rem,4vw)] py-2 text-sm font-medium fade-colors hover:border-lacquer hover:text-lacquer',
  /** Looks like a link, for actions that are seldom needed. */
  text: `${linkClasses} text-stone hover:text-lacquer`,
  /** A square with an icon beside a field. */
  icon: `${square} size-12 border border-edge hover:border-lacquer`,
  /** A square with an icon beside a line of text. */
  plain: `${square} size-11`,
} as const;

export type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof looks };

/** A button that does not submit its form unless `type` says so. */
export function Button({ look = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${looks[look]} cursor-pointer ${className}`} {...rest} />;
}

/** For a button's `onMouseDown`: a field that loses the focus may show an error, which would move the button. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
