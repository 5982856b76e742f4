// When a human takes over: emergencies at once and at any hour, a wish for a person or a complaint as the owner's
// escalation rule says, and nobody is promised who is not there.
import { askFor, type Dialogue } from '../dialogue.ts';
import type { Say } from '../plan.ts';
import type { MessageFrame } from '../state.ts';

/** Longest reason kept with a hand-off, in characters. */
const reasonLengthMax = 500;

/** After how many unanswerable questions a person is brought in, by rule. */
export const unknownsMax = {
  'Auto-escalate complex issues': 3,
  'Always try to resolve first': 5,
  'Escalate after 3 attempts': 3,
} as const;

/** How often a person has to be asked for before one is brought in, by rule. */
const requestsNeeded = {
  'Auto-escalate complex issues': 1,
  'Always try to resolve first': 2,
  'Escalate after 3 attempts': 3,
} as const;

function reasonOf(d: Dialogue, kind: string): string {
  const { concern } = d.state;
  const parts = [concern, concern?.includes(d.turn.text) ? undefined : d.turn.text].filter((part) => part);
  return `${kind}: ${parts.join(' / ')}`.slice(0, reasonLengthMax);
}

function over(d: Dialogue, to: 'human' | 'on-call', reason: string): void {
  d.acts.push({ say: 'handing-over', to });
  d.did.push({ did: 'handed-off', to, reason });
  d.state.handedOff = true;
  d.state.frames = [];
  d.ended = true;
}

/** The person on call is rung; where none is to be had, an urgent message is kept at once, without further questions. */
export async function handleEmergency(
  d: Dialogue,
  kind: string,
  danger: Extract<Say, { say: 'in-danger' }>['kind'],
): Promise<void> {
  const reason = reasonOf(d, `Emergency (${kind})`);
  const about = {
    reason,
    name: d.caller?.name ?? d.state.said.name,
    phone: d.state.said.phone ?? d.turn.from.phone,
    address: d.state.said.address,
  };
  d.acts.push({ say: 'in-danger', kind: danger });
  for (const to of ['on-call', 'human'] as const) {
    const handed = await d.tools.handOff({ to, ...about });
    if (handed.ok) return over(d, to, reason);
  }
  d.acts.push({ say: 'on-call-unreachable' });
  d.state.frames.push({ flow: 'message', body: d.turn.text.slice(0, 1000), urgent: true });
}

/** Brings in a person; where nobody is there, a message is offered instead. */
export async function bringPerson(d: Dialogue, kind: string, who?: string): Promise<void> {
  const reason = reasonOf(d, kind);
  const handed = await d.tools.handOff({
    to: 'human',
    reason,
    name: d.caller?.name ?? d.state.said.name,
    phone: d.state.said.phone ?? d.turn.from.phone,
  });
  if (handed.ok) return over(d, 'human', reason);
  d.acts.push({ say: 'nobody-there', who });
  const begun = d.state.frames.find((one) => one.flow === 'message');
  const frame: MessageFrame = { ...(begun ?? { flow: 'message', urgent: false }), ...(who ? { to: who } : {}) };
  delete frame.proposed;
  d.state.frames = [...d.state.frames.filter((one) => one.flow !== 'message'), frame];
}

/** A person was asked for. True when the wish was carried out, or answered by an offer to help first. */
export async function personWanted(d: Dialogue, who: string | undefined): Promise<void> {
  const { rule } = d.turn.business.escalation;
  d.state.personAsked += 1;
  if (!(await d.tools.humanThere()) || d.state.personAsked >= requestsNeeded[rule]) {
    await bringPerson(d, 'Asked for a person', who);
    return;
  }
  d.acts.push(d.state.personAsked > 1 ? { say: 'acknowledge' } : { say: 'let-me-try', who });
  if (d.state.frames.length === 0) askFor(d, 'reason', { say: 'ask-reason' });
}

/** Something is wrong that a receptionist cannot settle. */
export async function complaintMade(d: Dialogue): Promise<void> {
  const { rule } = d.turn.business.escalation;
  d.acts.push({ say: 'sympathy' });
  if (rule === 'Auto-escalate complex issues' && (await d.tools.humanThere())) {
    await bringPerson(d, 'Complaint');
    return;
  }
  const body = (d.state.concern ?? d.turn.text).slice(0, 1000);
  // A message that was begun on the same words is that message.
  const begun = d.state.frames.find((one) => one.flow === 'message');
  if (begun) {
    begun.urgent = true;
    begun.body ??= body;
  } else d.state.frames.push({ flow: 'message', body, urgent: true });
}
