// How a contact is called on a page, and the two letters that stand for them.
import { phoneWords } from './phone-words.ts';

type Named = { readonly name: string; readonly phone: string | null; readonly email: string | null };

/** What a page calls the fields that every contact has. */
export const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  otherPhones: 'Other numbers',
  otherEmails: 'Other emails',
  tags: 'Tags',
  notes: 'Good to know',
};

/** The name, else the number, else the address. */
export function nameWords({ name, phone, email }: Named, words = phoneWords): string {
  return name || (phone && words(phone)) || email || 'Nobody';
}

/** First letters of the first and the last name; none for a number. */
export function initialsOf({ name, email }: Named): string {
  const words = (name || email || '').split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}

/** What was typed between commas. */
export function listIn(text: string): string[] {
  return text.split(',').flatMap((tag) => tag.trim() || []);
}
