// Taking a message: its words, who it is from, how to reach them, read back once, then kept. One that cannot wait is kept
// first, and what is learnt of its sender is added to it.
import type { Language } from '../../business.ts';
import { askFor, type Dialogue, dropFrame, emailOf, nameOf, phoneOf } from '../../dialogue.ts';
import { heardIn, type MessageFrame, type State } from '../../state.ts';
import type { MessageOrder } from '../../tool.ts';
import { saysSoon, saysUrgent } from '../../understand/danger/urgency.ts';
import { standsIn } from '../../understand/messages/begs-to-pass-on.ts';
import { isOnlyCallback } from '../../understand/messages/only-callback.ts';
import { isUnsent, joined, leftBy, messageLengthMax } from '../../unsent.ts';
import { personKnown } from '../booking/person.ts';
import { addedTo } from './same-matter.ts';

/** A text and more of it, where what is said once more in other words, while its sender is asked for or proof is, is not said twice. */
export function withMore(before: string | undefined, words: string, language: Language): string {
  if (before === undefined) return words.slice(0, messageLengthMax);
  if (standsIn(words, before, language)) return before;
  return (standsIn(before, words, language) ? words : joined(before, words)).slice(0, messageLengthMax);
}

/**
 * The words of a message. To one that was begun they are added, and to one whose record stands as well; once it was read
 * back they put it right. "Can somebody call me back?" after a question that nobody could answer is about that question.
 */
export async function setWords(d: Dialogue, frame: MessageFrame, words: string): Promise<void> {
  const asked = frame.ofVisit ? frame.about : d.state.unanswered;
  const before = frame.proposed ? asked : frame.confirming ? undefined : frame.body;
  delete frame.proposed;
  if (saysUrgent(words) || saysSoon(words)) frame.urgent = true;
  const body = withMore(before, words, heardIn(d.state));
  if (frame.kept === undefined) frame.body = body;
  else await addToKept(d, frame.kept, body);
}

export async function goOnWithMessage(d: Dialogue, frame: MessageFrame): Promise<void> {
  if (!frame.body) {
    askFor(
      d,
      'message',
      frame.proposed ? { say: 'offer-message', ofVisit: frame.ofVisit } : { say: 'ask-message', to: frame.to },
    );
    return;
  }
  if (frame.kept !== undefined) return goOnWithKept(d, frame, frame.kept);
  if (!personKnown(d, { address: false, forOther: false, anyWay: true })) return;
  frame.confirming = true;
  const adds = addedTo(d.state, frame);
  if (adds === null) delete frame.adds;
  else frame.adds = adds;
  askFor(d, 'confirm', {
    say: 'confirm-message',
    body: frame.body,
    name: nameOf(d),
    phone: phoneOf(d),
    email: emailOf(d),
    to: frame.to,
  });
}

/** Whoever has to come needs to know where: the address is asked for where this house goes to its customers. */
async function goOnWithKept(d: Dialogue, frame: MessageFrame, kept: string): Promise<void> {
  const isNew = d.did.some((act) => act.did === 'took-message' && act.message === kept);
  const completed = isNew || (await d.tools.takeMessage({ ...urgentOrderOf(d, frame.body ?? ''), completes: kept })).ok;
  const address = d.turn.business.services.some((one) => one.needsAddress);
  if (!personKnown(d, { address, forOther: false, anyWay: true })) return;
  dropFrame(d, frame);
  if (!isNew && completed) d.acts.push({ say: 'message-completed' });
}

const orderOf = (d: Dialogue, { body = '', to, urgent }: MessageFrame): MessageOrder => ({
  ...{ body, to, urgent },
  ...{ name: nameOf(d), phone: phoneOf(d), email: emailOf(d) },
});

/** Of danger: with where to go, if that was said apart, and the number that the door shows before anybody was asked. */
function urgentOrderOf(d: Dialogue, body: string): MessageOrder {
  const { address } = d.state.said;
  const words = address !== undefined && !body.includes(address) ? `${body}\nAddress: ${address}` : body;
  const order = orderOf(d, { flow: 'message', body: words, urgent: true });
  return { ...order, phone: order.phone ?? d.turn.from.phone };
}

