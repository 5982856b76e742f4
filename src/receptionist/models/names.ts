// People's names in what a caller says, lower-cased speech recognition included, and whose they are.
// A perceptron reads the words with their neighbours; lists of names help it and never decide alone.

import { type Language } from './text.ts';

/** A name with its place in the text. `self`: the speaker's own; `other`: somebody spoken of or asked for. */
export type FoundName = { readonly name: string; readonly start: number; readonly end: number; readonly score: number; readonly role: 'self' | 'other' };

/** Every person's name in `text`, as said but capitalised, in order. `asked`: the caller was just asked for a name. */
export function findNames(text: string, language: Language, asked: boolean): FoundName[] {
  void text; void language; void asked;
  return [];
}
