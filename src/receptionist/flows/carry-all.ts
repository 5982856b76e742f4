// What was wanted, answered and put right in one line, carried into the talk in the order in which it was said, with what one part of it
// means for another.
import type { Command } from '../commands.ts';
import { type Dialogue, topFrame } from '../dialogue.ts';
import { localTime } from '../local-time.ts';
import { placeBehindOwn } from './booking/behind-own.ts';
import { placeBeside } from './booking/beside-booked.ts';
import { correctBooked } from './booking/correct.ts';
import { tellOthersToCome } from './booking/one-by-one.ts';
import { pickStands } from './booking/pick-stands.ts';
import { settled } from './booking/wishes.ts';
import { type Carried, carry, newCarried } from './carry.ts';
import { heedLeaveSo } from './leave-so.ts';
import { giveUpOwn } from './own-visits/give-up-own.ts';
import { heedLeftAlone } from './own-visits/left-alone.ts';
import { otherBesideMove } from './own-visits/other-beside-move.ts';
import { moveOwnInstead } from './own-visits/own-instead.ts';
import { askWhatOfOwn } from './own-visits/what-of-it.ts';
import { placeApart, wishApart } from './own-visits/wish-apart.ts';
import { heedYes } from './verdict.ts';

/** `gaveUp`: a visit of the caller's own was given up, so nothing else is asked of it. */
export async function carryAll(
  d: Dialogue,
  commands: readonly Command[],
): Promise<{ readonly carried: Carried; readonly gaveUp: boolean }> {
  settleOffers(d);
  const carried = newCarried();
  const said = { ...d.state.said };
  const kept = await wishApart(d, await heedLeftAlone(d, commands));
  const wished = await otherBesideMove(d, kept.commands);
  for (const command of await heedYes(d, heedLeaveSo(d, pickStands(d, wished)))) await carry(d, carried, command);
  await placeBeside(d, carried);
  await correctBooked(d, said);
  const gaveUp = await giveUpOwn(d, carried, commands);
  if (!gaveUp) {
    await placeBehindOwn(d, carried, commands);
    await moveOwnInstead(d, carried, kept.commands);
    await askWhatOfOwn(d, carried, kept.commands);
  }
  placeApart(d, carried.started, kept.other);
  tellOthersToCome(d, carried.started);
  return { carried, gaveUp };
}

/** What was asked of the offers before was answered by the offers made since. */
function settleOffers(d: Dialogue): void {
  const frame = topFrame(d);
  const offer = d.state.offers[0];
  if (d.state.asked !== 'time' || offer?.kind !== 'time' || (frame?.flow !== 'book' && frame?.flow !== 'move')) return;
  frame.times = settled(frame.times, localTime(offer.startsAt, d.turn.business.timezone).date);
}
