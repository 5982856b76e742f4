// What callers want noted with a visit: that it stands there is said at once, and whether it does is told from what was kept.
import type { Command } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { askedIfNoted, isNotedIn } from '../../understand/questions/asks-if-noted.ts';
import { plainlyNamed, servicesIn } from '../../understand/services/near.ts';
import type { Carried } from '../carry.ts';

/** Says what was taken down where the visit goes on waiting for its yes. */
export function tellKept(d: Dialogue, { note }: Carried): void {
  const top = d.state.frames.at(-1);
  if (note === undefined || top?.flow !== 'book' || !top.confirming || d.did.length > 0) return;
  if (!d.acts.some((act) => act.say === 'noted')) d.acts.push({ say: 'noted', note });
}

/** "Did you put the dogs?": yes, with the note as it stands; or no, and it is offered to be passed on. */
export function tellIfNoted(d: Dialogue, commands: readonly Command[]): readonly Command[] {
  const { state, turn } = d;
  if (commands.some((one) => one.do === 'emergency')) return commands;
  const booked = state.done.findLast(({ did }) => did === 'booked');
  const stated = state.asked === 'confirm' ? state.frames.at(-1) : undefined;
  const isOver = state.asked === 'more' && state.frames.length === 0 && booked !== undefined;
  if (!isOver && stated?.flow !== 'book') return commands;
  const about = askedIfNoted(turn.text, heardIn(state));
  if (about === null) return commands;
  const notes = isOver ? booked.note : stated?.flow === 'book' ? stated.reason : undefined;
  const stands = notes !== undefined && isNotedIn(about, notes);
  // "Did you add my beard trim too?" is of one more thing that is done, and no note.
  const isService = servicesIn(about, heardIn(state), turn.business).some(({ score }) => score >= plainlyNamed);
  if (!stands && isService) return commands;
  d.used = true;
  if (stands) d.acts.push({ say: 'note-stands', note: notes });
  else {
    d.acts.push({ say: 'not-noted' });
    if (isOver) state.frames.push({ flow: 'message', urgent: false, proposed: true, about: turn.text });
  }
  const rest = commands.filter((one) => !isOfIt(one, heardIn(state)));
  if (rest.some((one) => one.do === 'ask')) return rest;
  // "And will he program it right there?": what else is asked with it is answered too.
  const others = turn.text
    .split(/(?<=[.!?;])\s+/u)
    .filter((one) => one.endsWith('?') && askedIfNoted(one, heardIn(state)) === null);
  return [...rest, ...others.map((question) => ({ do: 'ask', question }) as const)];
}

/** What the question is else taken for. */
const isOfIt = (one: Command, language: ReturnType<typeof heardIn>): boolean =>
  (one.do === 'start' && one.flow !== 'cancel') ||
  ['set-message', 'set-service', 'set-staff', 'cannot-tell', 'complaint', 'set-reason'].includes(one.do) ||
  (one.do === 'ask' && askedIfNoted(one.question, language) !== null);
