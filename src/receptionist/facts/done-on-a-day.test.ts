// "Do you do it on Sundays?" asks whether the house is open then, whatever "it" is.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const about = (question: string, language: Language) =>
  factsAbout(question, language, {
    business: dental,
    now: '2026-11-16T10:00:00-06:00',
    service: 'Teeth cleaning',
    person: undefined,
  });

test.each<[Language, string]>([
  ['en', 'do you do it on sundays'],
  ['en', 'do you guys do that on sunday?'],
  ['es', '¿la hacen los domingos?'],
  ['fr', 'vous le faites le dimanche ?'],
  ['de', 'machen Sie das auch sonntags?'],
])('%s: %s', (language, question) => {
  expect(about(question, language)?.sources).toEqual(['hours']);
});

test.each(['do you do it over the phone', 'do you do it on the spot'])('no day, no hours: %s', (question) => {
  expect(about(question, 'en')?.sources ?? []).not.toContain('hours');
});
