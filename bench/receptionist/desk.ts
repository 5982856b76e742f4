// A whole business in memory: the tools that the mind may call, on one scenario's business file. It keeps the records that
// the judge reads. Identity comes from the scenario's `from` or from a code, never from what was said.

import { minutesOf } from '#shared/hours.ts';
import { localTime, weekdayOf } from '../../src/receptionist/local-time.ts';
import type { Appointment, KnownCaller, Tools } from '../../src/receptionist/tool.ts';
import type { Outcome } from '../../src/shared/errors.ts';
import { findSlot, freeSlots } from './diary.ts';
import type { BusinessFile, Call } from './format.ts';

export type AppointmentRecord = {
  readonly id: string;
  service: string;
  staff: string | null;
  startsAt: string;
  status: 'booked' | 'cancelled';
  name: string;
  phone: string | null;
  email: string | null;
  address: string | null;
  contact: string;
};
export type ContactRecord = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  notes: string | null;
};
export type MessageRecord = {
  body: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  urgent: boolean;
};
export type Records = {
  readonly appointments: readonly AppointmentRecord[];
  readonly messages: readonly MessageRecord[];
  readonly contacts: readonly ContactRecord[];
  readonly handoff: { to: 'human' | 'on-call'; reason: string } | null;
  /** The contact record of this conversation's caller. */
  readonly caller: ContactRecord | null;
  readonly codeSent: string | null;
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

export type Desk = { readonly tools: Tools; records(): Records };

export function deskOf(business: BusinessFile, call: Pick<Call, 'from' | 'now'>): Desk {
  const { now, from } = call;
  const contacts: ContactRecord[] = business.contacts.map((one) => ({
    id: one.id,
    name: one.name,
    phone: one.phone ?? null,
    email: one.email ?? null,
    notes: one.notes ?? null,
  }));
  const appointments: AppointmentRecord[] = business.appointments.map((one, at) => {
    const contact = contacts.find((each) => each.id === one.contact);
    return {
      id: `apt_${at + 1}`,
      service: one.service,
      staff: one.staff ?? null,
      startsAt: one.startsAt,
      status: 'booked',
      name: contact?.name ?? '',
      phone: contact?.phone ?? null,
      email: contact?.email ?? null,
      address: null,
      contact: one.contact,
    };
  });
  const messages: MessageRecord[] = [];
  const booksHere = new Set<string>();
  let handoff: Records['handoff'] = null;
  let code: { value: string; contact: ContactRecord | null } | null = null;
  let codeSent: string | null = null;
  /** Whom codes have proved for the sake of their visits, by the code. */
  const others = new Map<string, ContactRecord>();
  let codesSent = 0;
  let wrongCodes = 0;
  let own: ContactRecord | null = null;

  let proved: ContactRecord | null =
    from === null ? null : (contacts.find((one) => one.phone === from || one.email === from) ?? null);

  const caller = (): ContactRecord => {
    if (proved) return proved;
    if (!own) {
      own = { id: 'new', name: '', phone: null, email: null, notes: null };
      if (from?.includes('@')) own.email = from;
      else if (from) own.phone = from;
      contacts.push(own);
    }
    return own;
  };

  const known = (one: ContactRecord): KnownCaller => ({
    name: one.name,
    phone: one.phone ?? undefined,
    email: one.email ?? undefined,
  });
  const taken = (except?: string) => appointments.filter((one) => one.status === 'booked' && one.id !== except);
  const shown = (one: AppointmentRecord): Appointment => ({
    id: one.id,
    service: one.service,
    staff: one.staff,
    startsAt: one.startsAt,
    name: one.name,
  });
  const mine = (whose = proved) =>
    appointments.filter(
      (one) =>
        one.status === 'booked' &&
        Date.parse(one.startsAt) > Date.parse(now) &&
        (booksHere.has(one.id) || (whose !== null && one.contact === whose.id)),
    );
  const changeable = () => [null, ...others.values()].flatMap((whose) => mine(whose ?? proved));
  const humanThere = () => {
    const when = business.escalation.humanHours ?? 'business';
    if (when !== 'business') return when === 'always';
    const local = localTime(now, business.timezone);
    return (
      !business.closedDates.includes(local.date) &&
      business.hours[weekdayOf(local.date)].some(
        ([opens, closes]) => minutesOf(opens) <= local.minutes && local.minutes < minutesOf(closes),
      )
    );
  };
  const refused = <R extends string>(reason: R): Outcome<never, R> => ({ ok: false, reason });

  const tools: Tools = {
    caller: async () => (proved ? known(proved) : null),
    freeTimes: async (asked) => freeSlots(business, asked, taken(asked.moving), now),
    checkTime: async (asked) => {
      const found = findSlot(business, asked, taken(asked.moving), now);
      return 'slot' in found ? { ok: true, value: found.slot } : refused(found.refusal);
    },
    hold: async (asked) => {
      const found = findSlot(business, asked, taken(asked.moving), now);
      return 'slot' in found ? { ok: true, value: found.slot } : refused(found.refusal);
    },
    book: async (order) => {
      const found = findSlot(business, order, taken(), now);
      if (!('slot' in found)) return refused(found.refusal);
      const who = caller();
      if (!proved) {
        who.name = order.name;
        who.phone = order.phone ?? who.phone;
        who.email = order.email ?? who.email;
      }
      const record: AppointmentRecord = {
        id: `apt_${appointments.length + 1}`,
        service: order.service,
        staff: found.slot.staff,
        startsAt: order.startsAt,
        status: 'booked',
        name: order.name,
        phone: order.phone ?? null,
        email: order.email ?? null,
        address: order.address ?? null,
        contact: who.id,
      };
      appointments.push(record);
      booksHere.add(record.id);
      return { ok: true, value: shown(record) };
    },
    myAppointments: async ({ proof } = {}) =>
      (proof === undefined ? mine() : mine(others.get(proof) ?? null).filter((one) => !booksHere.has(one.id)))
        .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
        .map(shown),
    move: async (order) => {
      const record = changeable().find((one) => one.id === order.appointment);
      if (!record) return refused('not_yours');
      const staff = order.staff ?? undefined;
      const found = findSlot(
        business,
        { service: record.service, staff, startsAt: order.startsAt },
        taken(record.id),
        now,
      );
      if (!('slot' in found)) return refused(found.refusal);
      record.startsAt = order.startsAt;
      record.staff = found.slot.staff;
      return { ok: true, value: shown(record) };
    },
    cancel: async (order) => {
      const record = changeable().find((one) => one.id === order.appointment);
      if (!record) return refused('not_yours');
      record.status = 'cancelled';
      return { ok: true, value: shown(record) };
    },
    correct: async ({ appointment, ...details }) => {
      const record = mine(null).find((one) => one.id === appointment);
      if (!record) return refused('not_yours');
      record.name = details.name ?? record.name;
      for (const what of ['phone', 'email', 'address'] as const) record[what] = details[what] ?? record[what];
      return { ok: true, value: shown(record) };
    },
    takeMessage: async (order) => {
      const message = {
        body: order.to ? `For ${order.to}: ${order.body}` : order.body,
        name: order.name ?? null,
        phone: order.phone ?? null,
        email: order.email ?? null,
        urgent: order.urgent,
      };
      const stands = messages.findIndex((_, at) => order.completes === `msg_${at + 1}`);
      if (stands >= 0) messages[stands] = message;
      else messages.push(message);
      return { ok: true, value: { id: order.completes ?? `msg_${messages.length}` } };
    },
    handOff: async (order) => {
      if (order.to === 'human' && !humanThere()) return refused('nobody_there');
      if (order.to === 'on-call' && !business.escalation.onCall) return refused('nobody_there');
      handoff = { to: order.to, reason: order.reason };
      return { ok: true, value: { to: order.to } };
    },
    humanThere: async () => humanThere(),
    canSendCode: async () => true,
    sendCode: async (claim) => {
      codesSent += 1;
      if (codesSent > 3) return refused('too_many');
      const found = contacts.find(
        (one) =>
          one !== own &&
          ((claim.phone !== undefined && one.phone === claim.phone) ||
            (claim.email !== undefined && one.email === claim.email)) &&
          (claim.name === undefined ||
            plain(one.name)
              .split(' ')
              .some((part) => plain(claim.name ?? '').includes(part))),
      );
      code = { value: String(481_516 + codesSent), contact: found ?? null };
      codeSent = found ? code.value : null;
      return { ok: true, value: { by: claim.phone === undefined ? 'email' : 'sms' } };
    },
    checkCode: async (said, { ofOther = false } = {}) => {
      if (wrongCodes >= 3) return refused('too_many');
      if (code?.contact && said.replace(/\D/g, '') === code.value) {
        const { value: proof, contact } = code;
        if (ofOther) others.set(proof, contact);
        else proved = contact;
        return { ok: true, value: { ...known(contact), proof } };
      }
      wrongCodes += 1;
      return refused(wrongCodes >= 3 ? 'too_many' : 'wrong');
    },
    saveContact: async (said) => {
      if (proved) return;
      const who = caller();
      who.name = said.name ?? who.name;
      who.phone = said.phone ?? who.phone;
      who.email = said.email ?? who.email;
    },
  };

  return {
    tools,
    records: () => ({
      appointments: appointments.map((one) => ({ ...one })),
      messages: messages.map((one) => ({ ...one })),
      contacts: contacts.map((one) => ({ ...one })),
      handoff,
      caller: proved ?? own,
      codeSent,
    }),
  };
}
