// When a human takes over: emergencies at once and at any hour, a wish for a person or a complaint as the owner's
// escalation rule says, and nobody is promised who is not there.

import { clockOf } from '#shared/hours.ts';
import { askFor, type Dialogue, nameOf } from '../../dialogue.ts';
import { localTime } from '../../local-time.ts';
import type { Say } from '../../plan.ts';
import { type Frame, heardIn, type MessageFrame } from '../../state.ts';
import { ratherAPerson } from '../../understand/conduct/rather-a-person.ts';
import { saysUrgent } from '../../understand/danger/urgency.ts';
import { isUnsent } from '../../unsent.ts';
import { addToKept, joined, keepAtOnce, messageLengthMax } from './message.ts';

/** Longest reason kept with a hand-off, in characters. */
const reasonLengthMax = 500;
/** A complaint of fewer words says little by itself: what the talk began with is put before it. */
const tellingWords = 6;

/** After how many unanswerable questions a person is brought in, by rule. */
export const unknownsMax = {
  'Auto-escalate complex issues': 3,
  'Always try to resolve first': 5,
  'Escalate after 3 attempts': 3,
} as const;

/** How often a person has to be asked for before one is brought in, by rule. */
export const requestsNeeded = {
  'Auto-escalate complex issues': 1,
  'Always try to resolve first': 2,
  'Escalate after 3 attempts': 3,
} as const;

/** What it is about: what the talk began with, a message that was begun and goes to this person now, and the last words; and what is noted for a visit that nobody has to ask for again. */
function reasonOf(d: Dialogue, kind: string): string {
  const begun = d.state.frames.filter(isUnsent).map((one) => one.body);
  const noted = notedOf(d);
  const told = `${kind}: ${joined(d.state.concern, ...begun, d.turn.text)}`;
  return noted === null
    ? told.slice(0, reasonLengthMax)
    : `${told.slice(0, reasonLengthMax - noted.length - 1)} ${noted}`;
}

/** Longest account of a visit that was not made yet, in characters. */
const notedMax = 200;

/** What was taken down for a visit that is not entered: its service, the time that was taken, for whom and where; null without a time. */
function notedOf({ state, turn }: Dialogue): string | null {
  const frame = state.frames.findLast((one) => one.flow === 'book' || one.flow === 'move');
  if (!frame?.chosen) return null;
  const { date, minutes } = localTime(frame.chosen.startsAt, turn.business.timezone);
  const { name, address } = state.said;
  const parts = [frame.service, `${date} ${clockOf(minutes)}`, name, address].filter((one) => one !== undefined);
  return `[Not booked yet: ${parts.join(', ').slice(0, notedMax)}]`;
}

function over(d: Dialogue, to: 'human' | 'on-call', reason: string): void {
  d.acts.push({ say: 'handing-over', to });
  d.did.push({ did: 'handed-off', to, reason });
  d.state.handedOff = true;
  d.state.frames = [];
  d.ended = true;
}

/**
 * The person on call is alerted; where none is to be had, an urgent message is kept at once, before any question. Danger that is
 * told once more is added to that message, and its advice is not repeated.
 */
export async function handleEmergency(
  d: Dialogue,
  kind: string,
  danger: Extract<Say, { say: 'in-danger' }>['kind'],
): Promise<void> {
  const reason = reasonOf(d, `Emergency (${kind})`);
  const about = {
    reason,
    name: nameOf(d),
    phone: d.state.said.phone ?? d.turn.from.phone,
    address: d.state.said.address,
  };
  const { danger: before } = d.state;
  if (before?.kind !== danger) d.acts.push({ say: 'in-danger', kind: danger });
  for (const to of ['on-call', 'human'] as const) {
    const handed = await d.tools.handOff({ to, ...about });
    if (handed.ok) return over(d, to, reason);
  }
  if (before) {
    const body = joined(before.body, d.turn.text).slice(0, messageLengthMax);
    const added = await addToKept(d, before.message, body);
    d.state.danger = { ...before, kind: danger, body };
    d.acts.push({ say: added ? 'message-completed' : 'too-many-messages' });
    return;
  }
  const body = d.turn.text.slice(0, messageLengthMax);
  const message = await keepAtOnce(d, body);
  d.acts.push({ say: 'on-call-unreachable', isPassedOn: message !== null });
  if (message === null) d.acts.push({ say: 'too-many-messages' });
  else d.state.danger = { kind: danger, message, body };
}

