// For whom somebody calls is no part of their name; what looks like it in a name stays.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { nameIn } from './details.ts';

test.each<[Language, string, string]>([
  ['en', "Hi, it's Joan from Petrie Dental.", 'Joan'],
  ['en', 'This is Kofi Mensah at Lakeside Supply', 'Kofi Mensah'],
  ['es', 'Soy Ana de la Vega', 'Ana de la Vega'],
  ['en', 'my name is Maria de la Cruz', 'Maria de la Cruz'],
])('%s: %s', (language, text, name) => {
  expect(nameIn(text, language, false)?.name).toBe(name);
});
