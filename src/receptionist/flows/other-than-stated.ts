// "Robyn Tate is the gel", where her pedicure was read back: nothing is booked on a line that says a service or a name other than what was
// stated and of which nothing else is made. It is read back anew, and waits for a yes of its own.
import type { Command } from '../commands.ts';
import { type Dialogue, isOneCalled, nameOf } from '../dialogue.ts';
import { type BookFrame, heardIn } from '../state.ts';
import { outrightNamed, servicesIn } from '../understand/near.ts';

/** Who comes in the place of what was stated, or what is begun besides, takes what is said of it. */
const takesIt = new Set<Command['do']>(['set-service', 'also', 'start', 'narrow-service', 'set-reason', 'set-message']);

/** Is something said with the yes that the statement does not hold, and that no command sets? */
export function saysOtherThan(d: Dialogue, stated: BookFrame, commands: readonly Command[]): boolean {
  const { turn, state } = d;
  if (commands.some((one) => one.do === 'set-name' && namesOther(d, stated, one.name))) return true;
  if (commands.some((one) => takesIt.has(one.do))) return false;
  const asked = commands.flatMap((one) => (one.do === 'ask' ? one.question : []));
  const told = asked.reduce((text, question) => text.replace(question, ' '), turn.text);
  // What is only asked about is wanted by nobody.
  const lines = told.split(/(?<=[.!?;])\s+/u).filter((one) => !one.includes('?'));
  const named = lines.flatMap((one) => servicesIn(one, heardIn(state), turn.business));
  const isStated = named.some(({ name }) => name === stated.service);
  return !isStated && named.some(({ score }) => score >= outrightNamed);
}

function namesOther(d: Dialogue, { forOther }: BookFrame, name: string): boolean {
  const known = forOther === undefined ? nameOf(d) : d.state.said.name;
  return known !== undefined && !isOneCalled(known, name);
}
