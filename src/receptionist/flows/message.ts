// Taking a message: its words, who it is from, how to reach them, read back once, then kept.
import { askFor, type Dialogue, dropFrame, emailOf, nameOf, phoneOf } from '../dialogue.ts';
import type { MessageFrame } from '../state.ts';
import { personKnown } from './person.ts';

export function goOnWithMessage(d: Dialogue, frame: MessageFrame): void {
  if (!frame.body) {
    askFor(d, 'message', frame.proposed ? { say: 'offer-message' } : { say: 'ask-message', to: frame.to });
    return;
  }
  if (!personKnown(d, { address: false, forOther: false, anyWay: true })) return;
  frame.confirming = true;
  askFor(d, 'confirm', {
    say: 'confirm-message',
    body: frame.body,
    name: nameOf(d),
    phone: phoneOf(d),
    email: emailOf(d),
    to: frame.to,
  });
}

export async function takeMessageNow(d: Dialogue, frame: MessageFrame): Promise<void> {
  const taken = await d.tools.takeMessage({
    body: frame.body ?? '',
    name: nameOf(d),
    phone: phoneOf(d),
    email: emailOf(d),
    to: frame.to,
    urgent: frame.urgent,
  });
  dropFrame(d, frame);
  if (!taken.ok) {
    d.acts.push({ say: 'too-many-messages' });
    return;
  }
  d.state.messages += 1;
  d.did.push({ did: 'took-message', message: taken.value.id });
  d.acts.push({ say: 'message-taken', to: frame.to, urgent: frame.urgent });
}
