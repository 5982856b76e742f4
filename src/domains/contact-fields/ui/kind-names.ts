// How the kinds of fields are called.
import type { FieldKind } from '../contract.ts';

export const kindNames: Readonly<Record<FieldKind, string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  'yes-no': 'Yes or no',
};
