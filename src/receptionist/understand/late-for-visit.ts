// "I have an appointment at three and I'm running late": the visit that is told stands, and the house is to hear of the delay. No new
// visit is wished for, whatever else is asked.
import type { Command } from '../commands.ts';
import { isBooked } from './booked-already.ts';
import { messageMax } from './message-answer.ts';
import type { Seen } from './seen.ts';

/** "The movers are late, so Thursday at eight won't work, Monday at one": who names the hour of another day tells of no delay to that day's visit. */
export function wishesOtherDay({ mentions }: Seen): boolean {
  const [first, ...others] = mentions.wishes.flatMap(({ wish }) => (wish.date === undefined ? [] : [wish]));
  return others.some(({ date, time, excluded }) => date !== first?.date && time !== undefined && excluded !== true);
}

/** How many days are named at all. */
export const daysNamed = ({ mentions }: Seen): number =>
  new Set(mentions.wishes.flatMap(({ wish }) => wish.date ?? [])).size;

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
