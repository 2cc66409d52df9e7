'use client';

import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { BookingProps } from '@/components/booking/labels';
import type { RequestFormState } from '@/components/booking/use-request-form';
import { controlProps, Field, selectClasses } from '@/components/ui/field';
import { SelectStandIn } from '@/components/ui/select-stand-in';
import type { Loading } from '@/components/ui/use-loaded';
import { requestServices } from '@/lib/booking-request';

/** Stands for "none" in the list, where no value may be empty. */
const none = 'none';

export type ServiceFieldProps = Pick<BookingProps, 'labels'> &
  Pick<RequestFormState, 'form'> & { id: string; select: Loading<typeof import('@/components/ui/select')> };

/** The service asked for, or none. A button stands in until the select has loaded; if it never does, a native one does the work. */
export function ServiceField({ id, form, select, labels }: ServiceFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'service' });
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const takesFocus = useRef(false);
  const error = fieldState.error?.message;
  const options = ([none, ...requestServices] as const).map((value) => ({ value, label: labels.services[value] }));
  const chosen = options.find(({ value }) => value === field.value);
  const choose = (value: string) => field.onChange(value === none ? '' : value);
  const shared = { ...controlProps({ id, error }), onBlur: field.onBlur };
  const renderControl = () => {
    // Not under a finger that is down: its click would be lost.
    if (select.loaded && !isPressed) {
      return (
        <select.loaded.Select
          {...shared}
          ref={(node) => {
            field.ref(node);
            if (node && takesFocus.current) node.focus();
            takesFocus.current = false;
          }}
          name={field.name}
          value={field.value}
          onValueChange={choose}
          options={options}
          placeholder={labels.serviceChoose}
          defaultOpen={isAskedFor}
        />
      );
    }
    if (select.hasFailed) {
      return (
        <select
          {...shared}
          {...field}
          value={field.value || none}
          onChange={(event) => choose(event.target.value)}
          className={selectClasses}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    }
    return (
      <SelectStandIn
        {...shared}
        name={field.name}
        label={chosen?.label ?? labels.serviceChoose}
        isPlaceholder={!chosen}
        onPressedChange={setIsPressed}
        onFocusLost={() => {
          takesFocus.current = true;
        }}
        onOpen={() => {
          setIsPressed(false);
          setIsAskedFor(true);
          select.ask();
        }}
      />
    );
  };
  return (
    <Field id={id} label={labels.service} note={labels.optional} error={error}>
      {renderControl()}
    </Field>
  );
}
