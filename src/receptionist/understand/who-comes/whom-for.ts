// "I'm writing for my mother, Evelyn Thorpe, who uses no e-mail": the visit is hers, by the name that stands behind whose it is, and
// what is told of her is asked of nobody. Four languages.
import type { Language } from '../../business.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import { isListedName } from '../../models/names.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { isOwnKin } from '../names/kin-of.ts';
import { wishOf } from './comer.ts';
import { kin, oneOfKin } from './kin.ts';

type Shape = { readonly whose: string; readonly kin: string; readonly called: string; readonly relative: string };

/** Folded; `whose` leads to whom it is for, `relative` begins what is told of somebody. */
const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    whose: '(?:for|(?:on )?behalf of) (?:my|our)',
    kin: kin.en,
    called: "named|called|whose name is|(?:her|his) name(?:'s| is)",
    relative: 'who(?:m|se)?',
  },
  es: {
    whose: '(?:para|de parte de|en nombre de) (?:mis?|nuestr[oa]s?)',
    kin: kin.es,
    called: 'se llama|que se llama|de nombre',
    relative: 'quien|que',
  },
  fr: {
    whose: '(?:pour|de la part de|au nom de) (?:mon|ma|mes|notre|nos)',
    kin: kin.fr,
    called: "(?:il|elle) s'appelle|qui s'appelle|nommee?",
    relative: "qui|dont|que|qu'",
  },
  de: {
    whose: '(?:fur|im namen|im auftrag) (?:mein|unser)(?:e|er|en|es)?',
    kin: kin.de,
    called: '(?:sie|er) heis{1,2}t|namens',
    relative: 'die|der|deren|dessen',
  },
};

const leads = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?:[,:] *| +)`, 'gu');
const ahead = eachLanguage((language) => {
  const { whose, kin, called } = shapes[language];
  return leads(`${whose} (?:\\p{L}+ ){0,2}?${kin}[,:]?(?: (?:${called}))?`);
});

/** Their kin, with a name right behind and a wish behind that: "my sister Julia Reed", "my son is called Leo and he" would like a visit. */
const subject: Readonly<Record<Language, { readonly kin: string; readonly and: string }>> = {
  en: {
    kin: `(?:my|our) (?:\\p{L}+ )?${oneOfKin.en}(?:'s name)?(?:(?:'s| is)(?: called| named)?)?`,
    and: '(?:and )?(?:s?he|they)',
  },
  es: { kin: `(?:mi|nuestr[oa]) ${oneOfKin.es}(?: es| se llama)?`, and: 'y(?: el| ella)?|ella' },
  fr: { kin: `(?:mon|ma|notre) ${oneOfKin.fr}(?:,? c'est| s'appelle)?`, and: '(?:et )?(?:il|elle)|et' },
  de: { kin: `(?:meine?|unsere?) ${oneOfKin.de}(?: ist| heis{1,2}t)?`, and: '(?:und )?(?:er|sie)|und' },
};
/** What is no visit, behind their wish: "wants to know if you do nails", "needs to be at school by nine". */
const noVisit: Readonly<Record<Language, string>> = {
  en: 'to (?:know|ask|leave|be(?! seen| looked))|a (?:ride|lift)|my help',
  es: '(?:saber|preguntar|estar|salir)',
  fr: '(?:savoir|demander|etre|partir|de moi)',
  de: '(?:gern\\p{L}* )?(?:wissen|fragen|mich|mir|uns|meine hilfe)',
};
const wisher = eachLanguage((language) => leads(subject[language].kin));
const wishes = eachLanguage(
  (language) =>
    new RegExp(
      `^,?(?: ?(?:${subject[language].and}))? ?${wishOf[language]}(?!\\p{L})(?! (?:${noVisit[language]})(?!\\p{L}))`,
      'u',
    ),
);
const name = "\\p{Lu}[\\p{L}'’-]*\\p{L}(?: (?:de|del|la|las|los|von|van|der|da|di|du))*";
const anyName = new RegExp(`^${name}(?: ${name}){0,2}(?!\\p{L})`, 'u');

/** "Sœur" is longer folded than said: written out, what leads to a name is found in its own place. */
export const writtenOut = (said: string): string => said.replaceAll('œ', 'oe').replaceAll('Œ', 'Oe');

type Called = { readonly name: string; readonly start: number; readonly end: number };

/** Names as they are written, each right behind what leads to it. */
function behind(said: string, lead: RegExp): readonly Called[] {
  const folded = foldCue(said.replaceAll('ß', 's'));
  if (folded.length !== said.length) return [];
  return [...folded.matchAll(lead)].flatMap(({ 0: found, index }) => {
    const start = index + found.length;
    const words = anyName.exec(said.slice(start))?.[0].split(' ') ?? [];
    const until = words.findIndex(isTalk);
    const called = words.slice(0, until < 0 ? words.length : until).join(' ');
    return called === '' ? [] : [{ name: called, start, end: start + called.length }];
  });
}

/** "Für meinen Sohn Jonas Donnerstag um zehn": a word of every day is no part of a name, however it is written. */
export const isTalk = (word: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  isEverydayWord(foldCue(word)) &&
  (!isListedName(foldCue(word)) || /^(?:montag|freitag|monday|friday)$/iu.test(word));

const wishing = (said: string, language: Language): readonly Called[] =>
  behind(said, wisher[language]).filter(({ end }) =>
    wishes[language].test(foldCue(said.slice(end).replaceAll('’', "'"))),
  );

/** Does their kin, called by name, wish for something themselves? */
export const wishesByName = (said: string, language: Language): boolean =>
  wishing(writtenOut(said), language).length > 0;

/**
 * The full name of whom the visit is for, where it stands right behind whose they are; null where none does. `isForOther`: once it is
 * known that it is for somebody else, what their kin is called tells their name.
 */
export function namedForWhom(text: string, language: Language, isForOther = false): string | null {
  const said = writtenOut(text);
  const told = isForOther ? behind(said, wisher[language]).filter((one) => isOwnKin(said, one, language)) : [];
  const called = [...behind(said, ahead[language]), ...wishing(said, language), ...told];
  // A first name alone is no name to book under.
  return called.find((one) => one.name.includes(' '))?.name ?? null;
}

const relatives = eachLanguage((language) => new RegExp(`^(?:${shapes[language].relative})(?!\\p{L})`, 'u'));
const someone = eachLanguage((language) => new RegExp(`(?<!\\p{L})${shapes[language].kin}, *$`, 'u'));
const calledSo = /\p{L} \p{Lu}[\p{L}'’-]+, *$/u;

/** "…, who can't drive." behind somebody: the clause that begins at `start` tells who they are, and asks nothing. */
export function tellsOfSomebody(said: string, start: number, language: Language): boolean {
  const [sentence = ''] = /^[^.!?\n]*\??/u.exec(said.slice(start).trimStart()) ?? [];
  if (sentence.endsWith('?') || !relatives[language].test(foldCue(sentence))) return false;
  const before = said.slice(0, start);
  return someone[language].test(foldCue(before)) || calledSo.test(before);
}
