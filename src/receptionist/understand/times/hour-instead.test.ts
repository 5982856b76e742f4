// Where the name is asked, another hour is an hour; and whoever is called like a number keeps that name.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const named = (language: Language, text: string) =>
  heard(language, text, {
    turns: 2,
    asked: 'name',
    frames: [{ flow: 'book', times: [], service: 'Teeth cleaning' }],
  }).flatMap((one) => (one.do === 'set-name' ? one.name : []));

test.each<[Language, string]>([
  ['en', 'make it nine'],
  ['en', 'at eleven'],
  ['en', 'oh, noon instead please'],
  ['en', 'Rather at ten'],
  ['en', 'Nine.'],
  ['en', 'No, I meant ten.'],
  ['en', "Three o'clock"],
  ['en', 'two thirty'],
  ['es', 'a las tres y media'],
  ['es', 'Once'],
  ['fr', 'Onze heures'],
  ['fr', 'Quinze heures'],
  ['de', 'Vierzehn Uhr'],
  ['de', 'Elf Uhr'],
  ['es', 'que sean las nueve'],
  ['es', 'mejor a las once'],
  ['fr', 'plutôt onze heures'],
  ['fr', 'Disons dix heures'],
  ['de', 'lieber elf'],
  ['de', 'Lieber um neun Uhr'],
])('an hour, %s: %s', (language, text) => expect(named(language, text)).toEqual([]));

test.each<[Language, string, string]>([
  ['en', 'Ada Nine', 'Ada Nine'],
  ['en', 'June Summers', 'June Summers'],
  ['es', 'Once Morales', 'Once Morales'],
  ['de', 'Karl Neun', 'Karl Neun'],
])('a name, %s: %s', (language, text, name) => expect(named(language, text)).toEqual([name]));

test.each([
  [['I need a cleaning friday at 10', 'make it nine'], '15:00'],
  [['I need a cleaning friday at 10', 'at eleven'], '17:00'],
  [['I need a cleaning friday at 10', 'Nine.'], '15:00'],
  [['quiero una limpieza el viernes a las diez', 'que sean las nueve'], '15:00'],
])('%j books that hour, in UTC, under the name that comes after', async (lines, hour) => {
  const talk = talkWith();
  for (const line of lines) await talk.say(line);
  expect((await talk.say('Rosa Reyes')).asks).toBe('phone');
  await talk.say('630 555 0126');
  await talk.say('yes');
  const [made] = talk.records().appointments.filter((one) => one.name === 'Rosa Reyes');
  expect(made?.startsAt).toContain(`T${hour}`);
});
