// Where callers say that they live: the answer to "which address?", and a street that is said unasked.
import type { Language } from '../../business.ts';
import { readDigits } from '../../values/digits.ts';
import { foldCue } from '../cues/cue.ts';

const addressLeads =
  /^[^\p{L}\d]*(?:(?:no|nope|sorry|actually|wait|i meant|its|perdón|quise decir|non|pardon|nein|ach|ich meinte|yes|yeah|sure|ok|okay|um|uh|well|so|oh|it'?s|it is|that'?s|that would be|we(?:'re| are)(?: on)?|i(?:'m| am)(?: on)?|i live (?:at|on)|we live (?:at|on)|(?:can|could) (?:you|they|somebody|someone) come (?:out )?to|(?:my|our) (?:place|house|home|apartment|shop|office)(?:'s)?|is|my address is|the address is|address is|address:|come to|at|to|sí|si|claro|es|vivo en|(?:pueden?|podrían?) venir a|(?:mi|nuestra) casa (?:es|está en)|mi dirección es|la dirección es|estoy en|estamos en|en|oui|c['’]est|(?:pouvez|pourriez)-vous venir au|(?:ma|notre) maison est|j['’]habite|mon adresse est(?: le)?|l['’]adresse est(?: le)?|au|ja|das ist(?: die)?|das wäre(?: die)?|(?:können|könnten) sie (?:in|an|zu|zur) (?:die|der)?|(?:mein|unser) haus ist|ich wohne in der|wir wohnen in der|meine adresse ist|die adresse ist|die adresse lautet|in der)[ ,.:]+)+/iu;
const addressTails =
  /[ ,.]*(?:please|thanks|thank you|por favor|gracias|s['’]il vous pla[iî]t|merci|bitte|danke)?[ .!]*$/iu;

/** "La misma de siempre, 3120 Grand Avenue": the street that stands behind it says which. */
const sameAsEver =
  /^\P{L}*(?:(?:it['’]?s|es|c['’]est|(?:das )?ist|yes|s[ií]|oui|ja|at|en|in|an)[ ,]+)*(?:(?:the )?same(?: (?:place|address|house|one|spot))?(?: (?:as|like))?(?: (?:always|ever|usual|before|last time|the last time))?|(?:the|my) usual(?: (?:place|address|one|spot))?|l[ao] de siempre|comme d['’]habitude|(?:l[ao] |al? )?mism[ao](?: (?:direcci[oó]n|casa|lugar))?(?: (?:de|que) (?:siempre|antes|la (?:otra|[uú]ltima) vez|la vez pasada))?|(?:(?:[àa] )?la |le )?m[eê]me(?: (?:adresse|endroit|maison))?(?: (?:que )?(?:d['’]habitude|la derni[eè]re fois|avant|toujours))?|(?:die(?:selbe| gleiche)|am gleichen ort|dieselbe adresse|die gleiche adresse)?[ ]?(?:wie )?(?:immer|letztes mal|beim letzten mal|sonst))\s*[,.;:–—-]\s*(?=[^?!]*\d)/iu;

/** "And I'm 67, does that take anything off", "is 4 pm still ok": talk with a number in it, and no house. Folded text. */
const tellsOfSelf =
  /^(?:(?:and|but|so|y|pero|et|mais|und|aber)[ ,]+)?(?:(?:i am|i'm|im|we are|she's|he's|my \p{L}+ is|tengo|tiene|j'ai|il a|elle a|ich bin|er ist|sie ist) \d{1,2}(?!\d)(?! \p{L}*(?:st|street|ave\p{L}*|road|rd|lane|ln|way|drive|dr|court|ct)(?!\p{L}))|(?:is|are|do|does|can|could|would|what|how|when|will|puede|puedo|hay|cobran|tienen|est-ce|puis-je|peut-on|avez-vous|kann|ist|sind|haben sie|geht) )/u;
/** "A las 10", "4 pm": an hour, and no house. */
const clockSaid =
  /(?<!\p{L})(?:at|by|around|a las?|sobre las?|à|vers|um|gegen|ab) \d{1,2}(?:[:h.]\d\d)?(?!\d)(?=\s*(?:[.,;!?]|$| (?:o|or|ou|oder|please|por favor|bitte)(?!\p{L})))|(?<![\d\p{L}])\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b\.?|uhr|o'?clock|heures?|h\b(?! (?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|ct|court|pl|place|blvd|way)\b))/giu;

/** "Tuesday the 13th", "del martes 13": a day with its number, and no house either. */
const daySaid =
  /(?<![\p{L}\d])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? the \d{1,2}(?:st|nd|rd|th)?|(?:el|del|al|para el) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),? (?:el )?\d{1,2}|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? le \d{1,2}|(?:le|du|au) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d{1,2}|(?:mon|diens|donners|frei|sams|sonn)tag,? (?:den|dem|der) \d{1,2}\.?|mittwoch,? (?:den|dem|der) \d{1,2}\.?)(?![\p{L}\d])/giu;

