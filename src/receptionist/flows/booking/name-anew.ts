// "No, the name's wrong", to a visit that waits for a yes: under which name it is to be is asked once more, and all else of it stays.
import type { Command } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { deniesName } from '../../understand/names/name-put-right.ts';

/** The commands with no verdict in them, once the name that was said is given up; as they were, where it is not told to be wrong. */
export function askNameAnew(d: Dialogue, commands: readonly Command[]): readonly Command[] {
  const { state } = d;
  const known = state.said.name;
  const stated = state.frames.at(-1);
  // A name on file is not the caller's to take back.
  if (state.asked !== 'confirm' || stated?.flow !== 'book' || known === undefined || d.caller !== null) return commands;
  if (!commands.every((one) => beside.has(one.do)) || !deniesName(d.turn.text, heardIn(state), known)) return commands;
  d.used = true;
  delete state.said.name;
  delete state.said.nameAsked;
  delete stated.confirming;
  return commands.filter((one) => one.do === 'thanks');
}

const beside = new Set<Command['do']>(['deny', 'affirm', 'set-staff', 'thanks', 'cannot-tell', 'greet']);
