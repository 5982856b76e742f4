// What a trade's cards quote, its sample business says: each question is put to the engine, and the answer must hold the quote.
import { expect, test } from 'vitest';
import type { IndustryContent, Piece } from '../src/web/site/content/shapes.ts';
import { haveTalk } from './make-talks.ts';

const pages = Object.values(
  import.meta.glob<{ content: IndustryContent }>('../src/web/site/content/*.content.tsx', { eager: true }),
)
  .map(({ content }) => content)
  .filter(({ path }) => path.startsWith('/industries/'));

/** A question and what is quoted as the answer to it. */
function quoted(work: Piece): (readonly [question: string, answer: string])[] {
  if (work.kind === 'taught') return [[work.question, work.answer]];
  if (work.kind !== 'talk') return [];
  return work.lines.flatMap(({ who, words }, at) => {
    const answer = work.lines[at + 1];
    return who === 'caller' && answer?.who === 'telle' ? [[words, answer.words] as const] : [];
  });
}

const cases = pages.flatMap(({ talk, grid }) =>
  grid.cards.flatMap(({ work }) => quoted(work).map(([question, answer]) => ({ talk, question, answer }))),
);

test.each(cases)('$talk.name: $question', async ({ talk, question, answer }) => {
  const asked = { ...talk, from: '+12125550100', now: '2026-11-16T10:10:00-05:00' };
  const { lines } = await haveTalk({ ...asked, lines: [{ who: 'caller', words: question }] });
  expect(lines.at(-1)?.words).toContain(answer);
});
