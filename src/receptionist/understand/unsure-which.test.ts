// Whoever cannot tell which service they need comes for the one that finds it out, where the house has exactly one; and is told so.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';

const lines: readonly [Language, string][] = [
  ['en', 'how would I know'],
  ['en', 'no idea, it just hurts'],
  ['es', 'ni idea'],
  ['es', 'cómo voy a saber yo'],
  ['fr', 'aucune idée'],
  ['fr', 'je ne sais pas moi'],
  ['de', 'Keine Ahnung'],
  ['de', 'Woher soll ich das wissen'],
];

async function answered(language: Language, line: string, without: string) {
  const services = dental.services.filter((one) => one.name !== without);
  const languages = [language, ...(['en', 'es', 'fr', 'de'] as const).filter((one) => one !== language)];
  const talk = talkWith({ business: { ...dental, languages, services } });
  await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-times', wishes: [{ date: '2026-11-19' }] },
  ]);
  return talk.say(line);
}

test.each(lines)('one visit finds it out, %s: %s', async (language, line) => {
  const { text, asks } = await answered(language, line, 'Crown consultation');
  expect(asks).toBe('time');
  expect(text).toMatch(/dental exam/i);
});

test.each(lines)('two might, and neither is taken, %s: %s', async (language, line) => {
  expect((await answered(language, line, 'Filling')).asks).not.toBe('time');
});
