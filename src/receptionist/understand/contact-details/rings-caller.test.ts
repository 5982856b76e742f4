// Who is to be rung about a visit that is wished for is noted with it; said of anything else it is a message, as before.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { stranger, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string, string]>([
  [
    'en',
    "My dad needs a cleaning Friday at ten, but call me, not him, he doesn't pick up.",
    "call me, not him, he doesn't pick up",
  ],
  ['en', 'My mom needs a filling tomorrow at ten. Call me about it, not her.', 'Call me about it, not her'],
  ['en', "Book my son an exam Friday at nine and don't call him, call me.", "don't call him, call me"],
  [
    'de',
    'Ich brauche eine Zahnreinigung für meinen Vater am Freitag um zehn, aber rufen Sie mich an, nicht ihn.',
    'rufen Sie mich an, nicht ihn',
  ],
])('noted with the visit, %s: %s', (language, line, reason) => {
  const commands = heard(language, line);
  expect(begun(commands)).toEqual(['book']);
  expect(commands).toContainEqual({ do: 'set-reason', reason, isNote: true });
});

test.each<[Language, string]>([
  ['en', 'Call me, not him'],
  ['en', "Don't book anything, just have Dr. Park call me, not my mom, about her crown."],
  ['en', 'Please have Dr. Park call me and not my dad about the cleaning that he had.'],
  ['en', 'Tell Dr. Park to call me, not my husband.'],
  ['de', 'Dr. Park soll bitte mich anrufen, nicht meinen Mann.'],
])('a message: %s: %s', (language, line) => {
  expect(begun(heard(language, line))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['en', "I'd like a cleaning on Friday at ten"],
  ['es', 'Quiero una limpieza para mi hijo el viernes a las diez'],
])('nothing is noted where nothing of it is said, %s: %s', (language, line) => {
  expect(heard(language, line).some((one) => one.do === 'set-reason')).toBe(false);
});

test('the visit is booked for whoever comes, with the number of whoever calls', async () => {
  const talk = talkWith({ from: stranger, channel: 'phone' });
  await talk.say('My dad, Walter Quigley, needs a cleaning Friday at ten, but call me, not him, he never picks up.');
  await talk.say('this number');
  await talk.say('yes');
  expect(talk.records().messages).toEqual([]);
  expect(talk.records().appointments.at(-1)).toMatchObject({ service: 'Teeth cleaning', phone: stranger });
});
