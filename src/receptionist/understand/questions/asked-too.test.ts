// Right after a price, one more thing that is named is asked for its price; anywhere else it is not.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const priced: Partial<State> = { turns: 1, asked: 'more', priced: true, lastText: 'Dental exam is $85.' };

test.each<[Language, string, RegExp]>([
  ['en', 'and a cleaning?', /^How much/],
  ['en', 'what about whitening?', /^How much/],
  ['es', '¿y una limpieza?', /^Cuánto/],
  ['fr', 'et un détartrage ?', /^Combien/],
  ['de', 'und eine Zahnreinigung?', /^Was kostet/],
  ['en', 'and how about a cleaning?', /^How much/],
  ['fr', 'et un détartrage ou un blanchiment ?', /^Combien/],
])('%s: %s', (language, text, question) => {
  expect(heard(language, text, priced)).toEqual([{ do: 'ask', question: expect.stringMatching(question) }]);
});

test.each<[Language, string]>([
  ['en', 'and can I book a cleaning?'],
  ['en', 'and a cleaning on Friday at ten?'],
])('a wish is none, %s: %s', (language, text) => {
  const asked = heard(language, text, priced).flatMap((one) => (one.do === 'ask' ? one.question : []));
  expect(asked.filter((one) => one.startsWith('How much'))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'And how long does the cleaning take?'],
  ['en', 'And who does the whitening?'],
  ['en', 'And is the exam included?'],
  ['es', '¿Y cuánto dura la limpieza?'],
  ['es', '¿Y quién hace el blanqueamiento?'],
  ['fr', 'Et qui fait le détartrage ?'],
  ['fr', 'Et combien de temps dure le détartrage ?'],
  ['de', 'Und wie lange dauert die Reinigung?'],
])('a question of its own is asked as it is, %s: %s', (language, text) => {
  expect(heard(language, text, priced)).toEqual([{ do: 'ask', question: text }]);
});

const openTold: Partial<State> = {
  turns: 1,
  asked: 'more',
  openTold: '2026-11-26',
  lastText: "We're closed on Thursday.",
};

test.each<[Language, string, RegExp]>([
  ['en', 'and on Saturday?', /^Are you open/],
  ['en', 'and saturdays?', /^Are you open/],
  ['en', 'what about christmas eve', /^Are you open/],
  ['en', 'and the day after tomorrow?', /^Are you open/],
  ['es', '¿y los sábados?', /abiertos/],
  ['es', '¿Y el lunes?', /abiertos/],
  ['fr', 'et le samedi ?', /ouverts/],
  ['de', 'und am Samstag?', /geöffnet/],
  ['de', 'und samstags?', /geöffnet/],
])('right after the hours another day is asked for its own, %s: %s', (language, text, question) => {
  expect(heard(language, text, openTold)).toEqual([{ do: 'ask', question: expect.stringMatching(question) }]);
});

test.each<[Language, string]>([
  ['en', 'and Saturday at ten?'],
  ['en', 'and can I come on Saturday?'],
  ['en', 'and a cleaning on Saturday?'],
])('a visit that is wished for then is one, %s: %s', (language, text) => {
  const asked = heard(language, text, openTold).flatMap((one) => (one.do === 'ask' ? one.question : []));
  expect(asked.filter((one) => one.startsWith('Are you open'))).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'and the day after?', '2026-11-27'],
  ['en', 'what about the day before', '2026-11-25'],
  ['es', '¿y al día siguiente?', '2026-11-27'],
  ['fr', 'et le lendemain ?', '2026-11-27'],
  ['de', 'und am Tag danach?', '2026-11-27'],
])('the next day is that of the day talked of, %s: %s', (language, text, date) => {
  expect(heard(language, text, openTold)).toEqual([{ do: 'ask', question: expect.stringContaining(date) }]);
});

test('the hours of the other day are told', async () => {
  const { say } = talkWith();
  expect((await say('are you open on Sunday?')).text).toMatch(/closed/);
  expect((await say('and on Friday?')).text).toMatch(/Friday.*(?:from|open)/);
});
