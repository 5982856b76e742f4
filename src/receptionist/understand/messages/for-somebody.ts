// "I found the deed. Does she want the original?": what stands in a message and asks what somebody wants is for them, and for nobody
// who answers the telephone. Four languages.
import type { Language } from '../../business.ts';

/** One person is spoken of, in the order of words of a question. "Sie" is who is spoken to, and "they" is as often the house. */
const ofThem: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:do(?:es)?|did|is|are|was|will|would|can|could|should|has|have|if|whether)(?:n['’]t)? s?he(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella)(?!\p{L})/iu,
  fr: /\p{L}-(?:t-)?(?:il|elle)(?!\p{L})|(?<!\p{L})(?:s['’]il|(?:si|qu['’]|est-ce qu['’]) ?(?:il|elle))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:[Bb]raucht|[Ww]ill|[Mm]öchte|[Kk]ann|[Kk]önnte|[Ss]oll|[Hh]at|[Ii]st|[Ww]ird|[Ww]ürde|[Dd]arf|[Mm]uss) (?:er|sie|ihm|ihr)|ob (?:er|sie|ihm|ihr))(?!\p{L})/u,
};
/** Whoever is spoken to is asked themselves. */
const ofHouse: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:you|your|u|y['’]all)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted(?:es)?|tienen|hacen|pueden|cobran|aceptan)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?|ihr (?:habt|macht|könnt|seid))(?!\p{L})/u,
};
/** In so many words something is told ahead of it. */
const toldMin = 3;

const sentences = (said: string): readonly string[] => said.match(/[^.!?\n]+[.!?]*/gu) ?? [];

/** Does this ask what somebody spoken of wants, does or is? */
export const asksOfThem = (question: string, language: Language): boolean =>
  ofThem[language].test(question) && !ofHouse[language].test(question);

/** Is something told, and then asked what somebody spoken of makes of it? */
export function tellsAndAsksOfThem(said: string, language: Language): boolean {
  const all = sentences(said);
  const asks = all.filter((one) => one.includes('?'));
  const tells = all.some((one) => !one.includes('?') && one.trim().split(/\s+/).length >= toldMin);
  return tells && asks.length > 0 && asks.every((one) => asksOfThem(one, language));
}
