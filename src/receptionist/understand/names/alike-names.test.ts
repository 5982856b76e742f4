// A part of a name said once more as it is written puts that part right, and keeps the other.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { withAlikePart } from './alike-names.ts';

test.each([
  ["It's Molino with an O.", 'Ed Molina', 'Ed Molino'],
  ["No, it's Dunn, no e", 'Patricia Dunne', 'Patricia Dunn'],
  ['sorry dave kimm with 2 ms', 'Dave Kim', 'Dave Kimm'],
  ['No, Mathews with one t', 'Anna Matthews', 'Anna Mathews'],
  ['Es Salcedo, con ele', 'Jorge Saucedo', 'Jorge Salcedo'],
  ['Le nom c’est Poirier avec un t à la fin : Poiriet', 'Denise Poirier', 'Denise Poiriet'],
  ['Nein, Stoltzfuß mit scharfem S', 'Eli Stoltzfuss', 'Eli Stoltzfuß'],
  ['No, con V de vaca', 'Jorge Barela', 'Jorge Varela'],
  ['Nein, mit Z wie Zebra', 'Uta Meiser', 'Uta Meizer'],
  ['Und Hartwich schreibt sich mit c-h', 'Uta Hartwig', 'Uta Hartwich'],
])('%s', (said, known, name) => expect(withAlikePart(said, known)).toBe(name));

test.each([
  ["No, it's for Bob Reeve", 'Sam Reed'],
  ["It's for my wife Anne", 'Anna Matthews'],
  ['Yes please', 'Pat Pleace'],
  ['No, con V de vaca', 'Barbara Barela'],
])('%s: puts nothing of %s right', (said, known) => expect(withAlikePart(said, known)).toBeNull());

test.each<[Language, string]>([
  ['en', "No, it's Dunn, no e"],
  ['es', 'No, es Dunn, sin e'],
  ['fr', "Non, c'est Dunn, sans e"],
  ['de', 'Nein, Dunn ohne e'],
])('said where the number is asked, %s: %s', (language, text) => {
  const commands = heard(language, text, {
    turns: 3,
    asked: 'phone',
    said: { name: 'Patricia Dunne' },
    frames: [{ flow: 'book', times: [], service: 'Teeth cleaning' }],
  });
  expect(commands).toContainEqual({ do: 'set-name', name: 'Patricia Dunn', sure: 0.9 });
});

test('it refuses no number, and is read back', async () => {
  const talk = talkWith();
  await talk.say('I want a cleaning Thursday at nine');
  await talk.say('Patricia Dunne');
  await talk.say("No, it's Dunn, no e");
  const stated = await talk.say('630 555 0126');
  expect(stated.asks).toBe('confirm');
  expect(stated.text).toContain('Patricia Dunn,');
});
