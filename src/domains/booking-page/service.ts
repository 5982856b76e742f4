// What a stranger does on a business's booking page, through the diary's own doors. Nothing is kept for the private links:
// each carries a keyed hash of its appointment, so nobody can make one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Slot, type SlotRefusal, slotCodes } from '#domains/appointments/rules.ts';
import * as diary from '#domains/appointments/service.ts';
import { readFacts } from '#domains/knowledge/service.ts';
import { sendNotice } from '#domains/notices/service.ts';
import { type Customer, type Reach, setWanted, wantsReminders } from '#domains/reminders/service.ts';
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
  return inPlace(needs, place, async (scope) => {
    await countBooking(scope, wish.email);
    const order = { ...wish, startsAt: new Date(wish.startsAt) };
    const service = (await readFacts(scope)).services.find(({ id }) => id === wish.serviceId);
    if (service?.needsAddress && !wish.address)
      throw new Fault('invalid_request', { fields: { address: fieldMessages.required } });
    const booked = await diary.bookAppointment(scope, order);
    if (!booked.ok) {
      if (booked.reason === 'plan_limit') throw new Fault('booking_full');
      throw await refused(scope, booked.reason, order, order.startsAt);
    }
    const appointment = await own(scope, place, booked.value.id, 'page');
    await tell(needs, scope, appointment, 'booked', timezone);
    return { token: tokenOf(needs, 'page', appointment.id), appointment };
  });
}

/** In the booking's own transaction: what is not booked is not counted. */
async function countBooking(scope: BusinessScope, email: string): Promise<void> {
  const { max, windowSeconds } = bookedPerDay;
  const taken = await takeToken(scope, 'booked by an address', `${scope.business} ${email}`, max, windowSeconds);
  if (!taken.allowed) throw new Fault('too_many_requests', { retryAfterSeconds: taken.retryAfterSeconds });
}

/** Thrown, so that nothing of the try is kept. */
async function refused(scope: BusinessScope, reason: SlotRefusal, asked: diary.Question, wished: Date): Promise<Fault> {
  const near = reason === 'not_offered' ? [] : await diary.findTimesNear(scope, asked, wished);
  return new Fault(slotCodes[reason], { instead: near.map(freeTimeOf) });
}

/** The appointment as whoever booked it may see it, by a link that came on that way. */
async function own(
  scope: BusinessScope,
  { isSample }: Pick<BookedPlace, 'isSample'>,
  id: Id<'appointment'>,
  way: Way,
): Promise<contract.OwnAppointment> {
  const found = await diary.findAppointment(scope, id);
  if (!found || found.status === 'held') throw new Fault('link_invalid');
  const { status, serviceId, service, staff, startsAt, endsAt, name, email, address, sequence, createdAt, updatedAt } =
    found;
  const canChange = status === 'booked' && Date.parse(startsAt) > scope.now().getTime();
  const reminded = isSample ? null : await wantsReminders(scope, provenBy(way, found));
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
      horizonDays: (await readFacts(scope)).profile.booking.horizonDays,
    },
  };
}

/** Works on the appointment of a link. Throws `link_invalid` for one that is not ours, or whose appointment is gone. */
async function withLink<T>(
  needs: BookingNeeds,
  token: string,
  work: (scope: BusinessScope, appointment: contract.OwnAppointment, place: BookedPlace, way: Way) => Promise<T>,
): Promise<T> {
  const { id, way } = readToken(needs, token);
  const place = await needs.database.asSystem((scope) => findPlaceOf(scope, id));
  if (!place) throw new Fault('link_invalid');
  return inPlace(needs, place, async (scope) => work(scope, await own(scope, place, id, way), place, way));
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
  return withLink(needs, token, async (scope, before, place, way) => {
    const startsAt = new Date(wished);
    if (before.status === 'booked' && !before.canChange) throw new Fault('slot_past');
    if (before.status === 'booked' && Date.parse(before.startsAt) === startsAt.getTime()) return before;
    const moved = await diary.moveAppointment(scope, before.id, { startsAt });
    if (!moved.ok) {
      if (moved.reason === 'cancelled') throw new Fault('appointment_cancelled');
      throw await refused(scope, moved.reason, { serviceId: before.serviceId, moving: before.id }, startsAt);
    }
    const appointment = await own(scope, place, before.id, way);
    await tell(needs, scope, appointment, 'moved', timezone);
    return appointment;
  });
}

