// Where a house begins in what is said, "910 Auburn Boulevard", "calle Olmo 14", "Lindenstraße 14", and which of two was meant: the later
// one, where both are of one street or the first is taken back between them, whatever else is said there.
import { foldCue } from '../cues/cue.ts';

const ofSpanish =
  '(?:[Cc]alle|[Aa]venida|[Aa]v\\.|[Aa]vda\\.|[Pp]aseo|[Cc]amino|[Cc]arretera|[Bb]ulevar|[Pp]laza|[Cc]allej[oó]n|[Cc]alzada)';
const german = '(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.|[Ww]eg|[Pp]latz|[Gg]asse|[Aa]llee|[Dd]amm|[Uu]fer|[Rr]ing|[Hh]of)';
const numberFirst =
  '(?<![\\p{L}\\d#.:-])\\d{1,6}\\p{L}?(?: ?[-/] ?\\d{1,4})?,? (?:(?:bis|ter) )?(?=\\p{L}{2}|[NSEW]\\b|\\d+(?:st|nd|rd|th))';
const spanishStreet = `(?<!\\p{L})${ofSpanish} (?:[\\p{L}.]+ ){1,4}?(?:#|n[úu]m(?:ero)?\\.? |no\\.? )?\\d+`;
const germanStreet = `(?<!\\p{L})(?:\\p{Lu}[\\p{L}-]*[ -])?\\p{Lu}?[\\p{L}-]*${german} \\d{1,4}\\p{L}?(?![\\p{L}\\d])`;
/** "Am Markt 3", "Winkel 5", and a flat: anything with a capital that a number stands behind. */
const anyNumbered =
  '(?<!\\p{L})(?:(?:[Aa]m|[Ii]m|[Zz]um|[Zz]ur|[Aa]n der|[Aa]uf de[mr]) )?\\p{Lu}[\\p{L}-]* \\d{1,4}\\p{L}?(?![\\p{L}\\d])';

const house = new RegExp([numberFirst, spanishStreet, germanStreet, anyNumbered].join('|'), 'u');
/** Where it begins; null where none is said. */
export const houseAt = (said: string): number | null => house.exec(said)?.index ?? null;

/** How to get in or to find it: stays with the address. */
export const howToFind =
  /(?<!\p{L})(?:gates?|codes?|doors?|bells?|buzz\p{L}*|ring|keys?|behind|across|corner|next|between|left|right|past|blue|red|white|green|brown|yellow|driveway|alley|building|floor|unit|apt|suite|lot|port[oó]n|puerta|timbre|c[oó]digo|llave|esquina|detr[aá]s|frente|junto|azul|roj[ao]|blanc[ao]|verde|edificio|piso|porte|portail|sonnette|digicode|cl[eé]|coin|derri[eè]re|bleue?|rouge|blanche?|verte?|b[aâ]timent|[eé]tage|tor|t[uü]r|klingel\p{L}*|schl[uü]ssel|ecke|hinter|hinterhaus|neben|blaue?[sn]?|rote?[sn]?|wei(?:ß|ss)e?[sn]?|stock)(?!\p{L})/iu;

/** As it is typed and as it is written. */
const anyCase = (words: string) =>
  `(?:${words.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`)})`;
const streetType = anyCase(
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|terrace|circle|cir|parkway|pkwy|square|loop|trail',
);
const ofFrench = anyCase('rue|avenue|boulevard|bd|chemin|route|place|allee|allée|impasse|quai|cours|square');
/** A whole one: its number with a street. */
const wholeHouse = new RegExp(
  [
    `(?<![\\p{L}\\d#.:-])(?<number>\\d{1,6}\\p{L}?) (?:(?:bis|ter) )?(?<street>${ofFrench} (?:[\\p{L}'’-]+)(?: [\\p{L}'’-]+){0,3}|(?:[\\p{L}\\d.'’-]+ ){1,3}?${streetType}(?!\\p{L})|\\p{Lu}[\\p{L}'’-]+)`,
    `(?<spanish>(?<!\\p{L})${ofSpanish} (?:[\\p{L}.]+ ){1,4}?)(?:#|n[úu]m(?:ero)?\\.? |no\\.? )?\\d+`,
    `(?<german>(?<!\\p{L})(?:\\p{Lu}[\\p{L}-]*[ -])?\\p{Lu}?[\\p{L}-]*${german}) \\d{1,4}\\p{L}?(?![\\p{L}\\d])`,
  ].join('|'),
  'gu',
);

/** Between two of them the first is given up. */
const takenBack =
  /(?<!\p{L})(?:no|nope|sorry|wait|hang on|hold on|scratch|wrong|mix\p{L}*|mess\p{L}*|old|moved|i mean\p{L}*|actually|correction|oops|whoops|perdon|perdone|digo|mejor dicho|equivoc\p{L}*|confund\p{L}*|confundo|espere|la vieja|pardon|attendez|trompe\p{L}*|plutot|ancienne|non|nein|nee|quatsch|falsch|verwechsel\p{L}*|vertan|moment|alte|nicht mehr|entschuldigung|verzeihung|ich meine?)(?!\p{L})/u;
/** One of two, or both: "between 12 Elm and 14 Elm", "not 12 Oak". */
const ofBoth = /(?<!\p{L})(?:or|and|o|y|ou|et|oder|und|not|not at|pas|pas le|nicht|nicht die|behind|next to)\s*$/u;

const streetOf = ({ groups = {} }: RegExpMatchArray): string =>
  foldCue((groups.street ?? groups.spanish ?? groups.german ?? '').trim());

/** Where the one begins that was meant, and where the one that it puts right does; null where there is but one. */
export function houseMeant(said: string): { readonly from: number; readonly at: number } | null {
  const all = [...said.matchAll(wholeHouse)];
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || first === last) return null;
  const between = said.slice(first.index + first[0].length, last.index);
  if (ofBoth.test(foldCue(between)) || howToFind.test(between)) return null;
  const isSame = streetOf(first) === streetOf(last);
  return isSame || takenBack.test(foldCue(between)) ? { from: first.index, at: last.index } : null;
}
