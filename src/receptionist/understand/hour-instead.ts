// "Make it nine", "at eleven", said where a name is asked: another hour for what is being booked, and nobody's name. Over folded
// text, in four languages; the whole answer has to be that, since Ada Nine has a name.
import type { Command } from '../commands.ts';
import { readMentions } from './mentions.ts';
import type { Seen } from './seen.ts';

const opening =
  '(?:(?:no|oh|ok(?:ay)?|sorry|wait|actually|well|hmm|um|or|and|perdon|ay|bueno|espere|o|non|pardon|euh|ou|bon|nein|ach|moment|entschuldigung|oder)[ ,.!]+)*';
const instead = [
  "(?:(?:can|could) (?:we|you) )?(?:make (?:it|that)|let'?s (?:say|do|make it)|(?:i'd )?rather(?: (?:at|have))?|better(?: at)?|change (?:it|that) to|how about|at|for)",
  '(?:que sea[n]?(?: a)?|mejor(?: a)?|ponga(?:me)?(?: a)?|digamos|cambielo a|a)(?: las?)?',
  '(?:plutot|disons|mettez|mettons|mieux|finalement|vers|a)(?: (?:a|vers))?',
  '(?:lieber|besser|doch|sagen wir|machen wir|eher|um|gegen)(?: (?:um|doch|lieber))*',
].join('|');
const hour =
  '(?:\\d{1,2}(?:[:.h]\\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mediodia|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|midi|eins|ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|mittag)';
const ending =
  "(?:[ -](?:thirty|fifteen|forty-five|y media|y cuarto|et demie|et quart|dreissig|o'?clock|am|a\\.m\\.|pm|p\\.m\\.|heures?(?: (?:trente|et demie|et quart))?|uhr(?: (?:dreissig|30))?|horas?|instead|then|please|por favor|mejor|plutot|s'il vous plait|lieber|bitte|in the (?:morning|afternoon)|de la (?:manana|tarde)|du matin))*";

const whole = new RegExp(
  `^\\P{L}*${opening}(?:(?:${instead}) ${hour}${ending}|${hour}(?:[ -](?:o'?clock|am|pm|heures?|uhr))? (?:instead|rather|mejor|plutot|lieber))\\P{L}*$`,
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
