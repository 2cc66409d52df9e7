'use client';

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { selectClasses } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';

/** A touch's click may come this many milliseconds after the finger has left. */
const clickDelay = 300;

export type SelectStandInProps = Pick<
  ComponentProps<'button'>,
  'id' | 'name' | 'onBlur' | 'aria-invalid' | 'aria-describedby'
> & {
  /** What is chosen, or the placeholder. */
  label: string;
  isPlaceholder: boolean;
  onOpen: () => void;
  onPressedChange: (isPressed: boolean) => void;
  /** Called when it leaves the page with the focus on it: the select that comes must take it. */
  onFocusLost: () => void;
};

/** What a select looks like until its code has loaded; a click or an arrow key on it is kept for the select. */
export function SelectStandIn(props: SelectStandInProps) {
  const { label, isPlaceholder, onOpen, onPressedChange, onFocusLost, ...rest } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [lost] = useState(() => onFocusLost);
  useLayoutEffect(() => {
    const node = button.current;
    return () => {
      if (node && node === document.activeElement) lost();
    };
  }, [lost]);
  return (
    <button
      {...rest}
      ref={button}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      data-placeholder={isPlaceholder ? '' : undefined}
      className={selectClasses}
      onClick={onOpen}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') onOpen();
      }}
      onPointerDown={() => onPressedChange(true)}
      onPointerUp={() => setTimeout(() => onPressedChange(false), clickDelay)}
      onPointerCancel={() => onPressedChange(false)}
    >
      {label}
      <Icon name="chevron" />
    </button>
  );
}
