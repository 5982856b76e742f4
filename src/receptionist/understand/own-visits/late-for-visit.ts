// "I have an appointment at three and I'm running late": the visit that is told stands, and the house is to hear of the delay. No new
// visit is wished for, whatever else is asked.
import type { Command } from '../../commands.ts';
import { localTime } from '../../local-time.ts';
import { messageMax } from '../messages/message-answer.ts';
import type { Seen } from '../seen.ts';
import { isBooked } from './booked-already.ts';

/** "I'm going to be late": not the movers, the flight or the train. */
const lateThemselves =
  /(?<!\p{L})(?:(?:i|we)(?:'m|'re| am| are|'ll| will)?(?: (?!(?:but|because|and|so|the|my|our)(?!\p{L}))[\p{L}\d']+){0,5} late|^\P{L}*running(?: [\p{L}\d]+){0,3} late|(?:llego|llegare|llegamos|llegaremos|(?:voy|vamos) a llegar|voy|vamos)(?: [\p{L}\d]+){0,3} (?:tarde|con retraso)|(?:je|on|nous|j')(?: ?\p{L}+){1,3}? (?:en|du) retard|(?:ich|wir) (?:komme|kommen|bin|sind|werde|werden)(?: [\p{L}\d]+){0,5} spater?|(?:ich verspate|wir verspaten)(?: \p{L}+)? (?:mich|uns)?)(?!\p{L})/u;

/** "The movers are late, so Thursday at eight won't work, Monday at one": who names the hour of another day tells of no delay to that day's visit. */
export function wishesOtherDay({ mentions, whole, heard: { turn, business } }: Seen): boolean {
  const [first, ...others] = mentions.wishes.flatMap(({ wish }) => (wish.date === undefined ? [] : [wish]));
  if (first?.date === localTime(turn.now, business.timezone).date || lateThemselves.test(whole.folded)) return false;
  return others.some(({ date, time, excluded }) => date !== first?.date && time !== undefined && excluded !== true);
}

const ofNewVisit = new Set<Command['do']>(['set-times', 'set-service', 'narrow-service', 'set-staff', 'any']);

/** The commands of who tells a visit and that they are late; all others are as they were. */
export function lateForVisit({ said, whole, heard }: Seen, commands: readonly Command[]): readonly Command[] {
  const books = commands.some((one) => one.do === 'start' && one.flow === 'book');
  if (!books || heard.state.frames.length > 0 || !whole.cue('late') || !isBooked(said.toLowerCase())) return commands;
  if ((['cancel', 'move', 'another', 'also'] as const).some((one) => whole.cue(one))) return commands;
  const rest = commands.filter((one) => !ofNewVisit.has(one.do) && !(one.do === 'start' && one.flow === 'book'));
  if (rest.some((one) => one.do === 'start')) return rest;
  return [{ do: 'start', flow: 'message' }, { do: 'set-message', body: said.slice(0, messageMax) }, ...rest];
}
