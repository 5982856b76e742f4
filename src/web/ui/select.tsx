// One choice out of a short list; the browser's own list, so that it works everywhere a thumb or a keyboard does.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { described, FieldRow, inputLook } from './field.tsx';
import type { FieldState } from './form.ts';

type Props = {
  field: FieldState<string>;
  label: ReactNode;
  options: readonly (string | { readonly value: string; readonly label: string })[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  required?: boolean;
  hint?: ReactNode;
  autoComplete?: string;
};

export function Select({ field, label, options, placeholder, required, hint, autoComplete }: Props) {
  return (
    <FieldRow field={field} label={label} required={required} hint={hint}>
      <WithChevron>
        <select
          {...described(field, hint)}
          required={required}
          autoComplete={autoComplete}
          value={field.value}
          onChange={(event) => field.set(event.target.value)}
          className={`${inputLook} appearance-none pr-10`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      </WithChevron>
    </FieldRow>
  );
}

/** Around the browser's list without its own arrow: the one that all our lists have. The list leaves room at its end. */
export function WithChevron({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className={`relative block ${className}`}>
      {children}
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
