// How a part of a mail address is written is said in the middle of it, and is none of it: "with a K", "mit u e", "todo junto", "en un seul
// mot", "all lowercase"; and letters behind a word, "okonkwo, that's O-K-O-N-K-W-O", are that word. What is left is the address alone. A word
// that somebody may be called, "klein", "junto", is one only behind "alles" or between pauses.
import { dictations } from './dictation.ts';
import type { Language, Span } from './language.ts';
import { readSpelling } from './spelling.ts';
import { fold } from './words.ts';

/** The text without them, and where each of its characters stood. */
export type Unmarked = { readonly text: string; readonly places: readonly number[] };

/** One, or two that are one sound. */
const letter = '(?:[a-zñ]|ph|th|ch|sh|ck|dt|tz|kh|gh|ie|ei|ey|ay|ai|ss|tt|nn|ll|rr|mm|ff|pp|oe|ae|ue)(?![a-z])';
/** Its letters: "with a K", "mit zwei t". Two of them need no joining word. */
const lettersOf: Readonly<Record<Language, string>> = {
  en: [
    `(?:(?:that|it)['’]?s )?(?:with|without|using) (?:an? |the |one |two |no |just )*(?:capital |small |double |silent )?(?:${letter}(?:['’]?s(?![a-z]))?)(?: ${letter})*(?: (?:at the (?:end|beginning|start)|in the middle|in it|instead of an? ${letter}))?`,
    `(?:(?:that|it)['’]?s )?(?:one|two|double|three) [a-z]['’]s(?![a-z])`,
  ].join('|'),
  es: `(?:con|sin) (?:una? |la |el |doble |dos )*(?:y griega|i latina|(?:ve|uve|be|b|v) (?:chica|corta|grande|larga|de \\p{L}+)|${letter}|ene|ese|zeta|hache|uve|be|ce|ka|jota|doble u)(?![a-z])(?: y (?:con )?(?:una? |la )?(?:${letter}|ese|zeta|hache|ce|ka|jota)(?![a-z]))?(?: (?:al (?:final|principio)|en medio))?`,
  fr: `(?:avec|sans) (?:une? |deux |le |la )*${letter}(?: et (?:une? |deux |le |la )*${letter})?(?: (?:a la fin|au debut|au milieu))?`,
  de: `mit (?!at(?![a-z]))(?:einem |zwei |doppel[ -]?|doppeltem |kleinem |grossem |großem |hartem |weichem )*(?:${letter}|[a-z]{2}(?![a-z])|umlaut)(?: ${letter})*(?: (?:am (?:ende|anfang)|hinten|vorne|in der mitte|geschrieben))*`,
};
/** How all of it is written. */
const manner: Readonly<Record<Language, string>> = {
  en: "(?:(?:that|it)['’]?s )?(?:(?:all|just|both|in|and|as) )*(?:one word|lower ?case|small letters|upper ?case|in (?:all )?caps|no spaces?(?: in between)?|without (?:any )?spaces?|no (?:caps?|capitals?|dots?|dash(?:es)?|hyphens?|underscores?)|run together|spelled (?:normal(?:ly)?|(?:just )?(?:like|the way) it sounds)|(?:just )?like it sounds)",
  es: '(?:(?:todo|toda|es|va|y) )*(?:(?:con |en )?(?:puras? )?minusculas?|en mayusculas?|sin (?:espacios?|acentos?|tilde|puntos?|guion(?:es)?)|(?:en )?una sola palabra|(?:asi )?como suena)',
  fr: "(?:(?:tout|le tout|c['’]est|et) )*(?:en un (?:seul )?mot|(?:en )?minuscules?|sans (?:accents?|espaces?|majuscules?|tirets?|points?)|comme ca se prononce)",
  de: "(?:(?:alles|komplett|ganz|und) )*(?:zusammen ?geschrieben|klein ?geschrieben|in einem wort|ein wort|ohne (?:leerzeichen|punkt|bindestrich|umlaut|akzent)|wie man(?:['’]?s| es)? spricht)",
};
/** A word that may be a family's or a shop's name as well, and what makes of it how all is written. */
const mannerWord: Readonly<Record<Language, { readonly all: string; readonly word: string }>> = {
  en: { all: "(?:(?:that|it)['’]?s )?all", word: '(?:together|caps)' },
  es: { all: '(?:(?:es|va) )?(?:todo|toda|va)(?: va)?', word: '(?:junto|pegado)' },
  fr: { all: "(?:c['’]est )?(?:le )?tout", word: '(?:attachee?s?|collee?s?)' },
  de: { all: '(?:und )?(?:alles|komplett|ganz)(?: (?:alles|komplett|ganz))*', word: '(?:zusammen|klein)' },
};
const joins: Readonly<Record<Language, string>> = { en: 'and', es: 'y', fr: 'et', de: 'und' };
const pause = '[,;:–—]';
/** A hyphen with a letter behind it is one of the address. Few of them in a row, so that no line takes long. */
const between = '(?:[ ,;:–—]|-(?![\\p{L}\\d]))';
const ends = '(?=[ ,;:!?–—]|[.-](?![\\p{L}\\d])|$)';
function marked(language: Language): RegExp {
  const { all, word } = mannerWord[language];
  const join = joins[language];
  // "Peter Punkt Klein", "info at lowercase dot com": right behind a sign it is of the address.
  const signs = [...dictations[language].signs.keys()].join('|');
  const noSign = (gap: string) => `(?<!(?<!\\p{L})(?:${signs})${gap})`;
  const whole = `${noSign(' {1,3}')}(?:${manner[language]}|${all} ${word})`;
  const apart = `${noSign('[ ,]{1,4}')}(?<=${pause} {0,2})${word}(?: ${join} ${word})?(?= {0,2}(?:${pause}|[.!?]?$))`;
  const more = `(?:,? (?:${join} )?(?:${lettersOf[language]}|${manner[language]}|${all} ${word})|,? ${join} ${word}|${between}{1,4}${apart})`;
  return new RegExp(
    `(?:${between}{1,6}(?:${lettersOf[language]}|${whole}|${apart})|^(?:${whole}))${more}*${ends}${between}*`,
    'gu',
  );
}
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