/** Brings in a person; where nobody is there, a message is offered instead. */
export async function bringPerson(d: Dialogue, kind: string, who?: string): Promise<void> {
  const reason = reasonOf(d, kind);
  const handed = await d.tools.handOff({
    to: 'human',
    reason,
    name: nameOf(d),
    phone: d.state.said.phone ?? d.turn.from.phone,
  });
  if (handed.ok) return over(d, 'human', reason);
  d.acts.push({ say: 'nobody-there', who });
  // Words that no record holds yet go first; one that has words beneath it waits, and is not lost.
  const begun = d.state.frames.find(isUnsent) ?? d.state.frames.find((one) => one.flow === 'message');
  const frame: MessageFrame = { ...(begun ?? { flow: 'message', urgent: false }), ...(who ? { to: who } : {}) };
  if (saysUrgent(d.turn.text)) frame.urgent = true;
  // Whoever leaves it at that is called back all the same.
  if (frame.body === undefined)
    frame.wish = joined(d.state.concern, frame.wish, d.turn.text).slice(0, messageLengthMax);
  delete frame.proposed;
  const waits = (one: Frame) => one.flow !== 'message' || (one !== begun && one.body !== undefined);
  d.state.frames = [...d.state.frames.filter(waits), frame];
}

/** A person was asked for: the wish is carried out, or answered by an offer to help first. */
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

/**
 * Something is wrong that a receptionist cannot settle: a person, or a message of what was just complained about. "Nobody even said
 * sorry. Cancel my check-up": what shall become of their own visit goes first, and the complaint waits beneath it.
 */
export async function complaintMade(d: Dialogue, about: string, started: readonly Frame[]): Promise<void> {
  const { rule } = d.turn.business.escalation;
  d.acts.push({ say: 'sympathy' });
  // What cannot be settled here is one attempt in vain, and the wish for a person one more.
  if (ratherAPerson(d.turn.text, heardIn(d.state))) d.state.personAsked += 2;
  const change = d.state.frames.find((one) => started.includes(one) && (one.flow === 'cancel' || one.flow === 'move'));
  const escalates = rule === 'Auto-escalate complex issues';
  const waits = escalates && change !== undefined;
  if (escalates && !change && (await d.tools.humanThere())) {
    await bringPerson(d, 'Complaint');
    return;
  }
  const isTelling = about.trim().split(/\s+/).length >= tellingWords;
  const body = (text: string | undefined) => joined(text, about).slice(0, messageLengthMax);
  // A message that was begun is the one that it goes into.
  const begun = d.state.frames.find((one) => one.flow === 'message' && one.kept === undefined);
  if (begun?.flow === 'message') {
    begun.urgent = true;
    begun.body = body(begun.body);
    delete begun.proposed;
    if (waits) begun.complaint = true;
    return;
  }
  const message: MessageFrame = {
    flow: 'message',
    body: body(isTelling ? undefined : d.state.concern),
    urgent: true,
    ...(waits && { complaint: true }),
  };
  d.state.frames.splice(change ? d.state.frames.indexOf(change) : d.state.frames.length, 0, message);
}

/** "You billed me twice, get me a person", where none is to be had: what is complained of is told, and not asked for once more. False elsewhere. */
export async function complainsToNobody(d: Dialogue, about: string, started: readonly Frame[]): Promise<boolean> {
  const isTold = about.trim().split(/\s+/).length >= tellingWords;
  if (!isTold || d.state.frames.length > 0 || (await d.tools.humanThere())) return false;
  d.acts.push({ say: 'nobody-there', who: undefined });
  await complaintMade(d, about, started);
  return true;
}

/** The turn of a complaint that waited has come: a person is brought in for it, where one is there. */
export async function complaintsTurn(d: Dialogue, frame: MessageFrame): Promise<void> {
  delete frame.complaint;
  if (await d.tools.humanThere()) await bringPerson(d, 'Complaint');
}
