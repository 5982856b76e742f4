// An address that is said unasked ends with its sentence, and "the same as ever" before a street is no part of it.
import { expect, test } from 'vitest';
import { addressAnswer, addressIn } from './address-answer.ts';

test.each([
  ["I'm at 1845 Fillmore Street. There's a brown spot on the ceiling.", '1845 Fillmore Street'],
  ['412 Mesa Street. Huele mucho a polvo.', '412 Mesa Street'],
  ["It's 77 Birch Drive. Gate code is 4411.", '77 Birch Drive'],
  ["44 Elm St. It's the blue house.", '44 Elm St.'],
  ['44 Elm St. Denver', '44 Elm St. Denver'],
  ['210 Alder Court, Golden, Colorado', '210 Alder Court, Golden, Colorado'],
  ['12 Oak Lane Boulder', '12 Oak Lane Boulder'],
  ["44 St. Mary's Road, Apt. 3", "44 St. Mary's Road, Apt. 3"],
])('%s', (text, address) => expect(addressIn(text)).toBe(address));

test.each([
  ['es', 'la misma de siempre, 3120 Grand Avenue', '3120 Grand Avenue'],
  ['en', 'same place as last time, 88 Pearl Street', '88 Pearl Street'],
  ['en', 'the same as always. 12 Oak Lane', '12 Oak Lane'],
  ['es', 'la de siempre, 230 Cedar Avenue', '230 Cedar Avenue'],
  ['en', 'the usual place, 230 Cedar Avenue', '230 Cedar Avenue'],
  ['fr', "la même que d'habitude, 18 rue Bartlett", '18 rue Bartlett'],
  ['de', 'dieselbe wie immer, Lindenweg 12', 'Lindenweg 12'],
  // Nothing of these is taken away.
  ['en', '12 Same Street', '12 Same Street'],
  ['en', '77 Birch Drive, the gate code is 4411', '77 Birch Drive, the gate code is 4411'],
  ['es', 'Mesa 412, la misma casa verde', 'Mesa 412, la misma casa verde'],
  ['de', 'Lindenweg 12. Bitte zweimal klingeln', 'Lindenweg 12. Bitte zweimal klingeln'],
] as const)('%s, asked: %s', (language, text, address) => expect(addressAnswer(text, language)).toBe(address));

test.each([
  ['en', 'same as always'],
  ['es', 'la misma de siempre'],
] as const)('%s, asked, no street is said: %s', (language, text) => expect(addressAnswer(text, language)).toBeNull());
