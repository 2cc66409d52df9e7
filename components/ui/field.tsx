import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

export const partsOf = (id: string) => ({ label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` });

export type FieldState = { id: string; hint?: ReactNode; error?: string };

/** Returns the attributes that tie a control to its label, hint and error. */
export function controlProps({ id, hint, error }: FieldState) {
  const parts = partsOf(id);
  const describedBy = [error && parts.error, hint && parts.hint].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

export type FieldProps = FieldState & {
  label: string;
  /** Words after the label, such as "facultatif". */
  note?: string;
  /** For an error in another language than the page: that language, and advice in the page's language. */
  foreign?: { lang: string; advice: string };
  /** If set, errors are announced, and the same error is announced again for another text of `announced`. */
  announced?: string;
  action?: ReactNode;
  children: ReactNode;
};

export function Field({ id, label, note, hint, error, foreign, announced, action, children }: FieldProps) {
  const parts = partsOf(id);
  return (
    <div className="min-w-0">
      <label id={parts.label} htmlFor={id} className="mb-1 block text-sm font-medium">
        {note ? `${label} ` : label}
        {note && <span className="font-normal text-stone">({note})</span>}
      </label>
      {children}
      <div role={announced === undefined ? undefined : 'status'}>
        {error && (
          <p key={`${error} ${announced}`} id={parts.error} className="mt-2 flex gap-2 text-sm text-lacquer">
            <Icon name="alert" className="mt-0.5 size-4.5" />
            <span>
              <span lang={foreign?.lang} className="block font-medium">
                {error}
              </span>
              {foreign && <span className="block">{foreign.advice}</span>}
            </span>
          </p>
        )}
      </div>
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
  return <input {...rest} {...control} type={type} className={`control ${className}`} />;
}
