'use client';

import { Button, keepFocus } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { ChosenRows, PricesLink } from './chosen-rows';
import { DateField } from './date-field';
import { formId } from './request';
import { ServiceField } from './service-field';
import type { FormParts } from './use-request-form';

/** Prefix of the fields' ids: generated ids would differ between the server's HTML and the island. */
const id = 'demande';

export function RequestForm(parts: FormParts) {
  const { form, choice, news, record, submit, readFields, labels } = parts;
  const { errors } = form.formState;
  const text = (name: 'name' | 'email') => ({ id: `${id}-${name}`, error: errors[name]?.message });
  const field = (name: 'name' | 'email') => ({
    ...text(name),
    label: labels.form[name],
    foreign: labels.foreign[errors[name]?.message ?? ''],
  });
  return (
    // Until the script is loaded, `dialog` keeps the browser from sending the form or putting values into the URL.
    <form
      id={formId}
      method="dialog"
      noValidate
      aria-label={labels.title}
      onSubmit={submit}
      // In a microtask, because React Hook Form's handler of the field has to run first.
      onInput={() => queueMicrotask(readFields)}
      onBlur={readFields}
    >
      {/* Scroll target above the chosen rows, which stays in place while the rows are drawn. */}
      <p id={`${id}-choix`} className="mb-8 font-display text-2xl text-balance">
        {labels.form.salutation}
      </p>
      {/* Space for kept rows of a fixed height until React draws them: `--kept` is their number plus one. */}
      <div className="[--row:4rem] in-data-[state=static]:min-h-[calc((var(--kept)-1)*var(--row)+9.5rem)] sm:[--row:3.1rem]">
        {(choice || news.length > 0) && <ChosenRows {...parts} />}
      </div>
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
        <Field {...field('name')}>
          <TextInput {...form.register('name')} {...text('name')} autoComplete="name" required />
        </Field>
        <Field {...field('email')}>
          <TextInput {...form.register('email')} {...text('email')} type="email" autoComplete="email" required />
        </Field>
        <DateField {...parts} id={`${id}-date`} />
        {labels.services.length > 0 && !choice && (
          <div className="in-[[data-state=static][style]]:hidden">
            <ServiceField {...parts} id={`${id}-service`} action={<PricesLink {...parts} />} />
          </div>
        )}
      </div>
      {/* Once a request is kept, the main button is the one that sends it. */}
      {!record && (
        <p className="mt-7 max-w-text text-sm text-stone in-data-[state=failed]:hidden">
          {labels.form.not_sent_before}
        </p>
      )}
      <Button
        type="submit"
        onMouseDown={keepFocus}
        look={record ? 'outline' : 'primary'}
        className={`w-full sm:w-auto ${record ? 'mt-9' : 'mt-5'}`}
      >
        {labels.form.submit}
      </Button>
    </form>
  );
}
