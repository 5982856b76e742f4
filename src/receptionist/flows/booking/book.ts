// Booking: a service, a time that is free, who and how to reach them, one fully stated confirmation, and then the record.
import { clockOf, minutesOf } from '#shared/hours.ts';
import type { TimeWish } from '../../commands.ts';
import { askFor, asksAgain, type Dialogue, dropFrame, emailOf, nameOf, phoneOf, topFrame } from '../../dialogue.ts';
import { instantOf, localTime } from '../../local-time.ts';
import type { Say } from '../../plan.ts';
import type { BookFrame } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { serviceOfNew, serviceToFindOut } from '../../understand/services/new-here.ts';
import { tellsCase } from '../../understand/wishes/tells-case.ts';
import { tellsTrouble } from '../../understand/wishes/tells-trouble.ts';
import { takeMessageNow } from '../messages/message.ts';
import { heedCondition } from '../questions/tell-condition.ts';
import { heedExcepted } from '../questions/tell-excepted.ts';
import { personKnown } from './person.ts';
import { heedPlace } from './tell-area.ts';
import { chooseTime, wasInferred } from './time.ts';
import { foldWishes } from './wishes.ts';

/**
 * Whoever was asked what they need and answers when they can come, or twice nothing that is known, gets the one visit at which it
 * is found out what is to be done. They hear it by name before it is booked.
 */
function settleOnLook(d: Dialogue, frame: BookFrame): void {
  if (d.state.asked !== 'service' || (frame.times.length === 0 && d.state.askedAgain === 0)) return;
  const look = serviceToFindOut(d.turn.business);
  if (look === undefined || isEitherVisit(d, look)) return;
  frame.service = look;
  const kept = d.acts.filter((act) => act.say !== 'not-understood');
  d.acts.splice(0, d.acts.length, ...kept);
  frame.serviceSure = lookSure;
}
const further =
  /(?<!\p{L})(?:follow[- ]?ups?|returning|return visit|established|seguimiento|suivi|folge\p{L}*|nachbehandlung\p{L}*|kontrolltermin)(?!\p{L})/u;

/** A first visit beside one for who has been here: nobody is new who has not said so. */
const isEitherVisit = ({ turn: { business } }: Dialogue, look: string): boolean =>
  look === serviceOfNew(business) && business.services.some(({ name }) => further.test(foldCue(name)));

/** Which of a few it is, is asked for: none of them is taken for somebody who has not said so. */
function settle(d: Dialogue, frame: BookFrame): void {
  if (!frame.among) {
    settleOnLook(d, frame);
    return;
  }
  // A question in between is no refusal to choose.
  const answers = d.sources.length + d.unanswered.length > 0;
  if (!answers || frame.among.asked === 0) frame.among.asked += 1;
}

/** "As soon as you can" asks when, and tells nothing of it. */
const saysWhen = ({ date, time, earliest, latest }: TimeWish): boolean =>
  [date, time, earliest, latest].some((one) => one !== undefined);

/** A guess, that is told with the times. */
const lookSure = 0.5;

/** Takes the booking as far as it can go in this turn. */
export async function goOnBooking(d: Dialogue, frame: BookFrame): Promise<void> {
  const { business } = d.turn;
  delete d.state.noVisit;
  const only = business.services.length === 1 ? business.services[0]?.name : undefined;
  frame.service ??= only;
  if (!frame.service) settle(d, frame);
  heedPlace(d, frame);
  heedCondition(d, frame);
  heedExcepted(d);
  // "My gums are bleeding": what is told is heard, before anything is asked.
  const opens = frame.reason !== undefined && d.turn.text.startsWith(frame.reason);
  const told = foldCue(d.turn.text);
  if (opens && (tellsTrouble(told) || tellsCase(told, business))) d.acts.push({ say: 'sympathy' });
  if (!frame.service) {
    const services = frame.among?.services ?? business.services.map((one) => one.name);
    for (const service of services) d.offers.push({ kind: 'service', service, label: service });
    const ask: Say = frame.among
      ? { say: 'ask-which-service', services }
      : { say: 'ask-service', services, again: asksAgain(d, 'service'), timeTold: frame.times.some(saysWhen) };
    askFor(d, 'service', ask);
    return;
  }
  settleStaff(d, frame, frame.service);
  const asked = { service: frame.service, staff: frame.staff };
  if (frame.chosen) {
    const still = await d.tools.checkTime({ ...asked, startsAt: frame.chosen.startsAt });
    if (!still.ok) {
      const zone = business.timezone;
      const local = localTime(frame.chosen.startsAt, zone);
      delete frame.chosen;
      delete frame.confirming;
      frame.times = [{ date: local.date, time: clockOf(local.minutes) }];
    }
  }
  const done = frame.chosen ? null : alreadyDone(d, frame, frame.service);
  if (done) {
    d.acts.push({ say: 'already-booked', told: { service: done.service, startsAt: done.startsAt, staff: null } });
    dropFrame(d, frame);
    return;
  }
  if (!frame.chosen) {
    const again = asksAgain(d, 'time');
    const slot = await chooseTime(d, asked, frame.times, {
      say: 'ask-time',
      service: frame.service,
      again,
      named: d.state.done.length > 0 || d.state.frames.length > 1 || wasInferred(d, frame.service),
    });
    if (!slot) return;
    frame.chosen = slot;
    d.acts.push({ say: 'time-is-free', slot });
  }
  const needsAddress = business.services.find((one) => one.name === frame.service)?.needsAddress ?? false;
  if (
    !personKnown(d, {
      address: needsAddress,
      forOther: frame.forOther !== undefined,
      isGuest: frame.along !== undefined || frame.nextGuest === true,
    })
  )
    return;
  frame.confirming = true;
  // The confirmation states the time in full; saying before that it is free would say it twice.
  const { startsAt, staff } = frame.chosen;
  const free = d.acts.findIndex((act) => act.say === 'time-is-free' && act.slot.startsAt === startsAt);
  if (free >= 0) d.acts.splice(free, 1);
  askFor(d, 'confirm', {
    say: 'confirm-booking',
    booking: {
      service: frame.service,
      startsAt,
      staff,
      name: nameFor(d, frame) ?? '',
      phone: phoneOf(d),
      email: emailOf(d),
      address: needsAddress ? d.state.said.address : undefined,
      forOther: frame.forOther !== undefined,
    },
  });
}

