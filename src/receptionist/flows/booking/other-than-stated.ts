// "Robyn Tate is the gel", where her pedicure was read back: nothing is booked on a line that says a service or a name other than what was
// stated and of which nothing else is made. It is read back anew, and waits for a yes of its own.
import type { Command } from '../../commands.ts';
import { type Dialogue, isOneCalled, nameOf } from '../../dialogue.ts';
import { type BookFrame, heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { outrightNamed, servicesIn } from '../../understand/services/near.ts';
import { cueOf } from '../../understand/signs.ts';

/** Who comes in the place of what was stated, or what is begun besides, takes what is said of it. */
const takesIt = new Set<Command['do']>(['set-service', 'also', 'start', 'narrow-service', 'set-reason', 'set-message']);

/** Is something said with the yes that the statement does not hold, and that no command sets? */
export function saysOtherThan(d: Dialogue, stated: BookFrame, commands: readonly Command[]): boolean {
  const { turn, state } = d;
  if (commands.some((one) => one.do === 'set-name' && one.sure >= nameSureMin && namesOther(d, stated, one.name)))
    return true;
  // Said in so many words, a yes is one, whatever a word beside it resembles: "yes ma'am".
  const agrees = plainYes.test(foldCue(turn.text)) || cueOf('yes', turn.text, heardIn(state));
  if (agrees || commands.some((one) => takesIt.has(one.do))) return false;
  const asked = commands.flatMap((one) => (one.do === 'ask' ? one.question : []));
  const told = asked.reduce((text, question) => text.replace(question, ' '), turn.text);
  // What is only asked about is wanted by nobody.
  const lines = told.split(/(?<=[.!?;])\s+/u).filter((one) => !one.includes('?'));
  const named = lines.flatMap((one) => servicesIn(one, heardIn(state), turn.business));
  const isStated = named.some(({ name }) => name === stated.service);
  return !isStated && named.some(({ score }) => score >= outrightNamed);
}

const plainYes =
  /^\P{L}*(?:yes|yeah|yep|yup|sure|ok|okay|si|claro|vale|oui|ouais|d'accord|ja|jawohl|genau|gerne?)(?!\p{L})/u;

/** What may be a courtesy as well ("Vielen Dank") says no other name. */
const nameSureMin = 0.8;

function namesOther(d: Dialogue, { forOther }: BookFrame, name: string): boolean {
  const known = forOther === undefined ? nameOf(d) : d.state.said.name;
  // "Yes ma'am" names nobody: first and last are said, and written like a name.
  const isName = name.includes(' ') && d.turn.text.includes(name);
  return isName && known !== undefined && !isOneCalled(known, name);
}
