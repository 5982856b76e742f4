// A bare day or hour is a wish to come.
import type { Seen } from './seen.ts';

/** The most words that a bare wish for a time has. */
export const wishWordsMax = 8;

/** A bare day or hour, with nothing under way: a wish to come, whatever was asked. */
export function wishesNow({ heard, mentions, whole }: Seen): boolean {
  const { asked } = heard.state;
  const awaits = asked === null || asked === 'more' || asked === 'reason' || asked === 'message' || asked === 'name';
  const words = whole.folded.split(/\s+/).length;
  const parting =
    whole.cue('message') ||
    whole.cue('no') ||
    whole.cue('bye') ||
    whole.cue('done') ||
    whole.cue('thanks') ||
    whole.cue('late');
  // At the opening it is one by a day, where nothing else is spoken of.
  const mayOpen =
    mentions.wishes.some(({ wish }) => wish.date !== undefined && !wish.excluded) &&
    !whole.cue('question') &&
    !(['appointment', 'own', 'cancel', 'move'] as const).some((one) => whole.cue(one));
  return (
    awaits &&
    (heard.state.turns > 0 || mayOpen) &&
    words <= wishWordsMax &&
    !parting &&
    mentions.name === null &&
    mentions.wishes.some(
      ({ wish }) => wish.date !== undefined || wish.time !== undefined || wish.relative === 'soonest',
    )
  );
}
