// "Is it expensive to talk to someone?", "was kostet das erste Gespräch?": what is asked for is the price of the one visit at which things
// are talked about: that which the talk is about, or those that the list has.
import type { Business, Language } from '../business.ts';
import { eachLanguage } from '../models/text.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { type Facts, facts } from './fact.ts';
import { onlyTalk } from './price-asked.ts';
import { isAfter } from './topics.ts';

const talks: Readonly<Record<Language, string>> = {
  en: "(?:talk|talking|speak|speaking|chat|sit down|meet|meeting) (?:to|with) (?:someone|somebody|you|y'all|(?:an?|the|one of your|one of the|your) (?:lawyers?|attorneys?|advis[eo]rs?|accountants?|specialists?|experts?|counsell?ors?|planners?|designers?))|(?:the|that|your|an?) (?:very )?(?:first|initial|intro(?:ductory)?) (?:talk|chat|conversation|call|meeting|consult(?:ation)?)",
  es: 'hablar con (?:alguien|ustedes|usted|(?:un|una|el|la) (?:abogad[oa]|asesora?|contadora?|especialista|experto|experta|consejer[oa]))|(?:la|una|esa) (?:primera|inicial) (?:charla|platica|conversacion|reunion|consulta)|(?:la|una) (?:charla|reunion|consulta) inicial',
  fr: "(?:parler|discuter) (?:a|avec) (?:quelqu'un|vous|(?:un|une|l'|le|la) ?(?:avocate?|conseiller|conseillere|comptable|specialiste|experte?))|(?:le|la|un|une|ce|cette) (?:tout |toute )?premiere? (?:entretien|echange|rendez-vous|consultation|discussion|reunion)",
  de: 'mit (?:jemandem|ihnen|eine[mr] (?:anwalt|anwaltin|berater|beraterin|steuerberater|steuerberaterin|experten|expertin)) (?:zu )?(?:sprechen|reden)|(?:das|ein|dieses|ihr) (?:erst(?:es|e) ?)(?:gesprach|treffen|beratungsgesprach)|(?:die|eine) erste beratung|(?:das|ein) erstgesprach',
};
const patterns = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${talks[language]})(?!\\p{L})`, 'u'));

/** Null where it is not asked, or the list has none with a price, or too many. */
export function priceOfTalking(
  question: string,
  language: Language,
  { services }: Business,
  inTalk?: string,
): Facts | null {
  const folded = foldCue(question);
  if (!patterns[language].test(folded) || !isAfter('price', folded, language)) return null;
  const meetings = services.filter(({ name }) => onlyTalk.test(foldCue(name)));
  const consultations = meetings.filter(({ name }) => consults.test(foldCue(name)));
  const ofTalk = meetings.filter(({ name }) => name === inTalk);
  const [meant = meetings] = [ofTalk, consultations].filter((some) => some.length > 0);
  const says = meant.flatMap(({ name, priceCents, currency }) =>
    priceCents === undefined
      ? []
      : [{ say: 'price' as const, service: name, amountCents: priceCents, currency: currency ?? 'USD' }],
  );
  return says.length > 0 && says.length <= saidMax ? facts('services', ofTalk.length > 0, ...says) : null;
}
/** As many as are told in one breath. */
const saidMax = 3;
/** Where there is one by that name, it goes before other meetings. */
const consults = /consult|beratung|asesoria|erstgesprach/u;
