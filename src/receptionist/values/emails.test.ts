// Mail addresses, written and aloud.
import { expect, test } from 'vitest';
import { readEmails } from './emails.ts';
import type { Language } from './language.ts';

const cases: readonly (readonly [Language, string, string | null])[] = [
  ['en', 'my email is jane dot doe at gmail dot com', 'jane.doe@gmail.com'],
  ['en', 'This address, marguerite.dawes@example.com.', 'marguerite.dawes@example.com'],
  ['en', 'sure, it is j o h n underscore smith 42 at yahoo dot co dot uk thanks', 'john_smith42@yahoo.co.uk'],
  ['en', 'kevin doyle twenty two at hot mail dot com', 'kevindoyle22@hotmail.com'],
  ['en', "it's b as in boy o b at example dot com", 'bob@example.com'],
  ['es', 'mi correo es lucia guion bajo fuentes arroba gmail punto com', 'lucia_fuentes@gmail.com'],
  ['fr', "c'est solène point girard arobase orange point fr, merci", 'solene.girard@orange.fr'],
  ['de', 'meine E-Mail ist jürgen Unterstrich brandt at web Punkt de', 'juergen_brandt@web.de'],
  ['en', 'I will be at home at noon.', null],
  ['en', 'Alice@abc is invalid', null],
  ['en', 'meet me at the office on Main Street', null],
  ['en', 'cleaning at 9 and exam at 10. is that possible?', null],
];

test.each(cases)('%s: %s', (language, text, expected) => {
  expect(readEmails(text, language).map((found) => found.email)).toEqual(expected === null ? [] : [expected]);
});

test('the place of what was read', () => {
  const text = 'Well, jane dot doe at gmail dot com please';
  const [found] = readEmails(text, 'en');
  expect(text.slice(found?.start, found?.end)).toContain('jane dot doe at gmail dot com');
});
