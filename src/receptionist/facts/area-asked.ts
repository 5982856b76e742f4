// "Do you come out to Westbrook?": a place is named, and the owner taught where they go. That text is the answer, whether or not the
// place is in it.
import { plainText } from '../answers/passages.ts';
import type { Business, Language } from '../business.ts';
import { isInAnother } from '../models/language.ts';
import { atomsOf } from '../models/service-lexicon.ts';
import { eachLanguage, tokenize } from '../models/text.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { kin } from '../understand/who-comes/kin.ts';
import { readTimes } from '../values/times.ts';
import { areaTold, namesArea } from './area.ts';
import { type Facts, facts } from './fact.ts';
import { notGoneTo } from './not-gone-to.ts';

const you = "(?:you|u|y'all|they|your (?:guys|crew|people|team))(?: guys| folks| all)?(?: ever| also| even| still)?";
const youDo = `(?:do|would|will|can|could) ${you}`;
/** What can be said of a place alone: any name written large behind it is one. */
const going: Readonly<Record<Language, string | null>> = {
  // "Could you work in Lily?" asks for room.
  en: `(?:${youDo} (?:come|go|drive|travel|get|deliver|head)(?: all the way)?(?: out| over| up| down)?(?: here)? (?:to|into|as far as)|do ${you} (?:work|do (?:jobs|work|calls|visits)) (?:in|around|out in|up in|over in|as far as))`,
  es: '(?:ustedes )?(?:vienen|van|llegan|viajan|se desplazan) (?:a|hasta)',
  fr: "(?:vous )?(?:allez|venez|intervenez|desservez|deplacez)(?:-vous)? (?:jusqu'a|jusqu'au|a|au)|vous desservez",
  // German writes every noun large.
  de: null,
};
/** What is said of Fridays, makers and insurers too: only a place that was taught is one. */
const serving: Readonly<Record<Language, string>> = {
  en: `${youDo} (?:(?:come|go|drive|travel|get|deliver|head)(?: all the way)?(?: out| over| up| down)?(?: here)? in|work in|service|serve|cover|reach)`,
  es: '(?:(?:ustedes )?(?:vienen|salen|van|llegan|viajan) (?:a|hasta|para)|(?:atienden|cubren|trabajan|dan servicio|sirven) (?:en|a|hasta))',
  fr: "(?:(?:vous )?(?:intervenez|desservez|travaillez|couvrez|livrez)(?:-vous)? (?:jusqu'a|jusqu'au|a|au|en|dans)|vous couvrez)",
  de: '(?:(?:kommen|fahren|gehen|liefern|arbeiten) (?:sie|ihr)(?: auch| noch| bis)* (?:nach|bis|in))',
};
const behind = (verb: string, article = ''): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${verb}) ${article}([\\p{L}'.-]+(?: [\\p{L}'.-]+){0,3}?)(?: at all| too| as well| también| aussi| auch)?[\\s?.!]*$`,
    'u',
  );
const asks = eachLanguage((language) => {
  const free = going[language];
  return { free: free === null ? null : behind(free), taught: behind(serving[language], '(?:the )?') };
});

/** "In Spanish", "in Excel" is no place, though it is written large. */
const tongue =
  /^(?:excel|word|powerpoint|photoshop|illustrator|quickbooks|autocad|sketchup|english|spanish|french|german|portuguese|italian|chinese|mandarin|cantonese|russian|arabic|vietnamese|korean|tagalog|polish|hindi)$/u;

/** Whose it is, or which: "the Toyota", "my daughter Lily". */
const determined = /^(?:the|my|our|your|his|her|their|this|that|el|la|los|las|mi|su|le|les|mon|ma|mes|votre) /u;
const someone = eachLanguage((language) => new RegExp(`(?<!\\p{L})${kin[language]}(?!\\p{L})`, 'u'));

/** Is it a name that is written large, of no service, relative, day, month, holiday or tongue? */
function isPlaceLike(place: string, question: string, language: Language, { business, now }: Where): boolean {
  const last = place.split(' ').at(-1) ?? '';
  const isLarge = question
    .split(/[\s¿]+/u)
    .some((word) => /^\p{Lu}/u.test(word) && foldCue(word).replace(/[?.!,]+$/u, '') === last);
  const { timezone, hours } = business;
  if (determined.test(place) || someone[language].test(place)) return false;
  if (atomsOf(tokenize(place), language).some(({ kind }) => kind !== 'word')) return false;
  return isLarge && !tongue.test(last) && readTimes(question, language, { now, timezone, hours }).length === 0;
}

type Where = { readonly business: Business; readonly now: string };

/** Null where no place is asked of, or nothing is taught of the area. */
export function areaAsked(question: string, language: Language, where: Where): Facts | null {
  const { business } = where;
  const folded = foldCue(question);
  const { free, taught } = asks[language];
  const named = free?.exec(folded)?.[1];
  const place = named ?? taught.exec(folded)?.[1];
  if (place === undefined) return null;
  const entry = areaTold(business.knowledge);
  if (entry === undefined) return null;
  const isKnown = namesArea(place, business.knowledge);
  if (!isKnown && !(named !== undefined && isPlaceLike(named, question, language, where))) return null;
  const text = plainText(entry.text);
  const out = notGoneTo(question, entry.title, business);
  const foreign = isInAnother(text, language);
  const says = [
    ...(foreign && out !== null ? [{ say: 'not-gone-to' as const, place: out }] : []),
    { say: 'answer' as const, text, sources: [entry.title], foreign },
  ];
  return { ...facts(entry.title, true, ...says), sources: [entry.title] };
}
