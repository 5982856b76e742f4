// "Yes, and an oil change right after", "the same day", "the day before": the time of one visit, counted from the one that was booked
// in this talk before it. Whoever comes to both is not put into two chairs at once.
import { clockOf, minutesOf } from '#shared/hours.ts';
import { minutesTaken } from '../../business.ts';
import type { TimeWish } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { addDays, instantOf, localTime } from '../../local-time.ts';
import type { State } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import type { Carried } from '../carry.ts';

type Booked = State['done'][number];

const dayMinutes = 24 * 60;

/** The visit that was booked or moved last in this talk, in this turn or before it. */
export const bookedBefore = ({ state }: Dialogue): Booked | undefined =>
  state.done.findLast((one) => one.did !== 'cancelled');

/** When it is on the wall clock; where it goes past midnight, to its end. */
function spanOf(d: Dialogue, booked: Booked) {
  const { date, minutes } = localTime(booked.startsAt, d.turn.business.timezone);
  const lasts = minutesTaken(d.turn.business, booked.service) ?? 0;
  return { date, from: clockOf(minutes), to: clockOf(Math.min(minutes + lasts, dayMinutes - 1)) };
}

/** "The same day", "the day after", where the hour is open: that day, without the hours that are taken by the other visit. */
export function besideBooked(d: Dialogue, booked: Booked, wish: TimeWish): TimeWish[] {
  const { shift, relative: _, ...said } = wish;
  const { date, from, to } = spanOf(d, booked);
  if (shift && shift.days !== 0) return [{ ...said, date: addDays(date, shift.days) }];
  if (shift && shift.minutes !== 0) return [{ ...said, date, time: to }];
  const hours = said.time ?? said.earliest ?? said.latest;
  return hours === undefined ? [{ date }, { date, earliest: from, latest: to, excluded: true }] : [{ ...said, date }];
}

/** At once behind it, or on the same errand. */
const rightAfter =
  /(?<!\p{L})(?:(?:right|straight|directly|immediately|just) after(?:wards?|ward)?(?! (?:work|school|lunch|noon|midday|the|my|his|her|\p{L}+ing|\d))|right (?:then|behind)|justo despues|enseguida|a continuacion|juste apres|tout de suite apres|dans la foulee|while (?:(?:it|he|she|i|you|they|we)(?:'s|'m|'re| is| are| am)|(?:you|they) have (?:it|him|her)) ?(?:there|here|in|at it)?|(?:along )?with (?:that|it)|(?:at|on|in) the same (?:time|visit)|ya que (?:vienen?|estan?|estoy|esta)|de una vez|al mismo tiempo|en la misma (?:visita|cita)|(?:tant qu'(?:a y etre|il|elle|ils)|tant que vous)|pendant qu\p{L}*|en meme temps|wenn (?:sie|ich|er|es) (?:schon|eh|sowieso|gerade)|bei der gelegenheit|gleichzeitig|direkt (?:danach|im anschluss|hinterher|dahinter)|gleich (?:danach|im anschluss|hinterher|dahinter)|im anschluss)(?!\p{L})/u;

/** What is begun beside what was booked, without a word of when: it is for the same day, and at once behind it where that is said. */
export async function placeBeside(d: Dialogue, { started }: Carried): Promise<void> {
  const booked = bookedBefore(d);
  if (!booked) return;
  const isAfter = rightAfter.test(foldCue(d.turn.text));
  const inThisTurn = d.did.some((one) => one.did === 'booked' && one.appointment === booked.appointment);
  const { date, to } = spanOf(d, booked);
  for (const frame of started) {
    if (frame.flow !== 'book' || frame.forOther !== undefined || frame.service === booked.service) continue;
    const { service, times } = frame;
    if (service === undefined || times.some((one) => one.date !== undefined && one.date !== date)) continue;
    const says = times.some(({ time, earliest, latest, excluded }) => !excluded && (time ?? earliest ?? latest));
    if (isAfter && !says) {
      const startsAt = instantOf(date, minutesOf(to), d.turn.business.timezone);
      const free = await d.tools.checkTime({ service, staff: frame.staff, startsAt });
      frame.times = [free.ok ? { date, time: to } : { date, earliest: to }];
    } else if (inThisTurn && says) frame.times = times.map((one) => ({ ...one, date }));
    else if (inThisTurn && times.length === 0) frame.times.push(...besideBooked(d, booked, {}));
  }
}
