// Where a house begins in what is said, "910 Auburn Boulevard", "calle Olmo 14", "Lindenstraße 14", and which of two was meant: the later
// one, where the first is taken back between them, or both are of one street and nothing else is said there; the first, where the later
// is told as the old one, as where a map sends people or as where to go in.
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
  /(?<!\p{L})(?:gates?|codes?|doors?|bells?|buzz\p{L}*|ring|keys?|behind|across|corner|next|between|left|right|past|blue|red|white|green|brown|yellow|driveway|alley|building|floor|unit|apt|suite|lot|port[oó]n|puerta|timbre|c[oó]digo|llave|esquina|detr[aá]s|frente|junto|azul|roj[ao]|blanc[ao]|verde|edificio|piso|porte|portail|sonnette|digicode|cl[eé]|coin|derri[eè]re|bleue?|rouge|blanche?|verte?|b[aâ]timent|[eé]tage|tor|t[uü]r|klingel\p{L}*|schl[uü]ssel|ecke|hinter|hinterhaus|neben|nebenan|entrances?|enter(?:s|ing)?|entry|entra(?:da|n|r)?|entr[eé]es?|entrez|on entre|eingang|einfahrt|parking|lado|c[oô]t[eé]|blaue?[sn]?|rote?[sn]?|wei(?:ß|ss)e?[sn]?|stock)(?!\p{L})/iu;

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

