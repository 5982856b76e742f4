// "A tune-up Friday at ten and another one the week after", "… and then the other one right after", "und die Woche drauf noch einen": one
// more of the same for whoever the first is for, told in one breath with it. Behind what is wanted first nothing stands but that it is one
// more, and when. Patterns are over folded text, in four languages.

import type { Language } from '../../business.ts';
import type { Command, GuestTime, TimeWish } from '../../commands.ts';
import { addDays, daysBetween, localTime, weekdayOf } from '../../local-time.ts';
import { eachLanguage } from '../../models/text.ts';
import type { State } from '../../state.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import type { Hear } from '../seen.ts';
import { timeWord } from '../times/only-a-time.ts';
import { readWishes } from '../times/times.ts';
import { daysOfWeek, mondayOf } from '../times/weekday-after.ts';
import { guestTime, withoutGuestTimes } from './guest-time.ts';

const noVisit =
  '(?: (?:days?|times?|hours?|weeks?|dates?|slots?|options?|half|numbers?|phones?|names?|questions?|things?|way|dia|vez|hora|semana|fecha|momento|cosa|pregunta|numero|telefono|jour|fois|heure|semaine|date|moment|chose|question|numero|telephone|tag|mal|zeit|uhrzeit|woche|frage|nummer|termine|stunde|was))(?!\\p{L})';

/** `more`: one more by itself; `other`: the other of two, that may be named. "The second" alone is a day of the month. */
const shapes: Readonly<Record<Language, { readonly more: string; readonly other: string }>> = {
  en: {
    more: `another(?: one)?(?!${noVisit})|one more(?!${noVisit})|a second one`,
    other: 'the (?:other|second(?= one(?!\\p{L})))',
  },
  es: {
    more: `otr[oa](?: mas)?(?!${noVisit})|un[oa] mas(?!${noVisit}| (?:tarde|temprano|pronto)(?!\\p{L}))`,
    other: '(?:el|la) otr[oa]',
  },
  fr: {
    more: `une? autre(?!${noVisit})|encore une?(?!${noVisit})|une? (?:deuxieme|de plus)(?!${noVisit})`,
    other: "l'autre",
  },
  de: {
    more: `noch eine?[ns]?(?: termin)?(?!${noVisit})|eine?[ns]? weitere[nrs]?(?: termin)?(?!${noVisit})`,
    other: '(?:der|die|das|den) andere[nrs]?',
  },
};

const shiftWord =
  "(?:days?|weeks?|months?|hours?|minutes?|later|right|straight|directly|just|immediately|following|that|it|me|dias?|semanas?|horas?|minutos?|despues|mas|justo|enseguida|luego|jours?|semaines?|plus|tard|juste|tout de suite|puis|ensuite|tage?|wochen?|stunden?|minuten?|spater|gleich|direkt|dann|im anschluss|that'?s? fine|if possible|if you can|por favor|si se puede|s'il vous plait|si possible|bitte|wenn(?: es)? geht|for|me)";

const patterns = eachLanguage((language) => {
  const { more, other } = shapes[language];
  const one = `(?:${more}|${other}(?: one)?(?!${noVisit}))`;
  const named = `${other}(?!${noVisit}) (?!(?:right|then|the|at|on|${timeWord})(?!\\p{L}))\\p{L}+(?!${noVisit})`;
  // Each word is taken as it is first read: read anew in every other way, a long row of them would never end.
  const words = `(?:[^\\p{L}\\d]+(?=(?<behind>(?:${timeWord}|${shiftWord})(?![\\p{L}\\d])))\\k<behind>)*`;
  const joins =
    '[^\\p{L}\\d]*(?:(?:and|plus|then|also|oh|y|e|luego|tambien|et|puis|pis|und|dann|auch)(?!\\p{L})[^\\p{L}\\d]*)*';
  const before = `(?:(?=(?<ahead>(?:${timeWord}|${shiftWord})(?![\\p{L}\\d])))\\k<ahead>[^\\p{L}\\d]+)*?`;
  return {
    bare: new RegExp(`^${joins}${before}(?<one>${one})(?!\\p{L})${words}[^\\p{L}\\d]*$`, 'u'),
    named: new RegExp(`^${joins}${before}(?<one>${named})(?!\\p{L})${words}[^\\p{L}\\d]*$`, 'u'),
  };
});

