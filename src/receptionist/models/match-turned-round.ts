// "A charger for my Tesla", "the fan on the ceiling": an owner's name of two words, said the other way round. Four languages.
import type { KnownPhrase } from './match-alone.ts';
import { type Fit, ofPhrase } from './match-settle.ts';
import type { Token } from './text.ts';

const joins = new Set('for of on in to with para de del pour du des fur von vom im am'.split(' '));
const articles = new Set(
  'a an the my our his her their your this that un una el la mi su nuestro nuestra une le ma mon mes notre ein eine einen mein meine meinen unser unsere das die den'.split(
    ' ',
  ),
);
/** Nearly the whole name; who says it as it stands is meant before. */
const turnedScore = 0.9;

const isSame = (word: string, own: string): boolean => word === own || word === `${own}s` || `${word}s` === own;

/** Where the two words of the phrase stand the other way round, with what binds them between. */
export function turnedRound(name: string, phrase: KnownPhrase, tokens: readonly Token[]): Fit[] {
  const [kind, thing] = phrase.words;
  if (phrase.words.length !== 2 || kind === undefined || thing === undefined) return [];
  return tokens.flatMap((token, from): Fit[] => {
    if (!isSame(token.norm, thing) || !joins.has(tokens[from + 1]?.norm ?? '')) return [];
    const at = articles.has(tokens[from + 2]?.norm ?? '') ? from + 3 : from + 2;
    const last = tokens[at];
    return last && isSame(last.norm, kind)
      ? [{ name, score: turnedScore, from, to: at + 1, said: 2, ...ofPhrase(phrase, tokens.slice(from, at + 1)) }]
      : [];
  });
}
