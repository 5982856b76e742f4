// What the form of a field is filled with, what it sends, and what is not right in it.
import { sayInOurWords } from '#shared/check-words.ts';
import type { Errors } from '#web/ui/form.ts';
import { createContactField, type FieldKind } from '../contract.ts';

export type Values = { label: string; kind: string; choices: string };

export const bodyOf = ({ label, kind, choices }: Values) => ({
  label,
  kind: kind as FieldKind,
  choices: kind === 'choice' ? choices.split('\n').flatMap((line) => line.trim() || []) : [],
});

export function check(values: Values): Errors<Values> {
  const errors: Errors<Values> = {};
  const read = createContactField.body.safeParse(bodyOf(values), { error: sayInOurWords });
  for (const { path, message } of read.error?.issues ?? []) errors[String(path[0]) as keyof Values] ??= message;
  return errors;
}
