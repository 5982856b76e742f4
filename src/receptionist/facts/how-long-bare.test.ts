// "How long", and nothing else: of what is talked about.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const service = dental.services[0]?.name ?? '';
const about = (question: string, language: Language, of: string | undefined) =>
  factsAbout(question, language, {
    business: { ...dental, languages: ['en', 'es', 'fr', 'de'] },
    ...{ now: '2026-11-16T10:15:00-06:00', service: of, person: undefined },
  } as Parameters<typeof factsAbout>[2]);

test.each<[Language, string]>([
  ['en', 'how long'],
  ['en', 'ok, how long?'],
  ['en', 'how much time?'],
  ['es', '¿y cuánto tiempo?'],
  ['fr', 'combien de temps ?'],
  ['de', 'und wie lange?'],
])('%s: %s', (language, question) => {
  expect(about(question, language, service)?.says).toMatchObject([{ say: 'duration', service }]);
});

test.each<[Language, string]>([
  ['en', 'how long have you been open'],
  ['en', 'how long until the results are in?'],
  ['en', 'how long is the guarantee good for?'],
  ['de', 'wie lange habt ihr auf?'],
])('%s: something else lasts: %s', (language, question) => {
  expect(about(question, language, service)?.says ?? []).not.toContainEqual(
    expect.objectContaining({ say: 'duration' }),
  );
});