/** What was changed, read on from what was changed before. */
function changed({ text, places }: Unmarked, changes: readonly Change[]): Unmarked {
  let out = '';
  const kept: number[] = [];
  const keep = (from: number, to: number) => {
    kept.push(...places.slice(from, to));
    out += text.slice(from, to);
  };
  let last = 0;
  for (const { start, end, by } of changes.toSorted((one, other) => one.start - other.start)) {
    if (start < last) continue;
    keep(last, start);
    for (const _ of by) kept.push(places[start] ?? 0);
    out += by;
    last = end;
  }
  keep(last, text.length);
  return { text: out, places: kept };
}

/** Words that letters behind them spell. */
function spelledIn(text: string, language: Language): readonly Change[] {
  return readSpelling(text, language).flatMap(({ word, spells, start, end }) => {
    if (!spells || spells.end > start) return [];
    const [lead = ''] = beforeLetters.exec(text.slice(spells.end, start)) ?? [];
    return [
      { start: spells.start, end: spells.end, by: word.toLowerCase() },
      { start: start - lead.length, end, by: '' },
    ];
  });
}

/** So far back a word may stand that is named once more with its letter, in characters. */
const namedBackMax = 40;

function markedIn(text: string, language: Language): readonly Change[] {
  const folded = fold(text);
  return [...folded.matchAll(patterns[language])].map((found) => {
    const before = folded.slice(0, found.index);
    // "Klara punkt krause, Krause mit K", "kristin dot lund, Kristin with a K": the word is said again.
    const [again = '', named = ''] = /[ ,;:–—-]*[,;:–—-][ ]*(\p{L}+)$/u.exec(before) ?? [];
    const earlier = before.slice(0, before.length - again.length).slice(-namedBackMax);
    const isAgain = named !== '' && earlier.split(/[^\p{L}]+/u).includes(named);
    const start = found.index - (isAgain ? again.length : 0);
    const [, lacked = ''] = lacksEnd.exec(found[0]) ?? [];
    const word = /\p{L}+$/u.exec(folded.slice(0, start))?.[0] ?? '';
    const isLacked =
      lacked !== '' &&
      word !== '' &&
      !isAgain &&
      (!word.includes(lacked) || (/end/u.test(found[0]) && !word.endsWith(lacked)));
    return { start, end: found.index + found[0].length, by: isLacked ? `${lacked} ` : ' ' };
  });
}

/** The text with an address in it as if it were only said. */
export function withoutAsides(text: string, language: Language): Unmarked {
  const as = { text, places: Array.from({ length: text.length }, (_, at) => at) };
  const spelled = changed(as, spelledIn(text, language));
  return changed(spelled, markedIn(spelled.text, language));
}