/** Between two of them the first is given up: it was said wrong. */
const slip =
  /(?<!\p{L})(?:(?:no|non|nein|nee)(?=\s*(?:[,.;:!?…–-]|$)| (?:wait|sorry|that|it|i|we|es|el|la|perdon|espere|c'est|le|pardon|attendez|das|die|moment|quatsch)(?!\p{L}))|nope|sorry|wait|hang on|hold on|scratch|wrong|mix\p{L}*|mess\p{L}*|i mean\p{L}*|actually|correction|oops|whoops|perdon|perdone|digo|mejor dicho|equivoc\p{L}*|confund\p{L}*|confundo|espere|pardon|attendez|trompe\p{L}*|plutot|quatsch|falsch|verwechsel\p{L}*|vertan|moment|entschuldigung|verzeihung|ich meine?)(?!\p{L})/u;
/** It is told of the first that nobody lives there any more, and the sentence ends or leads on to the other: "that's the old one, …". */
const left =
  /(?<!\p{L})(?:(?:that|this|it)(?:'?s| is| was) (?:\p{L}+ ){0,2}old(?: (?:one|place|house|address))?|(?:i|we)(?:'ve| have)? (?:\p{L}+ )?moved|(?:esa? )?(?:es|era) (?:\p{L}+ )?(?:vieja|anterior)|(?:me|nos) (?:mude|mudamos|cambie|cambiamos)|c'(?:est|etait) (?:l'|mon )ancienne(?: adresse)?|(?:j'ai|on a|nous avons) demenage|(?:das|die) (?:ist|war) (?:\p{L}+ )?alte(?: adresse)?|nicht mehr|umgezogen)(?: (?:last|this|in|el|la|en|le|letzten?|diesen) [^,.;]{3,12})?(?=\s*(?:[.,;:!?…–-]|$)| (?:it's|to|at|now|es|ahora|a|c'est|au|maintenant|jetzt|in|zu)(?!\p{L}))/u;
/** The other is told as the one that is left, right ahead of it: "my old address was 18 Copper Street". */
const turned = "(?:it's|now|but|es ahora|ahora|c'est(?! plus)|maintenant|jetzt)";
const ofLeft =
  "(?: (?:one|address|place|house|home|apartment|condo|office|shop|store|direccion|casa|departamento|oficina|adresse|maison|appartement|logement|bureau|anschrift|wohnung|haus|buro|was|is|at|on|in|era|es|estaba|en|de|el|la|c'etait|c'est|etait|est|au|le|a|war|ist|der|die|am|im))*\\s*$";
const leftBehind = new RegExp(
  [
    `(?<!\\p{L})(?:old|former|previous|viej[ao]|anterior|ancien(?:ne)?|alte[nr]?|fruher\\p{L}*|vorher\\p{L}*|ehemalige\\p{L}*)${ofLeft}`,
    `(?<!\\p{L})(?:used to|no longer|not(?! far)|isn't|moved (?:\\p{L}+ ){0,2}(?:from|of)|ya no|viviamos|vivia|(?:mude|mudamos|venimos|vengo) (?:\\p{L}+ )?de|n'est plus|c'est plus|plus(?= (?:au|a|le|la)(?!\\p{L}))|habitais|habitions|demenage (?:\\p{L}+ )?(?:de|du)|nicht(?! weit)|umgezogen (?:von|aus))(?!\\p{L})(?:(?!(?<!\\p{L})${turned}(?!\\p{L})).)*$`,
    '^\\s*(?:from|desde|de|du|von|von der|aus der)\\s*$',
  ].join('|'),
  'u',
);
const was = /(?<!\p{L})(?:was|were|era|estaba|etait|war|waren)(?: [\p{L}']+){0,2}\s*$/u;
/** Where others are led to, and nobody is to come to. */
const misleads =
  /(?<!\p{L})(?:sends?|sending|shows?|takes? (?:people|you|everyone|everybody)|brings?|mandan?|llevan?|marcan?|muestran?|dicen?|indiquent?|envoient?|envoie|emmene|amene|affiche|montre|zeigt|schickt|fuhrt|leitet|bringt)(?!\p{L})/u;
const maps = /(?<!\p{L})(?:google|gps|maps|waze|navi\p{L}*|app)(?!\p{L})/u;
/** Nothing else than what leads to the other. */
const onlyLeads =
  /^(?:\P{L}|(?<!\p{L})(?:oh|uh|um|ah|ay|euh|ach|ahm?|shoot|dang|darn|gosh|geez|ugh|well|uy|zut|mince|mist|oje|bueno|pues|enfin|also|but|pero|mais|aber|sondern|it's|it|that's|is|should|be|i'm|we're|we|i|live|at|on|the|address|make|really|right|es|estamos|en|la|el|direccion|correcta|correcto|lo|c'est|au|le|bonne|adresse|das|ist|die|richtige|richtig|im|am|in|der|wohnen?)(?!\p{L}))*$/u;
/** One of two, or both: "between 12 Elm and 14 Elm", "not 12 Oak". */
const ofBoth = /(?<!\p{L})(?:or|and|o|y|ou|et|oder|und|not|not at|pas|pas le|nicht|nicht die|behind|next to)\s*$/u;

const streetOf = ({ groups = {} }: RegExpMatchArray): string =>
  foldCue((groups.street ?? groups.spanish ?? groups.german ?? '').trim());

/** The first and the last of them, what is said between, and the part of it that is said of the last. */
function twoHouses(said: string) {
  const all = [...said.matchAll(wholeHouse)];
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || first === last) return null;
  const between = said.slice(first.index + first[0].length, last.index);
  const folded = foldCue(between);
  return { first, last, between, folded, ofLast: folded.split(/[,.;:!?…–—]/u).at(-1) ?? '' };
}

/** Is the last of them one that nobody is to come to, the one that is left or where a map leads? */
const isElse = (folded: string, ofLast: string): boolean =>
  leftBehind.test(ofLast) || misleads.test(ofLast) || (maps.test(folded) && !onlyLeads.test(ofLast));

/** What is said ahead of a house that nobody is to come to; null where none is said behind the one that is meant. */
export function aheadOfElse(said: string): string | null {
  const two = twoHouses(said);
  return two && isElse(two.folded, two.ofLast) ? said.slice(0, two.last.index) : null;
}

/** Where the one begins that was meant, and where the one that it puts right does; null where there is but one. */
export function houseMeant(said: string): { readonly from: number; readonly at: number } | null {
  const two = twoHouses(said);
  if (!two) return null;
  const { first, last, between, folded, ofLast } = two;
  if (ofBoth.test(folded) || howToFind.test(between) || isElse(folded, ofLast)) return null;
  const isSame = streetOf(first) === streetOf(last);
  const isMeant = slip.test(folded) || (left.test(folded) && !was.test(ofLast)) || (isSame && onlyLeads.test(folded));
  return isMeant ? { from: first.index, at: last.index } : null;
}

/** "44 Silver Street now, my old address was 18 Copper Street": what is told of the one that is left is no part of the address. */
export function withoutLeft(said: string): string {
  const two = twoHouses(said);
  if (!two || ofBoth.test(two.folded) || howToFind.test(two.between) || !leftBehind.test(two.ofLast)) return said;
  if (howToFind.test(said.slice(two.last.index))) return said;
  const ahead = said.slice(0, two.last.index);
  const border = /[\s,.;:!?…–—]+[^,.;:!?…–—]*$/u.exec(ahead.replace(/[^,.;:!?…–—]*$/u, ''));
  return border ? ahead.slice(0, border.index).replace(/ (?:now|ahora|maintenant|jetzt)$/iu, '') : said;
}
