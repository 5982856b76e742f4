// A time that is picked stands, whatever the words beside it sound like; an end that is spoken of is one.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Command } from '../../commands.ts';

const french = { ...dental, languages: ['fr' as const, 'en' as const] };

test('beside a pick, what only sounds like the end ends nothing', async () => {
  const talk = talkWith({ from: hank, business: french });
  expect((await talk.say('je voudrais déplacer mon détartrage au mercredi 25 novembre')).asks).toBe('time');
  const { text, asks } = await talk.say("le 2e c'est bon. faut-tu que j'enlève mes affaires autour");
  expect(asks).toBe('confirm');
  expect(text).toMatch(/mercredi 25 novembre à 13 h /);
  expect(text).not.toMatch(/annul/);
});

const start: Command[] = [
  { do: 'start', flow: 'move' },
  { do: 'set-times', wishes: [{ date: '2026-11-25' }] },
];
test('who says that it is to be cancelled is asked whether it is', async () => {
  const talk = talkWith({ from: hank });
  expect((await talk.say(start)).asks).toBe('time');
  expect((await talk.say('the first one... no, cancel my appointment')).text).toMatch(/cancel it\?/i);
});

test('without a pick, what sounds like the end is asked about', async () => {
  const talk = talkWith({ from: hank });
  await talk.say(start);
  expect((await talk.say([{ do: 'start', flow: 'cancel' }])).text).toMatch(/cancel/i);
});

test.each([
  'le 2e',
  'le 2e, merci',
  'le deuxième',
  "le 2e c'est bon, et je voudrais savoir si je peux venir avec mon fils",
])('"%s" is the second of what was offered', async (line) => {
  const talk = talkWith({ from: hank, business: french });
  const { text } = await talk.say('je voudrais déplacer mon détartrage au mercredi 25 novembre');
  const second = / (\d{1,2} h(?: \d\d)?)[^\d]* ou /.exec(text)?.[1] ?? 'none was offered';
  expect((await talk.say(line)).text).toContain(`mercredi 25 novembre à ${second} `);
});

test.each([
  ['le 2 décembre', 'mercredi 2 décembre'],
  ['le 1er décembre', 'mardi 1 décembre'],
])('"%s" is a day', async (line, day) => {
  const talk = talkWith({ from: hank, business: french });
  await talk.say('je voudrais déplacer mon détartrage au mercredi 25 novembre');
  expect((await talk.say(line)).text.replace('1er', '1')).toContain(day);
});
