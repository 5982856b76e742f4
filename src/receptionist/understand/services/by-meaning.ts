// "Un apartamento", asked which of an "Apartment move" and a "House move": the one whose name alone means what the caller says in
// their own language, by the words that an owner's texts are glossed with.
import type { Business, Language } from '../../business.ts';
import { meaningsIn } from '../../phrase/gloss.ts';
import { foldCue } from '../cues/cue.ts';
import type { Named } from './near.ts';

/** "Not a house": what is ruled out, with its article. */
const ruledOut =
  /(?<!\p{L})(?:no|ni|pas|nicht|kein\p{L}*)(?: (?:es|era|son|est|c'est|ist|de|du|pour|para|fur|en)(?!\p{L}))*(?: \p{L}+){1,2}/gu;
const meaningScore = 0.8;

/** The one of these services that is meant; none where several or none are, or where the owner's language is spoken. */
export function byMeaning(
  text: string,
  among: readonly string[],
  language: Language,
  { languages }: Business,
): readonly Named[] {
  const owners = languages[0] ?? 'en';
  if (owners === language) return [];
  const said = meaningsIn(foldCue(text).replace(ruledOut, ' '), language);
  const each = among.map((name) => ({ name, means: meaningsIn(name.toLowerCase(), owners) }));
  const fits = each.filter(({ name, means }) =>
    [...said].some((one) => means.has(one) && each.every((other) => other.name === name || !other.means.has(one))),
  );
  const [only, second] = fits;
  if (!only || second) return [];
  return [{ name: only.name, score: meaningScore, start: 0, end: text.length, ambiguous: false }];
}
