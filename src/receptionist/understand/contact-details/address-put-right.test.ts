// An address that is put right while it is said is what was said last; a number, a unit or where the house stands is none put right.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import { addressPutRight } from './address-put-right.ts';

test.each<[string, string]>([
  ['1420, sorry, 1402 Larkspur Lane in Golden', '1402 Larkspur Lane in Golden'],
  ['1420 Larkspur Lane, sorry, 1402, in Golden', '1402 Larkspur Lane, in Golden'],
  ['1420 Larkspur Lane, no wait, 1402 Larkspur Lane', '1402 Larkspur Lane'],
  ['88 Walnut Drive, no wait, Walnut Court, in Seguin', '88 Walnut Court, in Seguin'],
  ['el 418, no, perdón, 481 de la calle Zapata, en Rio Rancho', '481 de la calle Zapata, en Rio Rancho'],
  ['el 77, ay no, el 79 de la calle Cedro', '79 de la calle Cedro'],
  ['le 15, euh non, le 51 rue Pine à Lewiston', '51 rue Pine à Lewiston'],
  ['15 rue Pine, pardon, rue Spruce', '15 rue Spruce'],
  ['212, nein Quatsch, 221 Lincoln Avenue', '221 Lincoln Avenue'],
  ['Hauptstraße 12, nein, 21', 'Hauptstraße 21'],
  ['412 Juniper Lane, or no, 214 Juniper Lane actually', '214 Juniper Lane'],
  ['412 Juniper Lane. Gosh, no, 421. Sorry about that.', '421 Juniper Lane'],
  ['5521 Doniphan Drive. No, sorry, I always do that, 5512 Doniphan Drive', '5512 Doniphan Drive'],
  ["3318 Fulton Avenue. Oh shoot, it's 3381 Fulton Avenue", '3381 Fulton Avenue'],
  ["17 Birch Lane, hang on, that's the old one, 240 Spruce Street", '240 Spruce Street'],
  ['14 Elm Street in Dover. No wait, I always flip it, 41 Elm Street', '41 Elm Street in Dover'],
  ['calle Roble 48, ay no, siempre me confundo, calle Roble 84', 'calle Roble 84'],
  ['45 rue Cedar. Ah non, je me trompe toujours, 54 rue Cedar', '54 rue Cedar'],
  ['Eichenweg 12. Quatsch, da wohn ich nicht mehr, Eichenweg 21', 'Eichenweg 21'],
  ['77 Pearl Street now, not 12 Oak', '77 Pearl Street'],
])('%s', (said, meant) => {
  expect(addressPutRight(said)).toBe(meant);
});

test.each([
  '1402 Larkspur Lane, no 3, in Arvada',
  '1402 Larkspur Lane, number 3',
  '615 Bluff Trail, no unit number, Boerne',
  '615 Bluff Trail, no, there is no bell',
  'Calle Cedro número 79, en Bernalillo, la casa azul',
  '15 bis rue du Perdon à Lewiston',
  '12 Sorry Lane, Denver',
  '15 rue du Perdon',
  '12 Elm Street and 14 Elm Street',
  '14 Elm Street, sorry about the noise',
  '14 Elm Street, sorry, the gate code is 4411',
  '14 Elm Street, no bell, right behind 12 Elm Street',
  '14 Elm Street, wait, Unit 4',
])('as it is: %s', (said) => {
  expect(addressPutRight(said)).toBe(said);
});

const asked = { ...examStated, asked: 'address', lastText: 'What address should we come to?' } as const;
const said = (language: Language, text: string) =>
  heard(language, text, { ...asked, language }).filter(({ do: did }) => did === 'set-address' || did === 'set-reason');

test.each<[Language, string, string, string]>([
  [
    'en',
    "2214 Osage Street in Denver. That's my mom's place, call me though, not her.",
    '2214 Osage Street in Denver',
    'call me',
  ],
  ['es', 'Calle Cedro 79, Bernalillo. Es la casa de mi hermana.', 'Calle Cedro 79, Bernalillo', 'hermana'],
  ['de', 'Hauptstraße 21 in Milwaukee. Das ist bei meiner Mutter.', 'Hauptstraße 21 in Milwaukee', 'Mutter'],
  ['fr', "C'est au 12 rue Lisbon, chez ma fille.", '12 rue Lisbon', 'chez ma fille'],
  ['en', "14 Elm Street, that's my mom's place.", '14 Elm Street', "my mom's"],
  ['en', "It's my grandma's house, 63 Cutler Road.", '63 Cutler Road', "grandma's"],
])('%s: whose it is is noted beside it: %s', (language, text, address, note) => {
  const commands = said(language, text);
  expect(commands).toContainEqual({ do: 'set-address', address });
  expect(commands).toContainEqual({ do: 'set-reason', reason: expect.stringContaining(note), isNote: true });
});

test.each<[Language, string]>([
  ['en', '615 Bluff Trail in Boerne. Blue house on the corner.'],
  ['en', '615 Bluff Trail. Apt 4'],
  ['de', 'Lindenstraße 14, bei Meier klingeln'],
  ['en', "615 Bluff Trail, it's the blue house"],
])('%s: how to find it stays with it: %s', (language, text) => {
  expect(said(language, text)).toEqual([{ do: 'set-address', address: text.replace(/\.$/, '') }]);
});
