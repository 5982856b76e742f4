// A part of a name that is known, said once more as it is written: "it's Molino with an O", "no, Dunn, no e", "mit scharfem S". Only what is
// like a part of it, and only where something is put right.
import { isEverydayWord } from '../../models/everyday.ts';
import { foldCue } from '../cues/cue.ts';

const putsRight =
  /(?<!\p{L})(?:no|nope|not|wrong|wait|sorry|actually|meant|with|without|it'?s|spelled|spelt|last name|name|y|con|sin|es|perdon|apellido|nombre|se escribe|non|pas|avec|sans|c'est|s'ecrit|nom|pardon|nein|nicht|mit|ohne|es ist|heisst?|schreibt|geschrieben|name|und)(?!\p{L})/u;
/** Somebody else is spoken of. */
const ofAnother =
  /(?<!\p{L})(?:his|her|their|husband|wife|son|daughter|esposo|esposa|hijo|hija|mari|femme|fils|fille|mann|frau|sohn|tochter)(?!\p{L})/u;
/** A longer utterance says more than how a name is written. */
const wordsMax = 12;
/** Shorter parts of a name are like too much. */
const partMin = 3;
/** So many letters may be other ones, in parts of so many letters and in longer ones. */
const lettersOther = { upTo: 4, few: 1, many: 2 };

/** The name with the part that was said otherwise; null where none was, or more than one may be meant. */
export function withAlikePart(said: string, known: string): string | null {
  const folded = foldCue(said);
  const words = said.match(/[\p{L}'’-]+/gu) ?? [];
  if (words.length > wordsMax || !putsRight.test(folded) || ofAnother.test(folded)) return null;
  const parts = known.split(' ');
  const strange = words.filter((word) => word.length >= partMin && !parts.includes(word));
  const pairs = strange.flatMap((word) => parts.flatMap((part, at) => (isAlike(word, part) ? [{ word, at }] : [])));
  const [pair, ...more] = pairs;
  if (pairs.length === 0) return withLetterTold(folded, known);
  if (!pair || more.length > 0) return null;
  const { word, at } = pair;
  const right = /\p{Lu}/u.test(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return parts.map((part, index) => (index === at ? right : part)).join(' ');
}

/** Letters that sound alike, or are written for each other. */
const soundAlike: readonly (readonly [string, string])[] = [
  ['b', 'v'],
  ['s', 'z'],
  ['c', 'k'],
  ['i', 'y'],
  ['g', 'j'],
  ['d', 't'],
  ['c', 's'],
];
const letterTold =
  /^(?:\P{L}*(?:no|non|nein|sorry|perdon|pardon|it's|es|c'est|mit|con|with|avec|an?|una?|einem?)(?!\p{L}))+ (?<letter>b|v|s|z|c|k|i|y|g|j|d|t)e?(?: (?:de|as in|like|wie|comme|como|for) \p{L}+| (?:grande|larga|alta|chica|corta|baja))?\P{L}*$/u;

/** "No, con V de vaca": the one letter of the name that sounds like it; null where none does, or several. */
function withLetterTold(folded: string, known: string): string | null {
  const letter = letterTold.exec(folded)?.groups?.letter;
  if (letter === undefined) return null;
  const places = soundAlike
    .filter((pair) => pair.includes(letter))
    .flatMap(([one, other]) => {
      const instead = one === letter ? other : one;
      return [...known].flatMap((sign, at) => (sign.toLowerCase() === instead ? [at] : []));
    });
  const [at, ...more] = places;
  if (at === undefined || more.length > 0) return null;
  const isCapital = /\p{Lu}/u.test(known[at] ?? '');
  return `${known.slice(0, at)}${isCapital ? letter.toUpperCase() : letter}${known.slice(at + 1)}`;
}

function isAlike(word: string, part: string): boolean {
  const [one, other] = [foldCue(word), foldCue(part)];
  if (part.length < partMin || word.toLowerCase() === part.toLowerCase()) return false;
  // "Gomez", "Gómez": the same letters with other marks are written otherwise.
  if (one === other) return /\p{Lu}/u.test(word) || !isEverydayWord(one);
  if (one[0] !== other[0] || isEverydayWord(one)) return false;
  const most = part.length <= lettersOther.upTo ? lettersOther.few : lettersOther.many;
  return lettersApart(one, other) <= most;
}

/** Letters to add, leave out or change from one word to the other (Levenshtein). */
export function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1)
      next.push(
        Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (other[to - 1] === letter ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
