// Where a name was asked for, a question, a choice given away and somebody of the house are nobody who is to come.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';
import { namesNobody } from './names-nobody.ts';

const asked: Partial<State> = {
  turns: 2,
  asked: 'name',
  frames: [{ flow: 'book', service: 'Dental exam', times: [{ date: '2026-11-19', time: '10:00' }] }],
};
const nameOf = (language: Language, said: string) =>
  heard(language, said, asked).find((one) => one.do === 'set-name')?.name;

test.each<[Language, string]>([
  ['en', 'and the beard, is that extra?'],
  ['en', 'either one is fine'],
  ['es', 'y el club ese de mantenimiento qué trae'],
  ['es', 'cualquiera de los dos me da igual'],
  ['fr', "pis l'évier, c'est avec ça?"],
  ['fr', "n'importe lequel des deux"],
  ['de', 'direkt hintereinander oder gleichzeitig'],
  ['de', 'egal wer von den beiden'],
  ['en', 'this number'],
  ['es', 'este número'],
  ['fr', 'ce numéro'],
  ['de', 'diese Nummer'],
  ['en', 'yes. now the cleaning, with Marisol, two saturdays in a row same time'],
])('%s: “%s” names nobody', (language, said) => expect(nameOf(language, said)).toBeUndefined());

test.each<[Language, string, string]>([
  ['en', 'Greg Dolan, is that enough?', 'Greg Dolan'],
  ['en', 'greg dolan', 'Greg Dolan'],
  ['en', 'and the name is dan morse', 'Dan Morse'],
  ['fr', "et le nom c'est jean roy", 'Jean Roy'],
  ['en', 'Orla Orton', 'Orla Orton'],
  ['es', 'javier treviño', 'Javier Treviño'],
  ['fr', 'Lucie Bolduc', 'Lucie Bolduc'],
  ['de', 'werner pohl', 'Werner Pohl'],
])('%s: “%s” is a name', (language, said, name) => expect(nameOf(language, said)).toBe(name));

test.each<[Language, string, string, boolean]>([
  ['de', 'bei der Frau Vogel gell', 'Vogel', true],
  ['en', 'with Nico right', 'Nico', true],
  ['en', 'Nico Vogel', 'Nico Vogel', false],
])('%s: “%s”, where somebody of the house is called so', (language, said, name, isNobody) =>
  expect(namesNobody(said, name, language, true)).toBe(isNobody),
);

test.each<[Language, string, string, boolean]>([
  ['en', 'With Nico, my name is Tom', 'Tom', false],
  ['es', 'con Nico, me llamo Tomás', 'Tomás', false],
  ['fr', "avec Nico, je m'appelle Tom", 'Tom', false],
  ['de', 'bei Nico, ich heiße Tom', 'Tom', false],
  ['en', 'with Nico, that is my name for him', 'Nico', true],
])('%s: “%s”, where the caller is told besides', (language, said, name, isNobody) =>
  expect(namesNobody(said, name, language, true)).toBe(isNobody),
);

test('the name is asked for again, and nothing is put under another', async () => {
  const { say } = talkWith();
  await say('I need a teeth cleaning on Thursday at nine');
  expect(await say('either one is fine')).toMatchObject({ asks: 'name' });
  expect((await say('Juan Lopez')).asks).not.toBe('name');
});
