// Who calls, on which number and where they live, as it is said in one breath; and talk with a number in it, which is no house.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { addressAnswer } from '../contact-details/address-answer.ts';
import { addressSaid } from '../contact-details/addresses.ts';

const booking = { turns: 2, frames: [{ flow: 'book' as const, times: [] }] };

test.each<[Language, string, string]>([
  ['en', "Paul Hendricks and yeah this number's good", 'Paul Hendricks'],
  ['en', 'Paul Hendricks, you have my number', 'Paul Hendricks'],
  ['es', 'Rosa Medina, y el teléfono es este mismo', 'Rosa Medina'],
  ['fr', 'Karine Lavoie, oui ce numéro', 'Karine Lavoie'],
  ['de', 'Karl Beck, ja die Nummer', 'Karl Beck'],
  ['de', 'Holger Stamm, Nummer ist die hier', 'Holger Stamm'],
])('%s: their name, and the number that they call from: %s', (language, text, name) => {
  const commands = heard(language, text, { ...booking, asked: 'name' });
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name }));
  expect(commands).toContainEqual({ do: 'set-phone-same' });
});

test.each<[Language, string]>([
  ['en', 'Paul Hendricks, not this number though'],
  ['en', 'Paul Hendricks, my number is 212 555 0188'],
])('%s: and here another one: %s', (language, text) =>
  expect(heard(language, text, { ...booking, asked: 'name' })).not.toContainEqual({ do: 'set-phone-same' }),
);

test.each<[Language, string]>([
  ['de', 'unter meiner Nummer, ja'],
  ['fr', 'à mon numéro'],
  ['es', 'a mi celular'],
  ['en', 'on my cell'],
])('%s: asked for the number: %s', (language, text) =>
  expect(heard(language, text, { ...booking, asked: 'phone' })).toContainEqual({ do: 'set-phone-same' }),
);

test.each(['Better on my cell.', 'I am easier to reach on my cell', 'call me on my mobile instead'])(
  'another number than the one that calls: %s',
  (text) => expect(heard('en', text, { ...booking, asked: 'phone' })).not.toContainEqual({ do: 'set-phone-same' }),
);

test.each<[string, string, string]>([
  ['412 oak street maria lopez', 'Maria Lopez', '412 oak street'],
  ['Maria Lopez, 412 oak street san antonio', 'Maria Lopez', '412 oak street san antonio'],
])('where a name is asked, the address takes none: %s', (text, name, address) => {
  const house = { ...dental, services: dental.services.map((one) => ({ ...one, needsAddress: true })) };
  const commands = heard('en', text, { ...booking, asked: 'name' }, house);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name }));
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-address', address }));
});

test('a name that is spelled as it is known is no misunderstanding', () => {
  const state = { ...booking, asked: 'phone' as const, said: { name: 'Katrin Schulte' } };
  expect(heard('de', 'S C H U L T E', state)).toEqual([{ do: 'set-name', name: 'Katrin Schulte', sure: 0.9 }]);
});

test.each<[string, string]>([
  ['1108 Fresno dr san antonio', '1108 Fresno dr san antonio'],
  ['at 12 Elm, and 4 pm is good', '12 Elm'],
  ['12 Elm and Main', '12 Elm and Main'],
  ['can you come to 44 Birchwood, apartment 3', '44 Birchwood, apartment 3'],
  ['our place is 12 Birchwood', '12 Birchwood'],
  ['is 44 Birchwood in your area', '44 Birchwood in your area'],
  ['25 H Street, Bangor', '25 H Street, Bangor'],
  ["we're at 67 Oak Street", '67 Oak Street'],
  ['1300 Monday Lane', '1300 Monday Lane'],
  ['13 Friday Harbor Road', '13 Friday Harbor Road'],
])('an address is answered: %s', (text, address) => expect(addressAnswer(text, 'en')).toBe(address));

test.each<[Language, string]>([
  ['en', "and I'm 67"],
  ['en', 'is 4 pm still ok?'],
  ['en', 'actually can we do 4 pm'],
  ['es', 'mejor a las 10'],
  ['es', 'entonces más temprano, a las 10 o algo'],
  ['de', 'lieber um 10 Uhr'],
  ['en', "I'd rather have Tuesday the 13th"],
  ['es', 'no, podar no. la mía con Rosalind del martes 13, para el miércoles a las dos'],
  ['fr', 'non, plutôt celui du mardi 13'],
  ['de', 'nein, lieber Dienstag, den 13.'],
])('%s: nobody lives there: %s', (language, text) => expect(addressAnswer(text, language)).toBeNull());

test('another hour may be wished for where the address is asked', () =>
  expect(heard('es', 'mejor a las 10', { ...booking, asked: 'address' })).toEqual([
    { do: 'set-times', wishes: [{ time: '10:00' }] },
  ]));

const toThem = { services: [{ needsAddress: true }] } as unknown as Parameters<typeof addressSaid>[2];
test.each<[string, string]>([
  ['Tina Brooks, 1108 Fresno dr san antonio', '1108 Fresno dr san antonio'],
  ['Tina Brooks, 88 Mulberry Ave Alamo heights', '88 Mulberry Ave Alamo heights'],
  ['Tina Brooks 88 Mulberry Ave please', '88 Mulberry Ave'],
  ['Tina Brooks, 88 Mulberry Ave and the gate is open', '88 Mulberry Ave'],
  ['Tina, 1108 Fresno dr tomorrow works', '1108 Fresno dr'],
])('beside a name: %s', (text, address) => expect(addressSaid(text, 'en', toThem)?.value).toBe(address));

test('a question that nobody can answer goes to the team with what was said beside it, and a name is a yes', async () => {
  const { say, records } = talkWith();
  await say("are you hiring hygienists? I'm certified, three years");
  await say('Paul Hendricks');
  await say('212 555 0147');
  await say('yes');
  expect(records().messages).toMatchObject([{ body: "are you hiring hygienists? I'm certified, three years" }]);
});