const borders = /(?<=[\p{L}\d][,.;!])\s+|\s+(?=(?:and|plus|then|y|e|luego|et|puis|pis|und|dann)\s)/giu;
const weekAfter =
  /(?<!\p{L})(?:week after|following week|(?:otra )?semana (?:siguiente|que sigue|despues)|semaine (?:d'apres|suivante|qui suit)|(?:folgenden? woche|woche (?:danach|darauf|drauf|spater)))(?!\p{L})/u;

/** What is asked while a visit is booked, and may be answered with one more behind it; with a yes it is heard elsewhere. */
const besideAsks: ReadonlySet<State['asked']> = new Set(['time', 'name', 'phone', 'email', 'address'] as const);
/** With these the first part is about something else than a visit that another could follow. */
const ofElse: ReadonlySet<Command['do']> = new Set([
  ...(['emergency', 'complaint', 'person', 'others-appointment', 'deny', 'drop', 'also', 'every'] as const),
  ...(['cannot-tell', 'silence', 'say-again', 'wait', 'spam', 'robot', 'wrong-number', 'orders'] as const),
]);

/** The commands of what is wanted first, and of one more of the same behind it; null where none is. */
export function oneMoreOfSame(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const { asked, frames } = heard.state;
  const top = frames.at(-1);
  const under = top?.flow === 'book' && top.service !== undefined && besideAsks.has(asked) ? top : undefined;
  if (frames.length > (under ? 1 : 0)) return null;
  for (const at of [...(under ? [0] : []), ...[...said.matchAll(borders)].map(({ index }) => index)]) {
    const told = said.slice(at);
    const folded = foldCue(told);
    const isBare = patterns[language].bare.test(folded);
    if (!isBare && !patterns[language].named.test(folded)) continue;
    const answer = said.slice(0, at);
    if (standing.test(foldCue(answer)) || counted.test(foldCue(answer))) return null;
    const isWhole = !/[\p{L}\d]/u.test(answer);
    const first = isWhole ? [] : hear(answer);
    if (first.some((one) => ofElse.has(one.do) || (one.do === 'ask' && !one.soft))) return null;
    const begun = first.filter((one) => one.do === 'start');
    if (begun.some((one) => one.do === 'start' && one.flow !== 'book') || begun.length !== (under ? 0 : 1)) return null;
    const when = whenOf(heard, told, language, first);
    const saysWhen = when.wishes.length > 0 || when.guest !== null;
    // "The other one", where times were offered, is one of them, and "another one" is another of them.
    if (isWhole && asked === 'time') continue;
    if ((isWhole || asked === 'time') && !saysWhen) continue;
    if (!isBare && !saysWhen && !also.test(folded)) continue;
    // "I loved my pedicure, another one Friday at ten": nothing is joined to the first, and the only time told is its own.
    const isTimed = under !== undefined || first.some((one) => one.do === 'set-times');
    if (!isTimed && when.wishes.some(({ date }) => date !== undefined) && !joined.test(folded) && !also.test(folded))
      continue;
    const service = first.findLast((one) => one.do === 'set-service')?.service ?? under?.service;
    // What is done at the caller's place is done on the same visit, and whoever comes is to know.
    const isThere = heard.business.services.some(({ name, needsAddress }) => name === service && needsAddress);
    if (isThere && when.wishes.length === 0) return [...first, { do: 'set-reason', reason: noted(told), isNote: true }];
    const whose = first.findLast((one) => one.do === 'for-other')?.whose ?? under?.forOther;
    return [
      ...first,
      { do: 'also', guest: when.wishes.some(isOtherDay) ? 'other-day' : (when.guest ?? 'same-day') },
      { do: 'start', flow: 'book' },
      ...(whose === undefined ? [] : [{ do: 'for-other', whose } as const]),
      ...(when.wishes.length === 0 ? [] : [{ do: 'set-times', wishes: when.wishes } as const]),
    ];
  }
  return null;
}

/** "I have an appointment Friday and another one the week after" tells of visits that stand. */
const standing =
  /(?<!\p{L})(?:(?:i|we)(?:'ve| have)?(?: already)? (?:have|had|got|booked|scheduled|made) (?:already )?(?:one|(?:(?:an?|my|our|the) )?(?:\p{L}+ )?(?:appointment|appt|visit|booking|lesson|session))|(?:tengo|tenemos|tenia|reserve|agende|hice) (?:ya )?(?:una|mi|un)?(?: \p{L}+)? ?(?:cita|turno)|(?:j'ai|j'avais|on a|nous avons)(?: deja)?(?: pris| reserve)? (?:un |mon )?(?:rendez-vous|rdv)|(?:ich|wir) (?:habe?n?|hatten?)(?: \p{L}+){0,3} termin(?! gern))(?!\p{L})/u;
/** "Two cleanings, one at nine and the other at ten", "one Saturday and another Sunday": each is told with its own. */
const counted =
  /(?<!\p{L})(?:two|both|2|dos|amb[oa]s|deux|zwei|beide[nrs]?)(?! (?:weeks?|days?|semanas|dias|semaines|jours|wochen|tagen?)(?!\p{L}))(?!\p{L})(?=.*(?<!\p{L})(?:one|una?|une?|eine[nrs]?)(?!\p{L}))|(?<!\p{L})(?:one|una|eine[nrs]?)(?: (?:(?:on|for|el|am|le|at|a las?|um|this|next) )?[\p{L}\d:.]+){1,2}[^\p{L}\d]*$/u;
const joined = /^\P{L}*(?:and|plus|then|also|y|e|luego|tambien|et|puis|pis|und|dann|auch)(?!\p{L})/u;
const also = /(?<!\p{L})(?:too|also|as well|tambien|aussi|egalement|auch)(?!\p{L})/u;
const isOtherDay = ({ date, shift }: TimeWish) => date !== undefined || (shift !== undefined && shift.days !== 0);
const noted = (told: string) => told.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').slice(0, notedMax);
/** In characters. */
const notedMax = 500;

type When = { readonly wishes: TimeWish[]; readonly guest: GuestTime | null };

/** When the other is to be, counted from the first as far as that one's day is known. */
function whenOf({ state, business, turn }: Heard, told: string, language: Language, first: readonly Command[]): When {
  const zone = business.timezone;
  const top = state.frames.at(-1);
  const chosen = top?.flow === 'book' && top.chosen ? localTime(top.chosen.startsAt, zone).date : undefined;
  const wished = [
    ...(top?.flow === 'book' ? top.times : []),
    ...first.flatMap((one) => (one.do === 'set-times' ? one.wishes : [])),
  ].findLast(({ date, until, excluded }) => date !== undefined && until === undefined && !excluded)?.date;
  const from = (first.some((one) => one.do === 'set-times') ? (wished ?? chosen) : (chosen ?? wished)) ?? null;
  const folded = foldCue(told);
  const guest = guestTime(told, language);
  const rest = guest === null ? told : withoutGuestTimes(told, language);
  const shifted = (days: number): TimeWish => ({ shift: { days, minutes: 0 } });
  const wishes = readWishes(rest, language, business, turn.now, { time: false, anchor: from, from }).flatMap(
    ({ wish }): TimeWish[] => {
      const { relative, date, until, time, earliest, latest } = wish;
      if (relative === 'same-day' || relative === 'same-time') return [];
      const isWeek = date !== undefined && until !== undefined && daysBetween(date, until) === daysOfWeek - 1;
      if (isWeek && (time ?? earliest ?? latest) === undefined) {
        if (from !== null) return [shifted(daysBetween(from, onWeekdayOf(from, date)))];
        return [weekAfter.test(folded) ? shifted(daysOfWeek) : wish];
      }
      const isSameHour = date !== undefined && until === undefined && (time ?? earliest ?? latest) === undefined;
      return [
        isSameHour && from !== null && (guest === 'same-time' || weekdayOf(date) === weekdayOf(from))
          ? shifted(daysBetween(from, date))
          : wish,
      ];
    },
  );
  if (wishes.length === 0 && weekAfter.test(folded)) return { wishes: [shifted(daysOfWeek)], guest: null };
  return { wishes, guest: wishes.some(isOtherDay) && guest === 'same-time' ? null : guest };
}

/** The day that has the same name in the week from `monday` on. */
function onWeekdayOf(date: string, monday: string): string {
  let at = mondayOf(monday);
  while (weekdayOf(at) !== weekdayOf(date)) at = addDays(at, 1);
  return at;
}
