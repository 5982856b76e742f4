// A password that can be looked at, and the rules of a strong one ticked off while it is typed.
import { Check, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { described, FieldRow, inputLook } from './field.tsx';
import type { FieldState } from './form.ts';

type Props = {
  field: FieldState<string>;
  label: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  required?: boolean;
  aside?: ReactNode;
  /** Shows the rules below and which of them are met. */
  rules?: boolean;
};

export function PasswordField({ field, label, autoComplete, required = true, aside, rules = false }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldRow field={field} label={label} required={required} aside={aside}>
      <span className="relative block">
        <input
          {...described(field, rules)}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          required={required}
          spellCheck={false}
          autoCapitalize="none"
          value={field.value}
          onChange={(event) => field.set(event.target.value)}
          className={`${inputLook} pr-12`}
        />
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
          className="absolute right-1 top-1/2 grid size-9 -translate-y-1/2 place-items-center rounded-s text-ink-2 hover:bg-mist hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </span>
      {rules && <PasswordRules id={`${field.id}-hint`} password={field.value} />}
    </FieldRow>
  );
}

const rulesOfStrength: readonly [string, RegExp][] = [
  ['8 characters', /^.{8,}$/],
  ['a lowercase letter', /[a-z]/],
  ['an uppercase letter', /[A-Z]/],
  ['a digit', /\d/],
  ['one of @$!%*?&', /[@$!%*?&]/],
  ['nothing else', /^[A-Za-z\d@$!%*?&]+$/],
];

function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 text-xs">
      {rulesOfStrength.map(([rule, pattern]) => {
        const met = pattern.test(password);
        return (
          <li key={rule} className={`flex items-center gap-2 ${met ? 'font-semibold text-sage-ink' : 'text-ink-2'}`}>
            <span
              aria-hidden="true"
              className={`grid size-4 shrink-0 place-items-center rounded-full border ${met ? 'border-sage bg-sage text-sage-on' : 'border-edge'}`}
            >
              {met && <Check className="size-3" strokeWidth={3} />}
            </span>
            {rule}
            <span className="sr-only">{met ? ' (met)' : ' (not yet)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
