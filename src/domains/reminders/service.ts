// Customers are reminded of their appointments: once a time, by mail or else by text, as the appointment stands at the
// moment of sending. What has waited, however long, is looked at again: it does not go where the appointment was cancelled or
// moved, or where its customer refused reminders, no longer agrees to that way, or has another address or number now.
import { createHash } from 'node:crypto';
import type { Appointment } from '#domains/appointments/contract.ts';
import { getAppointment } from '#domains/appointments/service.ts';
import { whenIn } from '#domains/booking-page/rules.ts';
import { type CodeNeeds, keptTextTo } from '#domains/caller-codes/service.ts';
import { mayReach } from '#domains/consents/service.ts';
import { readFacts } from '#domains/knowledge/service.ts';
import { maySend } from '#domains/limits/service.ts';
import { sendNotice } from '#domains/notices/service.ts';
import type { BusinessScope, Database, SystemScope } from '#platform/database/scope.ts';
import { eachOf } from '#platform/each-of.ts';
import type { Log } from '#platform/log.ts';
import { parseAddress } from '#ports/mail-headers.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import type { Id } from '#shared/ids.ts';
import type { readReminder as readEndpoint, readReminderSettings } from './contract.ts';
import { dueAt, earliestMs, isNight, isStillTime, type Lead } from './rules.ts';
import * as store from './store.ts';

export type ReminderNeeds = {
  /** The private link of an appointment, for what is sent on that way. */
  readonly linkTo: (id: Id<'appointment'>, by: Reach['by']) => string;
  /** Null while no texts can be sent. */
  readonly sendText: CodeNeeds['sendText'];
};

/** On which way somebody is reminded. */
export type Reach = { readonly by: 'email' | 'text'; readonly to: string };
/** How the customer of an appointment can be reached. */
export type Customer = Pick<Appointment, 'email' | 'phone'>;

type Settings = AnswerOf<typeof readReminderSettings>;

export async function readSettings(scope: BusinessScope, { sendText }: ReminderNeeds): Promise<Settings> {
  return { lead: await store.findLead(scope), canText: sendText !== null };
}

/** Safe to repeat. */
export async function updateSettings(scope: BusinessScope, needs: ReminderNeeds, lead: Lead): Promise<Settings> {
  await store.keepLead(scope, lead);
  return readSettings(scope, needs);
}

/** How an appointment's customer is reached: by mail where there is an address to write to, else by text where texts can be sent. */
function reachOf({ email, phone }: Customer, { sendText }: Pick<ReminderNeeds, 'sendText'>) {
  if (email && parseAddress(email)?.name === '') return { by: 'email', to: email } as const;
  return phone && sendText ? ({ by: 'text', to: phone, sendText } as const) : null;
}

/** Throws `not_found`. */
export async function readReminder(
  scope: BusinessScope,
  needs: ReminderNeeds,
  id: Id<'appointment'>,
): Promise<AnswerOf<typeof readEndpoint>> {
  const appointment = await getAppointment(scope, id);
  const startsAt = new Date(appointment.startsAt);
  const sent = await store.findReminder(scope, id, startsAt);
  if (sent) return { state: 'sent', by: sent.by, at: sent.at.toISOString() };
  const none = { state: 'none', by: null, at: null } as const;
  const lead = await store.findLead(scope);
  if (appointment.status !== 'booked' || lead === 'off' || !isStillTime(startsAt, scope.now(), lead)) return none;
  const { timezone } = (await readFacts(scope)).profile;
  const due = dueAt({ startsAt, changedAt: new Date(appointment.updatedAt), timezone }, lead);
  if (due === null) return none;
  const reach = reachOf(appointment, needs);
  if (!reach) return { ...none, state: 'unreachable' };
  if (await isUnwanted(scope, appointment, reach)) return { ...none, state: 'refused' };
  return { state: 'due', by: reach.by, at: due.toISOString() };
}

/** Whether the customer behind this appointment wants reminders of this business; null where none can reach them. */
export async function wantsReminders(scope: BusinessScope, customer: Customer): Promise<boolean | null> {
  if ((await store.findLead(scope)) === 'off') return null;
  const reach = customer.email ?? customer.phone;
  return reach === null ? null : !(await store.isRefused(scope, hashOf(reach)));
}

/** From now on, whatever is booked for this address or number. Safe to repeat. */
export async function setWanted(scope: BusinessScope, { email, phone }: Customer, isWanted: boolean): Promise<void> {
  for (const reach of [email, phone]) if (reach) await store.setRefused(scope, hashOf(reach), !isWanted);
}

const hashOf = (reach: string) => createHash('sha256').update(reach.trim().toLowerCase()).digest('base64url');

