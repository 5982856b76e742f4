// What a stranger does on a business's booking page, through the diary's own doors. Nothing is kept for the private links:
// each carries a keyed hash of its appointment, so nobody can make one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { slotCodes } from '#domains/appointments/contract.ts';
import type { Slot, SlotRefusal } from '#domains/appointments/rules.ts';
import * as diary from '#domains/appointments/service.ts';
import { readFacts } from '#domains/knowledge/service.ts';
import { sendNotice } from '#domains/notices/service.ts';
import { setWanted, wantsReminders } from '#domains/reminders/service.ts';
import type { Actor, BusinessScope, Database } from '#platform/database/scope.ts';
import { takeToken } from '#platform/http/rate-limit.ts';
import type { Links } from '#platform/links.ts';
import { parseAddress } from '#ports/mail-headers.ts';
import type { AnswerOf, BodyOf, QueryOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import { type Id, isId } from '#shared/ids.ts';
import type * as contract from './contract.ts';
import { calendarMethodOf, calendarOf, whenForBoth } from './rules.ts';
import { type BookedPlace, findPlace, findPlaceOf, findSwitch, updateSwitch } from './store.ts';

export type BookingNeeds = {
  readonly database: Database;
  readonly links: Links;
  /** Derived from the server's secret for this purpose alone. */
  readonly key: Buffer;
  /** The bare address that mail comes from: the organizer of every calendar entry. */
  readonly sender: string;
};

const visitor: Actor = { kind: 'visitor', id: null };

/** Appointments that one mail address books with one business in a day: nobody fills a diary in somebody's name. */
const bookedPerDay = { max: 5, windowSeconds: 86_400 };

async function placeAt({ database }: BookingNeeds, slug: string): Promise<BookedPlace> {
  const place = await database.asSystem((scope) => findPlace(scope, slug));
  if (!place) throw new Fault('not_found');
  return place;
}

const inPlace = <T>(
  { database }: BookingNeeds,
  { business }: BookedPlace,
  work: (scope: BusinessScope) => Promise<T>,
) => database.asBusiness(business, visitor, work);

async function businessOf(scope: BusinessScope, isSample: boolean): Promise<contract.BookedBusiness> {
  const { name, slug, timezone, phone, address } = (await readFacts(scope)).profile;
  return { name, slug, timezone, phone, address, isSample };
}

/** Throws `not_found`. */
export async function readBookingPage(
  needs: BookingNeeds,
  slug: string,
): Promise<AnswerOf<typeof contract.readBookingPage>> {
  const place = await placeAt(needs, slug);
  return inPlace(needs, place, async (scope) => {
    const { profile, services, staff } = await readFacts(scope);
    // What nobody does cannot be booked.
    const isDone = (id: Id<'service'>) => staff.length === 0 || staff.some(({ serviceIds }) => serviceIds.includes(id));
    return {
      business: await businessOf(scope, place.isSample),
      isOpen: place.isOpen,
      services: (place.isOpen ? services : [])
        .filter(({ id }) => isDone(id))
        .map(({ id, name, minutes, priceCents, priceNote, currency, needsAddress }) => {
          return { id, name, minutes, priceCents, priceNote, currency, needsAddress };
        }),
      staff: staff.map(({ id, name, serviceIds }) => ({ id, name, serviceIds: [...serviceIds] })),
      horizonDays: profile.booking.horizonDays,
    };
  });
}

type TimesAnswer = AnswerOf<typeof contract.listOpenTimes>;
const timesOf = (slots: readonly Slot[]): TimesAnswer => ({ freeTimes: slots.map(freeTimeOf) });
const freeTimeOf = ({ startsAt, endsAt, staffId }: Slot) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  staffId: staffId as Id<'staff'> | null,
});

export async function listOpenTimes(
  needs: BookingNeeds,
  slug: string,
  query: QueryOf<typeof contract.listOpenTimes>,
): Promise<TimesAnswer> {
  const range = { from: new Date(query.from), to: new Date(query.to) };
  const place = await placeAt(needs, slug);
  if (!place.isOpen) return timesOf([]);
  return inPlace(needs, place, async (scope) => timesOf(await diary.findFreeTimes(scope, { ...query, ...range })));
}

/**
 * Books, and mails the private link with a calendar entry; a sample mails nothing. Throws the reason why a time cannot be
 * had, with free times near it, `booking_full` where the business's plan holds no more, and `booking_closed` where its owner has
 * closed the page.
 */