/** "12 Elm, and 4 pm is good": what is agreed on behind it is no part of the address. */
const besideHour = new RegExp(`^(.*?\\d.*?),? (?:and|y|et|und) .*(?:${clockSaid.source})`, 'iu');

/** Is an hour said, which is no house? */
export const saysHour = (text: string): boolean => new RegExp(clockSaid.source, 'iu').test(text);

/** The address in an answer to "which address?"; null where the words hold none. */
export function addressAnswer(text: string, language: Language): string | null {
  const led = text.replace(sameAsEver, '').replace(addressLeads, '').replace(addressTails, '').trim();
  const [, before = led] = besideHour.exec(led) ?? [];
  const bare = saysHour(before) ? led : before;
  if (tellsOfSelf.test(foldCue(bare)) || !/\d|\p{L}/u.test(bare.replace(clockSaid, ''))) return null;
  const address = /\d/.test(bare) ? bare : withHouseNumber(bare, language);
  if (/\d/.test(bare) && !/\d/.test(bare.replace(clockSaid, '').replace(daySaid, ''))) return null;
  return /\d/.test(address) && /\p{L}{2}/u.test(address) ? address : null;
}

/** "Twelve twenty Alder Street": a house number in words, at the head of what is dictated. */
function withHouseNumber(text: string, language: Language): string {
  const [first] = readDigits(text, language);
  if (!first || text.slice(0, first.start).trim() !== '') return text;
  return `${first.groups.map((group) => group.digits).join('')}${text.slice(first.end)}`;
}

const street =
  /(?:\bat|\bon|\baddress(?: is|:)?|\blive (?:at|on)|\ben|\bau|\bto)\s+(\d{1,6}[a-z]?(?:[- ]\d{1,4})? (?:(?!(?:at|en|au|um) )[\p{L}\d.'’-]+ ){0,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|square|sq|calle|avenida|rue)\b\.?(?:,? (?:apartment|apt|unit|suite|ste|floor|fl|#)\.? ?[\w-]+)?)/iu;

/** The same with nothing before it but a pause: "the horse is at my daughter's, 8850 Ward Road". */
const streetAlone =
  /(?:^|[,.;:–-]\s*|(?<!\p{L})(?:it['’]?s|is|es|c['’]est|ist|come to)\s+)(\d{1,6} (?!(?:or|and|of|on|in|for|the|my|more|people|kids|by|min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|miles?|blocks?|acres?|doors?)\s)(?:(?!(?:on|in|the|my|your|by|from|to|a|is|are|was|works?|would|either|any|other|no|this|that)\s)[\p{L}\d.'’-]+ ){1,4}(?:street|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|court|terrace|circle|parkway|pkwy|highway|hwy|way|place|ct|cir|square|loop|trail|st(?=\s*(?:[.,;]|$|apt|unit|#)))\b\.?(?:,? (?:apartment|apt|unit|suite|ste|floor|fl|#)\.? ?[\w-]+)?)/iu;
/** The town behind a street that is said so; small letters would be any word. */
const town = /^(?:,? \p{Lu}\p{L}+)*/u;

/** "…, not at our office": where it is not is no part of it. */
const notThere = /,? (?:(?:and|y|et|und) )?(?:not|no|pas|nicht)(?: .*)?$/iu;

/** "1845 Fillmore Street. There's a brown spot": a street that is written out ends its sentence, and behind "St." may stand its town. */
const ended =
  /(?:street|avenue|road|boulevard|lane|drive|court|place|way|terrace|circle|parkway|highway|square|loop|trail|calle|avenida|rue)\.$/iu;
/** Behind a shortened one, talk that begins a sentence. */
const talk =
  /^ (?:I|It|My|We|Our|You|He|She|They|There|The|This|That|Can|Could|Please|Thanks|And|But|So|Is|Mi|El|La|Es|Hay|Por|Gracias|Je|Mon|Ma|Nous|Il|Elle|C['’]est|Merci|Ich|Mein\p{L}*|Wir|Das|Bitte|Danke)(?!\p{L})/u;

/** An address that is said unasked. */
export function addressIn(text: string): string | null {
  const found = street.exec(text) ?? streetAlone.exec(text);
  if (!found?.[1]) return null;
  if (ended.test(found[1])) return found[1].replace(notThere, '').replace(/\.$/u, '').trim();
  const rest = text.slice(found.index + found[0].length);
  const behind = talk.test(rest) ? '' : (town.exec(rest)?.[0] ?? '');
  return `${found[1].replace(notThere, '')}${behind}`.trim();
}
