// "No, that's not the exam's visit, it's a new one, a nail trim", "la de cirugía se queda": the no is said of another visit than the one
// that is read back, which is named beside it as what is wanted. Patterns are over folded text, in four languages.
import type { Business, Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { servicesIn, surelyNamed } from '../services/near.ts';
import { asksForAnother, deniesBefore } from './two-wishes.ts';

const stays: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:stays?|remains?|keep|leave|is (?:fine|staying)|don'?t (?:touch|move|change)|already (?:have|got|booked))(?!\p{L})/u,
  es: /(?<!\p{L})(?:se queda|queda (?:igual|como)|dej\p{L}+|no (?:la|lo) (?:toque|mueva|cambie)|sigue igual|ya la tengo)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:reste|restent|laissez|gard\p{L}+|ne (?:bougez|touchez|changez) pas|(?:le|la|l')? ?ai deja)(?!\p{L})/u,
  de: /(?<!\p{L})(?:bleibt|bleiben|lassen|behalt\p{L}*|nicht (?:anfassen|verschieben|andern)|hab ich schon)(?!\p{L})/u,
};
/** Is what is named in this to stay where it is? */
export const saysStays = (said: string, language: Language): boolean => stays[language].test(foldCue(said));

const notThatVisit =
  /(?<!\p{L})(?:(?:that|this|it)(?:'s| is) not (?:the|my|that) |not the |(?:que )?no es (?:la|el|esa|ese)|(?:ce )?n'est pas (?:le|la|l'|mon|ma)|c'est pas (?:le|la|l'|mon|ma)|(?:das )?ist nicht (?:der|die|das|mein\p{L}*)|nicht (?:der|die|das|den))/u;
const noOpens = /^\P{L}*(?:(?:no+|nope|non|nein|nee|wait|oh|ah|esa no|not that(?: one)?)(?![\p{L}])\P{L}*)+/u;

/** Is another visit than the stated one said to stay, and the stated one not named? */
export const leavesOther = (said: string, language: Language, business: Business, stated: string): boolean => {
  const named = servicesIn(said, language, business).filter(({ score }) => score >= surelyNamed);
  return named.length > 0 && named.every(({ name }) => name !== stated) && stays[language].test(foldCue(said));
};

/** What is said besides the no and what is left alone; null where nothing else is left alone, or something else is named as wanted. */
export function besideLeftAlone(said: string, language: Language, business: Business, stated: string): string | null {
  const clauses = said
    .split(/[,.;!?]+(?:\s+|$)|\s+(?=(?:and|but|y|pero|et|mais|und|aber)\s)/u)
    .filter((one) => /\p{L}/u.test(one));
  let isLeft = false;
  const wanted: string[] = [];
  for (const clause of clauses) {
    const folded = foldCue(clause);
    const rest = folded.replace(noOpens, '');
    if (!/\p{L}/u.test(rest)) continue;
    const named = servicesIn(clause, language, business).filter(({ score }) => score >= surelyNamed);
    const isDenied = named.some((one) => one.name !== stated && deniesBefore(foldCue(clause.slice(0, one.start))));
    const others = named.filter((one) => one.name !== stated);
    const namesStated = named.some((one) => one.name === stated);
    if (!namesStated && (isDenied || stays[language].test(folded) || notThatVisit.test(rest))) isLeft = true;
    else if (others.length > 0) return null;
    else wanted.push(clause);
  }
  const rest = wanted.join('. ');
  const points =
    asksForAnother(rest, language) || servicesIn(rest, language, business).some(({ name }) => name === stated);
  return isLeft && points ? rest : null;
}
