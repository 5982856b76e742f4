// "What is it per night?", with a boarding talked about whose price the owner wrote as "$52 a night": that note is the answer, and no text
// that speaks of nights.
import type { Language } from '../business.ts';
import { eachLanguage } from '../models/text.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { type Facts, facts, type Talk } from './fact.ts';
import { restOf } from './rest-of.ts';
import { isAfter, priceWords } from './topics.ts';

/** By what is counted, in any language: as it is asked, and as an owner writes it. Folded. */
const units: readonly (readonly string[])[] = [
  ['nights?', 'overnight', 'noches?', 'nuits?', 'nacht', 'nachte'],
  ['days?', 'daily', 'dias?', 'jours?', 'journee', 'tage?'],
  ['hours?', 'hourly', 'hr', 'horas?', 'heures?', 'stunden?'],
  ['weeks?', 'weekly', 'semanas?', 'semaines?', 'wochen?'],
  ['months?', 'monthly', 'mes', 'mensual', 'mois', 'monate?'],
  ['rooms?', 'cuartos?', 'habitacion', 'pieces?', 'chambres?', 'zimmer'],
  ['windows?', 'ventanas?', 'fenetres?', 'fenster'],
  ['sessions?', 'sesion(?:es)?', 'seances?', 'sitzung(?:en)?'],
  ['units?', 'unidad(?:es)?', 'unites?', 'einheit(?:en)?'],
  ['tires?', 'llantas?', 'pneus?', 'reifen'],
  ['axles?', 'ejes?', 'essieux?', 'achsen?'],
  ['vents?', 'feet', 'foot', 'sq(?:uare)? f(?:ee|oo)t', 'miles?', 'pounds?', 'people', 'person', 'head'],
];
const by: Readonly<Record<Language, string>> = {
  en: '(?:per|each|an?|by the|for (?:one|each|every|a single))',
  es: '(?:por(?: cada)?|cada|(?:el|la|al)|de)',
  fr: '(?:par|chaque|(?:le|la|l))',
  de: '(?:pro|je|jede[nrs]?|(?:die|der|das)|am|in der)',
};
const asked = eachLanguage((language) =>
  units.map((one) => new RegExp(`(?<!\\p{L})${by[language]}[ ']?(${one.join('|')})(?!\\p{L})`, 'u')),
);
const written = units.map((one) => new RegExp(`(?<!\\p{L})(?:${one.join('|')})(?!\\p{L})`, 'u'));
/** "What is it per night?", "y por noche?", "und pro Tag?": a sum, with no word for one. */
const barely =
  /^[^\p{L}]*(?:(?:and|so|ok|okay|but|then|y|o sea|entonces|et|alors|und|also)[ ,]+)*(?:what(?:'s| is| would|'s the)?|how (?:much|about)|cuanto|(?:a )?como|que|c'est|combien|quoi|was|wie ?viel|das|(?:and|y|et|und) (?=per|por|par|pro))(?!\p{L})/u;
/** Words that ask, about a unit. */
const beside = new Set([
  ...priceWords,
  'that',
  'then',
  'rate',
  'come',
  'macht',
  'waere',
  'ware',
  'sind',
  'serait',
  ...'per por par pro cada chaque jede jeder jedes each every single'.split(' '),
]);

/** Null where no unit is asked of, or what is talked about has no price by it. */
export function pricedByUnit(question: string, language: Language, { business, service }: Talk): Facts | null {
  const folded = foldCue(question);
  const at = asked[language].findIndex((one) => one.test(folded));
  const one = business.services.find(({ name }) => name === service);
  if (at < 0 || !one?.priceNote || !written[at]?.test(foldCue(one.priceNote))) return null;
  if (!isAfter('price', folded, language) && !barely.test(folded)) return null;
  const unit = asked[language][at]?.exec(folded)?.[1] ?? '';
  return restOf(folded, [], new Set([...beside, unit])) === 0
    ? facts('services', true, { say: 'price-note', service: one.name, note: one.priceNote })
    : null;
}