/** Keeps a message without a word about it. Its id; null where this conversation has left too many. */
async function keep(d: Dialogue, order: MessageOrder): Promise<string | null> {
  const taken = await d.tools.takeMessage(order);
  if (!taken.ok) return null;
  d.state.messages += 1;
  const { body, to, urgent } = order;
  d.state.keptLast = { id: taken.value.id, body, urgent, turn: d.state.turns, ...(to !== undefined && { to }) };
  d.did.push({ did: 'took-message', message: taken.value.id });
  return taken.value.id;
}

/** Keeps a message, says so, and is done with it. False where this conversation has left too many, which is said instead. */
export async function takeMessageNow(d: Dialogue, frame: MessageFrame): Promise<boolean> {
  const { keptLast: last } = d.state;
  if (last && frame.adds === last.id && frame.body !== undefined) {
    const { to, urgent, body } = frame;
    if (await addToLast(d, { ...last, to: last.to ?? to, urgent: last.urgent || urgent }, body)) {
      dropFrame(d, frame);
      return true;
    }
  }
  const id = await keep(d, orderOf(d, leftBy(frame) ?? frame));
  dropFrame(d, frame);
  d.acts.push(
    id === null ? { say: 'too-many-messages' } : { say: 'message-taken', to: frame.to, urgent: frame.urgent },
  );
  return id !== null;
}

/** Keeps what cannot wait, and goes on to who it is from. Null where this conversation has left too many. */
export async function keepAtOnce(d: Dialogue, body: string): Promise<string | null> {
  const id = await keep(d, urgentOrderOf(d, body));
  if (id !== null) d.state.frames.push({ flow: 'message', body, urgent: true, kept: id });
  return id;
}

/** Brings the words of an urgent message that stands up to date. False where no record took them. */
export async function addToKept(d: Dialogue, kept: string, body: string): Promise<boolean> {
  const frame = d.state.frames.find((one) => one.flow === 'message' && one.kept === kept);
  if (frame?.flow === 'message') frame.body = body;
  if (d.state.danger?.message === kept) d.state.danger.body = body;
  const taken = await d.tools.takeMessage({ ...urgentOrderOf(d, body), completes: kept });
  if (taken.ok) d.did.push({ did: 'took-message', message: kept });
  return taken.ok;
}

type KeptLast = NonNullable<State['keptLast']>;

/**
 * "No, just have him call me" to whoever asks what else there is after a message was taken: it is put to that one, and begins no
 * second. False where it is anything else.
 */
export async function callbackAdded(d: Dialogue): Promise<boolean> {
  const { keptLast: last, asked, frames, turns } = d.state;
  const text = d.turn.text.trim();
  if (!last || last.turn !== turns - 1 || asked !== 'more' || frames.length > 0) return false;
  if (!isOnlyCallback(text, heardIn(d.state))) return false;
  return addToLast(d, last, text);
}

/** Adds to the message that was kept last, and says so. False where no record took it. */
export async function addToLast(d: Dialogue, last: KeptLast, text: string): Promise<boolean> {
  const { id, to, urgent } = last;
  const body = joined(last.body, text).slice(0, messageLengthMax);
  const taken = await d.tools.takeMessage({ ...orderOf(d, { flow: 'message', body, to, urgent }), completes: id });
  if (!taken.ok) return false;
  d.used = true;
  d.state.keptLast = { ...last, body, turn: d.state.turns };
  d.did.push({ did: 'took-message', message: id });
  d.acts.push({ say: 'message-completed' });
  return true;
}

/**
 * Before a talk ends: every message that has words is kept, confirmed or not, and what was learnt is added to what stands. So is
 * a bare wish for a person, but of somebody who is no customer.
 */
export async function keepUnsent(d: Dialogue, isCustomer: boolean): Promise<void> {
  for (const frame of d.state.frames) {
    if (frame.flow !== 'message') continue;
    if (isCustomer ? leftBy(frame) : isUnsent(frame)) await takeMessageNow(d, frame);
    else if (frame.kept !== undefined)
      await d.tools.takeMessage({ ...urgentOrderOf(d, frame.body ?? ''), completes: frame.kept });
  }
  d.state.frames = [];
}
