'use client';

import { useController } from 'react-hook-form';
import { controlProps, Field, type FieldProps, selectClasses } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { BookingProps } from './booking-props';
import { type LaterParts, useEarlyPress } from './use-later-parts';
import type { FormParts } from './use-request-form';

/** Value of "none" in the list, as Radix allows no empty value. */
const none = 'none';

export type ServiceFieldProps = Pick<BookingProps, 'labels'> &
  Pick<FormParts, 'form'> &
  Pick<FieldProps, 'id' | 'action'> & { later: LaterParts };

export function ServiceField({ id, form, later, labels, action }: ServiceFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'service' });
  const { parts } = later;
  const { press, isWaiting, ...busy } = useEarlyPress(later);
  const error = fieldState.error?.message;
  const options = [
    { value: none, label: labels.form.service_none },
    ...labels.services.map(({ id: value, label, examples, lang }) => ({ value, label, note: examples, lang })),
  ];
  const shared = { ...controlProps({ id, error }), ref: field.ref, onBlur: field.onBlur };
  return (
    <Field id={id} label={labels.form.service} note={labels.form.optional} error={error} action={action}>
      {parts ? (
        <parts.Select
          {...shared}
          name={field.name}
          value={field.value}
          onValueChange={(value) => field.onChange(value === none ? '' : value)}
          options={options}
          placeholder={labels.form.service_choose}
          autoFocus={document.activeElement?.id === id}
          defaultOpen={isWaiting}
        />
      ) : (
        // A button with the same look, until the list's code comes.
        <button
          {...shared}
          {...busy}
          type="button"
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          data-placeholder={field.value ? undefined : ''}
          className={selectClasses}
          onClick={press}
        >
          {options.find(({ value }) => value === field.value)?.label ?? labels.form.service_choose}
          <Icon name="chevron" />
        </button>
      )}
    </Field>
  );
}
