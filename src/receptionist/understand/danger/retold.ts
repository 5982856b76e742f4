// Dangers that the owner named, told in whole other words: "I've been wetting myself" is the owner's "lost control of my bladder",
// "the whole place stinks of rotten eggs" is "gas smell". Each holds only where the owner's list has its danger, so that it says
// nothing to a trade that never named it; whether it is meant is judged in `meant.ts`.

/**
 * `owners`: phrases of whose owner it is a danger. `told`: what a caller says. `beside`: what its sentence has to say too.
 * `unless`: what makes something else of it. All over folded text.
 */
export type Retold = {
  readonly owners: RegExp;
  readonly told: RegExp;
  readonly beside?: RegExp;
  readonly unless?: RegExp;
};

/** In whichever language a way to tell it stands, it is found. */
export const anyOf = (ways: readonly string[], flags = 'u'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${ways.join('|')})(?![\\p{L}\\d])`, flags);

export const retold = (
  owners: string,
  told: readonly string[],
  { beside, unless }: { readonly beside?: readonly string[]; readonly unless?: readonly string[] } = {},
): Retold => ({
  owners: new RegExp(`(?<!\\p{L})(?:${owners})`, 'u'),
  told: anyOf(told, 'gu'),
  ...(beside && { beside: anyOf(beside) }),
  ...(unless && { unless: anyOf(unless) }),
});

/** So many words may stand there. */
export const upTo = (most: number): string => `(?:[\\p{L}\\d'-]+,? ){0,${most}}`;

/** Supposes it: "I don't know if it's the stove" is told of what is there. */
export const supposed = '(?<!(?:know|sure|tell|idea|see|check|say) )if';

/** Anything of the same sentence, so many characters of it. */
export const within = (most: number): string => `[^.!?\\n]{0,${most}}(?<![\\p{L}\\d])`;

const ends = /[.!?\n](?=\s|$)/gu;

/** The sentence that a place of the text is in. */
function sentenceAt(folded: string, start: number, end: number): string {
  const before = [...folded.slice(0, start).matchAll(ends)].at(-1);
  const behind = folded.slice(end).search(ends);
  return folded.slice(before ? before.index + 1 : 0, behind < 0 ? folded.length : end + behind);
}

/** "No smoke, and the battery looks fine": there is none of what the telling begins with. */
const noneOf =
  /(?<!\p{L})(?:no|without(?: any)?|not any|zero|sin|nada de|ningun\p{L}*|pas de|aucune?|sans|kein\p{L}*|ohne) $/u;

/** Each place where a danger is told in one of these ways, from its start to its end. */
export function toldAgain(
  folded: string,
  ways: readonly Retold[],
): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { told, beside, unless } of ways) {
    for (const { index: start, 0: said } of folded.matchAll(told)) {
      const end = start + said.length;
      if (noneOf.test(folded.slice(0, start))) continue;
      const sentence = sentenceAt(folded, start, end);
      if (beside && !beside.test(sentence)) continue;
      if (unless?.test(sentence)) continue;
      found.push({ start, end });
    }
  }
  return found;
}
