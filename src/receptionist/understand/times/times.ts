// Turns what was read of dates and times into wishes: one reading each, disagreement kept, later words marked as what they are.
import { clockOf, minutesOf, weekdays } from '#shared/hours.ts';
import type { Business, Language } from '../../business.ts';
import type { TimeWish } from '../../commands.ts';
import { addDays, localTime, weekdayOf } from '../../local-time.ts';
import { readTimes, type TimeMention } from '../../values/times.ts';
import { withoutBareGreeting } from '../conduct/bare-greeting.ts';
import { foldCue } from '../cues/cue.ts';
import { withoutNumberedThings } from '../services/numbered-things.ts';
import { beforeThen } from './before-then.ts';
import { type Placed, withDisagreements, withoutNamedDay } from './day-and-name.ts';
import { doesAtPart, isNightOfTrouble } from './engagements.ts';
import { everyWeek } from './every-week.ts';
import { hourPutRight } from './hour-put-right.ts';
import { withMinutesEnded } from './minutes-at-end.ts';
import { daysApart, withDayMoved } from './moved-days.ts';
import { withoutPronouns } from './no-hours.ts';
import { withPauseBehindNo } from './no-rather.ts';
import { withChoices } from './or-else.ts';
import { onlyLeaves } from './own-days.ts';
import { ownHourIn } from './own-deadlines.ts';
import { withoutRanks } from './ranks.ts';
import { withoutCounted } from './said-outright.ts';
import { type ReadShift, readShift } from './shifts.ts';
import { isDayOfStory, isMonthOfFeast, sinceThen } from './told-days.ts';
import { daysOfWeek, isWeekAfter, weekdayAfter, weeksBeside } from './weekday-after.ts';

export type ReadWish = { readonly wish: TimeWish; readonly start: number; readonly end: number };

const lastClock = '23:59';

