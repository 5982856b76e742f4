// Several lines of text in a form, growing with what is written.
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { described, FieldRow, inputLook } from './field.tsx';
import type { FieldState } from './form.ts';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'name' | 'id'> & {
  field: FieldState<string>;
  label: ReactNode;
  hint?: ReactNode;
};

export function TextArea({ field, label, hint, required, rows = 3, ...rest }: Props) {
  return (
    <FieldRow field={field} label={label} required={required} hint={hint}>
      <textarea
        {...described(field, hint)}
        required={required}
        rows={rows}
        value={field.value}
        onChange={(event) => field.set(event.target.value)}
        className={`${inputLook} max-h-96 [field-sizing:content]`}
        {...rest}
      />
    </FieldRow>
  );
}
