// What was wanted, answered and put right in one line, carried into the talk in the order in which it was said, with what one part of it
// means for another.
import type { Command } from '../commands.ts';
import { type Dialogue, topFrame } from '../dialogue.ts';
import { localTime } from '../local-time.ts';
import { placeBehindOwn } from './behind-own.ts';
import { placeBeside } from './beside-booked.ts';
import { type Carried, carry, newCarried } from './carry.ts';
import { correctBooked } from './correct.ts';
import { giveUpOwn } from './give-up-own.ts';
import { heedLeaveSo } from './leave-so.ts';
import { heedLeftAlone } from './left-alone.ts';
import { tellOthersToCome } from './one-by-one.ts';
import { otherBesideMove } from './other-beside-move.ts';
import { moveOwnInstead } from './own-instead.ts';
import { pickStands } from './pick-stands.ts';
import { heedYes } from './verdict.ts';
import { askWhatOfOwn } from './what-of-it.ts';
import { placeApart, wishApart } from './wish-apart.ts';
import { settled } from './wishes.ts';

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
