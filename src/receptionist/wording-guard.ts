// Proves that another wording of a reply says the same: statement for statement the same words, figures and names, but for
// those that only bind and greet; the same persons, each in the same part; in the same order where two of a kind could change
// places, persons meet or something is denied; the same things done, affirmed and denied; and every question letter for
// letter. What cannot be proved is refused: the plan's own words are always there.

import type { Business, Language } from './business.ts';
import { clocksIn, deedsClaimed, sumsIn } from './claims.ts';
import { sentencesOf } from './sentences.ts';

const unmarked = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'");
const folded = (text: string) => unmarked(text).toLowerCase();
const wordsOf = (text: string) => folded(text).match(/[\p{L}']+/gu) ?? [];
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

/** Words that bind and greet: they may come and go, and say nothing. No "yes", which answers, no person, nothing that limits
 * and nothing that puts a verb into the past or under a condition. */
const binding: { readonly [language in Language]: ReadonlySet<string> } = {
  en: listed(
    'a an the it that this these those which who is am are be been being s re m ll ve have has do does will can shall and so then well of at on in for to with by from as there here good great news please thanks thank alright okay happy glad afraid sorry kindly let say nice dear',
  ),
  es: listed(
    'el la los las un una unos unas de del al a en con por para y e que se lo es esta son estan ser estar ha he hemos hay muy bien bueno buena buenas noticia noticias gracias favor pues entonces aqui mire encantado encantada gusto disculpe desde',
  ),
  fr: listed(
    'le la les l un une des de du d et a au aux en dans pour par avec que qu qui se s ce cela c est sont etes suis sommes ai avons avez y alors bien tres bonne nouvelle merci plaisir voici donc plait desole desolee',
  ),
  de: listed(
    'der die das den dem des ein eine einen einem einer und in im am an um fur mit zu zum zur auf bei von vom es ist sind sein haben hat habe wird werden kann konnen gern gerne gut gute nachricht bitte danke vielen dank also auch da dann so hier',
  ),
};

/** Who a word stands for, and whether it is who does it, whom it is done to, or whose a thing is; `any` where it does not show. */
type Person = { readonly who: 'speaker' | 'hearer' | 'third'; readonly part: 'does' | 'gets' | 'owns' | 'any' };
const personsOf = (table: { readonly [words: string]: Person }): ReadonlyMap<string, Person> =>
  new Map(Object.entries(table).flatMap(([words, person]) => words.split(' ').map((word) => [word, person])));
const speaker = (part: Person['part']): Person => ({ who: 'speaker', part });
const hearer = (part: Person['part']): Person => ({ who: 'hearer', part });
const third = (part: Person['part']): Person => ({ who: 'third', part });
/** German tells "Sie" from "sie" by its first letter alone. */
const persons: { readonly [language in Language]: ReadonlyMap<string, Person> } = {
  en: personsOf({
    'i we': speaker('does'),
    'me us': speaker('gets'),
    'my our': speaker('owns'),
    you: hearer('any'),
    your: hearer('owns'),
    'he she they': third('does'),
    'him them': third('gets'),
    'his their': third('owns'),
    her: third('any'),
  }),
  es: personsOf({
    'yo nosotros nosotras': speaker('does'),
    'me nos': speaker('gets'),
    'mi mis nuestro nuestra nuestros nuestras': speaker('owns'),
    'usted ustedes': hearer('any'),
    'le les': hearer('gets'),
    'su sus': hearer('owns'),
    'ellos ella ellas': third('any'),
  }),
  fr: personsOf({
    'je j on': speaker('does'),
    nous: speaker('any'),
    'me m': speaker('gets'),
    'mon ma mes notre nos': speaker('owns'),
    vous: hearer('any'),
    'votre vos': hearer('owns'),
    'il elle ils elles': third('any'),
    'lui leur leurs': third('gets'),
  }),
  de: personsOf({
    'ich wir': speaker('does'),
    'mich mir uns': speaker('gets'),
    'mein meine meinen meiner meinem unser unsere unseren unserer unserem': speaker('owns'),
    Sie: hearer('any'),
    Ihnen: hearer('gets'),
    'Ihr Ihre Ihren Ihrer Ihrem': hearer('owns'),
    'er sie': third('any'),
    'ihn ihm ihnen': third('gets'),
    'ihr ihre ihren ihrer ihrem': third('owns'),
  }),
};
/** Courtesies in which somebody is named and nothing is done. */
const idle: { readonly [language in Language]: RegExp } = {
  en: /\bthank you\b|\bi(?:'m| am) (?:afraid|sorry|glad|happy)\b/gi,
  es: /\bgracias a usted(?:es)?\b/gi,
  fr: /\bs'il vous plait\b|\bje suis desolee?\b|\bmerci a vous\b/gi,
  de: /\b(?:ich danke|wir danken|danke) ihnen\b/gi,
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
  en: listed('help helping assist understand'),
  es: listed('ayudar ayudarle ayudarlo ayudarla entiendo'),
  fr: listed('aider comprends'),
  de: listed('helfen verstehe freut'),
};
/** And these, where the sentence thanks for them. */
const thankedFor: { readonly [language in Language]: ReadonlySet<string> } = {
  en: listed('calling asking patience'),
  es: listed('llamar preguntar paciencia'),
  fr: listed('appel appeler patience'),
  de: listed('anruf fragen geduld'),
};
const thanks = /\b(?:thanks?|gracias|merci|danken?)\b/;

type Token = {
  readonly word: string;
  readonly way: string;
  /** Whose it is, where that is said. */
  readonly whose: string;
  /** Who it is, where it stands for a person. */
  readonly person?: Person;
};

/** What a text says, word by word, without what only binds. */
function tokensOf(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  let [way, whose] = ['', ''];
  const said = unmarked(text)
    .replace(idle[language], ' ')
    .replace(/(?<=rendez)-(?=vous)/gi, '');
  for (const [cased] of said.matchAll(/\d{1,2}\s?h\s?\d{2}(?!\d)|\d+(?:[.,:]\d+)*|[$€£%]|\p{L}+n't|\p{L}+/giu)) {
    const found = cased.toLowerCase();
    const person = persons[language].get(cased) ?? persons[language].get(found);
    if (ways[language].has(found)) way = found;
    const who = person?.who === 'third' ? found : person?.who;
    if (person?.part === 'owns') whose += who;
    if (person?.part === 'owns' || binding[language].has(found)) continue;
    const word = person ? `${who} ${person.part}` : found.replace(/\s/g, '');
    tokens.push({ word, way, whose, ...(person && { person }) });
    [way, whose] = ['', ''];
  }
  return whose === '' ? tokens : [...tokens, { word: '', way, whose }];
}

/** Who does what to whom hangs on the order, but for a speaker who is alone in it. */
function isBetweenPersons(tokens: readonly Token[]): boolean {
  const named = tokens.flatMap(({ person }) => (person ? [person.who] : []));
  const owners = tokens.flatMap(({ whose }) => (whose === '' ? [] : [whose]));
  return named.some((who) => who !== 'speaker') || new Set([...named, ...owners]).size > 1;
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
  const tokens = tokensOf(statement, language);
  const said = (names: readonly { readonly name: string }[]) => names.filter(({ name }) => statement.includes(name));
  return (
    several(clocks) ||
    several(sums) ||
    plain > 1 ||
    several(wordsOf(statement).filter((word) => weekdayWords.has(word))) ||
    several(said(business.services)) ||
    several(said(business.staff ?? [])) ||
    several(matches(folded(statement), opposites)) ||
    isBetweenPersons(tokens) ||
    (matches(folded(statement), denial[language]).length > 0 &&
      tokens.filter(({ person }) => !person).length > oneThingMax)
  );
}

/** Statement by statement the same words, in their order where it counts. */
function saysTheSame(other: string, words: string, language: Language, business: Business): boolean {
  const isCourtesy = (sentence: string) => {
    const thanking = thanks.test(folded(sentence));
    const tokens = tokensOf(sentence, language);
    const isIdle = ({ word, person }: Token) =>
      person
        ? thanking || person.who !== 'speaker' || person.part !== 'gets'
        : courteous[language].has(word) || (thanking && thankedFor[language].has(word));
    return tokens.some(({ person }) => !person) && tokens.every(isIdle);
  };
  const said = (text: string) => sentencesOf(text).filter((one) => !isCourtesy(one));
  const left = said(other).flatMap((one) => tokensOf(one, language));
  for (const statement of said(words).flatMap(statementsOf)) {
    const own = tokensOf(statement, language);
    const theirs = left.splice(0, own.length);
    const asOrdered = (some: readonly Token[]) =>
      some.map(({ word, way, whose }) => `${way} ${whose} ${word}`).join('|');
    const asBag = (some: readonly Token[]) => counted(some.map(({ word, whose }) => `${whose} ${word}`));
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
