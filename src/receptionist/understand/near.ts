// Which of the business's services and people are named, with where they stand in the text.
import type { Business, Language } from '../business.ts';
import { matchNames } from '../models/match.ts';
import { stem } from '../models/stems.ts';
import { tokenize } from '../models/text.ts';

export type Named = { readonly name: string; readonly score: number; readonly start: number; readonly end: number };

const fillers = new Set('a an the of my your our for and with to in on at is it de la el un una y le les des du et der die das ein eine und mit'.split(' '));

/** Services meant, in the order in which they stand; at most one for the same words. */
export function servicesIn(text: string, language: Language, business: Business): Named[] {
  const candidates = business.services.map((one) => ({ name: one.name, ...(one.aka ? { aka: one.aka } : {}) }));
  const found = matchNames(text, candidates, language);
  return inOrder(found.length > 0 ? found : wholeWords(text, language, candidates));
}

export function staffIn(text: string, language: Language, business: Business): Named[] {
  const people = business.staff ?? [];
  const found = matchNames(text, people.map((one) => ({ name: one.name, kind: 'person' as const })), language);
  if (found.length > 0) return inOrder(found);
  const words = tokenize(text);
  return inOrder(
    people.flatMap((one) =>
      tokenize(one.name)
        .filter((part) => part.text.length > 2 && !/^(?:dr|mr|mrs|ms|herr|frau)$/.test(part.norm))
        .flatMap((part) => words.filter((word) => word.norm === part.norm).map((word) => ({ name: one.name, score: 0.9, start: word.start, end: word.end }))),
    ),
  );
}

function inOrder(found: readonly Named[]): Named[] {
  const kept: Named[] = [];
  for (const one of [...found].sort((a, b) => b.score - a.score)) {
    if (kept.some((other) => other.name === one.name || (one.start < other.end && other.start < one.end))) continue;
    kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Every word of a name or of another word for it, whatever its ending. */
function wholeWords(text: string, language: Language, candidates: readonly { name: string; aka?: readonly string[] }[]): Named[] {
  const words = tokenize(text).map((token) => ({ ...token, stem: stem(token.text, language), english: stem(token.text, 'en') }));
  return candidates.flatMap((candidate) =>
    [candidate.name, ...(candidate.aka ?? [])].flatMap((label) => {
      const wanted = tokenize(label).filter((token) => !fillers.has(token.norm)).map((token) => stem(token.text, 'en'));
      const hits = wanted.map((one) => words.find((word) => word.stem === one || word.english === one));
      const spots = hits.flatMap((hit) => (hit ? [hit] : []));
      if (wanted.length === 0 || spots.length < wanted.length) return [];
      const start = Math.min(...spots.map((one) => one.start));
      const end = Math.max(...spots.map((one) => one.end));
      return [{ name: candidate.name, score: 0.7 + 0.05 * wanted.length, start, end }];
    }),
  );
}