/** Throws `slot_past` for one that has begun. */
export function cancelOwn(
  needs: BookingNeeds,
  { token, timezone }: BodyOf<typeof contract.cancelOwnAppointment>,
): Promise<contract.OwnAppointment> {
  return withLink(needs, token, async (scope, before, place, way) => {
    if (before.status === 'cancelled') return before;
    if (!before.canChange) throw new Fault('slot_past');
    await diary.cancelAppointment(scope, before.id);
    const appointment = await own(scope, place, before.id, way);
    await tell(needs, scope, appointment, 'cancelled', timezone);
    return appointment;
  });
}

/**
 * For all that is booked with the address to which the link was mailed, or the number to which it was sent. Throws
 * `forbidden` for the link that whoever booked saw: they may have written somebody else's address. Safe to repeat.
 */
export function chooseReminders(
  needs: BookingNeeds,
  { token, isWanted }: BodyOf<typeof contract.chooseReminders>,
): Promise<contract.OwnAppointment> {
  return withLink(needs, token, async (scope, { id }, place, way) => {
    if (way === 'page') throw new Fault('forbidden');
    const found = await diary.findAppointment(scope, id);
    if (found) await setWanted(scope, provenBy(way, found), isWanted);
    return own(scope, place, id, way);
  });
}

/** How a private link came to who has it: seen by whoever booked, mailed, or sent as a text. Each way has links of its own. */
type Way = 'page' | Reach['by'];

/** What somebody with a link of that way has proved to be theirs. */
const provenBy = (way: Way, { email, phone }: Customer): Customer => ({
  email: way === 'email' ? email : null,
  phone: way === 'text' ? phone : null,
});

/** The private link of an appointment, for what is sent of it on that way. */
export const privateLink = (
  needs: Pick<BookingNeeds, 'key' | 'links'>,
  id: Id<'appointment'>,
  way: Reach['by'],
): string => needs.links.to('/booking', { token: tokenOf(needs, way, id) });

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
  const url = privateLink(needs, id, 'email');
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

/**
 * Mails the customer of an appointment what its business now has for them, as though they had done it on the page. Nothing goes
 * out where they left no address that can be written to. Safe to repeat.
 */
export async function tellCustomer(
  needs: BookingNeeds,
  scope: BusinessScope,
  id: Id<'appointment'>,
  change: 'booked' | 'moved' | 'cancelled',
): Promise<void> {
  // A sample's mail is kept by nobody, whoever asks for it.
  const appointment = await own(scope, { isSample: false }, id, 'email');
  if (parseAddress(appointment.email ?? '')?.name !== '') return;
  await tell(needs, scope, appointment, change, undefined);
}

const ways: readonly Way[] = ['page', 'email', 'text'];

const proofOf = ({ key }: Pick<BookingNeeds, 'key'>, way: Way, id: string) =>
  createHmac('sha256', key)
    .update(way === 'page' ? id : `${way} ${id}`)
    .digest('base64url');
const tokenOf = (needs: Pick<BookingNeeds, 'key'>, way: Way, id: Id<'appointment'>) =>
  `${id}.${proofOf(needs, way, id)}`;

function readToken(needs: BookingNeeds, token: string): { readonly id: Id<'appointment'>; readonly way: Way } {
  const [id = '', proof = '', ...more] = token.split('.');
  if (!isId('appointment', id) || more.length > 0) throw new Fault('link_invalid');
  const given = Buffer.from(proof);
  const way = ways.find((one) => {
    const right = Buffer.from(proofOf(needs, one, id));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!way) throw new Fault('link_invalid');
  return { id, way };
}

export async function readSwitch(scope: BusinessScope): Promise<{ isOpen: boolean }> {
  return { isOpen: await findSwitch(scope) };
}

/** Opens or closes the page for strangers; what is booked stays, and its links go on working. */
export async function setSwitch(scope: BusinessScope, isOpen: boolean): Promise<{ isOpen: boolean }> {
  await updateSwitch(scope, isOpen);
  return { isOpen };
}
