// "It's 1420, sorry, 1402 Larkspur Lane", "es el 77, ay no, el 79 de la calle Cedro": an address that is put right while it is said is what
// was said last, with what stands of the rest; and what is told behind it of whose it is and who is called is noted, and no part of it.
import type { Command } from '../../commands.ts';
import { kin } from '../who-comes/kin.ts';
import { houseMeant, withoutLeft } from './house.ts';
import { withoutLead } from './lead-to-address.ts';
import { townTail, withTownKept } from './place-said.ts';

const sounds =
  '(?:(?:uh+|um+|oh|ah|ay|euh|ähm?|äh|ach|hm+|well|gosh|shoot|oops|whoops|dang|darn|geez|ugh|uy|zut|mince|mist|oje|pues|ben|na)[ ,.…]+)*';
const takesBack =
  "(?:no wait|wait,? no|no,? (?:sorry|perd[oó]n|espere|pardon|attendez|quatsch|moment|warten sie)|sorry|wait|scratch that|i meant?|i mean|make that|correction|excuse me|perd[oó]n|digo|mejor dicho|quise decir|espere|pardon|attendez|je veux dire|je voulais dire|plut[oô]t|quatsch|ich meine?|moment|entschuldigung|verzeihung|nein,? quatsch|(?:no|non|nein|nee)(?=[ ]*[,.!…–-]|[ ](?:it['’]s|es|el|c['’]est|le|das ist|die)[ ]))";
const leads =
  "(?:(?:no|non|nein|sorry|perd[oó]n|pardon|it['’]?s|it is|is|that['’]?s|es|era|c['’]est|das ist|el|la|le|die|das|der|number|n[uú]mero|num[eé]ro|nummer)[ ,.:]+)*";
/** Where it is taken back, with what leads on to the right one. */
const turn = new RegExp(`[ ]*[,.;…–-]+[ ]*${sounds}${takesBack}[ ,.!…–-]+${sounds}${leads}(?=\\S)`, 'iu');

const number = /^\d+\p{L}?(?![\p{L}\d])/u;
const numberAnywhere = /(?<![\p{L}\d])\d+\p{L}?(?![\p{L}\d])/u;
const street =
  /(?<!\p{L})(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|terrace|circle|parkway|square|loop|trail|calle|avenida|camino|paseo|rue|chemin|route|all[eé]e|\p{L}*(?:stra(?:ß|ss)e|weg|platz|gasse|allee))(?!\p{L})/iu;
const articleAhead = /^(?:el|le|la|das|die)\s+(?=\d)/iu;
/** A street follows the number, and no town. */
const goesOn = /^\d+\p{L}?,? (?!(?:in|en|[àa]|at)(?!\p{L}))\p{L}/u;

/** "77 Pearl Street now, not 12 Oak": where it is not is no part of it. */
const notThere =
  /(?:,? (?:now|ahora|maintenant|jetzt))?,? (?:(?:and|y|et|und) )?(?:not|y no|pas|nicht)(?: (?:at|on|en|au|le|in der|die|the))? \d+ \p{L}[^,.;]*[.!]*$/u;

/** "…, actually", "…, sorry about that": of having said it wrong. */
const ofSlip =
  /(?:[ ,.;]+actually|[.,;]\s*(?:sorry(?: about that)?|my (?:bad|mistake)|i (?:always|keep) [^.,;\d]*|perd[oó]ne?|disculpe|siempre me (?:confundo|equivoco)|d[eé]sol[eé]e?|excusez[- ]moi|je me trompe toujours|entschuldigung|verzeihung|ich (?:verwechs(?:le|el)|vertue?)[^.,;\d]*))[.!]*$/iu;

/** The address as it was meant. */
export function addressPutRight(said: string): string {
  const bare = withoutLeft(said.replace(articleAhead, '').replace(notThere, '')).replace(ofSlip, '');
  const meant = houseMeant(bare);
  if (meant) {
    // "14 Elm Street in Dover. No wait, 41 Elm Street": the town stays.
    const [first = ''] = bare.slice(meant.from, meant.at).split(/[.;!](?= )/u);
    return withTownKept(townTail(first) === '' ? first.split(',')[0] : first, bare.slice(meant.at));
  }
  const found = turn.exec(bare);
  if (!found) return bare;
  const before = bare.slice(0, found.index).trim();
  const after = addressPutRight(bare.slice(found.index + found[0].length).trim());
  const isNamed = /\p{L}{3}/u.test(before.replace(numberAnywhere, ''));
  const right = number.exec(after)?.[0];
  if (right !== undefined) {
    if (!numberAnywhere.test(before)) return after;
    if (goesOn.test(after) || !isNamed) return after;
    return `${before.replace(numberAnywhere, right)}${after.slice(right.length)}`;
  }
  // "88 Walnut Drive, no wait, Walnut Court": another street, the same house.
  const [house] = number.exec(before) ?? [];
  const [named = ''] = after.split(/[,.;]/u);
  return house !== undefined && street.test(named) && !numberAnywhere.test(named) ? `${house} ${after}` : bare;
}

/** Of whom or of calling somebody: the sentences behind an address that say how to find it stay with it. */
const remark = new RegExp(
  `(?<!\\p{L})(?:${kin.en}|${kin.es}|${kin.fr}|${kin.de})(?:['’]s)?(?!\\p{L})|(?<!\\p{L})(?:call|text|ring|ll[aá]me(?:n|me|nme)?|llamar|appele[zr]|rappele[zr]|rufen|anrufen)(?!\\p{L})`,
  'iu',
);

/** "…, chez ma fille", "…, that's my mom's place": told in a clause of its own, with no town in it. */
const whoseBehind =
  /,\s+(?=(?:(?:that|it)['’]?s|it is|(?:at )?my|es|(?:la |en )?casa de|donde|c['’]est|chez|das ist|bei)\s)[^,.;\d]*[.!]*$/iu;
const namesTown = /(?<!\p{L})(?:in|en|[àa]) \p{Lu}/u;

/** Sets the address, and notes what was told about it. */
export function setsAddress(said: string): Command[] {
  const { address, whose } = withoutLead(addressPutRight(said));
  const clause = whoseBehind.exec(address);
  const at = /[.!;]\s+(?=\p{L})/u.exec(address) ?? (clause && !namesTown.test(clause[0]) ? clause : null);
  const behind = at
    ? address
        .slice(at.index)
        .replace(/^[\s,.;!]+/u, '')
        .trim()
    : '';
  const place = at ? address.slice(0, at.index).trim() : address;
  const isRemark = remark.test(behind) && !/\d|\?/u.test(behind) && /\d/u.test(place) && /\p{L}{3}/u.test(place);
  const note = [whose, isRemark ? behind : null].filter((one) => one !== null).join('. ');
  return [
    { do: 'set-address', address: isRemark ? place : address },
    ...(note === '' ? [] : [{ do: 'set-reason', reason: note, isNote: true } as const]),
  ];
}
