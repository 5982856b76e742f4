// "Lupe Arriaga y mi teléfono es …", "beto quiroz le digo", "ben maëlle thibodeau comme je disais": where a name ends and begins, the
// small words behind it that lead on, and what is only said of having said it. Four languages.
import type { Language } from '../../business.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import { isListedName } from '../../models/names.ts';
import { foldCue } from '../cues/cue.ts';
import { nameParticles, notNames } from './not-names.ts';

/** What stands between two names, or leads on to what is said next. */
const joins = /^(?:y|e|et|und|and)$/u;
/** These begin a second half of a name, or what it is of: "Arriaga de la farmacia". */
const leadsOn = /^(?:de|del|la|las|los|el|al|da|do|di|du|des|van|von|der|den|zu|zur)$/u;
/** A name of its own in Vietnamese, and a pronoun or an article here. */
const alsoPronoun = /^le$/u;
const pronounIn: ReadonlySet<Language> = new Set(['es', 'fr']);

/** The name without the small words behind it that belong to what follows; at the end of all that is said, and in capitals, they are its own. */
export function withoutOpenEnd(name: string, said: string, language: Language): string {
  const at = said.toLowerCase().lastIndexOf(name.toLowerCase());
  const next = at < 0 ? undefined : /^\s+(\p{L}+)/u.exec(said.slice(at + name.length))?.[1];
  if (next === undefined) return name;
  const isAllOfIt = /^(?:is|here|speaking|ist|am|est|es)$/iu.test(next);
  const words = name.split(' ');
  const isOpen = (word: string) =>
    joins.test(word) ||
    (leadsOn.test(word) && !isAllOfIt) ||
    (alsoPronoun.test(word) && pronounIn.has(language) && !joins.test(next.toLowerCase()));
  // As it was said: a name that was typed in small letters has its capitals by now.
  const typed = said.slice(at, at + name.length).split(/\s+/);
  while (words.length > 1 && isOpen(typed[words.length - 1] ?? '')) words.pop();
  return words.join(' ');
}

/** It is said for the second time, or as it is; as it is written. */
const saidBefore: Readonly<Record<Language, string>> = {
  en: "(?:(?:like|as) i(?:['’]ve)?(?: already| just)? (?:said|told you|told (?:her|him|them)|mentioned)|i(?:['’]ve)?(?: already| just)? told (?:you|her|him|them|(?:the|your) (?:other )?(?:girl|guy|lady|man|woman|person|one)))(?: already| before| earlier| twice)?|i said",
  es: '(?:(?:como|ya|que)(?: ya)? (?:se lo |te lo |les? |te |lo )?(?:dije|digo|decía|había dicho|he dicho|comenté)|(?:les?|te) (?:digo|dije|decía))(?: antes| ya)?',
  fr: "(?:comme )?je (?:(?:vous|te|le|l['’]) ?)*(?:(?:ai|avais) )?(?:déjà )?(?:disais|dit|dis)(?: déjà| avant| tantôt)?|comme dit",
  de: "wie (?:schon |bereits |eben )?gesagt|(?:das |wie |so )?(?:hab(?:e|['’])?|hatte) ich (?:(?:Ihnen|dir|ja|doch|schon|bereits|eben|das) )*gesagt|(?:sag|sagte) ich (?:doch|ja)|wie ich (?:schon |bereits )?sagte",
};

/** What one begins with before a name; `only` in small letters or with a comma behind it, since some are names as well. */
const openers: Readonly<Record<Language, string>> = {
  en: 'so|well|look|hm+',
  es: 'pues|bueno|mire|mira|oiga|a ver|este|ándale',
  fr: 'ben|bah|beh|bin|bon|eh|heu|hein|voilà|là',
  de: 'na|tja|naja|na ja|nun|so|ach|äh|gut|gell',
};

/** These are names as well, in small letters too, unless a comma stands behind them. */
const alsoNames: ReadonlySet<string> = new Set(['so', 'mira', 'bin', 'na']);
const onlyOpeners = (language: Language) =>
  openers[language]
    .split('|')
    .filter((word) => !alsoNames.has(word))
    .join('|');

/** What one closes with, in small letters; behind one word alone "eben" and "doch" may be the other half. */
const closers: Readonly<Record<Language, string>> = {
  en: 'then|though|again|obviously',
  es: 'pues|nomás|nada más|pues sí|verdad|de nuevo',
  fr: 'là|hein|donc|quoi|voilà|encore une fois',
  de: 'halt|ne|gell|nochmal|(?<=\\p{L}\\s+\\p{L}{2,}\\s+)(?:eben|doch)',
};

/** Shorter, the word before it may be the name: "ben thibodeau". */
const wordsMin = 2;

const patterns = Object.fromEntries(
  (['en', 'es', 'fr', 'de'] as const).map((language) => [
    language,
    {
      close: new RegExp(`(?<=\\p{L}{2})\\s+(?:${closers[language]})[\\s.!]*$`, 'u'),
      behind: new RegExp(`[\\s,;.–—-]+(?:${saidBefore[language]})(?=[\\s.!?]*$|\\s*[,;.])`, 'giu'),
      ahead: new RegExp(`^\\P{L}*(?:${saidBefore[language]})[\\s,;:.]+(?=\\p{L})`, 'iu'),
      only: new RegExp(`^\\P{L}*(?:${saidBefore[language]})[\\s.!?,]*$`, 'iu'),
      opener: new RegExp(
        `^\\P{L}*(?:(?:${onlyOpeners(language)})[\\s.]+|(?:${openers[language]})\\s*,\\s*)+(?=\\p{L})`,
        'u',
      ),
      openerSet: new RegExp(`^\\P{L}*(?:${openers[language]})\\s*,\\s*(?=\\p{L})`, 'iu'),
    },
  ]),
) as Readonly<
  Record<Language, Readonly<Record<'close' | 'behind' | 'ahead' | 'only' | 'opener' | 'openerSet', RegExp>>>
>;

/** What was said without how one begins, and without what is only said of having said it. */
export function withoutSaidBefore(said: string, language: Language): string {
  const { close, behind, ahead, only, opener, openerSet } = patterns[language];
  const bare = said.replace(behind, ' ').replace(close, '').replace(ahead, '').trim();
  const plain = only.test(said) ? '' : bare;
  const opened = plain.replace(opener, '').replace(openerSet, '');
  return (opened.match(/[\p{L}'’-]+/gu) ?? []).length >= wordsMin ? opened : plain;
}

/** What a sentence of its own begins with, behind "and" or "but". */
const nextClause =
  /^(?<name>\P{L}*\p{L}[\p{L}'’.-]*(?: [\p{L}'’.-]+){1,3}),? (?:and|but|y|pero|et|mais|und|aber) (?:(?:the|my|i|we|it|you|do|does|can|is|what|how|el|la|mi|es|yo|me|no|quiero|quisiera|necesito|tengo|le|ma|mon|je|on|die|der|das|meine?|ich|wir|kann|was|muss)(?!\p{L})|(?:c|j|qu)['’]).*$/isu;

/** "jutta meier und die nummer ist …": a bare name, without the sentence that is begun behind it. */
export function withoutNextClause(said: string): string {
  const name = nextClause.exec(said)?.groups?.name;
  const isOfName = (word: string) => {
    const folded = foldCue(word).replace(/[.'’]/g, '');
    if (nameParticles.test(word)) return true;
    return !notNames.has(folded) && (isListedName(folded) || !isEverydayWord(folded));
  };
  return name?.trim().split(' ').every(isOfName) ? name : said;
}
