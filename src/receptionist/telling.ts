// Tells a reply while it is still being reworded, as far as it is proved: wherever the other words say what the plan's first
// sentences say and no more. What has been told is never taken back: where the rest fails, the plan goes on from there.
import { endsWithin } from './sentences.ts';

export type Telling = {
  /** All that has come of the other words. Tells nothing of a sentence that may still go on. */
  hear(soFar: string): void;
  /** The whole reply, which begins with what was told; `other` is null where there is no whole wording. */
  end(other: string | null): string;
};

/**
 * `isSame` proves that other words say the same as the plan's; what it is asked of is always a beginning of both. `tell` is
 * given all that may be said so far, each time that it is more.
 */
export function tellAsProved(
  words: string,
  isSame: (other: string, own: string) => boolean,
  tell: (soFar: string) => void,
): Telling {
  // The beginnings of the plan that end with a sentence, from nothing (a greeting that the plan has not) to all of it.
  const ends = [0, ...endsWithin(words), words.length];
  let told = '';
  let toldUpTo = 0;
  let tried = 0;

  const hear = (soFar: string): void => {
    const other = soFar.trimStart();
    if (!other.startsWith(told)) return;
    for (const end of endsWithin(other)) {
      if (end <= tried) continue;
      tried = end;
      const beginning = other.slice(0, end);
      // The longest first, so that a courtesy which may be left out is not said after it was.
      const upTo = ends.findLast((at) => at >= toldUpTo && isSame(beginning, words.slice(0, at)));
      if (upTo === undefined) continue;
      told = beginning;
      toldUpTo = upTo;
      tell(told);
    }
  };

  return {
    hear,
    end: (other) => {
      if (other?.startsWith(told) && isSame(other, words)) return other;
      if (told === '') return words;
      const rest = words.slice(toldUpTo).trim();
      return rest === '' ? told : `${told} ${rest}`;
    },
  };
}
