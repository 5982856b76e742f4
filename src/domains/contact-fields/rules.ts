// What a field of a contact takes: values as programs send them, and text as people and files write it.
import { fieldMessages } from '#shared/fields.ts';
import type { ContactField, FieldValue } from './contract.ts';

export type Read = { readonly ok: true; readonly value: FieldValue } | { readonly ok: false; readonly message: string };

const textMax = 500;
const no = (message: string): Read => ({ ok: false, message });
const yes = (value: FieldValue): Read => ({ ok: true, value });
type Field = Pick<ContactField, 'kind' | 'choices'>;

/** A value of the field's own kind, tidied; or the sentence for what is not right. */
export function checkValue(field: Field, value: FieldValue): Read {
  if (typeof value === 'string')
    return field.kind === 'yes-no' || field.kind === 'number' ? no(fieldMessages.pattern) : readValue(field, value);
  const kind = typeof value === 'number' ? 'number' : 'yes-no';
  return kind === field.kind && (kind === 'yes-no' || Number.isFinite(value)) ? yes(value) : no(fieldMessages.pattern);
}

/** What somebody wrote, as a value of the field; choices and yes in any capitals, numbers and dates as spreadsheets have them. */
export function readValue({ kind, choices }: Field, written: string): Read {
  const text = written.trim();
  if (text === '') return no(fieldMessages.required);
  if (kind === 'text') return text.length > textMax ? no(fieldMessages.maxLength(textMax)) : yes(text);
  if (kind === 'number') return numberIn(text);
  if (kind === 'date') return dateIn(text);
  if (kind === 'choice') {
    const chosen = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
    return chosen === undefined ? no(`Must be one of: ${choices.join(', ')}`) : yes(chosen);
  }
  if (/^(yes|y|true|1|x|ja|sí|si|oui)$/i.test(text)) return yes(true);
  if (/^(no|n|false|0|nein|non)$/i.test(text)) return yes(false);
  return no('Must be yes or no');
}

function numberIn(text: string): Read {
  const plain = text.replaceAll(/[\s_]|,(?=\d{3}(?:\D|$))/g, '');
  const number = /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(number) ? yes(number) : no('Must be a number');
}

/** 2026-11-21, 11/21/2026, 21.11.2026. */
function dateIn(text: string): Read {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const dots = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : us
      ? [us[3], us[1], us[2]]
      : dots
        ? [dots[3], dots[2], dots[1]]
        : [];
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const instant = Date.parse(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
  return isReal ? yes(date) : no('Must be a date such as 2026-11-21');
}

/** As a file and a form write it, which `readValue` reads back. */
export function writtenValue(value: FieldValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
}
