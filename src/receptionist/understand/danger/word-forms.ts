// The forms in which a word of an owner's danger is said: what one does and what it is called, and a verb that changes its stem.
import type { Language } from '../../business.ts';
import { stem } from '../../models/stems.ts';
import { type Token, tokenize } from '../../models/text.ts';

/** What one does and what it is called: "lost bladder control" and "I'm losing control of my bladder", "perte" and "perdu". */
const kin: readonly (readonly [string, RegExp])[] = [
  [
    '+lose',
    /^(?:los(?:e|es|ing|t|s)|perte|perd(?:re|u|ue|s|ent)?|perdid[oa]|perd(?:er|io|i|iendo)|verl(?:ust|oren|iere|ieren|iert|or))$/,
  ],
  [
    '+swell',
    /^(?:swollen|swell(?:s|ing|ed)?|gonfle\p{L}*|enfle\p{L}*|hincha\p{L}*|geschwollen|schwell\p{L}*|angeschwollen)$/u,
  ],
  ['+break', /^(?:broke|broken|break(?:s|ing)?)$/],
  ['+burst', /^(?:burst(?:s|ing|ed)?|bust(?:ed)?)$/],
  ['+breathe', /^(?:breath(?:e|es|ing)?)$/],
  // "Swollen eyes after lashes": since them as well.
  ['+after', /^(?:after|since|following|despues|desde|tras|apres|depuis|nach|seit|seitdem)$/],
];
export const kinOf = (word: string): string => kin.find(([, words]) => words.test(word))?.[0] ?? word;

/** Forms of a Spanish verb in which its stem is not stressed; "solo" is no "suelo". */
const otherForm = /(?:ando|iendo|aron|ieron|aba|aban)$/u;
/** "Suena" and "está sonando": a Spanish verb changes its stem where that is stressed. */
export const unstressed = (word: string): string => `es:${stem(word, 'es').replace('ue', 'o').replace('ie', 'e')}`;

export type Word = Token & { readonly stems: ReadonlySet<string> };

export function wordsOf(text: string, language: Language): readonly Word[] {
  return tokenize(text).map((token) => ({
    ...token,
    stems: new Set([
      stem(token.text, language),
      stem(token.text, 'en'),
      kinOf(token.norm),
      ...(language === 'es' && otherForm.test(token.norm) ? [unstressed(token.text)] : []),
    ]),
  }));
}
