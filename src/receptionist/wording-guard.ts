// Proves that another wording of a reply says the same: the same figures, times, sums, days, names and addresses, none added and
// none left out; the same things done, affirmed and denied; and every question letter for letter. What cannot be proved is
// refused: the plan's own words are always there.

import type { Business, Language } from './business.ts';
import { clocksIn, deedsClaimed, sumsIn } from './claims.ts';

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/’/g, "'");
const wordsOf = (text: string) => folded(text).match(/[\p{L}']+/gu) ?? [];
/** Sentences, where the next begins large; not after a title. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…])(?<!\b(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra|St)\.)\s+(?=[\p{Lu}¿¡"“«])/u);
const questionsOf = (text: string) => sentencesOf(text).filter((one) => one.trimEnd().endsWith('?'));

const listed = (text: string) => new Set(text.split(/\s+/));

/** Words that stand for a figure or a day: as many in one wording as in the other. */
const figures: { readonly [language in Language]: ReadonlySet<string> } = {
  en: listed(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty hundred thousand half quarter noon midnight first second third last next monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight yesterday january february march april june july august september october november december morning afternoon evening dollar dollars percent minutes hours days weeks',
  ),
  es: listed(
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien mil media cuarto mediodia medianoche primero primera segundo segunda ultimo ultima proximo proxima lunes martes miercoles jueves viernes sabado domingo hoy manana ayer enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre tarde noche dolar dolares minutos horas dias semanas',
  ),
  fr: listed(
    "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante cent mille demie quart midi minuit premier premiere deuxieme dernier derniere prochain prochaine lundi mardi mercredi jeudi vendredi samedi dimanche aujourd'hui demain hier janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre matin apres-midi soir dollar dollars minutes heures jours semaines",
  ),
  de: listed(
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn zwanzig dreissig vierzig funfzig hundert tausend halb viertel mittag mitternacht erste ersten zweite zweiten letzte letzten nachste nachsten montag dienstag mittwoch donnerstag freitag samstag sonntag heute morgen ubermorgen gestern januar februar marz april mai juni juli august september oktober november dezember vormittag nachmittag abend dollar prozent minuten stunden tage wochen',
  ),
};

/** A no more or less turns a sentence round. */
const denial: { readonly [language in Language]: RegExp } = {
  en: /\b(?:no|not|never|none|nobody|nothing|cannot|without|unfortunately|only)\b|n't\b/g,
  es: /\b(?:no|nunca|nada|nadie|ningun[oa]?|sin|tampoco|solo|lamentablemente)\b/g,
  fr: /\b(?:ne|n'|pas|jamais|rien|personne|aucune?|sans|non|seulement|malheureusement)\b/g,
  de: /\b(?:nicht|nichts|nie|niemand|kein\w*|ohne|nein|nur|leider)\b/g,
};

/** Nobody says these aloud, and a page might take them for markup. */
const marks = /[*#<>[\]{}|`_\\\n]/g;

/** What a business did not say is not promised in its name. */
const promises =
  /\b(?:free|discount|refund|guarantee\w*|promise|gift|bonus|cheap\w*|gratis|gratuit\w*|descuento|reembolso|garanti\w*|prometo|regalo|remise|rembours\w*|cadeau|kostenlos\w*|rabatt|erstatt\w*|versprech\w*|geschenk\w*)\b/g;

const counted = (found: readonly (string | number)[]) => [...found].map(String).sort().join(' ');
const matches = (text: string, pattern: RegExp) => text.match(pattern) ?? [];

/** Of the long words, so many may be new: a rewording, and not another message. */
const newShareMax = 0.5;
const newWordsFree = 4;

/** What is not proved to be the same, as short reasons; empty when the other wording may be said. */
export function wordingFaults(other: string, words: string, language: Language, business: Business): string[] {
  const faults: string[] = [];
  const same = (what: string, of: (text: string) => readonly (string | number)[]) => {
    if (counted(of(other)) !== counted(of(words))) faults.push(what);
  };
  if (other.trim() === '') return ['says nothing'];
  if (other.length > words.length * 1.5 + 60) faults.push('is too long');
  if (matches(other, marks).some((mark) => !words.includes(mark))) faults.push('is marked up');

  same('other figures', (text) => matches(text, /\d+|[$€£%]/g));
  same('other times', clocksIn);
  same('other sums', sumsIn);
  same('other days or numbers', (text) => wordsOf(text).filter((word) => figures[language].has(word)));
  same('other addresses', (text) =>
    matches(text, /\S+@\S+\.\w+|(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|example)\b\S*/g),
  );
  same('other things done', (text) => [...deedsClaimed(text)]);
  same('affirms or denies otherwise', (text) => matches(folded(text), denial[language]));
  same('other questions', (text) => questionsOf(text).map((one) => one.trim()));
  same('other promises', (text) => matches(folded(text), promises));
  same('other quotes', (text) => matches(text, /[“«„"][^”»“"]*[”»“"]/g));

  for (const name of namesIn(business)) {
    if (words.includes(name) !== other.includes(name)) faults.push(`names ${name}, or not`);
  }
  // A name is written large; whoever is written large and was not there before might be one. German writes every noun so.
  const known = new Set(wordsOf(words));
  if (language !== 'de')
    for (const [, word = ''] of other.matchAll(/(?<=[^\s.!?…¿¡"“«] )(\p{Lu}\p{Ll}+)/gu))
      if (!known.has(folded(word))) faults.push(`names ${word}`);

  const long = wordsOf(other).filter((word) => word.length >= 5);
  const added = long.filter((word) => !known.has(word));
  if (added.length > Math.max(newWordsFree, long.length * newShareMax)) faults.push('says something else');
  return faults;
}

function namesIn(business: Business): readonly string[] {
  return [business.name, ...business.services.map((one) => one.name), ...(business.staff ?? []).map((one) => one.name)];
}
