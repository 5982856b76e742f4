// The place that callers say to be in, "I'm in Greeley", "we live out in Astoria, Queens", and the town behind a street: where
// somebody is to come to, and never what anybody is called. As it stands, in four languages.

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

/** Where somebody says to be; null where they do not. */
export const placeSaid = (said: string): string | null => being.exec(said)?.[1]?.replace(/[.'’-]+$/u, '') ?? null;

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

/** The town of an address, where it is set apart from its street; null where none is. */
export const townOf = (address: string): string | null =>
  behindStreet.exec(address)?.[1]?.replace(/ [A-Z]{2}$/u, '') ?? null;
