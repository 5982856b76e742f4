// The place that callers say to be in, "I'm in Greeley", "we live out in Astoria, Queens", and the town behind a street: where
// somebody is to come to, and never what anybody is called. As it stands, in four languages.
import { foldCue } from '../cues/cue.ts';
import { kin } from '../who-comes/kin.ts';

const cap = "\\p{Lu}[\\p{L}'’.-]+";
/** What may be written with a capital behind "in" and is no town. */
const noTown =
  "(?!(?:Apartment|Apt|Unit|Suite|Ste|Whg|Wohnung|Piso|Room|Building|Bldg|Floor|Space|Lot|I|I'm|We|My|The|A|January|February|March|April|May|June|July|August|September|October|November|December|Spanish|English|French|German|Urlaub|Eile|Not|Rente|Behandlung|Miete)(?!\\p{L}))";
const name = `${noTown}${cap}(?:[ -](?:de |of |the |la |les |du )?${cap}){0,2}(?:, ${noTown}${cap}(?! \\p{Lu}))?`;
const being = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:[Ii]['’]m|[Ii] am|[Ww]e['’]re|[Ww]e are|live|living|located|based|(?:house|home|place|office|apartment|shop|it)(?: is|['’]s)?)(?: \\p{Ll}+)?(?: (?:over|out|up|down))? (?:in|near)",
    '(?:[Vv]iv(?:o|imos)|[Ee]st(?:oy|amos)|queda|(?:casa|departamento|apartamento) est[aá])(?: \\p{Ll}+)? en',
    "(?:[Jj]['’]habite|[Nn]ous habitons|[Jj]e suis|[Nn]ous sommes|(?:maison|appartement) est)(?: \\p{Ll}+)? (?:à|en)",
    '(?:wohnen?|leben?|(?:Haus|Wohnung) (?:ist|steht|liegt))(?: \\p{Ll}+)? in',
  ].join('|')}) (${name})`,
  'u',
);

const anyKin = `(?:${kin.en}|${kin.es}|${kin.fr}|${kin.de})`;
const mine = '(?:my|our|mi|nuestr[oa]|ma|mon|notre|mein(?:e[nrm]?)?|unser(?:e[nrm]?)?)';
/** "But my mom lives in El Paso", "but the house is in Canutillo", "for my son in Tempe": where somebody is to come to. */
const lives =
  '(?:(?:lives?|living)(?: \\p{Ll}+)? in|vive[n]?(?: \\p{Ll}+)? en|(?:habite(?:nt)?|vit)(?: \\p{Ll}+)? (?:à|en)|(?:wohnt|wohnen|lebt)(?: \\p{Ll}+)? in)';
const isThere =
  "(?:(?:is|['’]s|sits)(?: \\p{Ll}+)? in|(?:est[aá]|queda)(?: \\p{Ll}+)? en|est(?: \\p{Ll}+)? (?:à|en)|(?:ist|steht|liegt)(?: \\p{Ll}+)? in)";
const things =
  '(?:house|place|home|property|rental|cabin|apartment|condo|shop|car|truck|van|casa|departamento|carro|camioneta|maison|chalet|appartement|voiture|Haus|Wohnung|Auto)';
const but = '(?<!\\p{L})(?:but|pero|mais|aber)';
const ofOther = [
  `${but}(?! [^.,;]*(?:landlord|boss|owner|casero|dueño|jef[ea]|propriétaire|patronn?e?|Vermieter|Chef))(?: [\\p{L}'’]+){1,3}? ${lives} (${name})`,
  `${but}(?: [\\p{L}'’]+){1,3}? ${things} ?${isThere} (${name})`,
  `(?<!\\p{L})(?:for|para|pour|für|bei|chez)(?: de)? ${mine} ${anyKin}(?:['’]s)?(?: (?:house|place|home|casa))?,?(?: (?:who|she|he|they|que|ella|él|qui|elle|il|die|der|sie|er))?(?: ${lives}| in| en| à) (${name})`,
].map((pattern) => new RegExp(pattern, 'u'));
/** "I'm in Dallas but it's for my mom's house": where the caller is, and nobody is to come to. */
const elsewhere = new RegExp(
  `^[^.!?]*?,? (?:but|though|pero|mais|aber)(?!\\p{L})[^.!?]*(?<!\\p{L})(?:(?:for|at|para|en|pour|chez|für|bei|in)(?: [\\p{L}'’]+){0,2}? (?:${anyKin}(?:['’]s)?|${things})|${anyKin}['’]s ${things})(?!\\p{L})`,
  'iu',
);
/** "I used to live in Waco", "we're not in Dover": no more, or not at all. */
const noMore = /(?<!\p{L})(?:used to|no longer|don['’]?t|not|originally|ya no|plus|nicht mehr)\s*$/iu;

type PlaceSaid = { readonly name: string; readonly isOthers: boolean };

/** Where somebody is to come to, as far as it is said, and whether another than who calls lives there; null where nobody does. */
export function placeOf(said: string): PlaceSaid | null {
  const plain = (place: string) => place.replace(/[.'’-]+$/u, '');
  for (const other of ofOther) {
    const [, place] = other.exec(said) ?? [];
    if (place !== undefined) return { name: plain(place), isOthers: true };
  }
  const found = being.exec(said);
  const [whole, place] = found ?? [];
  if (!found || whole === undefined || place === undefined) return null;
  const isElse = elsewhere.test(said.slice(found.index + whole.length)) || noMore.test(said.slice(0, found.index));
  return isElse ? null : { name: plain(place), isOthers: false };
}

/** Where somebody says to be; null where they do not. */
export const placeSaid = (said: string): string | null => placeOf(said)?.name ?? null;

/** Does what begins there stand in such a place? "I'm in Astoria, Queens" names nobody. */
export function isInPlaceSaid(said: string, at: number): boolean {
  const found = being.exec(said);
  const end = found ? found.index + found[0].length : 0;
  return found !== null && at >= end - (found[1]?.length ?? 0) && at < end;
}

const behindStreet = new RegExp(
  `(?:,|(?<=\\p{L}{3}.*) (?:in|en|à)) (?:\\d{5} )?(${noTown}${cap}(?:[ -]${cap}){0,2})(?:,? [A-Z]{2})?(?: \\d{5})?\\.?$`,
  'u',
);

/** What of an address is its town, with what binds it: ", Dover", " in Dover", ", 07801 Dover"; nothing where none is. */
export const townTail = (address: string): string => behindStreet.exec(address)?.[0] ?? '';

const numberOf = (address: string): string | undefined => /\d+/.exec(address)?.[0];
const streetOf = (address: string): string =>
  foldCue(address.replace(behindStreet, ''))
    .replace(/\d+\p{L}?/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** "14 Elm Street in Dover", and then "no, 41 Elm Street": the town stays, where the street or the house does. */
export function withTownKept(before: string | undefined, address: string): string {
  const tail = before === undefined ? '' : townTail(before);
  if (
    before === undefined ||
    tail === '' ||
    townTail(address) !== '' ||
    foldCue(address).includes(foldCue(tail.replace(/^[^\p{L}]*(?:(?:in|en|à) )?/u, '')))
  )
    return address;
  const isSame = streetOf(before) === streetOf(address) || numberOf(before) === numberOf(address);
  return isSame ? `${address.replace(/[\s.,;]+$/u, '')}${tail.replace(/\.$/u, '')}` : address;
}

/** The town of an address, where it is set apart from its street; null where none is. */
export const townOf = (address: string): string | null =>
  behindStreet.exec(address)?.[1]?.replace(/ [A-Z]{2}$/u, '') ?? null;
