// "No, Arriaga", "its pruett not pruitt", "no, Lupe. No Mario", of a name that is known: what is right is one part of it, and takes the
// place of the part that it denies or sounds like. The rest of the name stands.

import { foldCue } from '../cues/cue.ts';
import { lettersApart } from './alike-names.ts';

/** Of so many letters one may be another in a part that sounds like it. */
const lettersPerOther = 3;
/** Shorter parts sound like too much. */
const soundMin = 3;

const particles = /^(?:de|del|d|la|las|los|du|des|le|van|von|der|den|zu|zur|al|el|y)$/u;
const bare = (word: string) => foldCue(word).replace(/\P{L}/gu, '');
const plain = (words: readonly string[]) => words.filter((word) => !particles.test(bare(word)));
const as = (word: string) => word.toLowerCase().normalize('NFC').replace(/’/gu, "'");

function soundsLike(one: string, other: string): boolean {
  const [said, known] = [bare(one), bare(other)];
  if (said === known) return true;
  if (Math.min(said.length, known.length) < soundMin) return false;
  return lettersApart(said, known) <= Math.floor(Math.max(said.length, known.length) / lettersPerOther);
}

/** The words of a name that stand next to each other, and where. */
const windows = (parts: readonly string[], size: number) =>
  Array.from({ length: Math.max(0, parts.length - size + 1) }, (_, at) => ({ at, words: parts.slice(at, at + size) }));

/** "pruett" is written as the one that it replaces: small letters typed in a hurry are no other name. */
const written = (right: string, wrong: string): string =>
  /^\p{Lu}['’]\p{Lu}/u.test(wrong) ? right.replace(/(?<=^\p{L}['’])\p{Ll}/u, (letter) => letter.toUpperCase()) : right;

/** Is it the very same, marks and all? "Quiroz" is no "Quirós", and "Gómez" is another than "Gomez" where they are told apart. */
export const isWrittenAs = (name: string, known: string): boolean =>
  name.split(' ').every((word) => known.split(' ').some((part) => as(part) === as(word)));

/** `known` with `right` in the place of the part that is told to be wrong, or sounds like it; null where neither is, or all of it is said. */
export function withPart(right: string, known: string, isWrong: (part: string) => boolean): string | null {
  const [parts, said] = [known.split(' '), right.split(' ')];
  if (parts.length < 2 || plain(said).length >= plain(parts).length) return null;
  // "Not Whitlock, Dana" of Dana Whitlock: what stands in it already takes nobody's place.
  if (said.every((word) => parts.some((part) => as(part) === as(word)))) return null;
  const put = (at: number, size: number) => {
    const wrong = parts.slice(at, at + size);
    const fitting = said.map((word, index) => written(word, wrong[index] ?? ''));
    return [...parts.slice(0, at), ...fitting, ...parts.slice(at + size)].join(' ');
  };
  const sizes = Array.from({ length: parts.length - 1 }, (_, less) => parts.length - 1 - less);
  const some = sizes.flatMap((size) => windows(parts, size));
  // A particle belongs to what stands behind it: "de la Cruz" is replaced whole, and "Cruz" of it with another particle as well.
  const fits = ({ words }: { words: readonly string[] }) => plain(words).length === plain(said).length;
  const isWhole = ({ at, words }: { at: number; words: readonly string[] }) =>
    !particles.test(bare(words.at(-1) ?? '')) &&
    (particles.test(bare(said[0] ?? '')) || !particles.test(bare(words[0] ?? ''))) &&
    !(particles.test(bare(said[0] ?? '')) && at > 0 && particles.test(bare(parts[at - 1] ?? '')));
  const candidates = some.filter((one) => fits(one) && isWhole(one));
  const denied = candidates.filter(({ words }) => isWrong(words.join(' ')));
  const [wrong] = denied;
  if (wrong) return put(wrong.at, wrong.words.length);
  const alike = candidates.filter(({ words }) =>
    plain(words).every((word, at) => soundsLike(plain(said)[at] ?? '', word)),
  );
  const [one, ...more] = alike;
  return one && more.length === 0 ? put(one.at, one.words.length) : null;
}
