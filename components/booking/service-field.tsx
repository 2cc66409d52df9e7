'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { controlProps, Field, type FieldProps, partsOf } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { BookingProps } from './booking-props';
import { type LaterParts, useEarlyPress } from './use-later-parts';
import type { FormParts } from './use-request-form';

/** Value of the entry for no particular service; the list takes an empty value for no choice. */
const none = 'none';

export type ServiceFieldProps = Pick<BookingProps, 'labels'> &
  Pick<FormParts, 'form'> &
  Pick<FieldProps, 'id' | 'action'> & { later: LaterParts };

export function ServiceField({ id, form, later, labels, action }: ServiceFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'service' });
  const [wasPressed, setWasPressed] = useState(false);
  const { parts } = later;
  const { press, isWaiting, hasFailed } = useEarlyPress(later);
  const error = fieldState.error?.message;
  const hint = hasFailed && labels.form.list_failed;
  const options = [
    { value: none, label: labels.form.service_none },
    ...labels.services.map(({ id: value, label, examples, lang }) => ({ value, label, note: examples, lang })),
  ];
  const shared = { ...controlProps({ id, hint, error }), ref: field.ref, onBlur: field.onBlur };
  return (
    <Field {...{ id, hint, error, action }} label={labels.form.service} note={labels.form.optional} announced="">
      {parts ? (
        <parts.Select
          {...shared}
          name={field.name}
          value={field.value}
          labelledBy={partsOf(id).label}
          onValueChange={(value) => field.onChange(value === none ? '' : value)}
          options={options}
          placeholder={labels.form.service_choose}
          autoFocus={document.activeElement?.id === id}
          defaultOpen={wasPressed}
        />
      ) : (
        // A button with the same look, until the list's code is loaded.
        <button
          {...shared}
          type="button"
          role="combobox"
          aria-busy={isWaiting || undefined}
          aria-expanded={false}
          aria-haspopup="listbox"
          data-placeholder={field.value ? undefined : ''}
          className="control"
          onClick={() => {
            setWasPressed(true);
            void press();
          }}
        >
          {options.find(({ value }) => value === field.value)?.label ?? labels.form.service_choose}
          <Icon name="chevron" />
        </button>
      )}
    </Field>
  );
}
