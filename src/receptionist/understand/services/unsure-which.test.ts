// Whoever cannot tell which service they need comes for the one that finds it out, where the house has exactly one; and is told so.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

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

async function answered(language: Language, line: string, services = dental.services) {
  const languages = [language, ...(['en', 'es', 'fr', 'de'] as const).filter((one) => one !== language)];
  const talk = talkWith({ business: { ...dental, languages, services } });
  await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-times', wishes: [{ date: '2026-11-19' }] },
  ]);
  return talk.say(line);
}

// A "crown consultation" beside the exam is for crowns alone.
test.each(lines)('one visit finds it out, %s: %s', async (language, line) => {
  const { text, asks } = await answered(language, line);
  expect(asks).toBe('time');
  expect(text).toMatch(/dental exam/i);
});

test.each(lines)('two might, and neither is taken, %s: %s', async (language, line) => {
  const narrow = dental.services.map((one) =>
    one.name === 'Dental exam' ? { ...one, name: 'Implant consultation', aka: [] } : one,
  );
  expect((await answered(language, line, narrow)).asks).not.toBe('time');
});
