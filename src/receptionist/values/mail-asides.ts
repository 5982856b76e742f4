// How a part of a mail address is written is said in the middle of it, and is none of it: "with a K", "mit u e", "todo junto", "en un seul
// mot", "all lowercase"; and letters behind a word, "okonkwo, that's O-K-O-N-K-W-O", are that word. What is left is the address alone.
import type { Language, Span } from './language.ts';
import { readSpelling } from './spelling.ts';
import { fold } from './words.ts';

/** The text without them, and where each of its characters stood. */
export type Unmarked = { readonly text: string; readonly places: readonly number[] };

const letter = '[a-zñ](?![a-z])';
/** Two of them need no joining word. */
const asides: Readonly<Record<Language, string>> = {
  en: [
    `(?:(?:that|it)['’]?s )?(?:with|without|using) (?:an? |the |one |two |no |just )*(?:capital |small |double |silent )?(?:${letter}(?:['’]?s(?![a-z]))?)(?: ${letter})*(?: (?:at the (?:end|beginning|start)|in the middle|in it|instead of an? ${letter}))?`,
    `(?:(?:that|it)['’]?s )?(?:one|two|double|three) [a-z]['’]s(?![a-z])`,
    "(?:(?:that|it)['’]?s )?(?:(?:all|just|both|in|and|as) )*(?:one word|together|lower ?case|small letters|upper ?case|caps|no spaces?(?: in between)?|without (?:any )?spaces?|no (?:dots?|dash(?:es)?|hyphens?|underscores?)|run together|spelled (?:normal(?:ly)?|(?:just )?(?:like|the way) it sounds)|(?:just )?like it sounds)",
  ].join('|'),
  es: [
    `(?:con|sin) (?:una? |la |el |doble |dos )*(?:y griega|i latina|(?:ve|uve|be|b|v) (?:chica|corta|grande|larga|de \\p{L}+)|${letter}|ene|ese|zeta|hache|uve|be|ce|ka|jota|doble u)(?![a-z])(?: y (?:con )?(?:una? |la )?(?:${letter}|ese|zeta|hache|ce|ka|jota)(?![a-z]))?(?: (?:al (?:final|principio)|en medio))?`,
    '(?:(?:todo|toda|es|va|y) )*(?:junto|pegado|(?:con |en )?(?:puras? )?minusculas?|en mayusculas?|sin (?:espacios?|acentos?|tilde|puntos?|guion(?:es)?)|(?:en )?una sola palabra|(?:asi )?como suena)',
  ].join('|'),
  fr: [
    `(?:avec|sans) (?:une? |deux |le |la )*${letter}(?: (?:a la fin|au debut|au milieu))?`,
    "(?:(?:tout|le tout|c['’]est|et) )*(?:en un (?:seul )?mot|attaches?|colles?|(?:en )?minuscules?|sans (?:accents?|espaces?|majuscules?|tirets?|points?)|comme ca se prononce)",
  ].join('|'),
  de: [
    `mit (?!at(?![a-z]))(?:einem |zwei |doppel|doppeltem |kleinem |grossem |großem |hartem |weichem )*(?:${letter}|[a-z]{2}(?![a-z])|umlaut)(?: ${letter})*(?: (?:am (?:ende|anfang)|hinten|vorne|in der mitte|geschrieben))*`,
    "(?:(?:alles|komplett|ganz|und) )*(?:zusammen(?: ?geschrieben)?|klein(?: ?geschrieben)?|in einem wort|ein wort|ohne (?:leerzeichen|punkt|bindestrich|umlaut|akzent)|wie man(?:['’]?s| es)? spricht)",
  ].join('|'),
};
const joins: Readonly<Record<Language, string>> = { en: 'and', es: 'y', fr: 'et', de: 'und' };
const marked = (language: Language): RegExp =>
  new RegExp(
    `[ ,;:–—-]+(?:${asides[language]})(?:,? (?:${joins[language]} )?(?:${asides[language]}))*(?=[ ,;:.!?–—-]|$)[ ,;:–—-]*`,
    'gu',
  );
const patterns: Readonly<Record<Language, RegExp>> = {
  en: marked('en'),
  es: marked('es'),
  fr: marked('fr'),
  de: marked('de'),
};

/** "Ann dot Clark, with an E": the letter that the word lacks as it was heard. */
const lacksEnd = /^[ ,;:–—-]+(?:(?:that|it)['’]?s )?with an? (e)(?: at the end)?[ ,;:–—-]*$/u;

const beforeLetters =
  /[ ,;:–—(-]*(?:(?:that|it)['’]?s|that is|spelled|which is|es|o sea|se escribe|c['’]est|(?:ca |ça )?s['’][ée]crit|das ist|also|buchstabiert|geschrieben)?[ ,;:–—(-]*$/iu;

type Change = Span & { readonly by: string };

/** The text with an address in it as if it were only said. */
export function withoutAsides(text: string, language: Language): Unmarked {
  const folded = fold(text);
  const changes: Change[] = [];
  for (const { word, spells, start, end } of readSpelling(text, language)) {
    if (!spells || spells.end > start) continue;
    const [lead = ''] = beforeLetters.exec(text.slice(spells.end, start)) ?? [];
    const [behind = ''] = /^[ ,;:–—)-]*/u.exec(text.slice(end)) ?? [];
    changes.push(
      { start: spells.start, end: spells.end, by: word.toLowerCase() },
      { start: start - lead.length, end: end + behind.length, by: ' ' },
    );
  }
  for (const found of folded.matchAll(patterns[language])) {
    // "Krause, Krause mit K": the word is said again.
    const [again = ''] = /(?<=(?<!\p{L})(\p{L}+))[ ,;:–—-]+\1$/u.exec(folded.slice(0, found.index)) ?? [];
    const start = found.index - again.length;
    const end = found.index + found[0].length;
    if (changes.some((one) => one.start < end && start < one.end)) continue;
    const [, lacked = ''] = lacksEnd.exec(found[0]) ?? [];
    const word = /\p{L}+$/u.exec(folded.slice(0, start))?.[0] ?? '';
    const by =
      lacked !== '' && word !== '' && (!word.includes(lacked) || (/end/u.test(found[0]) && !word.endsWith(lacked)))
        ? lacked
        : '';
    changes.push({ start, end, by: `${by} ` });
  }
  if (changes.length === 0) return { text, places: [] };
  let out = '';
  const places: number[] = [];
  const keep = (from: number, to: number) => {
    for (let at = from; at < to; at++) places.push(at);
    out += text.slice(from, to);
  };
  let last = 0;
  for (const { start, end, by } of changes.sort((one, other) => one.start - other.start)) {
    if (start < last) continue;
    keep(last, start);
    for (const _ of by) places.push(start);
    out += by;
    last = end;
  }
  keep(last, text.length);
  return { text: out, places };
}
