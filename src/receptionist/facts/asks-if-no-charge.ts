// Whether what is talked about costs nothing, asked in so many words and no more. Four languages.
import type { Business, Language } from '../business.ts';
import { atomsOf } from '../models/service-lexicon.ts';
import { eachLanguage, tokenize } from '../models/text.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { namesOf } from '../understand/services/near.ts';
import type { Talk } from './fact.ts';

const opens = '(?:(?:and|so|ok|okay|oh|y|pero|et|mais|und|aber)[ ,]+)*';
const tags =
  "(?:[ ,¿]+(?:right|correct|is that right|huh|no|verdad|cierto|c'est (?:ca|bien ca)|non|n'est-ce pas|oder|richtig|stimmt'?s?))?";
const free = new RegExp(
  `^[^\\p{L}]*${opens}(?:${[
    "(?:that|it|this|the visit)(?: (?:does not|doesn't|won't|will not|wouldn't)) cost (?:me |us )?(?:anything|a (?:thing|penny|cent|dime))(?: extra)?",
    "(?:(?:is|are) )?(?:that|it|this|the visit|that one)(?:'s| is| are)? (?:free of charge|for free|at no (?:cost|charge))",
    '(?:eso |esto |la visita )?(?:no (?:me |nos )?(?:cuesta|cobran|costaria) nada|es (?:gratis|gratuit[oa]|sin costo))',
    "(?:(?:ca|cela) ne (?:me |nous )?coute rien|(?:est-ce que )?c'est (?:bien )?gratuit)",
    '(?:(?:das|es) kostet (?:mich |uns )?(?:doch )?nichts|(?:das |es )?(?:ist|ware) (?:das |es )?(?:doch )?(?:kostenlos|umsonst|gratis))',
  ].join('|')})${tags}[^\\p{L}]*$`,
  'u',
);

const plainly: Readonly<Record<Language, string>> = {
  en: 'how much is it?',
  es: '¿cuánto cuesta?',
  fr: 'combien ça coûte ?',
  de: 'was kostet das?',
};

const noun = '(?<noun>\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,2}?)';
const ofNoun: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `(?:the|that|this|your|an?) ${noun}(?:'s| is) (?:free|free of charge|for free|at no (?:cost|charge))`,
    `is (?:the|that|this|your|an?) ${noun} (?:free|free of charge|for free|at no (?:cost|charge))`,
    `(?:the|that|this|your|an?) ${noun} (?:doesn't|does not|won't) cost (?:me |us )?(?:anything|a (?:thing|penny|cent|dime))`,
  ],
  es: [
    `(?:el|la|es[ea]|est[ea]) ${noun} (?:no (?:me |nos )?cuesta nada|es (?:gratis|gratuit[oa]|sin costo))`,
    `es (?:gratis|gratuit[oa]) (?:el|la|es[ea]|est[ea]) ${noun}`,
  ],
  fr: [
    `(?:est-ce que )?(?:l'|(?:le|la|cet?|cette) )${noun} (?:ne (?:me |nous )?coute rien|(?:c'est|est(?:-il|-elle)?) (?:bien )?gratuite?)`,
  ],
  de: [
    `(?:der|die|das|diese[rs]?) ${noun} (?:kostet (?:mich |uns )?(?:doch )?nichts|ist (?:doch )?(?:kostenlos|umsonst|gratis))`,
    `ist (?:der|die|das|diese[rs]?) ${noun} (?:kostenlos|umsonst|gratis)`,
  ],
};
const freeByName = eachLanguage((language) =>
  ofNoun[language].map((one) => new RegExp(`^[^\\p{L}]*${opens}${one}${tags}[^\\p{L}]*$`, 'u')),
);

/** An offer, or what is done: a person, a room or a court that is free has time. */
const offers: ReadonlySet<string> = new Set(
  'estimate consultation treatment inspect clean repair maintain install remove follow-up'.split(' '),
);

/**
 * "The quote is free, right?", with the "replacement estimate" talked about: the same, where what is named means nothing but what that
 * service is called; null for any other.
 */
function asPriceOfNamed(question: string, language: Language, service: string, business: Business): string | null {
  const folded = foldCue(question);
  const named = freeByName[language].map((one) => one.exec(folded)?.groups?.noun).find((one) => one !== undefined);
  if (named === undefined) return null;
  const meantBy = (text: string, of: Language) => atomsOf(tokenize(text), of).map(({ id }) => id);
  const own = new Set(
    [...new Set<Language>(['en', ...business.languages])].flatMap((one) =>
      namesOf(service, business).flatMap((text) => meantBy(text, one)),
    ),
  );
  const meant = meantBy(named, language);
  return meant.some((id) => offers.has(id)) && meant.every((id) => own.has(id)) ? plainly[language] : null;
}

/** "And that doesn't cost anything, right?", and no more, as the question for the price that says it; null for any other. */
export function asPriceOfTalk(question: string, language: Language, { service, business }: Talk): string | null {
  if (service === undefined) return null;
  if (free.test(foldCue(question))) return plainly[language];
  return asPriceOfNamed(question, language, service, business);
}
