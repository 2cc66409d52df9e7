'use client';

import * as Radix from '@radix-ui/react-select';
import { type ComponentProps, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { selectClasses } from './field';
import { Icon } from './icon';

/** Those of its button, and what it has of Radix; `value` is empty while nothing is chosen. */
export type SelectProps = Omit<ComponentProps<'button'>, 'value'> & {
  value: string;
  defaultOpen?: boolean;
  onValueChange: (value: string) => void;
  /** No value may be empty, which Radix refuses; `lang` where the words are not in the page's language. */
  options: readonly { value: string; label: string; note?: string; lang?: string }[];
  placeholder: string;
};

/**
 * While the list is open Radix hides the rest of the page from screen readers, although its links can still be focused. A list of
 * options is no dialog, so this shows the page again, except what was hidden before.
 */
function KeepPageReadable() {
  const hiddenBefore = useRef(new Set<Element>());
  useLayoutEffect(() => {
    hiddenBefore.current = new Set(document.querySelectorAll('[aria-hidden="true"]'));
  }, []);
  useEffect(() => {
    // Radix hides the page in an effect of its own, which runs later.
    const frame = requestAnimationFrame(() => {
      for (const node of document.querySelectorAll('[data-aria-hidden]')) {
        if (!hiddenBefore.current.has(node)) node.removeAttribute('aria-hidden');
      }
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}

/** One of a few options. */
export function Select({ name, value, defaultOpen, onValueChange, options, placeholder, ref, ...rest }: SelectProps) {
  const [main, setMain] = useState<HTMLElement | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => setMain(trigger.current?.closest('main') ?? document.body), []);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement, []);
  return (
    <Radix.Root
      {...{ name, value, defaultOpen }}
      onValueChange={(next) => {
        // After a form's reset Radix calls back with an empty value that was not chosen.
        if (next !== '') onValueChange(next);
      }}
    >
      <Radix.Trigger ref={trigger} className={selectClasses} {...rest}>
        {/* In an element, as a translator replaces a text, which React could not take out then. */}
        <Radix.Value placeholder={<span>{placeholder}</span>} />
        <Radix.Icon asChild>
          <Icon name="chevron" />
        </Radix.Icon>
      </Radix.Trigger>
      {/* Inside <main>, so that the list belongs to a landmark. */}
      {main && (
        <Radix.Portal container={main}>
          <Radix.Content
            position="popper"
            collisionPadding={8}
            className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) overflow-hidden border border-edge bg-white shadow-lift data-[side=bottom]:border-t-0"
          >
            <Radix.Viewport className="divide-y divide-greige">
              <KeepPageReadable />
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  // All its text is its name; Radix would take the first line only.
                  aria-labelledby={undefined}
                  className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-2 text-base/snug outline-none select-none data-highlighted:bg-linen data-highlighted:shadow-[inset_4px_0_var(--color-lacquer)] forced-colors:data-highlighted:border-2"
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
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
