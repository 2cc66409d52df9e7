'use client';

import { useLayoutEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { controlProps, Field, type FieldProps, selectClasses } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import type { BookingProps } from './booking-props';
import type { RequestFormState } from './use-request-form';

/** Value of "none" in the list, as Radix allows no empty value. */
const none = 'none';

export type ServiceFieldProps = Pick<BookingProps, 'labels'> &
  Pick<RequestFormState, 'form'> &
  Pick<FieldProps, 'id' | 'action'>;

export function ServiceField({ id, form, labels, action }: ServiceFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'service' });
  // Until hydration a button with the same look is shown, because the select generates ids that would differ from those in
  // the server's HTML.
  const [ready, setReady] = useState<{ hadFocus: boolean }>();
  useLayoutEffect(() => setReady({ hadFocus: document.activeElement?.id === id }), [id]);
  const error = fieldState.error?.message;
  const options = [
    { value: none, label: labels.form.service_none },
    ...labels.services.map(({ id: value, label, examples, lang }) => ({ value, label, note: examples, lang })),
  ];
  const shared = { ...controlProps({ id, error }), onBlur: field.onBlur };
  return (
    <Field id={id} label={labels.form.service} note={labels.form.optional} error={error} action={action}>
      {ready ? (
        <Select
          {...shared}
          ref={field.ref}
          name={field.name}
          value={field.value}
          onValueChange={(value) => field.onChange(value === none ? '' : value)}
          options={options}
          placeholder={labels.form.service_choose}
          takesFocus={ready.hadFocus}
        />
      ) : (
        <button
          {...shared}
          type="button"
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          data-placeholder=""
          className={selectClasses}
        >
          {labels.form.service_choose}
          <Icon name="chevron" />
        </button>
      )}
    </Field>
  );
}
