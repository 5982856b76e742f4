// "Pardon?", "what was that?": the last words are wanted once more.
import { isAfter } from '../../facts/topics.ts';
import type { Seen } from '../seen.ts';

/** So many words has it at most. */
const wordsMax = 8;
const noRepeat = ['yes', 'no', 'person'] as const;

/** Is what was said last to be said again? "What's that run?" wants a price. */
export function wantsItAgain({ whole, heard: { state }, mentions, language }: Seen): boolean {
  const saysElse =
    mentions.services.length > 0 ||
    mentions.wishes.length > 0 ||
    mentions.phone !== null ||
    (state.asked === 'name' && mentions.name !== null && !whole.cue('again'));
  if (saysElse || state.lastText === '' || state.asked === 'confirm') return false;
  if (whole.folded.split(/\s+/).length > wordsMax || isAfter('price', whole.folded, language)) return false;
  return (
    whole.cue('again') || (whole.sounds('again') && state.asked !== 'code' && !noRepeat.some((one) => whole.cue(one)))
  );
}