export async function bookTime(
  needs: BookingNeeds,
  slug: string,
  { timezone, ...wish }: BodyOf<typeof contract.bookTime>,
): Promise<AnswerOf<typeof contract.bookTime>> {
  if (parseAddress(wish.email)?.name !== '')
    throw new Fault('email_invalid', { fields: { email: fieldMessages.email } });
  const place = await placeAt(needs, slug);
  if (!place.isOpen) throw new Fault('booking_closed');
  await needs.database.asSystem(async (scope) => {
    const who = `${place.business} ${wish.email}`;
    const allowed = await takeToken(
      scope,
      'book-time of an address',
      who,
      bookedPerDay.max,
      bookedPerDay.windowSeconds,
    );
    if (!allowed.allowed) throw new Fault('too_many_requests', { retryAfterSeconds: allowed.retryAfterSeconds });
  });
  return inPlace(needs, place, async (scope) => {
    const order = { ...wish, startsAt: new Date(wish.startsAt) };
    const service = (await readFacts(scope)).services.find(({ id }) => id === wish.serviceId);
    if (service?.needsAddress && !wish.address)
      throw new Fault('invalid_request', { fields: { address: fieldMessages.required } });
    const booked = await diary.bookAppointment(scope, order);
    if (!booked.ok) {
      if (booked.reason === 'plan_limit') throw new Fault('booking_full');
      throw await refused(scope, booked.reason, order, order.startsAt);
    }
    const appointment = await own(scope, place, booked.value.id);
    await tell(needs, scope, appointment, 'booked', timezone);
    return { token: tokenOf(needs, appointment.id), appointment };
  });
}

/** Thrown, so that nothing of the try is kept. */
async function refused(scope: BusinessScope, reason: SlotRefusal, asked: diary.Question, wished: Date): Promise<Fault> {
  const near = reason === 'not_offered' ? [] : await diary.findTimesNear(scope, asked, wished);
  return new Fault(slotCodes[reason], { instead: near.map(freeTimeOf) });
}

/** The appointment as whoever booked it may see it. */
async function own(
  scope: BusinessScope,
  { isSample }: BookedPlace,
  id: Id<'appointment'>,
): Promise<contract.OwnAppointment> {
  const found = await diary.findAppointment(scope, id);
  if (!found || found.status === 'held') throw new Fault('link_invalid');
  const { status, serviceId, service, staff, startsAt, endsAt, name, email, address, sequence, createdAt, updatedAt } =
    found;
  const canChange = status === 'booked' && Date.parse(startsAt) > scope.now().getTime();
  const reminded = isSample ? null : await wantsReminders(scope, found);
  return {
    business: await businessOf(scope, isSample),
    ...{
      id,
      status,
      serviceId,
      service,
      staff,
      startsAt,
      endsAt,
      name,
      email,
      address,
      sequence,
      createdAt,
      updatedAt,
      canChange,
      wantsReminders: reminded,
    },
  };
}

/** Works on the appointment of a link. Throws `link_invalid` for one that is not ours, or whose appointment is gone. */
async function withLink<T>(
  needs: BookingNeeds,
  token: string,
  work: (scope: BusinessScope, appointment: contract.OwnAppointment, place: BookedPlace) => Promise<T>,
): Promise<T> {
  const id = readToken(needs, token);
  const place = await needs.database.asSystem((scope) => findPlaceOf(scope, id));
  if (!place) throw new Fault('link_invalid');
  return inPlace(needs, place, async (scope) => work(scope, await own(scope, place, id), place));
}

export function readOwn(needs: BookingNeeds, token: string): Promise<contract.OwnAppointment> {
  return withLink(needs, token, async (_, appointment) => appointment);
}

const ownTimesMax = 500;

export function listOwnTimes(
  needs: BookingNeeds,
  { token, from, to }: BodyOf<typeof contract.listOwnTimes>,
): Promise<TimesAnswer> {
  return withLink(needs, token, async (scope, { id, serviceId }) => {
    const range = { from: new Date(from), to: new Date(to), max: ownTimesMax };
    return timesOf(await diary.findFreeTimes(scope, { serviceId, moving: id, ...range }));
  });
}

