import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { withoutRefusedRanks } from './refused-rank.ts';

test.each<[Language, string]>([
  ['en', "i don't want the second one, the first please"],
  ['en', "the second doesn't work, i'll take the first"],
  ['en', "the second one's no good for me, make it the first"],
  ['en', 'the second is too late, the first then'],
  ['es', 'la segunda no, la primera por favor'],
  ['es', 'no quiero la segunda, mejor la primera'],
  ['fr', 'pas le deuxieme, plutot le premier'],
  ['de', 'nicht den zweiten, lieber den ersten bitte'],
])('only the first is left, %s: %s', (language, line) => {
  const left = withoutRefusedRanks(line, language);
  expect(left).toMatch(/first|primera|premier|ersten/u);
  expect(left).not.toMatch(/second|segunda|deuxieme|zweiten/u);
});

test.each<[Language, string]>([
  ['en', 'no, the second one'],
  ['en', 'why not the second one'],
  ['en', 'the second one is good'],
  ['es', 'no, la segunda'],
  ['es', 'la segunda'],
  ['fr', 'non, le deuxieme'],
  ['de', 'nein, den zweiten'],
])('the second is wanted, %s: %s', (language, line) => {
  expect(withoutRefusedRanks(line, language)).toMatch(/second|segunda|deuxieme|zweiten/u);
});

test.each([
  ["I don't want the second one, the first please", 0],
  ['not the first one, the second please', 1],
  ['no, the second one', 1],
  ['the first one, not the third', 0],
])('%s', async (line, at) => {
  const talk = talkWith({ business: dental });
  await talk.say('I would like a cleaning next Wednesday');
  const { text } = await talk.say('next Wednesday');
  const times = text.match(/\d+(?::\d+)? [AP]M/gu) ?? [];
  expect(times.length).toBeGreaterThan(1);
  const picked = await talk.say(line);
  expect(picked.text).toContain(times[at]);
  for (const other of times.filter((_, place) => place !== at)) expect(picked.text).not.toContain(` ${other}`);
});
