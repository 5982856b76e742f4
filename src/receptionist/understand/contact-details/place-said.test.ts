// The town that somebody is to come to, and not the one where who calls is, was or comes from; and it stays when its street is put right.
import { expect, test } from 'vitest';
import { placeSaid, withTownKept } from './place-said.ts';

test.each<[string, string | null]>([
  ["I'm in Dallas but my mom lives in El Paso and I want her heater checked", 'El Paso'],
  ["I'm in Dallas, but the house is in Canutillo", 'Canutillo'],
  ["I'm in Dallas but it's for my mom's house", null],
  ["It's for my dad, he lives in Tempe", 'Tempe'],
  ['Estoy en Dallas pero mi mamá vive en Socorro', 'Socorro'],
  ['Je suis à Boston mais ma mère habite à Auburn', 'Auburn'],
  ['Ich wohne in Austin, aber meine Mutter wohnt in Kerrville', 'Kerrville'],
  ['I used to live in Waco', null],
  ["I'm from Dallas", null],
])('%s', (said, place) => expect(placeSaid(said)).toBe(place));

test.each<[string, string | null]>([
  ["I'm in Greeley but I can't be there", 'Greeley'],
  ["I'm in Greeley but my landlord lives in Denver", 'Greeley'],
  ["I'm in Greeley but my husband is in Denver this week", 'Greeley'],
  ['My sister lives in Denver and recommended you', null],
  ["We're in Greeley, my sister lives in Denver", 'Greeley'],
  ['Vivo en Las Cruces', 'Las Cruces'],
])('as before: %s', (said, place) => expect(placeSaid(said)).toBe(place));

test.each<[string | undefined, string, string]>([
  ['14 Elm Street in Dover', '41 Elm Street', '41 Elm Street in Dover'],
  ['14 Elm Street, Dover', '14 Elm Court', '14 Elm Court, Dover'],
  ['14 Elm Street, Dover, NJ', '41 Elm Street', '41 Elm Street, Dover, NJ'],
  ['calle Olmo 14, en Socorro', 'calle Olmo 41', 'calle Olmo 41 en Socorro'],
  ['Ulmenstraße 14, 07801 Dover', 'Ulmenstraße 41', 'Ulmenstraße 41, 07801 Dover'],
  ['14 Elm Street in Dover', '900 Main Street', '900 Main Street'],
  ['14 Elm Street in Dover', '14 Elm Street in Tempe', '14 Elm Street in Tempe'],
  ['14 Elm Street in Dover', '41 Elm Street Dover', '41 Elm Street Dover'],
  ['14 Elm Street', '41 Elm Street', '41 Elm Street'],
  [undefined, '41 Elm Street', '41 Elm Street'],
])('%s, then %s', (before, said, kept) => expect(withTownKept(before, said)).toBe(kept));
