// Words of a caller that are misspelled, split or misheard: "root cannel", "balyage", "check up" become the owner's own.
import { isEverydayWord } from './everyday.ts';
import { likeness } from './likeness.ts';
import type { KnownPhrase } from './match-alone.ts';
import { atomsOf, isUnlisted } from './service-lexicon.ts';
import type { Language, Token } from './text.ts';

/** The same tokens, each of which that means nothing to the lexicon and is nearly one of the owner's words being that. */
export function repaired(tokens: readonly Token[], phrases: readonly KnownPhrase[], language: Language): Token[] {
  const vocabulary = new Set(phrases.flatMap((phrase) => phrase.words).filter((word) => word.length >= 4));
  const unknown = new Set(
    atomsOf(tokens, language)
      .filter(isUnlisted)
      .map((atom) => atom.from),
  );
  const mended: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const next = tokens[at + 1];
    if (next && vocabulary.has(token.norm + next.norm)) {
      mended.push({ ...token, norm: token.norm + next.norm, end: next.end });
      at += 1;
      continue;
    }
    const strange =
      unknown.has(at) && token.norm.length >= 5 && !vocabulary.has(token.norm) && !isEverydayWord(token.norm);
    const near = strange ? nearest(token.norm, vocabulary) : undefined;
    mended.push(near ? { ...token, norm: near } : token);
  }
  return mended;
}

function nearest(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let bestLikeness = 0.79;
  for (const one of vocabulary) {
    const alike = likeness(word, one);
    if (alike > bestLikeness) {
      best = one;
      bestLikeness = alike;
    }
  }
  return best;
}
