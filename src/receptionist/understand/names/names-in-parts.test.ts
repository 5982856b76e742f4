// Names as people say them when asked: in parts, with a title, led in or closed by a courtesy; and one part put right.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import { addressAnswer } from '../contact-details/address-answer.ts';
import { amendedName, nameIn } from './details.ts';

test.each<[Language, string, string]>([
  ['en', 'put me down as Paul Hendricks please', 'Paul Hendricks'],
  ['en', 'the name is Hendricks, first name Paul', 'Paul Hendricks'],
  ['en', 'um Paul, last name Hendricks', 'Paul Hendricks'],
  ['en', 'Sure, Hendricks, Paul', 'Paul Hendricks'],
  ['en', 'Mr. Paul Hendricks', 'Paul Hendricks'],
  ['en', 'Ottoline Krug. The last name is K, R, U, G.', 'Ottoline Krug'],
  ['es', 'Sí, Teresa Molina para servirle', 'Teresa Molina'],
  ['es', 'apúnteme como Teresa Molina', 'Teresa Molina'],
  ['es', 'teresa bolaños con be grande', 'Teresa Bolaños'],
  ['es', 'Teresa Yáñez con i griega', 'Teresa Yáñez'],
  ['fr', "au nom d'Hélène Roussel", 'Hélène Roussel'],
  ['fr', 'mettez Hélène Roussel', 'Hélène Roussel'],
  ['de', 'Brenner, Vorname Ulrike', 'Ulrike Brenner'],
  ['de', 'Frau Ulrike Brenner, mit zwei n', 'Ulrike Brenner'],
  ['de', 'Jutta Engel, E N G E L', 'Jutta Engel'],
  ['de', 'Ute Klein, K L E I N', 'Ute Klein'],
  ['de', 'K L E I N', 'Klein'],
])('%s: %s', (language, said, name) => {
  expect(nameIn(said, language, true)?.name).toBe(name);
});

test.each<[Language, string, string, string]>([
  ['de', 'der Nachname ist Brennecke', 'Ulrike Brenner', 'Ulrike Brennecke'],
  ['en', "my name's spelled H-E-N-D-R-I-X", 'Paul Hendricks', 'Paul Hendrix'],
  ['es', 'casi, el apellido es Molino', 'Teresa Molina', 'Teresa Molino'],
])('%s: “%s” puts %s right', (language, said, known, name) => {
  expect(amendedName(said, language, known)).toBe(name);
});

test('what is said beside a name amends none', () => {
  expect(amendedName('can we make it four instead?', 'en', 'Paul Hendricks')).toBeNull();
});

test('a house number in words is one', () => {
  expect(addressAnswer('twelve twenty Alder Street, Sacramento', 'en')).toBe('1220 Alder Street, Sacramento');
  expect(addressAnswer('somewhere on Alder Street', 'en')).toBeNull();
});

test.each(['kowalski yeah', 'Kowalski', 'kowalski, yes'])(
  '“%s” is the rest of a name, where a number is asked for',
  (text) => {
    const chosen = { startsAt: '2026-11-19T15:00:00.000Z', staff: null };
    const frames = [{ flow: 'book' as const, service: 'Dental exam', times: [], chosen }];
    const commands = heard('en', text, { turns: 4, asked: 'phone', said: { name: 'Ben' }, frames });
    expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name: 'Ben Kowalski' }));
  },
);

test.each<[Language, string]>([
  ['en', 'And remind me'],
  ['de', 'Geht das auch per Video statt im Büro?'],
])('%s: nobody is named: %s', (language, text) => expect(nameIn(text, language, true)).toBeNull());

test.each<[Language, string, string]>([
  ['en', 'Marcus Yellowhorse, all one word, yellow, horse.', 'Marcus Yellowhorse'],
  ['en', 'Tobin Brightwater, one word, bright and water', 'Tobin Brightwater'],
  ['en', 'Ann Marie Smith, Ann and Marie are two words', 'Ann Marie Smith'],
  ['es', 'Itzel Cantagallo, canta, gallo, todo junto', 'Itzel Cantagallo'],
  ['fr', 'Maël Tournevent, tourne et vent, tout attaché', 'Maël Tournevent'],
  ['de', 'Torben Wolkenstein, Wolken und Stein, zusammengeschrieben', 'Torben Wolkenstein'],
  // Other words behind it, or parts of a name of its own, stay.
  ['en', 'Dana Green Field', 'Dana Green Field'],
  ['en', 'Mary Ann Lee', 'Mary Ann Lee'],
])('how it is written is no part of it, %s: %s', (language, said, name) => {
  expect(nameIn(said, language, true)?.name).toBe(name);
});

test.each(['One word about that first', 'Can I have a word with somebody?'])('no name: %s', (said) => {
  expect(nameIn(said, 'en', true)).toBeNull();
});