/** Who refused reminders themselves, and of whom the team noted that they no longer agree to that way. */
async function isUnwanted(
  scope: BusinessScope,
  { contactId }: Pick<Appointment, 'contactId'>,
  { by, to }: Reach,
): Promise<boolean> {
  if (await store.isRefused(scope, hashOf(to))) return true;
  return contactId !== null && !(await mayReach(scope, contactId, by));
}

const lookedAtOnce = 200;

export type RemindNeeds = ReminderNeeds & { readonly database: Database; readonly log: Log };

/** Sends what is due. Safe to repeat, and by several processes at once. */
export async function remind(needs: RemindNeeds): Promise<void> {
  const { database, log } = needs;
  const nameOf = ({ business, id }: store.Candidate) => ({ business, appointment: id });
  let after: store.Candidate | undefined;
  for (;;) {
    const { now, found } = await database.asSystem(async (scope) => {
      const from = scope.now();
      const to = new Date(from.getTime() + earliestMs);
      return { now: from, found: await store.listCandidates(scope, { from, to, after, most: lookedAtOnce }) };
    });
    const due = found.filter((one) => isDue(one, now));
    await eachOf({ log, doing: 'remind', nameOf }, due, (one) => remindOf(needs, one));
    after = found.at(-1);
    if (found.length < lookedAtOnce) return;
  }
}

function isDue(one: store.Candidate, now: Date): boolean {
  const due = dueAt(one, one.lead);
  return due !== null && due <= now && isStillTime(one.startsAt, now, one.lead) && !isNight(now, one.timezone);
}

async function remindOf(needs: RemindNeeds, one: store.Candidate): Promise<void> {
  await needs.database.asBusiness(one.business, { kind: 'system', id: null }, async (scope) => {
    const appointment = await getAppointment(scope, one.id);
    const reach = reachOf(appointment, needs);
    const isSame = appointment.status === 'booked' && Date.parse(appointment.startsAt) === one.startsAt.getTime();
    if (!reach || !isSame || (await isUnwanted(scope, appointment, reach))) return;
    if (!(await maySend(scope, reach.by === 'email' ? 'email' : 'sms'))) return;
    if (!(await store.claimReminder(scope, { appointment: one.id, startsAt: one.startsAt, by: reach.by }))) return;
    const { profile } = await readFacts(scope);
    const when = whenIn(appointment.startsAt, profile.timezone);
    const reminds = { appointment: one.id, startsAt: appointment.startsAt };
    const effectKey = `reminder:${one.id}:${one.startsAt.getTime()}:${scope.now().getTime()}`;
    if (reach.by === 'text') {
      const body = `Reminder: ${appointment.service} at ${profile.name}, ${when}. Move or cancel: ${needs.linkTo(one.id, 'text')}`;
      return reach.sendText(scope, { to: reach.to, body, effectKey, reminds });
    }
    await sendNotice(scope, {
      template: 'reminder',
      to: reach.to,
      values: {
        ...{ name: appointment.name, business: profile.name, service: appointment.service, when },
        ...{ staff: appointment.staff ?? '', place: appointment.address || profile.address, phone: profile.phone },
        ...{ url: needs.linkTo(one.id, 'email'), reminds },
      },
      effectKey,
    });
  });
}

/** A mail that has not gone out yet, or a text that is kept as one. */
export type WaitingMail = { readonly recipient: string; readonly values: unknown };

/**
 * Whether what is kept reminds of an appointment that no longer stands at that time, or has begun, or whose customer has come
 * to want none or is reached elsewhere than at the address to which it goes. Its claim is given back, so that one which comes to stand there again is reminded of after all.
 */
export async function isStale(scope: SystemScope, { recipient, values }: WaitingMail): Promise<boolean> {
  if (typeof values !== 'object' || values === null || !('reminds' in values)) return false;
  if (!values.reminds) return false;
  const { appointment, startsAt } = values.reminds as { appointment: string; startsAt: string };
  const start = new Date(startsAt);
  const standing = start > scope.now() ? await store.findStanding(scope, appointment, start) : undefined;
  const reach = standing && reachedAt(standing, recipient);
  if (reach && !(await isUnwanted({ ...scope, business: standing.business }, standing, reach))) return false;
  await store.dropReminder(scope, appointment, start);
  return true;
}

/** On which way whoever has this address or number is reached there; undefined where it is neither. */
function reachedAt({ email, phone }: Customer, recipient: string): Reach | undefined {
  if (email === recipient) return { by: 'email', to: email };
  return phone !== null && keptTextTo(phone) === recipient ? { by: 'text', to: phone } : undefined;
}
