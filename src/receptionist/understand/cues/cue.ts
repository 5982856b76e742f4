// Sure signs of what is meant, by language: a second opinion beside the trained models, and the only one for what must never
// be missed. Each cue is a pattern over folded text (lower case, no accents); word borders are added here.

import { lately } from '../../models/lately.ts';

/** Everything that a cue can show. */
export const cueNames = [
  'yes',
  'no',
  'same-number',
  'done',
  'bye',
  'thanks',
  'greet',
  'again',
  'wait',
  'any',
  'any-person',
  'decline',
  'dont-know',
  'drop',
  'also',
  'another',
  'correction',
  'book',
  'want',
  'appointment',
  'move',
  'cancel',
  'own',
  'others',
  'message',
  'person',
  'robot',
  'sales',
  'wrong-number',
  'orders',
  'abuse',
  'complaint',
  'bot',
  'late',
  'question',
  'available',
  'first',
  'second',
  'third',
  'last',
  'no-booking',
  'for-other',
  'meant-for',
  'others-visit',
  'policy',
  'gone',
  'others-thing',
  'is-in',
  'others-when',
  'info',
] as const;
export type CueName = (typeof cueNames)[number];

export type CueTable = { readonly [cue in CueName]: RegExp };

/** Lower case, straight apostrophes, no accents: the shape in which cues are written. */
export const foldCue = lately((text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe'),
);

/** No letter before it, and no apostrophe but that of a French elision: "d'annuler". */
export const startsWord = "(?<![\\p{L}\\d])(?<!(?<!(?<!\\p{L})(?:[ldjm]|qu))')";

/** A cue anywhere in the text, at word borders. */
export function anywhere(pattern: string): RegExp {
  return new RegExp(`${startsWord}(?:${pattern})(?![\\p{L}\\d])`, 'u');
}

/** A cue at the very beginning, after a filler or two. */
export function atStart(fillers: string, pattern: string): RegExp {
  return new RegExp(`^[^\\p{L}\\d]*(?:(?:${fillers})[^\\p{L}\\d]+){0,3}(?:${pattern})(?![\\p{L}\\d'])`, 'u');
}

/** "Change" is said of appointments and of oil, filters and tires alike. */
export const changes = anywhere(
  'chang\\p{L}*|cambi\\p{L}*|wechs\\p{L}*|switch\\p{L}*|swap\\p{L}*|austausch\\p{L}*|remplac\\p{L}*|modifi\\p{L}*|ander\\p{L}*',
);

/** The same of a thing alone: "adjust my visit to Friday" is of a time. */
export const adjusts = anywhere('adjust\\p{L}*|ajust\\p{L}*|justier\\p{L}*');
