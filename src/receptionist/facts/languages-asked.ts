// Which languages are spoken: those that the house lists answer which there are, and whether one of them is. Of any other language they
// tell only that it is not listed, so a way on is said with them.
import type { Business, Language } from '../business.ts';
import { type Facts, facts } from './fact.ts';

const names: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:english|ingles|anglais|englisch)(?!\p{L})/u,
  es: /(?<!\p{L})(?:spanish|espanol|castellano|espagnol|spanisch)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:french|frances|francais|franzosisch)(?!\p{L})/u,
  de: /(?<!\p{L})(?:german|aleman|allemand|deutsch)(?!\p{L})/u,
};
const which =
  /(?<!\p{L})(?:(?:what|which|how many|other|any other|only) languages?|(?:que|cuales|cuantos|otros?) idiomas?|(?:quelles?|combien de|d'autres) langues?|(?:welche|wie viele|andere) sprachen?)(?!\p{L})/u;

/** `folded`: a question after the languages. */
export function languagesSpoken(folded: string, { languages }: Pick<Business, 'languages'>): Facts {
  const isListed = which.test(folded) || languages.some((one) => names[one].test(folded));
  const says = { say: 'languages', languages } as const;
  return isListed ? facts('languages', false, says) : facts('languages', false, says, { say: 'or-pass-on' });
}