/** Throws `slot_past` for one that has begun, `appointment_cancelled`, or why the new time cannot be had. */
export function moveOwn(
  needs: BookingNeeds,
  { token, startsAt: wished, timezone }: BodyOf<typeof contract.moveOwnAppointment>,
): Promise<contract.OwnAppointment> {
  return withLink(needs, token, async (scope, before, place) => {
    const startsAt = new Date(wished);
    if (before.status === 'booked' && !before.canChange) throw new Fault('slot_past');
    if (before.status === 'booked' && Date.parse(before.startsAt) === startsAt.getTime()) return before;
    const moved = await diary.moveAppointment(scope, before.id, { startsAt });
    if (!moved.ok) {
      if (moved.reason === 'cancelled') throw new Fault('appointment_cancelled');
      throw await refused(scope, moved.reason, { serviceId: before.serviceId, moving: before.id }, startsAt);
    }
    const appointment = await own(scope, place, before.id);
    await tell(needs, scope, appointment, 'moved', timezone);
    return appointment;
  });
}

/** Throws `slot_past` for one that has begun. */
export function cancelOwn(
  needs: BookingNeeds,
  { token, timezone }: BodyOf<typeof contract.cancelOwnAppointment>,
): Promise<contract.OwnAppointment> {
  return withLink(needs, token, async (scope, before, place) => {
    if (before.status === 'cancelled') return before;
    if (!before.canChange) throw new Fault('slot_past');
    await diary.cancelAppointment(scope, before.id);
    const appointment = await own(scope, place, before.id);
    await tell(needs, scope, appointment, 'cancelled', timezone);
    return appointment;
  });
}

/** For all that is booked with the address of this appointment. Safe to repeat. */
export function chooseReminders(
  needs: BookingNeeds,
  { token, isWanted }: BodyOf<typeof contract.chooseReminders>,
): Promise<contract.OwnAppointment> {
  return withLink(needs, token, async (scope, { id }, place) => {
    const found = await diary.findAppointment(scope, id);
    if (found) await setWanted(scope, found, isWanted);
    return own(scope, place, id);
  });
}

/** The private link of an appointment, for what is mailed of it. */
export const privateLink = (needs: Pick<BookingNeeds, 'key' | 'links'>, id: Id<'appointment'>): string =>
  needs.links.to('/booking', { token: tokenOf(needs, id) });

/** Mails what now stands, once for each change. A sample's mail is kept by nobody and sent nowhere. */
async function tell(
  needs: BookingNeeds,
  scope: BusinessScope,
  appointment: contract.OwnAppointment,
  change: 'booked' | 'moved' | 'cancelled',
  timezone: string | undefined,
): Promise<void> {
  const { business, id, email, updatedAt } = appointment;
  if (email === null) return;
  const url = privateLink(needs, id);
  await sendNotice(scope, {
    template: 'appointment',
    to: email,
    values: {
      name: appointment.name,
      business: business.name,
      change,
      service: appointment.service,
      when: whenForBoth(appointment.startsAt, business.timezone, timezone),
      staff: appointment.staff ?? '',
      place: appointment.address || business.address,
      phone: business.phone,
      url: change === 'cancelled' ? needs.links.to(`/book/${business.slug}`) : url,
      calendar: {
        method: calendarMethodOf(appointment),
        text: calendarOf(appointment, { organizer: needs.sender, url }),
      },
    },
    effectKey: `appointment:${id}:${change}:${updatedAt}`,
  });
}

const proofOf = ({ key }: Pick<BookingNeeds, 'key'>, id: string) =>
  createHmac('sha256', key).update(id).digest('base64url');
const tokenOf = (needs: Pick<BookingNeeds, 'key'>, id: Id<'appointment'>) => `${id}.${proofOf(needs, id)}`;

function readToken(needs: BookingNeeds, token: string): Id<'appointment'> {
  const [id = '', proof = '', ...more] = token.split('.');
  if (!isId('appointment', id) || more.length > 0) throw new Fault('link_invalid');
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(needs, id))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Fault('link_invalid');
  return id;
}

export async function readSwitch(scope: BusinessScope): Promise<{ isOpen: boolean }> {
  return { isOpen: await findSwitch(scope) };
}

/** Opens or closes the page for strangers; what is booked stays, and its links go on working. */
export async function setSwitch(scope: BusinessScope, isOpen: boolean): Promise<{ isOpen: boolean }> {
  await updateSwitch(scope, isOpen);
  return { isOpen };
}
