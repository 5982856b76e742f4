// Proves that another wording of a reply says the same: statement for statement the same words, figures and names, but for
// those that only bind and greet; in the same order where two of a kind could change places or something is denied; the same
// things done, affirmed and denied; and every question letter for letter. What cannot be proved is refused: the plan's own
// words are always there.

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

/** Words that bind and greet: they may come and go, and say nothing. No "yes", which answers, and nothing that limits. */
const binding: { readonly [language in Language]: ReadonlySet<string> } = {
  en: listed(
    "a an the i we you he she it they that this these those which who my our your their me us them him her is are am was be been being s re m ll ve d have has had do does did will would can could shall and so then well of at on in for to with by from as there here good great news please thanks thank you're alright okay happy glad afraid sorry kindly let say nice dear",
  ),
  es: listed(
    'el la los las un una unos unas de del al a en con por para y e que se le lo les me nos su sus mi nuestro nuestra usted ustedes yo es esta son estan ser estar ha he hemos hay muy bien bueno buena buenas noticia noticias gracias favor pues entonces aqui mire encantado encantada gusto disculpe desde',
  ),
  fr: listed(
    'le la les l un une des de du d et a au aux en dans pour par avec que qu qui se s ce cela c est sont etes suis sommes ai avons avez a vous nous je j m t votre vos notre nos il elle on y alors bien tres bonne nouvelle merci plaisir voici donc plait desole desolee',
  ),
  de: listed(
    'der die das den dem des ein eine einen einem einer und in im am an um fur mit zu zum zur auf bei von vom ich wir sie ihnen ihr ihre ihren uns mir es er ist sind war sein haben hat habe wird werden kann konnen gern gerne gut gute nachricht bitte danke vielen dank also auch da dann so hier',
  ),
};
/** Of these, the ones that say which way: where the order counts, each stays with its word. */
const ways: { readonly [language in Language]: ReadonlySet<string> } = {
  en: listed('from to by at for with'),
  es: listed('de del a al desde por para con'),
  fr: listed('de du a au par pour avec'),
  de: listed('von vom zu zum zur auf fur mit'),
};

/** With these alone a sentence is a courtesy, which may come and go whole. Nothing that could answer for a yes. */
const courteous: { readonly [language in Language]: ReadonlySet<string> } = {
  en: listed('help helping assist calling asking patience understand'),
  es: listed('ayudar ayudarle ayudarlo ayudarla llamar preguntar paciencia entiendo'),
  fr: listed('aider appel appeler patience comprends'),
  de: listed('helfen anruf fragen geduld verstehe freut'),
};

type Token = { readonly word: string; readonly way: string };

/** What a text says, word by word, without what only binds. */
function tokensOf(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  let way = '';
  for (const [found] of folded(text).matchAll(/\d{1,2}\s?h\s?\d{2}(?!\d)|\d+(?:[.,:]\d+)*|[$€£%]|\p{L}+n't|\p{L}+/gu)) {
    if (ways[language].has(found)) way = found;
    if (binding[language].has(found)) continue;
    tokens.push({ word: found.replace(/\s/g, ''), way });
    way = '';
  }
  return tokens;
}

/** Statements: sentences, and the parts of one that a semicolon or a further "and" divides. */
const statementsOf = (text: string) =>
  sentencesOf(text).flatMap((one) => one.split(/;\s+|,\s+(?=(?:and|but|while|y|pero|et|mais|und|aber)\s)/u));

const weekdayWords = listed(
  'monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch donnerstag freitag samstag sonntag',
);

/** Words of which two in one statement could change places. */
const opposites =
  /(?<!\p{L})(?:before|after|open|closed|free|taken|early|late|more|less|included|extra|antes|despues|abiert\w+|cerrad\w+|libres?|ocupad\w+|mas|menos|incluid\w+|avant|apres|ouverte?s?|fermee?s?|prise?s?|plus|moins|comprise?s?|vor|nach|offen|geoffnet|geschlossen|frei|belegt|mehr|weniger|inklusive|zusatzlich)(?!\p{L})/gu;
/** So few words hold one statement, however they stand. */
const oneThingMax = 3;

/** Two of a kind in one statement could change places, and a "not" could change its side: then the order counts. */
function isOrdered(statement: string, language: Language, business: Business): boolean {
  const several = (found: readonly unknown[]) => new Set(found).size > 1;
  const [clocks, sums] = [clocksIn(statement), sumsIn(statement)];
  const plain = matches(statement, /\d+(?:[.,:]\d+)*/g).length - clocks.length - sums.length;
  const said = (names: readonly { readonly name: string }[]) => names.filter(({ name }) => statement.includes(name));
  return (
    several(clocks) ||
    several(sums) ||
    plain > 1 ||
    several(wordsOf(statement).filter((word) => weekdayWords.has(word))) ||
    several(said(business.services)) ||
    several(said(business.staff ?? [])) ||
    several(matches(folded(statement), opposites)) ||
    (matches(folded(statement), denial[language]).length > 0 && tokensOf(statement, language).length > oneThingMax)
  );
}

/** Statement by statement the same words, in their order where it counts. */
function saysTheSame(other: string, words: string, language: Language, business: Business): boolean {
  const isCourtesy = (sentence: string) => {
    const tokens = tokensOf(sentence, language);
    return tokens.length > 0 && tokens.every(({ word }) => courteous[language].has(word));
  };
  const said = (text: string) => sentencesOf(text).filter((one) => !isCourtesy(one));
  const left = said(other).flatMap((one) => tokensOf(one, language));
  for (const statement of said(words).flatMap(statementsOf)) {
    const own = tokensOf(statement, language);
    const theirs = left.splice(0, own.length);
    const asOrdered = (some: readonly Token[]) => some.map(({ word, way }) => `${way} ${word}`).join('|');
    const asBag = (some: readonly Token[]) => counted(some.map(({ word }) => word));
    const say = isOrdered(statement, language, business) ? asOrdered : asBag;
    if (say(own) !== say(theirs)) return false;
  }
  return left.length === 0;
}

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

  if (!saysTheSame(other, words, language, business)) faults.push('says something else');
  return faults;
}

function namesIn(business: Business): readonly string[] {
  return [business.name, ...business.services.map((one) => one.name), ...(business.staff ?? []).map((one) => one.name)];
}
