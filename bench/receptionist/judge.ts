// The verdict on one call: every field of `expect`, read from the records and from what was said.

import type { AppointmentRecord, Records } from './desk.ts';
import type { Aside, Call } from './format.ts';
import { expression } from './format.ts';

/** One exchange: the caller's line and the reply to it, with the records as they were right after. */
export type Exchange = {
  readonly line: string;
  readonly aside?: Aside | undefined;
  readonly reply: string;
  readonly after: Records;
};

/** Case, accents and punctuation do not count. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** What the run added or changed, against the business file's own appointments. */
export function changedAppointments(before: Records, after: Records): AppointmentRecord[] {
  return after.appointments.filter((one) => {
    const old = before.appointments.find((each) => each.id === one.id);
    return !old || old.startsAt !== one.startsAt || old.status !== one.status || old.staff !== one.staff;
  });
}

type ExpectedAppointment = NonNullable<Call['expect']['appointments']>[number];

function appointmentFits(wanted: ExpectedAppointment, got: AppointmentRecord): boolean {
  if ((wanted.status ?? 'booked') !== got.status) return false;
  if (wanted.startsAt !== undefined && Date.parse(wanted.startsAt) !== Date.parse(got.startsAt)) return false;
  for (const field of ['service', 'phone', 'email'] as const) {
    if (wanted[field] !== undefined && wanted[field] !== got[field]) return false;
  }
  for (const field of ['name', 'address', 'staff'] as const) {
    if (wanted[field] !== undefined && plain(wanted[field]) !== plain(got[field] ?? '')) return false;
  }
  return true;
}

const short = (one: AppointmentRecord) =>
  `${one.service} ${one.startsAt} ${one.status} ${one.staff ?? '-'} ${one.name} ${one.phone ?? '-'} ${one.email ?? '-'} ${one.address ?? '-'}`;

/** Pairs each wanted with one got, whatever the order. */
function pairUp<W, G>(wanted: readonly W[], got: readonly G[], fits: (one: W, other: G) => boolean): boolean {
  if (wanted.length !== got.length) return false;
  const [first, ...rest] = wanted;
  if (first === undefined) return true;
  return got.some((one, at) => fits(first, one) && pairUp(rest, [...got.slice(0, at), ...got.slice(at + 1)], fits));
}

/** Sentences of what does not hold; empty when the call passes. */
export function judgeExpectations(
  call: Call,
  before: Records,
  exchanges: readonly Exchange[],
  after: Records,
  unsaid: readonly Aside[],
): string[] {
  const failures: string[] = [];
  const { expect } = call;
  const replies = exchanges.map((one) => one.reply);

  if (expect.appointments) {
    const changed = changedAppointments(before, after);
    if (!pairUp(expect.appointments, changed, appointmentFits)) {
      failures.push(
        `appointments: expected ${JSON.stringify(expect.appointments)}, got [${changed.map(short).join(' | ')}]`,
      );
    }
  }
  if (expect.messages) {
    const fits = (wanted: NonNullable<typeof expect.messages>[number], got: Records['messages'][number]) =>
      (wanted.matches === undefined || expression(wanted.matches).test(got.body)) &&
      (wanted.name === undefined || plain(wanted.name) === plain(got.name ?? '')) &&
      (wanted.phone === undefined || wanted.phone === got.phone) &&
      (wanted.email === undefined || wanted.email === got.email) &&
      (wanted.urgent === undefined || wanted.urgent === got.urgent);
    if (!pairUp(expect.messages, after.messages, fits)) {
      failures.push(`messages: expected ${JSON.stringify(expect.messages)}, got ${JSON.stringify(after.messages)}`);
    }
  }
  if (expect.handoff === null && after.handoff) failures.push(`handed off: ${JSON.stringify(after.handoff)}`);
  if (expect.handoff) {
    if (after.handoff?.to !== expect.handoff.to) {
      failures.push(`hand-off: expected ${expect.handoff.to}, got ${after.handoff?.to ?? 'none'}`);
    } else if (expect.handoff.matches && !expression(expect.handoff.matches).test(after.handoff.reason)) {
      failures.push(`hand-off reason "${after.handoff.reason}" does not match ${expect.handoff.matches}`);
    }
  }
  if (expect.contact) {
    for (const field of ['name', 'phone', 'email', 'notes'] as const) {
      const wanted = expect.contact[field];
      const got = after.caller?.[field] ?? '';
      if (wanted !== undefined && plain(wanted) !== plain(got)) failures.push(`contact ${field}: "${got}"`);
    }
  }
  for (const written of expect.says ?? []) {
    if (!replies.some((reply) => expression(written).test(reply))) failures.push(`never said ${written}`);
  }
  for (const written of expect.neverSays ?? []) {
    const said = replies.find((reply) => expression(written).test(reply));
    if (said !== undefined) failures.push(`said ${written}: "${said}"`);
  }
  for (const { aside, reply } of exchanges) {
    if (!aside) continue;
    if (aside.matches && !expression(aside.matches).test(reply)) {
      failures.push(`aside "${aside.say}": "${reply}" does not match ${aside.matches}`);
    }
    if (aside.never && expression(aside.never).test(reply)) failures.push(`aside "${aside.say}": said ${aside.never}`);
  }
  for (const aside of unsaid) failures.push(`aside "${aside.say}" before ${aside.before}: its moment never came`);
  return failures;
}
