// What callers say on their way to an address is no part of it: "the car's at 910 Auburn Boulevard", "it's my mom's, 14 Elm", "él vive
// en la calle Alameda 715", "meine Mutter wohnt in der Lindenstraße 14". A building's name ahead of it, a unit or how to find it is.
import { kin } from '../who-comes/kin.ts';
import { houseAt, howToFind } from './house.ts';

/** Leads on to it, right before it. */
const leadsOn =
  /(?:^|[\s'’])(?:so|um|uh|well|like|pues|donc|euh|also|äh|is|are|be|was|['’]s|s|re|['’]re|['’]m|at|on|to|in|by|near|lives?|called|address|es|est[aá]|estamos|estoy|queda|en|vive[ns]?|la|el|al|est|au|à|a|le|[àa] la|sur|habite(?:nt)?|c['’]est|ist|sind|in der|in dem|im|am|an der|auf der|auf dem|die|der|das|wohn(?:t|en|e)|steht|liegt|lautet|zur?|adresse|direcci[oó]n)[\s:]*$/iu;

const placeNouns =
  'place|house|home|apartment|condo|office|shop|store|work|job ?site|job|site|address|car|truck|van|vehicle|casa|departamento|apartamento|oficina|negocio|trabajo|direcci[oó]n|carro|coche|camioneta|troca|maison|appartement|bureau|chalet|adresse|voiture|camion|haus|wohnung|b[uü]ro|laden|arbeit|auto|wagen';
const anyKin = `${kin.en}|${kin.es}|${kin.fr}|${kin.de}`;
/** Tells whose it is or where somebody is; and nothing of how to find it. */
const ofWhere = new RegExp(
  `(?<!\\p{L})(?:${anyKin}|${placeNouns}|my|our|in-laws|mis?|nuestr[oa]|mon|ma|mes|notre|meine?[nrm]?|unsere?[nrm]?|(?:it|he|she|they|we|you|i|that)(?:['’](?:s|re|m|d|ll))?|la m[ií]a|él|ella|ellos|yo|nosotros|il|elle|ils|je|nous|on|c['’]est|er|sie|wir|ich|das)(?:['’]s)?(?!\\p{L})`,
  'iu',
);
const ofKin = new RegExp(`(?<!\\p{L})(?:${anyKin})(?:['’]s)?(?!\\p{L})`, 'iu');

/** The address without what leads to it, and whose place it is told to be. */
export function withoutLead(said: string): { readonly address: string; readonly whose: string | null } {
  const at = houseAt(said);
  const as = { address: said, whose: null };
  if (at === null || at === 0) return as;
  const ahead = said.slice(0, at);
  if (/\d/.test(ahead) || howToFind.test(ahead)) return as;
  const clauses = ahead.split(/(?<=[,.;:!–—])\s+/u).map((one) => one.trim());
  const right = /[,.;:!–—]\s*$/u.test(ahead) ? '' : (clauses.pop() ?? '');
  const before = clauses.filter((one) => /\p{L}/u.test(one));
  if (right !== '' && !leadsOn.test(right)) return as;
  // "The Willows, 14 Elm": its name.
  if (!before.every((one) => ofWhere.test(one))) return as;
  const whose = before.filter((one) => ofKin.test(one));
  return {
    address: said.slice(at),
    whose: whose.length === 0 ? null : whose.join(' ').replace(/[\s,.;:!–—]+$/u, ''),
  };
}
