// A bare day or hour is a wish to come.
import type { Seen } from '../seen.ts';

/** The most words that a bare wish for a time has. */
export const wishWordsMax = 8;

/** "I can do tomorrow morning or Friday afternoon, whichever" says when to come in more words. Folded, four languages. */
const canCome =
  /^\P{L}*(?:(?:ok(?:ay)?|well|so|just|bueno|pues|bon|alors|gut|also|na gut)\P{L}+)*(?:(?:i|we)(?: can| could|'d| would|'ll)(?: also| probably)? (?:do|come(?: in| by)?|make(?: it)?|be there|bring (?:it|him|her|them)(?: in)?|take)|(?:yo )?(?:puedo|podemos|podria|podriamos)(?: ir| pasar| venir)?|je (?:peux|pourrais)(?: venir| passer)?|(?:on|nous) (?:peut|pouvons|pourrait)(?: venir| passer)?|ich (?:kann|konnte)|wir (?:konnen|konnten))(?!\p{L})/u;
const canComeWordsMax = 16;

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
  const wordsMax = asked === 'message' && canCome.test(whole.folded) ? canComeWordsMax : wishWordsMax;
  return (
    awaits &&
    (heard.state.turns > 0 || mayOpen) &&
    words <= wordsMax &&
    !parting &&
    mentions.name === null &&
    mentions.wishes.some(
      ({ wish }) => wish.date !== undefined || wish.time !== undefined || wish.relative === 'soonest',
    )
  );
}
