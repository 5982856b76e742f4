// An address that is said unasked, with its place: beside a name, an hour or a number, as each language writes it. "En la calle Montana
// 2214", "18 rue Bartlett à Lewiston", "Lindenweg 12", "forty-two Clinton Street"; and to a house that comes to people "88 South Elm in Jenks".
import type { Business, Language } from '../../business.ts';
import { readDigits } from '../../values/digits.ts';
import type { Span } from '../../values/language.ts';
import { foldCue } from '../cues/cue.ts';
import { wishWords } from '../times/wish-words.ts';
import { addressIn } from './address-answer.ts';
import { aheadOfElse, houseMeant } from './house.ts';

/** `tail`: how many of its last characters are words in small letters, which may be its town. */
export type SaidAddress = Span & { readonly value: string; readonly tail?: number };

const cap = "\\p{Lu}[\\p{L}'’-]+";
const before = '(?<![\\p{L}\\d:.$€#–-])';
const ofSpanish =
  '(?:[Cc]alle|[Aa]venida|[Aa]v\\.|[Pp]aseo|[Cc]amino|[Cc]arretera|[Bb]ulevar|[Pp]laza|[Cc]allejón|[Cc]alzada)';
const compass = '(?:norte|sur|este|oeste|noroeste|noreste|suroeste|sureste)';
const ofFrench =
  '(?:rue|avenue|av\\.|boulevard|bd|chemin|route|place|all[ée]e|impasse|quai|cours|square|Rue|Avenue|Boulevard|Chemin|Route|Place|All[ée]e|Impasse|Quai)';
const written = [
  `${before}${ofSpanish} (?:(?!(?:a|al|el|para|y|es|a las)\\s)[\\p{L}.]+ ){1,4}(?:#|n[úu]m(?:ero)?\\.? |no\\.? )?\\d{1,5}\\p{L}?(?!\\p{L}|\\d)`,
  `${before}\\d{1,5} de (?:la )?(?:calle|avenida) (?:\\d{1,3}|${cap})(?: (?:del? )?${compass})?`,
  `${before}\\d{1,5}(?: bis| ter)?,? ${ofFrench}(?: (?:de la|du|des|de))?(?: (?:de l|d)['’])? ?${cap}(?: ${cap})*`,
  `${before}\\p{Lu}[\\p{L}-]*(?:stra(?:ß|ss)e|str\\.?|weg|platz|gasse|allee|damm|ufer) \\d{1,4}\\p{L}?(?!\\p{L}|\\d)`,
  `${before}(?:${cap} ){1,2}(?:Stra(?:ß|ss)e|Str\\.|Weg|Platz|Street|Road|Avenue|Lane|Drive) \\d{1,5}(?!\\d)`,
].map((pattern) => new RegExp(pattern, 'u'));

const streetWord = '(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|terrace|way|circle)';
const numbered = new RegExp(
  `(?:haus(?:nummer|nr\\.?)|house number) (\\d{1,5}\\p{L}? (?:[\\p{L}.'’-]+ ){1,3}?${streetWord}(?!\\p{L})(?: [\\p{L}-]+)?)`,
  'iu',
);

/** What a number in front of a word with a capital counts, when it is no house. */
const noHouse =
  "(?!(?:Uhr|AM|PM|H|A\\.M|P\\.M|Dr|Mr|Mrs|Ms|O'?[Cc]lock|Euros?|Dollars?|Minut\\p{L}+|Hours?|Days?|Weeks?|Months?|Years?|People|Persons?|Noon|Midnight|Stunden?|Tagen?|Tage|Wochen?|Monaten?|Monate|Jahren?|Jahre|Personen|Leuten?|Leute|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mär|Mai|Okt|Dez)\\p{L}*)(?!\\p{L}))";
const notBehindHour =
  '(?<!(?<!\\p{L})(?:at|by|around|until|till|after|before|for|las?|sobre|à|vers|um|gegen|ab|bis|nach|vor|day|tag|in|is) )';
