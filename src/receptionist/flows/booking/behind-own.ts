// "I've got the pedi Friday at one, can I add gel nails to that?": what is wanted behind a visit of the caller's own that stands
// already is counted from that one, and that one is not booked a second time. It is told first, and the new one read back as ever.

import { clockOf } from '#shared/hours.ts';
import { type Language, minutesTaken } from '../../business.ts';
import type { Command, TimeWish } from '../../commands.ts';
import { type Dialogue, dropFrame } from '../../dialogue.ts';
import { localTime } from '../../local-time.ts';
import type { BookFrame, Frame } from '../../state.ts';
import type { Appointment } from '../../tool.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { saysChange } from '../../understand/own-visits/states-own.ts';
import type { Carried } from '../carry.ts';
import { namedInPart } from '../own-visits/named-in-part.ts';
import { namesAppointment } from '../own-visits/own.ts';

/** Behind it or to it: "right after my pedicure", "add … to that". */
const behindIt: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:right|straight|directly|immediately|just) after(?:wards?)?(?= *(?:[?.!,]|$)| (?:it|that|this|my|the)(?! (?:work|school|lunch))(?!\p{L}))|after (?:it|that|my)(?= *(?:[?.!,]|$)| \p{L})|(?:add|tack|put) .{2,40} (?:on )?to (?:it|that|my|the)(?!\p{L})|add .{2,40} on(?= *(?:[?.!,]|$)))/u,
  es: /(?<!\p{L})(?:(?:justo |enseguida )?despues de (?:eso|esa|ese|la|el|mi)(?!\p{L})|enseguida(?= *(?:[?.!,]|$))|(?:agreg|anad|sum)\p{L}+ .{2,40} a (?:eso|esa|ese|la|el|mi)(?!\p{L})|agregarle)/u,
  fr: /(?<!\p{L})(?:(?:juste |tout de suite )?apres (?:ca|cela|celui|celle|le|la|mon|ma)(?!\p{L})|(?:juste|tout de suite) apres|(?:r?ajout\p{L}+) .{2,40} (?:a (?:ca|celui|celle|la|mon|ma)|au)(?!\p{L})|(?:y|en) r?ajouter)/u,
  de: /(?<!\p{L})(?:(?:direkt|gleich|unmittelbar) (?:danach|im anschluss|hinterher|nach (?:dem|der|meine[rm]))|im anschluss|danach(?= (?:noch|auch|gleich))|(?:noch|auch) .{2,40} dazu(?!\p{L})|dazu\p{L}*(?= *(?:[?.!,]|$)))/u,
};

