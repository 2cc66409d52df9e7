'use client';

import * as Radix from '@radix-ui/react-select';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

/** Props of the button and of Radix; `value` is empty while nothing is chosen. */
export type SelectProps = Omit<ComponentProps<'button'>, 'value'> & {
  value: string;
  labelledBy: string;
  defaultOpen?: boolean;
  onValueChange: (value: string) => void;
  /** An empty value is refused, because it would mean that nothing is chosen. `lang` is set for foreign words. */
  options: readonly { value: string; label: string; note?: string; lang?: string }[];
  placeholder: string;
};

export function Select(props: SelectProps) {
  const { name, value, labelledBy, defaultOpen, onValueChange, options, placeholder, ...rest } = props;
  if (options.some((option) => option.value === '')) throw new Error('Select: an option has an empty value.');
  return (
    <Radix.Root
      {...{ name, value, defaultOpen }}
      onValueChange={(next) => {
        // After the reset of a form Radix calls back with an empty value that nobody has chosen.
        if (next !== '') onValueChange(next);
      }}
    >
      <div className="select">
        <Radix.Trigger className="control" {...rest}>
          {/* In an element, because a translator may replace a text, which React could then not remove. */}
          <Radix.Value placeholder={<span>{placeholder}</span>} />
          <Radix.Icon asChild>
            <Icon name="chevron" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Content aria-labelledby={labelledBy} position="popper" collisionPadding={8} className="select-list">
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                // Label and note are the option's name; Radix would name it by the label only.
                aria-labelledby={undefined}
                className="select-option"
              >
                <span className="min-w-0">
                  <Radix.ItemText>
                    <span lang={option.lang}>{option.label}</span>
                  </Radix.ItemText>
                  {option.note && (
                    <span lang={option.lang} className="block text-sm text-stone">
                      {option.note}
                    </span>
                  )}
                </span>
                <Radix.ItemIndicator>
                  <Icon name="check" className="size-5 text-lacquer" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </div>
    </Radix.Root>
  );
}
