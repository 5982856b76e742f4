// "Yes, and the Friday one goes": said with the yes to another visit, or to the very move of that one, which leaves its time by being moved.
import type { Command } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import type { Frame } from '../../state.ts';
import { namesAppointment, visitsOf } from '../own-visits/own.ts';

/** Is another visit called off in the same breath? */
export const callsOffBeside = (commands: readonly Command[]): boolean =>
  commands.some(({ do: kind }) => kind === 'also') &&
  commands.some((one) => one.do === 'start' && one.flow === 'cancel') &&
  !commands.some((one) => one.do === 'deny');

/** Is the visit that goes the one that is moved? */
export async function isMovedItself(d: Dialogue, stated: Frame, commands: readonly Command[]): Promise<boolean> {
  if (stated.flow !== 'move') return false;
  const moved = (await visitsOf(d, stated)).find((one) => one.id === stated.appointment);
  const times = commands.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  // Named by no day that was read, it is the one that was spoken of.
  return (
    moved !== undefined &&
    (times.length === 0 || times.some((one) => namesAppointment(one, moved, d.turn.business.timezone)))
  );
}
