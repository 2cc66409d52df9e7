import type { ComponentProps } from 'react';

const base =
  'inline-flex min-h-13 items-center justify-center gap-2.5 rounded-sm px-[min(1.75rem,8.75vw)] py-3 text-center text-base/tight font-medium no-underline fade-colors forced-colors:border';

/** Looks of buttons and of links that act like one. */
export const buttonClasses = {
  primary: `${base} bg-lacquer text-paper hover:bg-lacquer-deep`,
  outline: `${base} border border-current text-lacquer hover:bg-lacquer hover:text-paper`,
  /** On dark grounds. */
  light: `${base} bg-paper text-ink hover:bg-blush`,
} as const;

export type ButtonLook = keyof typeof buttonClasses;

const looks = {
  primary: buttonClasses.primary,
  /** For what cannot be undone, and for what went wrong: never colour alone, so give it an icon. */
  destructive:
    'inline-flex min-h-12 items-center gap-2.5 rounded-sm border border-lacquer px-5 py-2 font-medium text-lacquer fade-colors hover:bg-lacquer hover:text-paper',
  /** A square with an icon beside a field. */
  icon: 'inline-flex size-12 shrink-0 items-center justify-center rounded-sm border border-edge text-ink fade-colors hover:border-lacquer hover:text-lacquer',
} as const;

export type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof looks };

/** A button that does not submit unless told to. */
export function Button({ look = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${looks[look]} cursor-pointer ${className}`} {...rest} />;
}
