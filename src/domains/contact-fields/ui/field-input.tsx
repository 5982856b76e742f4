// One of the business's own fields in a form, by its kind; and its value in words.
import { Field } from '#web/ui/field.tsx';
import type { FieldState } from '#web/ui/form.ts';
import { Select } from '#web/ui/select.tsx';
import { dateWords } from '#web/ui/zoned-time.ts';
import type { ContactField, FieldValue } from '../contract.ts';
import { writtenValue } from '../rules.ts';

const notKnown = 'Not known';

export function FieldInput({ of: { kind, label, choices }, field }: { of: ContactField; field: FieldState<string> }) {
  if (kind === 'choice') {
    // What is no longer among the choices stays until somebody chooses anew.
    const options = field.value === '' || choices.includes(field.value) ? choices : [...choices, field.value];
    return <Select field={field} label={label} options={options} placeholder={notKnown} />;
  }
  if (kind === 'yes-no') return <Select field={field} label={label} options={['Yes', 'No']} placeholder={notKnown} />;
  const types = {
    text: {},
    number: { inputMode: 'decimal' },
    date: { type: 'date' },
  } as const;
  return <Field field={field} label={label} autoComplete="off" {...types[kind]} />;
}

/** "Nov 21, 2026", "1,200", "Yes". */
export function valueWords(kind: ContactField['kind'], value: FieldValue): string {
  if (kind === 'date') return dateWords(String(value), { dateStyle: 'long' });
  return typeof value === 'number' ? value.toLocaleString('en-US') : writtenValue(value);
}
