import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

/** Look of every text field and select: a ruled line, as in a letter. */
const controlClasses =
  'min-h-12 w-full rounded-none border-0 border-b border-edge bg-transparent px-0.5 py-2 text-lg text-ink fade-colors placeholder:text-stone hover:border-ink focus-visible:outline-offset-2 aria-invalid:border-b-2 aria-invalid:border-lacquer';

/** Look of a closed select, and of the button shown in its place before hydration. */
export const selectClasses = `${controlClasses} flex cursor-pointer items-center justify-between gap-3 text-left data-placeholder:text-stone aria-expanded:border-lacquer [&>svg]:transition-transform aria-expanded:[&>svg]:rotate-180`;

/** Ids of a field's parts, from the field's own. */
const partsOf = (id: string) => ({ label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` });

export type FieldState = { id: string; hint?: ReactNode; error?: string };

/** The attributes that tie a control to its label, hint and error. */
export function controlProps({ id, hint, error }: FieldState) {
  const parts = partsOf(id);
  const describedBy = [error && parts.error, hint && parts.hint].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

export type FieldProps = FieldState & {
  label: string;
  /** Said after the label, such as "facultatif". */
  note?: string;
  /** Language of the error, where it is not the page's. */
  errorLang?: string;
  /** A button that corrects the value, below hint and error. */
  action?: ReactNode;
  children: ReactNode;
};

/** Label, control, error, hint and action, one under the other. */
export function Field({ id, label, note, hint, error, errorLang, action, children }: FieldProps) {
  const parts = partsOf(id);
  return (
    <div className="min-w-0">
      <label id={parts.label} htmlFor={id} className="mb-1 block text-sm font-medium">
        {note ? `${label} ` : label}
        {note && <span className="font-normal text-stone">({note})</span>}
      </label>
      {children}
      {error && (
        <p id={parts.error} className="mt-2 flex gap-2 text-sm font-medium text-lacquer">
          <Icon name="alert" className="mt-0.5 size-4.5" />
          <span key={error} lang={errorLang}>
            {error}
          </span>
        </p>
      )}
      {hint && (
        <div id={parts.hint} className="mt-1.5 text-sm text-stone">
          {hint}
        </div>
      )}
      {action}
    </div>
  );
}

export type TextInputProps = ComponentProps<'input'> & FieldState;

export function TextInput({ hint, error, className = '', type = 'text', ...rest }: TextInputProps) {
  const control = controlProps({ id: rest.id, hint, error });
  return <input {...rest} {...control} type={type} className={`${controlClasses} ${className}`} />;
}
