// One row of a form: label, red asterisk where it must be filled, the input, and the error beside it, tied together for screen readers.
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldState } from './form.ts';

/** How every text input, select and password looks. */
export const inputLook =
  'block w-full min-h-11 rounded-s border border-edge bg-card px-3.5 py-2 text-base text-ink placeholder:text-ink-2 transition-colors hover:border-ink aria-[invalid=true]:border-signal aria-[invalid=true]:shadow-[inset_0_0_0_1px_var(--signal)]';

/** The attributes that tie an input to its label and its error. */
export function described(field: FieldState<unknown>, hint?: ReactNode) {
  const parts = [field.error && `${field.id}-error`, hint && `${field.id}-hint`].filter(Boolean);
  return {
    id: field.id,
    name: field.name,
    'aria-invalid': field.error ? (true as const) : undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  };
}

type RowProps = {
  field: FieldState<unknown>;
  label: ReactNode;
  required?: boolean | undefined;
  hint?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

export function FieldRow({ field, label, required = false, hint, aside, children }: RowProps) {
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={field.id} className="text-sm font-semibold">
          {label}
          {required && <RequiredMark />}
        </label>
        {typeof aside === 'string' ? <span className="text-xs text-ink-2">{aside}</span> : aside}
      </div>
      {children}
      {hint && (
        <p id={`${field.id}-hint`} className="text-xs text-ink-2">
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </div>
  );
}

/** Behind the name of what must be filled in or chosen. */
export function RequiredMark() {
  return (
    <span className="text-signal" aria-hidden="true">
      {' '}
      *
    </span>
  );
}

export function FieldError({ field }: { field: FieldState<unknown> }) {
  if (!field.error) return null;
  return (
    <p id={`${field.id}-error`} className="text-sm font-semibold text-signal">
      {field.error}
    </p>
  );
}

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'name' | 'id'> & {
  field: FieldState<string>;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
};

/** A line of text. */
export function Field({ field, label, hint, aside, required, className = '', ...rest }: FieldProps) {
  return (
    <FieldRow field={field} label={label} required={required} hint={hint} aside={aside}>
      <input
        {...described(field, hint)}
        required={required}
        value={field.value}
        onChange={(event) => field.set(event.target.value)}
        className={`${inputLook} ${className}`}
        {...rest}
      />
    </FieldRow>
  );
}
