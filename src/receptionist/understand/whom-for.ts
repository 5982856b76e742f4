// "I'm writing for my mother, Evelyn Thorpe, who uses no e-mail": the visit is hers, by the name that stands behind whose it is, and
// what is told of her is asked of nobody. Four languages.
import type { Language } from '../business.ts';
import { eachLanguage } from '../models/text.ts';
import { foldCue } from './cues/cue.ts';
import { kin } from './kin.ts';

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
    called: '(?:sie|er) heisst|namens',
    relative: 'die|der|deren|dessen',
  },
};

const ahead = eachLanguage((language) => {
  const { whose, kin, called } = shapes[language];
  return new RegExp(`(?<!\\p{L})${whose} (?:\\p{L}+ ){0,2}?${kin}[,:]?(?: (?:${called}))?[,:]? *$`, 'u');
});
/** Two words or more as names are written: a first name alone is no name to book under. */
const fullName =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+(?: (?:de|del|la|von|van|der|da|di|du))*(?: \p{Lu}[\p{L}'’-]+){1,2}(?!\p{L})/gu;

/** The full name of whom the visit is for, where it stands right behind whose they are; null where none does. */
export function namedForWhom(said: string, language: Language): string | null {
  for (const { 0: name, index } of said.matchAll(fullName))
    if (ahead[language].test(foldCue(said.slice(0, index)))) return name;
  return null;
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
