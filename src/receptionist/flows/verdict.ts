// What a yes or a no means: it depends on what was asked, and on what else was said with it.
import { askFor, type Dialogue, dropFrame, topFrame } from '../dialogue.ts';
import { bookNow } from './book.ts';
import { type Carried, leaveFrame, pick } from './carry.ts';
import { cancelNow, moveNow } from './change.ts';
import { takeMessageNow } from './message.ts';
import { refuseProof } from './own.ts';

/** Applies the yes or no of this utterance. True when it said all there was to say. */
export async function applyVerdict(d: Dialogue, carried: Carried): Promise<void> {
  const { state } = d;
  const frame = topFrame(d);
  if (!carried.affirmed && !carried.denied) return;

  if (state.asked === 'confirm' && frame && 'confirming' in frame && frame.confirming) {
    // With a correction in the same breath, neither yes nor no is a verdict on what was stated before.
    if (carried.changed || carried.started.length > 0) return;
    d.used = true;
    if (carried.affirmed && !carried.denied) {
      if (frame.flow === 'book') await bookNow(d, frame);
      else if (frame.flow === 'move') await moveNow(d, frame);
      else if (frame.flow === 'cancel') await cancelNow(d, frame);
      else if (frame.flow === 'message') await takeMessageNow(d, frame);
      return;
    }
    if (carried.denied && frame.flow === 'book' && !d.state.refusals) {
      d.state.refusals += 1;
      delete frame.confirming;
      askFor(d, 'time', { say: 'ask-what-to-change' });
      return;
    }
    leaveFrame(d, frame);
    return;
  }
  if (state.asked === 'time' && frame) {
    const first = state.offers[0];
    if (carried.affirmed && !carried.changed && state.offers.length === 1) pick(d, carried, 1);
    else if (carried.affirmed && !carried.changed && !d.used && first?.kind === 'time') {
      // A yes to several times leaves the choice; the first is put alone, so that the next yes means one.
      d.used = true;
      d.offers.push(first);
      askFor(d, 'time', { say: 'only-time', slot: first });
    } else if (carried.denied && !d.used && (frame.flow === 'book' || frame.flow === 'move')) {
      d.used = true;
      askFor(
        d,
        'time',
        frame.flow === 'book'
          ? { say: 'ask-time', service: frame.service ?? '', again: true }
          : { say: 'ask-time', service: '', again: true },
      );
    }
    return;
  }
  if (state.asked === 'phone' && d.turn.from.phone && d.turn.channel === 'phone') {
    if (carried.affirmed && state.said.phone === undefined) {
      state.said.phone = d.turn.from.phone;
      d.used = true;
    } else if (carried.denied && state.said.phone === undefined) {
      state.said.otherPhone = true;
      d.used = true;
    }
    return;
  }
  if (state.asked === 'message' && frame?.flow === 'message') {
    d.used = true;
    if (carried.denied && !frame.body) {
      dropFrame(d, frame);
      d.acts.push({ say: 'message-dropped' });
    } else if (carried.affirmed && !frame.body && frame.proposed)
      frame.body = frame.about ?? state.unanswered ?? state.concern;
    return;
  }
  if (state.asked === 'code' && carried.denied && frame && frame.flow !== 'book' && frame.flow !== 'message') {
    d.used = true;
    refuseProof(d, frame);
    return;
  }
  if ((state.asked === 'service' || state.asked === 'booking') && carried.denied && frame && !d.used) {
    d.used = true;
    leaveFrame(d, frame);
  }
}