/** That it stands already is said: whoever wants both of them says no such thing. */
const stands: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i(?:'ve| have)(?: already)?(?: got)? (?!to )(?:my|the|an?)(?!\p{L})|(?:already )?(?:booked|scheduled)|(?:to|after) my|my \p{L}+(?: \p{L}+)? (?:is|on|at|this|next|tomorrow|today|\p{L}+day)(?!\p{L}))/u,
  es: /(?<!\p{L})(?:(?:ya )?tengo (?:mi|la|el|una?|cita)(?!\p{L})|(?:de|a) mi(?!\p{L})|mi \p{L}+(?: de \p{L}+)? (?:es|del|el|de)(?!\p{L})|reservad|agendad)/u,
  fr: /(?<!\p{L})(?:(?:j'ai|on a)(?: deja)? (?:mon|ma|le|la|un|une|rendez)(?!\p{L})|(?:apres|a) m(?:on|a)(?!\p{L})|m(?:on|a) \p{L}+ (?:est|de|du|le)(?!\p{L})|reserve)/u,
  de: /(?<!\p{L})(?:(?:ich )?habe?(?: ich)?(?: ja| schon| bereits)* (?:am|um|den|die|das|meine?n?|eine?n?|morgen|\p{L}+tag)(?!\p{L})|(?:nach|zu) meine[rm]|meine? \p{L}+ (?:ist|am)(?!\p{L})|gebucht|termin am)/u,
};

/** Without its day it is theirs by that word alone. */
const ofMine = /(?<!\p{L})(?:my|mi|mon|ma|meine[rmn]?)(?!\p{L})/u;

const sureMin = 0.75;
const isDay = ({ date, until, excluded }: TimeWish) => date !== undefined && until === undefined && !excluded;

/** Keeps of what began in this breath what is new, behind the one visit of the caller's own that is told with it. */
export async function placeBehindOwn(d: Dialogue, carried: Carried, commands: readonly Command[]): Promise<void> {
  const said = foldCue(d.turn.text);
  const { language } = d.state;
  if (d.caller === null || carried.started.length === 0 || carried.started.length > 2) return;
  if (!behindIt[language].test(said) || !stands[language].test(said) || saysChange(said)) return;
  if (commands.some((one) => one.do === 'for-other' || one.do === 'deny')) return;
  const books = carried.started.filter(isOpenBooking);
  if (books.length < carried.started.length) return;
  const all = await d.tools.myAppointments({});
  const meant = all.flatMap((own) => {
    const wanted = wantedBeside(d, books, own, all, said);
    return wanted ? [{ own, wanted }] : [];
  });
  const [one, other] = meant;
  if (!one || other) return;
  await putBehindOwn(d, carried, one.wanted, one.own);
}

const isOpenBooking = (frame: Frame): frame is BookFrame =>
  frame.flow === 'book' && !frame.chosen && frame.forOther === undefined && !frame.along && !frame.nextGuest;

/** What is new of it, where this visit is the other one that is told; null elsewhere. */
function wantedBeside(
  d: Dialogue,
  books: readonly BookFrame[],
  own: Appointment,
  all: readonly Appointment[],
  said: string,
): BookFrame | null {
  const zone = d.turn.business.timezone;
  const [first, second] = books;
  const wanted = second ? books.find(({ service }) => service !== own.service) : first;
  if (!wanted?.service || wanted.service === own.service || (wanted.serviceSure ?? 1) < sureMin) return null;
  const told = second ? books.find((one) => one !== wanted) : undefined;
  if (second && told?.service !== own.service) return null;
  // Of the day and the hour that are said all are that one's.
  const times = books.flatMap((one) => one.times);
  const days = times.filter((wish) => wish.relative !== 'soonest' || wish.date !== undefined);
  if (!days.every((wish) => isDay(wish) && namesAppointment(wish, own, zone))) return null;
  if (days.length === 0 && !ofMine.test(said)) return null;
  const isTimed = times.some(({ time }) => time !== undefined);
  return told || isTimed || namedInPart(said, own, all) ? wanted : null;
}

async function putBehindOwn(d: Dialogue, carried: Carried, wanted: BookFrame, own: Appointment): Promise<void> {
  const { business } = d.turn;
  const lasts = minutesTaken(business, own.service);
  if (lasts === undefined || wanted.service === undefined) return;
  const startsAt = new Date(Date.parse(own.startsAt) + lasts * 60_000).toISOString();
  const { date, minutes } = localTime(startsAt, business.timezone);
  const { service } = wanted;
  const same = wanted.staff ?? own.staff ?? undefined;
  const withSame = await d.tools.checkTime({ service, staff: same, startsAt });
  const free = withSame.ok ? withSame : await d.tools.checkTime({ service, staff: wanted.staff, startsAt });
  if (withSame.ok && same !== undefined) wanted.staff = same;
  wanted.times = [free.ok ? { date, time: clockOf(minutes) } : { date, earliest: clockOf(minutes) }];
  delete wanted.sameDay;
  for (const frame of carried.started.filter((one) => one !== wanted)) dropFrame(d, frame);
  carried.started.splice(0, carried.started.length, wanted);
  // That it comes behind the other was said of one that is not booked any more.
  d.acts.splice(0, d.acts.length, ...d.acts.filter((one) => one.say !== 'then-next'));
  d.acts.push({ say: 'your-appointments', told: [own] });
}
