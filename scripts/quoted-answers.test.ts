// What a page's cards quote, its sample business says: each question is put to the engine, and the answer must hold the quote.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../src/platform/package-root.ts';
import type { IndustryContent, Piece } from '../src/web/site/content/shapes.ts';
import { haveTalk } from './make-talks.ts';

const folder = join(packageRoot, 'src/web/site/content');
const files = readdirSync(folder).filter((name) => name.endsWith('.content.tsx'));
const contents = await Promise.all(
  files.map(async (name) => ((await import(join(folder, name))) as { content: IndustryContent }).content),
);
const pages = contents.filter(({ path }) => /^\/(features|industries|solutions)\//.test(path));

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

/** The same question as a guest of each language puts it. */
const asked: Readonly<Record<string, string>> = {
  en: 'How much is the kayak tour?',
  es: '¿Cuánto cuesta la excursión en kayak?',
  fr: 'Combien coûte la sortie en kayak ?',
  de: 'Was kostet die Kajaktour?',
};
const voices = pages.flatMap(({ talk, strip }) =>
  strip?.work.kind === 'voices' ? strip.work.voices.map((voice) => ({ talk, ...voice })) : [],
);

test.each(voices)('$talk.name in $language', async ({ talk, language, words }) => {
  const { lines } = await haveTalk({
    ...{ ...talk, from: null, now: '2026-11-16T10:10:00-08:00' },
    lines: [{ who: 'caller', words: asked[language] ?? '' }],
  });
  expect(lines.at(-1)?.words).toBe(words);
});
