// "I have an appointment at three and I'm running late": the visit that is told stands, and the house is to hear of the delay. No new
// visit is wished for, whatever else is asked.
import type { Command } from '../commands.ts';
import { isBooked } from './booked-already.ts';
import { messageMax } from './message-answer.ts';
import type { Seen } from './seen.ts';

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
