// Of two sums that may answer, the one that is told of the very day that is asked about.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const knowledge = [
  { title: 'Call-out', text: 'There is no trip charge inside our area. Saturday visits are $50 extra.' },
  {
    title: 'Night and Sunday emergencies',
    text: 'Emergency visits outside opening hours are $295 for the first hour.',
  },
];

test.each<[Language, string, string]>([
  ['en', 'And is it more if you come on a Saturday?', 'Call-out'],
  ['es', '¿Y es más caro si vienen un sábado?', 'Call-out'],
  ['fr', 'Et c’est plus cher si vous venez un samedi ?', 'Call-out'],
  ['de', 'Und ist es teurer, wenn Sie an einem Samstag kommen?', 'Call-out'],
  ['en', 'How much is an emergency visit on a Saturday?', 'Night and Sunday emergencies'],
  ['en', 'Is it more if you come on a Sunday?', 'Night and Sunday emergencies'],
])('%s: “%s” is answered by %s', async (language, question, title) => {
  const found = await findAnswer(question, language, knowledge);
  // In doubt it is told as what lies nearest, and never as what another day costs.
  expect(found.kind === 'found' ? found.sources : found.nearest?.sources).toEqual([title]);
});
