// "Monday then, at ten", where it is asked whether a visit is to be cancelled: another time is wished for, and no yes is meant.
import type { Command } from '../commands.ts';
import type { Seen } from './seen.ts';

/** The commands with the change that is meant; as they are where anything else is said with the time. */
export function insteadOfCancelling({ heard: { state } }: Seen, commands: readonly Command[]): readonly Command[] {
  const isStated = state.asked === 'confirm' && state.frames.at(-1)?.flow === 'cancel';
  const saysTime =
    commands.length > 0 &&
    commands.every((one) => one.do === 'set-times' && one.wishes.every((wish) => !wish.excluded && !wish.existing));
  return isStated && saysTime ? [{ do: 'start', flow: 'move' }, ...commands] : commands;
}
