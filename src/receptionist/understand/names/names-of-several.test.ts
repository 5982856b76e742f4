// The names of several who come, said in one answer: each visit has its own.
import { expect, test } from 'vitest';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { namesOfSeveral } from './names-of-several.ts';

test.each<[Language, string, readonly string[]]>([
  ['en', 'Mia and Leo Hart', ['Mia Hart', 'Leo Hart']],
  ['en', "it's for Mia Hart and Leo Hart", ['Mia Hart', 'Leo Hart']],
  ['en', 'their names are noah and leo', ['Noah', 'Leo']],
  ['es', 'son Lucía y Mateo Ortiz', ['Lucía Ortiz', 'Mateo Ortiz']],
  ['fr', "ils s'appellent Léa et Hugo Morel", ['Léa Morel', 'Hugo Morel']],
  ['de', 'das sind Jonas und Emma Brandt', ['Jonas Brandt', 'Emma Brandt']],
])('%s: “%s”', (language, text, names) => expect(namesOfSeveral(text, language, 2)).toEqual(names));

test.each<[Language, string, number]>([
  ['en', 'Mia and Leo Hart', 1],
  ['en', 'Hart, Mia', 2],
  ['en', 'Mia Hart', 2],
  ['en', 'Mia Hart, and do you take walk-ins?', 2],
  ['es', 'José Ortega y Gasset', 2],
  ['en', 'yes and no', 2],
])('%s: “%s” is none for %i', (language, text, most) => expect(namesOfSeveral(text, language, most)).toBeNull());

test('each is booked under the name that was said for it', async () => {
  const { say, records } = talkWith();
  const before = records().appointments.length;
  await say('cleanings for my two kids on Thursday');
  await say('nine');
  await say('Mia and Leo Hart');
  expect((await say('630 555 0188')).text).toMatch(/for Mia Hart/);
  await say('yes');
  expect((await say('the first one')).text).toMatch(/for Leo Hart/);
  await say('yes');
  expect(records().appointments.slice(before)).toMatchObject([{ name: 'Mia Hart' }, { name: 'Leo Hart' }]);
});
