// A mail address dictated where a number is asked is taken at once, in the language of the talk.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { examStated, heard } from '../../../../tests/support/heard.ts';

const emailsIn = (language: Language, text: string, asked: 'phone' | 'email') =>
  heard(language, text, { ...examStated, asked, language, lastText: '' }).flatMap((one) =>
    one.do === 'set-email' ? one.email : [],
  );

test.each<[Language, string, string]>([
  ['en', "I'd rather you e-mail me: stefan dot kohl, with a K, at example dot com.", 'stefan.kohl@example.com'],
  ['es', 'Mejor por correo: lucia punto barrera, todo junto, arroba example punto com', 'lucia.barrera@example.com'],
  ['fr', 'jean tiret paul arobase example point fr', 'jean-paul@example.fr'],
  [
    'fr',
    'Plutôt par courriel : marie point leduc, en un seul mot, arobase example point com',
    'marie.leduc@example.com',
  ],
  ['de', 'lieber per E-Mail: klara punkt wuest, mit u e, at example punkt com', 'klara.wuest@example.com'],
])('%s: %s', (language, text, email) => {
  expect(emailsIn(language, text, 'phone')).toEqual([email]);
  expect(emailsIn(language, text, 'email')).toEqual([email]);
});

test.each<[Language, string]>([
  ['en', "I don't do e-mail, sorry"],
  ['en', "It's Cathy with a C, at home by nine"],
  ['es', 'no tengo correo, con permiso'],
  ['fr', "je n'ai pas de courriel"],
  ['de', 'ich habe keine Mail, mit so was kenne ich mich nicht aus'],
])('no address, %s: %s', (language, text) => expect(emailsIn(language, text, 'phone')).toEqual([]));
