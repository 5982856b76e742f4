// "Monday then, at ten", where it is asked whether a visit is to be cancelled, and "I have to cancel … no, could you do it Thursday
// instead?" in one breath: another time is wished for, and no end is meant.
import type { Command } from '../../commands.ts';
import type { Seen } from '../seen.ts';
import { plainlyNamed } from '../services/near.ts';

/** The commands with the change that is meant; as they are where anything else is said with the time. */
export function insteadOfCancelling(seen: Seen, commands: readonly Command[]): readonly Command[] {
  const { state } = seen.heard;
  const isStated = state.asked === 'confirm' && state.frames.at(-1)?.flow === 'cancel';
  const saysTime =
    commands.length > 0 &&
    commands.every((one) => one.do === 'set-times' && one.wishes.every((wish) => !wish.excluded && !wish.existing));
  if (isStated && saysTime) return [{ do: 'start', flow: 'move' }, ...commands];
  return asksInstead(seen, commands)
    ? commands
        .filter((one) => one.do !== 'start' || one.flow === 'cancel')
        .map((one) => (one.do === 'start' ? { ...one, flow: 'move' } : one))
    : commands;
}

const better = /(?<!\p{L})(?:instead|rather|mejor|en vez|en lugar|plutot|a la place|lieber|stattdessen)(?!\p{L})/u;

/** Behind the end that is given, another time is asked for in its place, and for nothing else: "I'm at my sister's Thursday instead" asks for none. */
function asksInstead({ clauses, mentions }: Seen, commands: readonly Command[]): boolean {
  const flows = commands.flatMap((one) => (one.do === 'start' ? one.flow : []));
  const gone = clauses.findLastIndex((one) => one.cue('cancel'));
  // "I have an appointment on Friday and want to cancel it … or is there anything on Saturday?": it is told to be named, and not asked after.
  if (gone < 0 || flows.some((flow) => flow !== 'cancel' && flow !== 'appointments') || !flows.includes('cancel'))
    return false;
  const instead = commands.flatMap((one) => (one.do === 'set-times' ? one.wishes.filter((each) => each.instead) : []));
  return clauses.slice(gone + 1).some((clause) => {
    const inside = (one: { readonly start: number }) => one.start >= clause.start && one.start < clause.end;
    const asked = mentions.wishes.filter(inside).map(({ wish }) => wish);
    return (
      asked.some(
        ({ date, time, excluded }) =>
          (date !== undefined && !excluded && better.test(clause.folded)) ||
          instead.some((one) => one.date === date && one.time === time && !one.excluded),
      ) &&
      (clause.cue('question') || clause.cue('want') || clause.cue('book')) &&
      !mentions.services.some((one) => inside(one) && one.score >= plainlyNamed)
    );
  });
}
