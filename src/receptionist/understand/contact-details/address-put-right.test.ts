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
  ['44 Silver Street now, my old address was 18 Copper Street', '44 Silver Street'],
  ['44 Silver Street, not the old one at 18 Copper Street', '44 Silver Street'],
  ['12 Oak Street, we moved from 40 Pine Avenue last month', '12 Oak Street'],
  ['44 Silver Street in Dover. We used to live at 18 Copper Street', '44 Silver Street in Dover'],
  ['Calle Plata 44, la vieja era Calle Cobre 18', 'Calle Plata 44'],
  ['Calle Plata 44, ya no es Calle Cobre 18', 'Calle Plata 44'],
  ['Calle Plata 44, antes vivíamos en Calle Cobre 18', 'Calle Plata 44'],
  ["44 rue Plate, l'ancienne adresse c'était le 18 rue Cobre", '44 rue Plate'],
  ["44 rue Plate, on n'habite plus au 18 rue Cobre", '44 rue Plate'],
  ['Gartenstraße 4, nicht mehr Ringstraße 18', 'Gartenstraße 4'],
  ['Gartenstraße 4, die alte Adresse war Ringstraße 18', 'Gartenstraße 4'],
  ['17 Birch Lane, we moved last month, 240 Spruce Street', '240 Spruce Street'],
  ["17 Birch Lane, that's my old address it's 240 Spruce Street", '240 Spruce Street'],
  ['17 Birch Lane, oh, we moved to 240 Spruce Street', '240 Spruce Street'],
  ['Calle Cobre 18, esa es la vieja, Calle Plata 44', 'Calle Plata 44'],
  ["18 rue Cobre, c'est l'ancienne adresse, 44 rue Plate", '44 rue Plate'],
  ['Ringstraße 18, da wohnen wir nicht mehr, Gartenstraße 4', 'Gartenstraße 4'],
  ["Google says 14 Elm Street but it's 41 Elm Street", '41 Elm Street'],
  ['14 Elm Street. 41 Elm Street', '41 Elm Street'],
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
  '14 Elm Street but Google sends people to 40 Elm Street',
  '14 Elm Street, Google has it wrong, it has us at 40 Elm Street',
  'Calle Plata 44, pero el GPS los manda a Calle Plata 4',
  '44 rue Plate, le GPS indique le 4 rue Plate',
  'Gartenstraße 4, das Navi zeigt immer Gartenstraße 40 an',
  '12 rue des Lilas, mais on entre par le 14 rue des Lilas',
  'Calle Olmo 14, la casa vieja, la de al lado de Calle Olmo 16',
  '14 Elm Street, by the old mill on 18 River Road',
  "14 Elm Street, it's not far from 18 Copper Street",
  "14 Elm Street, there's no number on it but my neighbor is 12 Elm Street",
  '44 Silver Street, used to be 18 Copper Street, gate code 4411',
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
