// Where times are offered and the same line comes twice that chooses none, what is wanted instead is asked; whoever asks for other times,
// or names one, is offered times as ever.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../tests/support/talk.ts';

test.each([
  ['en', 'I need a cleaning.', 'Look, that is not what I was told by your people.', /Which would you like\?$/],
  ['es', 'Quiero una limpieza dental.', 'No, ya no quiero otra fecha, nada más quitarlo.', /pasar un recado/],
  ['fr', 'Il me faut un détartrage.', 'Ce n’est pas du tout ce que ma femme avait dit.', /transmettre un message/],
  [
    'de',
    'Ich brauche eine Zahnreinigung.',
    'Das ist doch gar nicht das, was meine Frau gesagt hat.',
    /etwas ausrichten/,
  ],
] as const)('%s: no times are offered a third time to the same line', async (language, first, line, asked) => {
  const { say } = talkWith({ business: { ...dental, languages: [language] } });
  await say(first);
  const once = await say(line);
  if (once.asks !== 'time') return;
  const { text, asks } = await say(line);
  expect(asks).toBe('time');
  expect(text).toMatch(asked);
});

test('what is wanted after it is done, of the service that was spoken of', async () => {
  const { say } = talkWith({});
  await say('I need a cleaning.');
  await say('Look, that is not what I was told by your people.');
  await say('Look, that is not what I was told by your people.');
  const { text, asks } = await say('ok, Thursday at ten then');
  expect(asks, text).toBe('name');
});

test.each([
  'Anything a bit later than that?',
  'Could you do Thursday at ten?',
  'no',
  'Do you take Delta Dental insurance?',
])('who says what they mean is heard as before: %s', async (line) => {
  const { say } = talkWith({});
  await say('I need a cleaning.');
  await say(line);
  const { text } = await say(line);
  expect(text).not.toMatch(/I can make, change or call off/);
});

test.each(['She says Tuesday at eight.', 'The second one, please.'])(
  'what was offered can still be chosen: %s',
  async (line) => {
    const { say } = talkWith({});
    await say('I need a cleaning.');
    await say('Look, that is not what I was told by your people.');
    await say('Look, that is not what I was told by your people.');
    const { text, asks } = await say(line);
    expect(text).not.toMatch(/I can make, change or call off/);
    expect(asks, text).toBe('name');
  },
);
