// "Make it nine", "at eleven", "three o'clock", said where a name is asked: another hour for what is being booked, and nobody's name. Over folded
// text, in four languages; the whole answer has to be that, since Ada Nine has a name.
import type { Command } from '../../commands.ts';
import { readMentions } from '../mentions.ts';
import type { Seen } from '../seen.ts';
import { hourEnding, hourSaid, hourSuits } from './bare-hours.ts';

const opening =
  "(?:(?:no|yes|yeah|si|oui|ja|oh|ok(?:ay)?|sorry|wait|actually|well|hmm|um|or|and|perdon|ay|bueno|espere|o|non|pardon|euh|ou|bon|nein|ach|moment|entschuldigung|oder|i (?:said|meant|mean)|quise decir|dije|je voulais dire|j'ai dit|ich (?:meinte|meine|sagte))[ ,.!]+)*";
const instead = [
  "(?:(?:can|could) (?:we|you) )?(?:make (?:it|that)|let'?s (?:say|do|make it)|(?:i'd )?rather(?: (?:at|have))?|better(?: at)?|(?:change|push|move|bump|shift|switch) (?:it|that|this)(?: (?:back|up|out))? to|how about|at|for)",
  '(?:que sea[n]?(?: a)?|mejor(?: a)?|ponga(?:me)?(?: a)?|digamos|cambielo a|a)(?: las?)?',
  '(?:plutot|disons|mettez|mettons|mieux|finalement|vers|a)(?: (?:a|vers))?',
  '(?:lieber|besser|doch|sagen wir|machen wir|eher|um|gegen)(?: (?:um|doch|lieber))*',
].join('|');
const whole = new RegExp(
  `^[^\\p{L}\\d]*${opening}(?:(?:${instead}) )?${hourSaid}${hourEnding}${hourSuits}[^\\p{L}\\d]*$`,
  'u',
);

/** The hour that is wanted instead; null where no hour was said, or more than that. */
export function hourInstead(seen: Seen): Extract<Command, { do: 'set-times' }> | null {
  const { heard, said, language, mentions } = seen;
  if (!whole.test(seen.whole.folded)) return null;
  const asking = { ...heard, state: { ...heard.state, asked: 'time' as const } };
  const wishes = mentions.wishes.length > 0 ? mentions.wishes : readMentions(asking, said, language, null).wishes;
  return wishes.length > 0 ? { do: 'set-times', wishes: wishes.map(({ wish }) => wish) } : null;
}
