// "Do you come out to Westbrook?": a place is named, and the owner taught where they go. That text is the answer, whether or not the
// place is in it.
import { plainText } from '../answers/passages.ts';
import type { Business, Language } from '../business.ts';
import { isInAnother } from '../models/language.ts';
import { eachLanguage } from '../models/text.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { areaTold, namesArea } from './area.ts';
import { type Facts, facts } from './fact.ts';
import { notGoneTo } from './not-gone-to.ts';

const going: Readonly<Record<Language, string>> = {
  en: "(?:do|would|will|can|could) (?:you|u|y'all|they|your (?:guys|crew|people|team))(?: guys| folks| all)?(?: ever| also| even| still)? (?:(?:come|go|drive|travel|get|deliver|head)(?: all the way)?(?: out| over| up| down)?(?: here)? (?:to|in|into|as far as)|(?:service|serve|cover|reach)|(?:work|do (?:jobs|work|calls|visits)) (?:in|around|out in|up in|over in|as far as))",
  es: '(?:(?:ustedes )?(?:van|vienen|llegan|viajan|salen|se desplazan) (?:a|hasta|para)|(?:atienden|cubren|trabajan|dan servicio|sirven) (?:en|a|hasta))',
  fr: "(?:(?:vous )?(?:allez|venez|intervenez|desservez|travaillez|couvrez|deplacez|livrez)(?:-vous)? (?:jusqu'a|jusqu'au|a|au|en|dans)|vous (?:desservez|couvrez))",
  de: '(?:(?:kommen|fahren|gehen|liefern|arbeiten) (?:sie|ihr)(?: auch| noch| bis)* (?:nach|bis|in))',
};
/** The place, as it is written at the end: large, or small where it is one that was taught. */
const asks = eachLanguage(
  (language) =>
    new RegExp(
      `(?<!\\p{L})${going[language]} (?:the )?([\\p{L}'.-]+(?: [\\p{L}'.-]+){0,3}?)(?: at all| too| as well| también| aussi| auch)?[\\s?.!]*$`,
      'u',
    ),
);

/** Null where no place is asked of, or nothing is taught of the area. */
export function areaAsked(question: string, language: Language, business: Business): Facts | null {
  const place = asks[language].exec(foldCue(question))?.[1];
  if (place === undefined) return null;
  const entry = areaTold(business.knowledge);
  const isLarge = question
    .split(/[\s¿]+/u)
    .some((word) => /^\p{Lu}/u.test(word) && foldCue(word).replace(/[?.!,]+$/u, '') === place.split(' ').at(-1));
  if (entry === undefined || !(namesArea(place, business.knowledge) || isLarge)) return null;
  const text = plainText(entry.text);
  const out = notGoneTo(question, entry.title, business);
  const foreign = isInAnother(text, language);
  const says = [
    ...(foreign && out !== null ? [{ say: 'not-gone-to' as const, place: out }] : []),
    { say: 'answer' as const, text, sources: [entry.title], foreign },
  ];
  return { ...facts(entry.title, true, ...says), sources: [entry.title] };
}
