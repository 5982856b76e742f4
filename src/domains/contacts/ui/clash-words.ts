// A contact's field that two people changed, as both of them read it.
import type { ContactField, FieldValue } from '#domains/contact-fields/contract.ts';
import { valueWords } from '#domains/contact-fields/ui/field-input.tsx';
import type { ToWords } from '#web/ui/choose-values.tsx';
import { fieldLabels } from './contact-words.ts';
import { phoneWords } from './phone-words.ts';

/** Of a field of the business's own that is not known any more, its value is shown as it is kept. */
export function clashWordsBy(fields: readonly ContactField[]): ToWords {
  return ({ name, mine, theirs }) => {
    const own = fields.find(({ id }) => name === `fields.${id}`);
    const words = (value: unknown): string => {
      if (value === null || value === undefined) return '';
      if (Array.isArray(value)) return value.map((one) => said(name, String(one))).join(', ');
      return own ? valueWords(own.kind, value as FieldValue) : said(name, String(value));
    };
    return { label: own?.label ?? fieldLabels[name] ?? name, mine: words(mine), theirs: words(theirs) };
  };
}

const said = (name: string, value: string) => (name === 'phone' || name === 'otherPhones' ? phoneWords(value) : value);
