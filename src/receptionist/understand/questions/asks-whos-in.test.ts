// Whether somebody of the staff is in on a day is answered, and begins no booking; an hour said right after is of that day.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { freshState } from '../../state.ts';
import { readMentions } from '../mentions.ts';

test.each<[Language, string]>([
  ['en', 'Hi is Dr. Park in tomorrow?'],
  ['en', 'is dr park around tomorrow'],
  ['en', 'does Owen Park work Wednesdays?'],
  ['en', 'hey quick question, is Marisol working this Friday?'],
  ['es', '¿está la Dra. Abrams el viernes?'],
  ['es', 'hola, Marisol trabaja el viernes?'],
  ['fr', 'Est-ce que Marisol est là vendredi ?'],
  ['de', 'Arbeitet Marisol am Freitag?'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands.filter((one) => one.do !== 'greet')).toEqual([{ do: 'ask', question: expect.any(String) }]);
});

test.each<[Language, string]>([
  ['en', 'is Dr. Park free tomorrow at 2?'],
  ['en', 'an exam with Dr. Park tomorrow please'],
])('%s, a wish: %s', (language, text) => {
  expect(heard(language, text)).toContainEqual({ do: 'set-staff', staff: 'Dr. Owen Park' });
});

test('an hour behind the answer is of the day that was asked about', async () => {
  const { say } = talkWith({});
  await say('is Dr. Park in tomorrow?');
  const { offers, text } = await say('ok an exam at 2pm then');
  expect(offers).toEqual([]);
  expect(text).toContain('November 17');
  const other = talkWith({});
  await other.say('are you open on Wednesday?');
  expect((await other.say('great, can I come for a cleaning at 10?')).text).toContain('November 18');
});

const withJune = {
  ...dental,
  languages: ['en'] as const,
  staff: [...(dental.staff ?? []), { name: 'June Whitaker', services: ['Filling'] }],
};
const read = (text: string) => {
  const turn = { text, channel: 'phone', business: withJune, from: {}, now: '2026-11-16T10:15:00-06:00' } as const;
  return readMentions({ turn, state: freshState('en'), business: withJune }, text, 'en', null);
};

test('where a June works, June is who is asked for unless a month is said', () => {
  const asked = read('is June free tomorrow?');
  expect(asked.staff.map(({ name }) => name)).toEqual(['June Whitaker']);
  expect(asked.wishes.map(({ wish }) => wish)).toEqual([{ date: '2026-11-17' }]);
  const month = read('anything in June?');
  expect(month.staff).toEqual([]);
  expect(month.wishes[0]?.wish).toMatchObject({ date: '2027-06-01' });
});