/** "A fever since Sunday" tells how long, and wishes for no Sunday. */
const tellsSince =
  /(?<!\p{L})(?:since|ever since|depuis|desde|seit|last|past|(?<!(?<!\p{L})(?:be|com\p{L}+|came|call\p{L}*|get\p{L}*|go|going|bring\p{L}*|take|giv\p{L}+|check\p{L}*|head\p{L}*|open|in|put|mov\p{L}+|push|switch|fly\p{L}*|drive|am|are|is|was|i'm|we're|he's|she's|they're)(?: \p{L}+)? )(?<!(?<!\p{L})(?:can|could|will|would|please)(?!\p{L})[^.!?;]{0,40})back(?: in)?|started (?:on )?|empezo (?:el )?)\s*(?:(?:like|about|around|maybe|mas o menos|como|environ|genre|etwa|ungefahr|so) )?(?:the|el|la|le|dem|der|den)?\s*$/u;

/** The same where the word was read as the start of a span, and nothing in the text asks for one. */
const beganThen = /^(?:since|depuis|desde|seit)(?!\p{L})/u;
const asksFrom = /(?<!\p{L})(?:libre|disponib\p{L}+|puedo|podria|quiero|quisiera|hay|tienen|pueden)(?!\p{L})/u;

/** "Oliver at 3 and June at 4": people with an hour each, some of whom are called like months. */
const someoneAt = /(?<!\p{L})(\p{Lu}\p{Ll}+)(?='?s? (?:at|um|a las?|à) \d)/gu;

/** The same text with people's names crossed out where several have an hour each. */
function withoutPeople(text: string): string {
  const people = [...text.matchAll(someoneAt)].filter(([name]) => !/day$|tag$/.test(name));
  if (new Set(people.map(([name]) => name)).size < 2) return text;
  return text.replace(someoneAt, (name) => (/day$|tag$/.test(name) ? name : '~'.repeat(name.length)));
}

const upToTeens =
  '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|zwei|drei|vier|f[üu]nf|sechs|sieben|acht|neun|zehn';
/** "For my son, he's 7, on Thursday": told of somebody between two pauses, it is an age, whatever day stands behind it. */
const ageAside = new RegExp(
  `(?<=(?<!\\p{L})(?:(?:he|she|who|(?:my|our|the)(?: \\p{L}+)? (?:son|daughter|kid|boy|girl|baby|one))(?:['’]?s| is| just turned| turned)(?: only| just| now| almost| about)?|(?:hij[oa]|ni[nñ][oa]|que|[eé]l|ella) (?:tiene|cumpli[oó])(?: solo| ya)?|(?:fils|fille|petite?|qui|il|elle) a(?: seulement| déjà)?|(?:sohn|tochter|kind|er|sie|kleine[rs]?) ist(?: erst| schon)?) )(?:${upToTeens})(?=\\s*(?:[,.;!?)]|$))`,
  'giu',
);

/** "No new time for now" wants none. */
const forNow = /(?<!\p{L})(?:for|por) $/u;

/** "It's still Thursday": says what day it is, and wishes for none. */
const tellsToday =
  /(?<!\p{L})(?:it'?s|it is|today'?s|today is) (?:(?:still|only|just|already) )+$|(?<!\p{L})(?:(?:todavia|aun|apenas|solo|ya) (?:es|estamos a)|(?:on est|nous sommes|c'est) (?:encore |seulement |deja |que )+|(?:es ist|wir haben|heute ist)(?: ja)? (?:(?:erst|noch|schon) )+) ?$/u;

/** "She's four" is an age. */
const tellsAge =
  /(?<!\p{L})(?:(?:she|he|(?:the )?(?:little|youngest|oldest|other) one|kids?|child|son|daughter|boy|girl|baby)(?:'s| is| are| just turned| turned)|(?:hij[oa]|nin[oa]|pequen[oa]) (?:tiene|cumplio)|(?:fils|fille|petite?) a|(?:sohn|tochter|kleine[rs]?|kind) ist|they(?:'re| are)|i'?m|(?:ella |el )?(?:tiene|cumplio)|(?:elle|il) a|(?:sie|er) ist)\s*(?:only|just|solo|solamente|seulement|erst|nur)?\s*$/u;

/** "Like three shingles", "environ 3 tuiles": so many things, and no hour. */
const countOf = new RegExp(
  `(?<=(?:(?<!\\p{L})(?<!\\bat )(?:like|about|around|roughly|approximately|maybe|environ|[àa] peu pr[èe]s) )|(?<![\\p{L}\\d:.,@–-])(?<!(?<!\\p{L})(?:at|by|for|til|till|until|from|to|or|and|before|after|past|las?|à|vers|pour|um|gegen|ab|bis|vor|nach|the) ))(?:${upToTeens})(?= (?!(?:works|suits|does|is|was|sounds|seems|fits|looks|goes|gets|has|as|pls|plus|thanks|this|its|us|yes|unless|always|perhaps|mars|lunes|martes|mi[ée]rcoles|jueves|viernes|\\p{L}+days|thurs|tues|weds|(?:o'?)?clocks?|hours|hrs|minutes|mins|days|weeks|wks|months|years|yrs|heures|jours|semaines|mois|ans|années|d[ií]as|semanas|meses|horas|minutos|años|dans|sans|vers|puis|mais|alors|apr[èe]s|pas|vous|nous)(?!\\p{L}))\\p{Ll}{2,}s(?!\\p{L}))`,
  'giu',
);

/** "A 6 yr old", "6-year-old", "de 7 años", "6 Jahre alt": an age, by what stands behind it. */
const yearsOfAge =
  /^[- ]?(?:(?:yrs?|years?|months?|mos?)[- ]?olds?|y\/?o|yrs?|years|anos|ans|mois|jahre|jahrige[rnms]?|monate alt)(?!\p{L})/u;

/** "What do I bring that day?", "was muss ich an dem Tag mitbringen?": the day is spoken of, and wished already. */
const asksAboutIt =
  /(?:^|[.!?;\n][^\S\n]*)[^.!?;\n]{0,40}(?<!\p{L})(?:(?:what|how) (?:do|should|must|can) (?:i|we)|(?:do|should) (?:i|we) (?:need|have|bring|wear|eat)|(?:que|como) (?:tengo|debo|necesito|hay|tenemos|debemos|llevo|traigo)|(?:tengo|tenemos|hay|debo) que|(?:qu'est-ce que|que|comment) (?:je |dois|faut|dois-je|faut-il)|dois-je|faut-il|(?:was|wie) (?:muss|soll|sollte|brauche|kann)|(?:muss|soll|brauche) ich)(?!\p{L})[^.!?;\n]*$/u;

/** A window's end as a start that still fits: "until noon" allows 11:30, not noon itself unless that is all there is. */
function latestOf(to: string | null): string | undefined {
  if (to === null) return undefined;
  return to === '24:00' ? lastClock : to;
}

function wishOf(mention: TimeMention, today: string): TimeWish | null {
  const wish: TimeWish = {};
  if (mention.excluded) wish.excluded = true;
  if (mention.link === 'or') wish.alternative = true;
  // "Mornings are bad" is meant of every day that is spoken of.
  const isGeneral =
    mention.excluded && mention.time !== null && mention.time.is !== 'clock' && mention.date?.origin !== 'said';
  if (mention.date && !mention.repeats && !isGeneral) {
    const { from, to, open } = mention.date;
    wish.date = from;
    if (open === 'from') wish.until = addDays(from, 13);
    else if (open === 'to') {
      wish.date = today;
      wish.until = to;
    } else if (to !== from) wish.until = to;
  }
  if (mention.repeats && mention.repeats.length > 0 && mention.date) {
    wish.date = mention.date.from;
    if (mention.excluded) wish.weekdays = mention.repeats.flatMap((day) => weekdays[day - 1] ?? []);
  }
  if (mention.time?.is === 'clock') wish.time = mention.time.best;
  else if (mention.time) {
    if (mention.time.from !== null) wish.earliest = mention.time.from;
    const latest = latestOf(mention.time.to);
    if (latest !== undefined) wish.latest = latest;
  }
  if (mention.conflict) {
    wish.disagreement = { weekdayDate: mention.conflict.nearest, saidDate: mention.conflict.date };
    wish.date = mention.conflict.date;
  }
  if (mention.wish === 'soonest' || mention.wish === 'now') {
    wish.relative = 'soonest';
    // "Now" is a wish for the first that there is, and no time of the diary.
    if (mention.wish === 'now')
      for (const key of ['date', 'until', 'time', 'earliest', 'latest'] as const) delete wish[key];
  }
  if (mention.wish === 'earlier' || mention.wish === 'later' || mention.wish === 'latest') wish.relative = mention.wish;
  // "Later that day" is of the day that is spoken of, and another hour of it.
  const isBeside = wish.relative === 'later' || wish.relative === 'earlier';
  if (mention.same && !isBeside) wish.relative = mention.same === 'time' ? 'same-time' : 'same-day';
  return Object.keys(wish).some((key) => key !== 'alternative') ? wish : null;
}

/** "Just those two", "the later of the two": so many of what was spoken of, and no hour. */
const thoseTwo =
  /(?<=(?<!\p{L})(?:of the|(?:just|only) the|(?:solo|nada m[aá]s) l[ao]s|(?:juste|seulement) les|nur die|(?<!(?:despu[eé]s|antes|a partir|desde|m[aá]s tarde|cerca|alrededor|pasadas?|eso|(?<!\p{L})(?:la|el|cita|hora|turno|hueco|espacio)) )de l[ao]s|(?:anul|cancel|muev|mov|cambi|borr|elimin|quit)\p{L}+ l[ao]s|des|der|those|these|my|our|all|es[oa]s|est[oa]s|mis|ces|mes|nos|diese|meine|unsere) )(?:(?:two|three|four)(?!\s*(?:o'?clock|[ap]\.?m|[:.]\d))|(?:dos|tres|cuatro|deux|trois|quatre|zwei|drei|vier)(?!\s*(?:[:.]\d|uhr|heures)))(?!\p{L})/giu;

/** "Un examen", "eine Untersuchung": before a word it is no hour, also where one was asked for. */
const article = /^\s*(?:(?:plutôt|plutot|mejor|lieber|pour|para|f[uü]r)\s+)*(?:une?|una|ein(?:e[nmr]?)?)\s*$/iu;

/** Every wish in the text, in the order said. */
export function readWishes(
  text: string,
  language: Language,
  business: Business,
  now: string,
  asked: {
    readonly time: boolean;
    readonly anchor: string | null;
    /** The day that "the Monday after" is counted from, where none is said before it. */
    readonly from?: string | null;
    readonly offered?: boolean;
  },
): ReadWish[] {
  const about = {
    now: new Date(now).toISOString(),
    timezone: business.timezone,
    hours: business.hours,
    anchor: asked.anchor,
  };
  const plainer = withoutCounted(text, readShift(text, language), (behind) =>
    readTimes(behind, language, { ...about, expecting: 'time' }),
  );
  if (plainer !== text) return readWishes(plainer, language, business, now, asked);
  const expecting = asked.time || hourTooMuch.test(foldCue(text)) ? 'time' : null;
  const greeted = asked.time ? text : withoutBareGreeting(text, language);
  const spoken = [ageAside, countOf, thoseTwo, sinceThen].reduce(
    (read, one) => read.replace(one, (count) => '~'.repeat(count.length)),
    withoutPeople(
      withoutPronouns(
        withoutNumberedThings(
          withoutRanks(withPauseBehindNo(daysApart(withMinutesEnded(greeted))), language, asked.offered ?? false),
        ),
        language,
      ),
    ),
  );
  const heard = readTimes(spoken, language, { ...about, expecting });
  const plain = withoutNamedDay(spoken, heard);
  const said = plain === spoken ? heard : readTimes(plain, language, { ...about, expecting });
  const putRight = hourPutRight(plain, language, said.at(-1));
  const mentions = putRight
    ? [
        ...said,
        ...readTimes(putRight.hour, language, { ...about, expecting: 'time' }).map((one) => ({
          ...one,
          start: one.start + putRight.at,
          end: one.end + putRight.at,
        })),
      ]
    : said;
  const { date: today } = localTime(now, business.timezone);
  const beside = weeksBeside(text, asked.from ?? null).filter(({ wish }) => (wish.until ?? '') >= today);
  if (beside.length > 0) return [...beside];
  const shift = readShift(text, language);
  const read = mentions.flatMap((mention) => {
    // "The next day" is counted from what it is said of, and so are "30 minutes".
    const before = foldCue(text.slice(0, mention.start));
    if (shift && mention.start < shift.end && shift.start < mention.end)
      return hourBehind(mention, shift, today).map((wish) => ({ ...mention, wish, start: shift.end, before }));
    if (beganThen.test(foldCue(text.slice(mention.start, mention.end))) && !asksFrom.test(foldCue(text))) return [];
    if (article.test(mention.text) && !/(?<!\p{L})la $/u.test(before) && /^\s+\p{L}/u.test(text.slice(mention.end)))
      return [];
    if (mention.date?.origin !== 'said' && yearsOfAge.test(foldCue(text.slice(mention.end)))) return [];
    if (mention.wish === 'now' && forNow.test(before)) return [];
    // "What's the latest on my case?"
    if (mention.date?.origin !== 'said' && /latest (?:on|for)$/u.test(foldCue(mention.text).trim())) return [];
    const day = mention.date?.from;
    if (day !== undefined && weekdayOf(day) === weekdayOf(today) && tellsToday.test(before)) return [];
    if (day !== undefined && day > today && isDayOfStory(before, foldCue(text.slice(mention.end)), language)) return [];
    const isOneOfMore = mentions.some((one) => one !== mention && one.date !== undefined);
    if (isOneOfMore && !mention.time && onlyLeaves(before, foldCue(text.slice(mention.end)), language)) return [];
    if (mention.date?.origin === 'said' && isMonthOfFeast(before, mention.date)) return [];
    if (isNightOfTrouble(before, foldCue(mention.text))) return [];
    if (tellsSince.test(before) || (mention.date?.origin !== 'said' && tellsAge.test(before))) return [];
    if (mention.same === 'day' && !mention.time && asksAboutIt.test(before)) return [];
    // "Saturday at one, with whoever is in that day": it has been said which.
    const isSaid = mentions.some((one) => one.start < mention.start && one.date?.origin === 'said');
    if (mention.same === 'day' && !mention.time && isSaid) return [];
    // "The day after, at half past five": the hour's day is counted too.
    const isOfShift = shift?.shift.days && mention.date?.origin !== 'said' && mention.start >= shift.end;
    const earlier =
      mentions.findLast((one) => one.start < mention.start && one.date)?.date?.from ?? asked.from ?? asked.anchor;
    // "Tomorrow no. In the afternoon": of the day in its place, also where it is tomorrow that was talked of.
    const isOut = (one: TimeMention) =>
      one.excluded && !one.time && one.start < mention.start && one.date?.from === day;
    const isElsewhere = isOfShift || (mention.date?.origin !== 'said' && mentions.some(isOut));
    // "Could I come the week after, same time?", of a visit of which nobody has told yet: counted from it, once it is found.
    if (earlier == null && isWeekAfter(mention, text))
      return [{ wish: { shift: { days: daysOfWeek, minutes: 0 } }, start: mention.start, end: mention.end, before }];
    const meant = isElsewhere ? { ...mention, date: null } : weekdayAfter(mention, text, earlier);
    const plainly = wishOf(meant, today);
    const said = plainly && everyWeek(plainly, spoken, mention, language);
    const wish = said && beforeThen(said, text, { ...mention, today, language });
    // What is past is told, not wished.
    const over = wish?.date !== undefined && (wish.until ?? wish.date) < today;
    return wish && !over ? [{ wish, start: mention.start, end: mention.end, before }] : [];
  });
  const within = withoutBareName(withinBounds(read, text), text);
  const engaged = withoutEngagements(withDisagreements(within, mentions, plain), text, language);
  const plainly = withChoices(withDayMoved(text, engaged), text);
  if (!shift) return plainly;
  const behind = plainly.filter(({ wish, start }) => start >= shift.end && wish.date === undefined);
  // "Not tomorrow, the day after": counted from the day that was just named.
  const named = plainly.findLast(({ wish, end }) => wish.date !== undefined && end <= shift.start);
  const { date, until, excluded } = named?.wish ?? {};
  const isFromNamed = date !== undefined && until === undefined && excluded && shift.shift.days !== 0;
  const wish = isFromNamed ? { date: addDays(date, shift.shift.days) } : { shift: shift.shift };
  const shifted = { wish, start: shift.start, end: shift.end };
  // "An hour later, or the day after": what is another choice stands behind.
  const isChoice = (one: ReadWish) => behind.includes(one) || (one.start >= shift.end && one.wish.alternative);
  return [...plainly.filter((one) => !isChoice(one)), shifted, ...plainly.filter(isChoice)];
}

/** "The day after, at nine": of words that are counted from something else, the hour behind a day is left. */
function hourBehind(mention: TimeMention, { shift, end }: ReadShift, today: string): TimeWish[] {
  if (shift.days === 0 || mention.end <= end || mention.time === null) return [];
  const wish = wishOf({ ...mention, date: null, conflict: null, repeats: null }, today);
  return wish ? [wish] : [];
}

/** "8 is too early", "a las 4 es demasiado tarde": no hour that is wished, but one to come after or before. */
function withinBounds(read: readonly Placed[], text: string): Placed[] {
  const bounded = read.map((one): Placed => {
    const { time } = one.wish;
    const tail = time === undefined ? null : tooMuch.exec(foldCue(text.slice(one.end)));
    if (time === undefined || !tail || asksWhether.test(one.before)) return one;
    const { time: _, excluded: __, ...rest } = one.wish;
    const early = tooEarly.test(tail[0]);
    const minutes = minutesOf(time) + (early ? boundMinutes : -boundMinutes);
    const wish = { ...rest, [early ? 'earliest' : 'latest']: clockOf(Math.min(Math.max(minutes, 0), dayMinutes - 1)) };
    return { ...one, wish, end: one.end + tail[0].length };
  });
  // "Temprano" in "muy temprano" is no wish of its own.
  return bounded.filter((one, at) => !bounded.some((other, before) => before < at && one.start < other.end));
}
/** "Is five too late?" wishes for five. */
const asksWhether =
  /(?<!\p{L})(?:is|are|would|will|isn't|es|seria|est|serait|est-ce que|c'est|ist|ware)(?: (?:a las?|las?|um|at))?\s*$/u;
const tooMuch =
  /^(?:\s*(?:o'?clock|uhr|horas?|heures?|h))?[\s,]*(?:is|'s|was|would be|will be|es|seria|esta|queda|me queda|c'est|est|ce serait|serait|ist|ware|wird)?(?: (?:a (?:bit|little)|way|much|far|just|still|un poco|un peu|bien|mir|uns|mich|leider|fur (?:mich|uns)|pour (?:moi|nous)|para mi|for (?:me|us)|bit|viel|etwas))* (?:too|muy|demasiado|trop|zu) (?:early|late|temprano|pronto|tarde|tot|tard|fruh|spat)(?!\p{L})/u;
/** Of a bare number it is said too: then it is an hour, and so are those beside it. */
const hourTooMuch = new RegExp(`(?<![\\p{L}\\d$€£#.,])(?:\\d{1,2})${tooMuch.source.slice(1)}`, 'u');
const tooEarly = /(?:early|temprano|pronto|tot|fruh)$/u;
/** So much later or earlier it has to be, at the least. */
const boundMinutes = 15;
const dayMinutes = 24 * 60;

/** "Saturday the 13th, if you work on Saturdays": beside a date, the name of its weekday alone is no other day. */
function withoutBareName(read: readonly Placed[], text: string): Placed[] {
  const isDated = ({ start, end }: Placed) => /\d/.test(text.slice(start, end));
  const isOnlyDay = ({ wish }: Placed) => Object.keys(wish).join() === 'date';
  const isBareName = (one: Placed) => isOnlyDay(one) && weekdayAlone.test(foldCue(text.slice(one.start, one.end)));
  const dated = read.filter((one) => one.wish.date !== undefined && !one.wish.excluded && isDated(one));
  return read.filter(
    (one) =>
      !isBareName(one) || !dated.some(({ wish }) => weekdayOf(wish.date ?? '') === weekdayOf(one.wish.date ?? '')),
  );
}
const weekdayAlone =
  /^(?:(?:on|el|los|le|les|am|an) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?)$/u;

/** "At eight, I start work at ten", "tomorrow at eleven, I'm back at work on Monday": beside what is wished, the caller's own is its reason; alone it bounds it. */
function withoutEngagements(read: readonly Placed[], text: string, language: Language): ReadWish[] {
  const hasHour = ({ time, earliest, latest }: TimeWish) => (time ?? earliest ?? latest) !== undefined;
  const own = read.map(ownHourIn(text, language));
  const isOwn = own.map((one) => one !== null);
  const wished = read.filter(({ wish }, at) => !isOwn[at] && !wish.excluded);
  const wishesAnHour = wished.some(({ wish }) => wish.time !== undefined);
  const wishesADay = wished.some(({ wish }) => wish.date !== undefined);
  const isRuledOut = (one: Placed) =>
    read.some((other) => other !== one && other.wish.excluded && other.wish.date === one.wish.date);
  const isReason = (one: Placed) => (hasHour(one.wish) ? wishesAnHour : wishesADay || isRuledOut(one));
  // "Mornings, I clean offices in the afternoon": beside a part of the day that is wished, another is the reason for it.
  const isPart = ({ wish }: Placed) => wish.time === undefined && wish.earliest !== undefined && !wish.excluded;
  const isTold = (one: Placed, at: number) =>
    isPart(one) && doesAtPart(one.before, language) && read.some((other, place) => place < at && isPart(other));
  return read.flatMap((one, at) => {
    const { wish, start, end } = one;
    if ((isOwn[at] && isReason(one)) || isTold(one, at)) return [];
    const { time, excluded: _, latest, ...day } = wish;
    // "I've got to be at work by one": read as an hour that is ruled out, or one up to which it may begin.
    if (isOwn[at] && time === undefined && latest !== undefined && day.earliest === undefined)
      return [{ wish: { ...day, [own[at] === 'held' ? 'earliest' : 'doneBy']: latest }, start, end }];
    const { time: __, ...rest } = wish;
    if (!isOwn[at] || wish.excluded || time === undefined) return [{ wish, start, end }];
    return [{ wish: { ...rest, [own[at] === 'due' ? 'doneBy' : 'earliest']: time }, start, end }];
  });
}