/** "A 2015 Toyota": one of many, and no house. */
const notBehindArticle = '(?<!(?<!\\p{L})(?:an?|un[ae]?|eine?[nrm]?) )';
const loose = [
  `${before}${notBehindHour}${notBehindArticle}\\d{2,5}\\p{L}? (?:[NSEW]{1,2}\\.? )?${noHouse}${cap}(?: ${cap}){0,3}`,
  `${before}${notBehindHour}\\d{2,5} (?:north|south|east|west|[ns][ew]?|[ew]|[NS][EW]?|[EW])\\.? (?:\\d{1,3}(?:st|nd|rd|th)?|\\p{L}{3,})(?: ${streetWord}(?!\\p{L}))?(?: \\p{L}+)?`,
  `${before}${notBehindHour}\\d{2,5} (?:(?!(?:min(?:ute)?s?|hours?|days?|weeks?|months?|years?|with|to|on|in|for|from|or|and|of|the|my|by|a|is|was|works?|would)\\s)\\p{L}+ ){1,3}(?:rd|st|ave|blvd|ln|road|street|avenue|boulevard|lane|court|terrace|circle)(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'u'));

/** "We're at 19 Maple", "88 Elm in Jenks": where somebody is, or a town behind it, makes it a house whatever else was asked. */
const noTalk = '(?!(?:I|Please|Thanks|With|And|Or|If|But|Por|Gracias|Merci|Bitte|Danke)(?!\\p{L}))';
const whereTheyAre = new RegExp(
  `(?<=(?<!\\p{L})(?:[Ww]e(?:['’]re| are| live)|[Ii](?:['’]m| am| live)|(?:house|place|shop|office)(?:['’]s| is)) (?:over |located )?at |address is |(?<!\\p{L})(?:[Ee]stamos|[Vv]iv(?:o|imos)) en )\\d{2,5}\\p{L}? ${noHouse}${noTalk}${cap}(?: ${noTalk}${cap}){0,2}`,
  'u',
);
/** A house is told at the start, behind a pause or a name, or of who lives there; behind any other word things are counted. */
const apart =
  "(?<=^\\P{L}*|[,.;:!?]\\s*|(?<!\\p{L})\\p{Lu}[\\p{L}.'’-]+\\s|(?<!\\p{L})(?:it['’]?s|we['’]re|i['’]m|live|lives|es|vivo|vivimos|c['’]est|habit(?:e|ons))\\s)";
const noYear = '(?!(?:19|20)\\d\\d(?!\\d))';
const besideTown = new RegExp(
  `${apart}${before}${notBehindHour}${noYear}\\d{2,5}\\p{L}? ${noHouse}${noTalk}${cap}(?: ${cap})? (?:in|near|en|à) ${noHouse}${noTalk}${cap}`,
  'u',
);
/** Every noun of German has a capital: "12 Fenster in Hamburg" looks like a house and its town. */
const placed: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [whereTheyAre, besideTown],
  es: [whereTheyAre, besideTown],
  fr: [whereTheyAre, besideTown],
  de: [whereTheyAre],
};

const unit =
  /^,? (?:apartment|apt|unit|suite|ste|floor|fl|departamento|depto|dpto|apartamento|apto|piso|appartement|appt|étage|wohnung|whg|#)\.? ?#?[\w-]+/iu;
/** What may begin with a capital behind a pause, and is no town. */
const noTown =
  '(?!(?:I|My|We|Our|Can|Could|Please|Thanks|The|It|And|Mi|El|La|Por|Gracias|Je|Mon|Ma|Nous|Merci|Ich|Mein\\p{L}*|Wir|Bitte|Danke|\\p{L}+day|\\p{L}+tag|Mittwoch)(?!\\p{L}))';
/** What may stand between a street and its town: "that's in", "and the town is", "over in", a postcode. */
const toTown = [
  "(?:(?:that['’]?s|it['’]?s|over|out|here|eso (?:es|queda)|queda|c['’]est|das ist|ist) )?(?:in|en|à)",
  "(?:(?:and|y|et|und) )?(?:(?:the|my) (?:town|city|village) is|(?:el pueblo|la ciudad) es|la (?:ville|commune),? c?[’']?est|(?:der Ort|die Stadt) ist)",
  '(?:the )?(?:town|city|village) of',
  '\\d{4,5}(?: in)?',
].join('|');
const town = new RegExp(
  `^,?(?: (?:${toTown}))? ${noTown}${cap}(?: ${cap}){0,2}(?:,? [A-Z]{2}(?!\\p{L}))?(?: \\d{5}(?![\\d-]| \\d))?`,
  'u',
);

const streetType = new RegExp(`^ ${streetWord}(?!\\p{L})\\.?`, 'iu');
/** What stands behind an address and is no town. */
const besides = new Set(
  'works work gate house home building door side unit cell phone number name email code today tomorrow tonight asap now soon morning afternoon evening noon my the with by after before between call text its is are was has blue white red brick yellow green big corner across next near behind first second third either any every not no or so if as manana hoy tarde noche casa puerta porton numero telefono celular nombre correo color esquina cerca con sin junto demain matin maison porte telephone portable nom bleue rouge coin pres avec sans morgen heute haus tur telefon handy ecke neben mit ohne klingel'.split(
    ' ',
  ),
);

/** "1108 Fresno dr san antonio": what is typed in small letters as far as a pause is of the address, unless it is talk. */
function smallTail(rest: string): { readonly type: string; readonly tail: string } {
  const [type = ''] = streetType.exec(rest) ?? [];
  const [tail = ''] = /^(?: [\p{L}'’-]+\.?){1,3}(?=\s*(?:[,;!?\n]|$))/u.exec(rest.slice(type.length)) ?? [];
  const words = foldCue(tail).match(/\p{L}[\p{L}'-]*/gu) ?? [];
  return words.some((word) => besides.has(word) || wishWords.has(word)) ? { type, tail: '' } : { type, tail };
}

/** Behind a state, and no number that somebody is reached at. */
const postcode = /^,? \d{5}(?![\d-]|[ .]\d)/;

function withTail(said: string, { start, end }: Span): SaidAddress {
  let to = end;
  for (const tail of [unit, town]) to += tail.exec(said.slice(to))?.[0].length ?? 0;
  if (/(?<!\p{L})[A-Z]{2}$/u.test(said.slice(start, to))) to += postcode.exec(said.slice(to))?.[0].length ?? 0;
  const { type, tail } = smallTail(said.slice(to));
  to += type.length + tail.length;
  return { start, end: to, value: said.slice(start, to).trim(), tail: tail.length };
}

/** "412 oak street maria lopez": the same without its tail, which may be who lives there. */
export const withoutTail = ({ start, end, value, tail = 0 }: SaidAddress): SaidAddress =>
  tail === 0 ? { start, end, value } : { start, end: end - tail, value: value.slice(0, -tail).trim() };

function first(said: string, patterns: readonly RegExp[]): SaidAddress | null {
  for (const pattern of patterns) {
    const found = pattern.exec(said);
    if (found) return withTail(said, { start: found.index, end: found.index + found[0].length });
  }
  return null;
}

function plainly(said: string): SaidAddress | null {
  const asWritten = first(said, written);
  if (asWritten) return asWritten;
  const [, counted] = numbered.exec(said) ?? [];
  const value = counted ?? addressIn(said);
  const start = value === null ? -1 : said.indexOf(value);
  return value === null || start < 0 ? null : withTail(said, { start, end: start + value.length });
}

/** "Forty-two Clinton Street": the house's number in words. */
function withNumberInWords(said: string, language: Language): SaidAddress | null {
  for (const { start, end, groups } of readDigits(said, language)) {
    if (!/\p{L}/u.test(said.slice(start, end)) || !/^ \p{Lu}/u.test(said.slice(end))) continue;
    const digits = groups.map((group) => group.digits).join('');
    const found = addressIn(`${digits}${said.slice(end)}`);
    if (found?.startsWith(digits))
      return {
        ...withTail(`${digits}${said.slice(end)}`, { start: 0, end: found.length }),
        start,
        end: end + found.length - digits.length,
      };
  }
  return null;
}

/** The address in an utterance, as it was meant; null where none stands in it. */
export function addressSaid(said: string, language: Language, business: Business): SaidAddress | null {
  const meant = houseMeant(said);
  if (!meant) return addressFirst(aheadOfElse(said) ?? said, language, business);
  // What is put right is no part of anything else either.
  const right = addressFirst(said.slice(meant.at), language, business);
  return right && { ...right, start: meant.from, end: meant.at + right.end };
}

function addressFirst(said: string, language: Language, { services }: Business): SaidAddress | null {
  const plain = plainly(said) ?? withNumberInWords(said, language) ?? first(said, placed[language]);
  if (plain) return plain;
  return services.some(({ needsAddress }) => needsAddress) ? first(said, loose) : null;
}

const putsRight =
  /(?<!\p{L})(?:no|not|meant?|sorry|wait|actually|perdon|quise|non|pas|pardon|nein|nicht|meinte|achso)(?!\p{L})/u;
const ofTalk = new Set(
  "not meant sorry wait number no es el la los era perdon quise decir non pas c'est pardon le nein nicht meinte achso oh ach nummer hausnummer numero".split(
    ' ',
  ),
);

/** "It's 51, not 15", where the address is asked: puts right what was never said, and holds no street. */
export function namesNoStreet(said: string): boolean {
  const folded = foldCue(said);
  const words = folded.match(/\p{L}[\p{L}']*/gu) ?? [];
  return putsRight.test(folded) && words.every((word) => ofTalk.has(word) || wishWords.has(word));
}

const sames = [
  '(?:the )?same (?:address|place|house|one|spot)',
  '(?:the )?(?:address|one|same)(?= (?:that|which|you|on))',
  "(?:that |which )?(?:you|they)(?:'ve| guys| all| people| folks)? (?:already |should )*(?:have|got|know)(?: it| my address| the address| where (?:i|we) live)?",
  "(?:that'?s |you have it )?on file",
  '(?:same )?as (?:last time|before|always|usual)',
  '(?:a |en )?la misma(?: direccion| casa)?|de siempre|que (?:ya )?tienen|de la (?:otra|ultima) vez',
  '(?:ya )?(?:tienen|tiene|saben|conocen) (?:ya )?(?:mi|la|nuestra) direccion|(?:ya )?la (?:que )?(?:ya )?tienen',
  "(?:a )?la meme(?: adresse)?|que la (?:derniere|autre) fois|celle que vous avez|vous l'avez(?= deja)|vous (?:avez|connaissez) (?:deja )?(?:mon|notre|l')? ?adresse",
  '(?:an |bei )?(?:d(?:ie|er) )?(?:gleiche|selbe|dieselbe|derselben)(?: adresse)?|wie (?:immer|(?:beim )?letzte[ns]? mal)',
  '(?:(?:die|meine)(?: adresse)? )?(?:haben|kennen|habt|kennt) (?:sie|ihr)(?: (?:ja|doch|schon|bereits))+|(?:sie|ihr) (?:haben|habt|kennen|kennt) (?:(?:ja|doch|schon|bereits) )*(?:sie|die|meine|unsere)(?: adresse)?',
];
const around =
  "(?:yes|yeah|yep|sure|oh|um|uh|well|it'?s|its|that'?s|it is|just|use|at|to|please|thanks|thank you|still|okay|ok|si|claro|es|por favor|gracias|oui|ben|c'est|merci|s'il vous plait|deja|toujours|ist|ja|na|bitte|danke|already|on file|ya|schon|bereits)";
const onlySame = new RegExp(
  `^[^\\p{L}]*(?:${around}[ ,.!]+)*(?:(?:${sames.join('|')})(?:[ ,.!]+|$))+(?:${around}[ ,.!]*)*$`,
  'u',
);

/**
 * "Same address you have", "the one on file", "ya tienen mi dirección", and nothing else: the house knows it, and it is said no more.
 * Who says besides that they moved, or names a street, tells another. Folded text.
 */
export const saysSameAddress = (folded: string): boolean => onlySame.test(folded.trim());
