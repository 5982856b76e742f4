// "How much is a state inspection and what papers should I bring?": a price and something else, asked in one breath. Each is answered
// for itself, since a text on the one says nothing of the other; and what is asked second is of what the first named.
import type { FoundAnswer } from '../../answers-port.ts';
import type { Business, Language } from '../../business.ts';
import { pricedOtherwise } from '../../facts/price-asked.ts';
import { isAfter } from '../../facts/topics.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { plainlyNamed, servicesIn } from '../../understand/services/near.ts';

/** Where a second question begins behind the first. */
const joined: Readonly<Record<Language, RegExp>> = {
  en: /[,;]?\s+(?:and|plus|&)\s+(?=(?:also |then )?(?:(?:from|at|in|for|by|on|until|up to) )?(?:what|which|how|when|where|who|do|does|did|is|are|can|could|will|would|should|any|anything|what['’]s)(?!\p{L}))/giu,
  es: /[,;]?\s+y\s+(?=¿?(?:también |tambien |además |ademas )?(?:a |de |en |con |hasta |desde |para )?(?:qué|que|cuánt[ao]s?|cuant[ao]s?|cuándo|cuando|cómo|como|dónde|donde|cuál|cual|quién|quien|hay|puedo|puede|pueden|tengo|debo|necesito|hace falta|incluye|viene|es|está|esta|se|tardan?)(?!\p{L}))/giu,
  fr: /[,;]?\s+et\s+(?=(?:aussi |puis )?(?:à |a |de |en |dans |avec |jusqu['’]à |dès )?(?:est-ce|qu['’]est|qu['’]il|que|quels?|quelles?|combien|comment|quand|où|ou|qui|faut-il|il faut|puis-je|peut-on|dois-je|je (?:dois|peux)|on (?:peut|doit|a|reçoit)|y a-t-il|ça|c['’]est|vous)(?!\p{L}))/giu,
  de: /[,;]?\s+und\s+(?=(?:auch |dann )?(?:ab |bis |an |in |um |für |bei )?(?:was|wie|wann|wo|wer|welche[rsnm]?|muss|soll|kann|darf|ist|sind|gibt|brauche|bekomme|bekommt|wird|werden|haben|hat)(?!\p{L}))/giu,
};

/** A question of one word leans on the other. */
const wordsMin = 2;
const wordsOf = (text: string): number => (text.match(/[\p{L}\d'’]+/gu) ?? []).length;

const wishesTime =
  /^\P{L}*(?:(?:also|then|tambien|ademas|aussi|auch|dann)\P{L}+)?(?:(?:can|could|may|might) (?:i|we|you|she|he|somebody|someone) (?:\p{L}+ ){0,2}(?:come|get|have|do|make|book|see|fit|squeeze|take|bring)|(?:puedo|podemos|podria(?:mos)?|pueden?|podrian?) (?:\p{L}+ ){0,2}(?:ir|venir|pasar|traer|atender|ver)|(?:puis-je|peut-on|(?:je|on) (?:peux|peut|pourrait|pourrais)|vous (?:pouvez|pourriez)) (?:\p{L}+ ){0,2}(?:venir|passer|prendre|avoir|amener)|(?:kann|konnte|konnen|konnten) (?:ich|wir|sie) (?:[\p{L}\d.:]+ ){0,5}(?:kommen|vorbeikommen|haben|bringen))(?!\p{L})/u;

/** The two questions of one that asks the price of a service and something else of it; null where it asks one thing. */
export function askedTogether(question: string, language: Language, business: Business): readonly string[] | null {
  const asksPrice = (text: string) => {
    const folded = foldCue(text);
    return isAfter('price', folded, language) || pricedOtherwise.test(folded);
  };
  const namesService = (text: string) =>
    servicesIn(text, language, business).some(({ score }) => score >= plainlyNamed);
  for (const { index, 0: joiner } of question.matchAll(joined[language])) {
    const first = question.slice(0, index).trim();
    const second = question.slice(index + joiner.length).trim();
    if (wordsOf(first) < wordsMin || wordsOf(second) < wordsMin) continue;
    if (asksPrice(first) === asksPrice(second)) continue;
    // "… and could we come on Thursday?" asks for a time, and is heard as a wish.
    if (namesService(first) && !wishesTime.test(foldCue(second))) return [`${first}?`, second];
  }
  return null;
}

/** Named surely, and no other by the same words. */
export const isPlainlyOne = (one: { readonly score: number; readonly ambiguous: boolean }): boolean =>
  one.score >= plainlyNamed && !one.ambiguous;

/** The one service that was asked about right before, in the same breath. */
export function namedInBreath(
  justAsked: string | undefined,
  language: Language,
  business: Business,
): string | undefined {
  const named = justAsked === undefined ? [] : servicesIn(justAsked, language, business);
  const [one, other] = named.filter(isPlainlyOne);
  return other === undefined ? one?.name : undefined;
}

/** By so much less likely may be what answers with the name of what was asked about, where the question points at it. */
const hardlyLess = 0.1;

/** Points at what was named right before: "how many pictures come with that?". Folded. */
const points =
  /(?<!\p{L})(?:it|that|this|those|these|them|one|with|eso|es[ea]|est[ea]|esto|ello|incluye[n]?|ca|cela|avec|dedans|en|y|das|dies\p{L}*|es|da(?:fur|bei|von|mit|zu|vor|nach))(?!\p{L})/u;

/** What is so sure by itself needs no name: whether cards are taken, or where one parks. */
const sureOfItself = 0.95;

/**
 * Of what was found on a question by itself, and with the name of what was asked about in the same breath, what answers it. Where it does
 * not point at that, and nothing is known of it by itself, the name alone may have brought up the text; and what the name changes nothing
 * of, and tells nothing of that service, may be of another: both are said with doubt.
 */
export function ofSameBreath(
  question: string,
  bare: FoundAnswer,
  named: FoundAnswer,
  isOfIt: (found: FoundAnswer) => boolean,
): FoundAnswer {
  const pointsAt = points.test(foldCue(question));
  if (bare.kind !== 'found') return named.kind !== 'found' ? bare : pointsAt ? named : { ...named, doubtful: true };
  const isNamed = named.kind === 'found' && named.score >= bare.score - (pointsAt ? hardlyLess : 0);
  if (isNamed && named.text !== bare.text) return named;
  return bare.score >= sureOfItself || isOfIt(bare) ? bare : { ...bare, doubtful: true };
}