/** The very booking that was made in this conversation, asked for once more. */
function alreadyDone(d: Dialogue, frame: BookFrame, service: string) {
  // For somebody else the same hour is another's.
  if (frame.nextGuest || frame.along) return null;
  const [wish] = foldWishes(frame.times).candidates;
  if (wish?.date === undefined || wish.time === undefined) return null;
  const at = Date.parse(instantOf(wish.date, minutesOf(wish.time), d.turn.business.timezone));
  return (
    d.state.done.find((one) => one.did !== 'cancelled' && one.service === service && Date.parse(one.startsAt) === at) ??
    null
  );
}

function nameFor(d: Dialogue, frame: BookFrame): string | undefined {
  return frame.forOther === undefined ? nameOf(d) : d.state.said.name;
}

/** A person who does not do this is said not to; whoever does it takes their place. */
function settleStaff(d: Dialogue, frame: BookFrame, service: string): void {
  const person = d.turn.business.staff?.find((one) => one.name === frame.staff);
  if (!frame.staff || !person || person.services.includes(service)) return;
  const others = (d.turn.business.staff ?? []).filter((one) => one.services.includes(service)).map((one) => one.name);
  d.acts.push({ say: 'staff-does-not', staff: person.name, service, others });
  delete frame.staff;
}

/** What is to be booked, as the owner reads it. */
export function wishTold({ turn }: Dialogue, { service, chosen }: BookFrame): string {
  const local = chosen && localTime(chosen.startsAt, turn.business.timezone);
  const at =
    local && ` on ${local.date} at ${Math.floor(local.minutes / 60)}:${String(local.minutes % 60).padStart(2, '0')}`;
  return `Would like ${service}${at ?? ''}${chosen?.staff ? ` with ${chosen.staff}` : ''}`;
}

/** The caller said yes to the stated booking. `note`: what they said with it, which is told to be kept. */
export async function bookNow(d: Dialogue, frame: BookFrame, note?: string): Promise<void> {
  const { service, chosen } = frame;
  if (!service || !chosen) return;
  const needsAddress = d.turn.business.services.find((one) => one.name === service)?.needsAddress ?? false;
  const booked = await d.tools.book({
    service,
    staff: chosen.staff ?? frame.staff,
    startsAt: chosen.startsAt,
    name: nameFor(d, frame) ?? '',
    phone: phoneOf(d),
    email: emailOf(d),
    address: needsAddress ? d.state.said.address : undefined,
    note: frame.reason,
  });
  if (!booked.ok && booked.reason === 'plan_limit') {
    // No other time would help: what was wanted goes to the owner as a message.
    dropFrame(d, frame);
    const body = `${wishTold(d, frame)}; could not be put into the diary.`;
    const at = d.acts.length;
    const isPassedOn = await takeMessageNow(d, { flow: 'message', body, urgent: false });
    d.acts.splice(at, 0, { say: 'cannot-book-now', isPassedOn });
    return;
  }
  if (!booked.ok) {
    // Somebody was faster: the very next reply offers what is free now.
    delete frame.confirming;
    await goOnBooking(d, frame);
    return;
  }
  const { value } = booked;
  d.did.push({ did: 'booked', appointment: value.id });
  d.state.done.push({
    did: 'booked',
    appointment: value.id,
    service: value.service,
    startsAt: value.startsAt,
    staff: value.staff,
    note: frame.reason,
  });
  d.acts.push({ say: 'booked', told: value, name: value.name });
  if (note !== undefined) d.acts.push({ say: 'noted', note });
  dropFrame(d, frame);
  const next = topFrame(d);
  if (next?.flow === 'book' && next.nextGuest) d.acts.push({ say: 'now-the-next' });
  delete d.state.topic;
  delete d.state.topics;
}
