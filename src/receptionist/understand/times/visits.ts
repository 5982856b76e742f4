// Several visits that are told in one breath: which service, day and hour belong together.

import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { addedBehind } from '../services/added-behind.ts';
import { askedAlong, wantedBesides } from '../services/asked-along.ts';
import { namedAgain, plainlyNamed, servicesIn } from '../services/near.ts';
import { cueOf } from '../signs.ts';
import { ownersOf } from '../who-comes/each-their-own.ts';
import { takesBack } from './hour-put-right.ts';
import type { ReadWish } from './times.ts';

/** "I have a German licence and want to have it converted": what stands before the wanting is not wanted as well. */
const wantsBetween =
  /(?<![\p{L}])(?:want|need|would|will|möchte|brauche|muss|quiero|necesito|quisiera|veux|voudrais|dois)(?![\p{L}])/u;

/** "My dog's limping and I also want to get his nails done": what is wanted as well takes the place of nothing. Folded, four languages. */
const wantedAsWell =
  /^[^.?!]{0,30}(?<!\p{L})(?:(?:and|plus)(?: (?:i|we|he|she|they))?(?: would|'d)? (?:also|as well)|(?:y|e)(?: \p{L}+)?,? (?:tambien|ademas)|et(?: (?:je|j'|il|elle|on))?(?: \p{L}+){0,3} (?:aussi|egalement)|und(?: \p{L}+){0,3} (?:auch|ausserdem))(?!\p{L})[^.?!]{0,45}$/u;

/** "A tune-up, and while I'm at it the tires": says no more than that both are wanted. */
const whileThere =
  /(?<!\p{L})(?:(?:while|since|when) (?:i['’]?m|i am|we['’]?re|we are|he['’]?s|she['’]?s|they['’]?re) (?:already )?(?:there|here|in|at it)|de paso|ya que (?:estoy|estamos|ando|voy|est[aá])(?: (?:ah[ií]|all[ií]|all[aá]|aqu[ií]))?|(?:puisqu['’]|tant qu['’]|tant que |pendant que )(?:on y est|(?:à|a) y être|j['’]y suis|je suis là|(?:à|a) faire)|(?:wenn|wo|da) (?:ich|wir|er|sie) (?:schon|eh|grad|gerade)(?: mal)? (?:da|dort|hier) (?:bin|sind|ist))(?!\p{L})/giu;

/** `whose`: for whom of several it is, as it was said. */
type Pair = {
  readonly service: string;
  readonly own: readonly ReadWish[];
  readonly whose?: string;
  /** The same words may mean another service. */
  readonly ambiguous?: boolean;
};

/** Several services are several appointments where each has its own hour, or where they are listed together; and so is one for several. */
export function pairsOf(
  seen: Seen,
  services: Seen['mentions']['services'],
  wishes: readonly ReadWish[],
  underway: string | undefined,
): readonly Pair[] {
  const days = daysAlone(wishes);
  const pairs = hoursOfEach(seen, wishes, days);
  if (pairs.length > 1) return pairs;
  const only = services.length === 1 ? services[0]?.name : underway;
  if (services.length < 2) return only === undefined ? [] : peoplesOf(seen, only, wishes);
  const [first, second] = services;
  if (!first || !second) return [];
  const besides = oneBesides(seen, services, wishes, days);
  if (besides.length > 0) return besides;
  const behind = addedBehind(seen, services, wishes, days);
  if (behind.length > 0) return behind;
  const between = seen.said.slice(first.end, second.start).toLowerCase().replace(whileThere, ' ');
  const alsoWanted =
    first.score >= plainlyNamed && second.score >= plainlyNamed && wantedAsWell.test(foldCue(between).trim());
  const joined =
    alsoWanted ||
    (/(?:^|[^\p{L}])(?:and|n|plus|then|also|&|y|e|luego|también|et|puis|und|dann|sowie)(?:[^\p{L}]|$)/u.test(between) &&
      between.split(/\s+/).length <= 7 &&
      !wantsBetween.test(between));
  const eachTheirs = ownersOf(seen.said, seen.language, services).length > 0;
  if (!(joined || eachTheirs) || wishes.some((one) => one.start > first.end && one.start < second.start)) return [];
  // "A women's cut and a kids' cut, me at eleven and her at twelve": as many hours as services, in their order.
  const hours = wishes.filter(({ wish, start }) => wish.time !== undefined && start > second.end);
  const isEach = hours.length === services.length && hours.every(({ wish }) => !wish.alternative && !wish.instead);
  if (isEach)
    return services.map(({ name }, at) => ({
      service: name,
      own: hours.slice(at, at + 1).flatMap((one) => onItsDay(one, wishes, days)),
    }));
  // The day serves them all; the hour is the first one's.
  return services.map(({ name }, at) => ({ service: name, own: at === 0 ? wishes : days }));
}

/** "A bath on Tuesday. Can you also cut his nails?": what is asked for along with it has the day of the other, unless it has its own. */
function oneBesides(
  seen: Seen,
  services: Seen['mentions']['services'],
  wishes: readonly ReadWish[],
  days: readonly ReadWish[],
): readonly Pair[] {
  const clause = seen.clauses.find((one) => wantedBesides(one, seen));
  const [more] = clause ? askedAlong(clause, seen) : [];
  const inside = (one: { start: number }) =>
    clause !== undefined && one.start >= clause.start && one.start < clause.end;
  const [first] = services
    .filter((one) => one.score >= besideHourMin && !inside(one))
    .toSorted((a, b) => b.score - a.score);
  if (!first || !more) return [];
  const own = wishes.filter(inside);
  const others = wishes.filter((one) => !inside(one));
  return [
    { service: first.name, own: others.length > 0 ? others : own },
    { service: more.name, own: own.length > 0 ? own : days },
  ];
}

/** "The return with Samir at nine, and then Colleen at ten": who does each, where one is named beside each hour; else nobody. */
export function peopleOf(pairs: readonly Pair[], staff: Seen['mentions']['staff']): readonly string[] {
  const hours = pairs.flatMap(({ own }) => own.find(({ wish }) => wish.time !== undefined) ?? []);
  if (hours.length < pairs.length) return [];
  const ordered = hours.every((one, at) => at === 0 || one.start > (hours[at - 1]?.start ?? 0));
  const before = hours.map((one, at) =>
    staff.filter(({ start, end }) => start >= (hours[at - 1]?.end ?? 0) && end <= one.start),
  );
  const behind = hours.map((one, at) =>
    staff.filter(({ start }) => start >= one.end && start < (hours[at + 1]?.start ?? Infinity)),
  );
  const each = [before, behind].find((some) => some.every((named) => named.length === 1));
  return ordered && each ? each.flatMap((named) => named.map(({ name }) => name)) : [];
}

/** So surely a service is named beside its hour. */
const besideHourMin = 0.6;

/** "A cleaning at ten and an exam at eleven", "at eight the chimney and at half past nine the door": the hours and what each is for. */
function hoursOfEach(
  { said, language, heard, mentions, clauses }: Seen,
  wishes: readonly ReadWish[],
  days: readonly ReadWish[],
): readonly Pair[] {
  const told = [
    ...mentions.services.filter((one) => one.score >= besideHourMin).map((one) => one.name),
    ...heard.state.frames.flatMap((one) => (one.flow === 'book' && one.service !== undefined ? [one.service] : [])),
    ...heard.state.done.map((one) => one.service),
  ];
  const named = (text: string) =>
    servicesIn(text, language, heard.business).filter(
      (one) => one.score >= besideHourMin && !mentions.givenUp.includes(one.name),
    );
  const pairs: Pair[] = [];
  if (wishes.filter(({ wish }) => wish.time !== undefined && !wish.alternative).length < 2) return pairs;
  let from = 0;
  let ofDay: string | undefined;
  for (const [at, wish] of wishes.entries()) {
    // "…about an estimate at two? No wait, three is better": the hour of what stands before it is put right.
    const putRight = clauses.find(({ start, cue }) => start >= from && start < wish.start && cue('correction'));
    if (at > 0 && putRight && named(said.slice(putRight.start, wish.start)).length === 0) {
      from = wish.end;
      continue;
    }
    // What stands beside the hour goes before what was told in sentences before it.
    const sentence = from + (/^.*[.!?;\n](?=\s)/su.exec(said.slice(from, wish.start))?.[0].length ?? 0);
    const near = named(said.slice(sentence, wish.start));
    const isTold = near.some((one) => told.includes(one.name));
    const again = isTold ? undefined : namedAgain(said.slice(sentence, wish.start), told, heard.business);
    const before =
      again ??
      (near.length > 0 ? near : named(said.slice(from, wish.start))).sort((a, b) => a.end - b.end).at(-1)?.name;
    // "At eleven, an exam": the other one stands after its hour.
    const rest = said.slice(wish.end, wishes[at + 1]?.start);
    // "Eine Zahnreinigung" begins with an article, and with no hour.
    const isHour = wish.wish.time !== undefined && /\d|\s/.test(said.slice(wish.start, wish.end));
    const [next] = before === undefined && isHour ? named(rest) : [];
    const after = next && /^[\s,:]*(?:\p{L}+\s+){0,3}$/u.test(rest.slice(0, next.start)) ? next : undefined;
    const service = before ?? after?.name ?? ofDay;
    // A day on its own stands before its hour, and what it is for before both.
    ofDay = wish.wish.time === undefined ? service : undefined;
    from = after ? wish.end + after.end : wish.end;
    const isOne = wish.wish.time !== undefined && !wish.wish.alternative;
    if (!isOne || service === undefined || pairs.some((one) => one.service === service)) continue;
    pairs.push({ service, own: onItsDay(wish, wishes, days) });
  }
  return pairs;
}

/** "Oliver" in "Oliver at 3:00 and June at 4:00". */
const whoseTime = /(?<![\p{L}])(\p{Lu}\p{Ll}+)(?:'s)?,?\s+(?:is\s+|for\s+)?(?:at|um|a las?|à|vers|gegen)?\s*$/u;

/** Of one service, each person has an hour of their own. */
function peoplesOf({ said, mentions, language }: Seen, service: string, wishes: readonly ReadWish[]): readonly Pair[] {
  // "Die Beratung zur Scheidung um zehn … nein, die Mediation um zehn": one visit, told twice.
  if (mentions.givenUp.length > 0) return [];
  const timed = wishes.filter((one) => one.wish.time !== undefined && !one.wish.alternative);
  const days = daysAlone(wishes);
  const pairs = timed.flatMap((wish): Pair[] => {
    const whose = whoseTime.exec(said.slice(0, wish.start));
    const at = whose?.index ?? 0;
    const isOther =
      mentions.staff.some((one) => one.start <= at && at < one.end) ||
      wishes.some((one) => one !== wish && one.start <= at && at < one.end);
    if (!whose?.[1] || isOther) return [];
    return [{ service, own: onItsDay(wish, wishes, days), whose: whose[1] }];
  });
  if (new Set(pairs.map((one) => one.whose)).size > 1) return pairs;
  const ones = onesOf(said, service, wishes);
  return ones.length > 1 ? ones : asManyOf({ said, language }, service, wishes);
}

/** "One" and "another" before a day. */
const oneOfSeveral =
  /(?<!\p{L})(?:one|another(?: one)?|the other(?: one)?|una?|otr[oa]|une?|une? autre|l'autre|eine[nr]?|noch eine[nr]?|die andere|den anderen)(?: (?:straight |right |directly |just |shortly )?(?:after|afterwards)(?: (?:it|that))?| (?:justo |enseguida )?despues| luego(?: luego)?| en ?seguida| (?:juste |tout de suite )?apres| (?:gleich |direkt )?danach)?,?(?: (?:on|for|at|el|para el|a las?|le|pour le|a|vers|am|fur|um|gegen))?\s*$/u;

/**
 * "One on Saturday and another on Sunday, at ten": as many visits, the hour that is said once for all of them; and so are as many
 * hours, "one at nine and the other right after, at twenty to ten".
 */
function onesOf(said: string, service: string, wishes: readonly ReadWish[]): readonly Pair[] {
  const isOne = (one: ReadWish) => !one.wish.alternative && oneOfSeveral.test(foldCue(said.slice(0, one.start)));
  const hours = wishes.filter((one) => one.wish.time !== undefined && isOne(one));
  if (hours.length > 1) {
    const day = wishes.find((one) => one.wish.date !== undefined && one.wish.time === undefined);
    return hours.map((one) => ({ service, own: day && one.wish.date === undefined ? [day, one] : [one] }));
  }
  const days = wishes.filter((one) => one.wish.date !== undefined && isOne(one));
  if (days.length < 2) return [];
  const hour = wishes.findLast((one) => one.wish.time !== undefined);
  return days.map((day) => ({
    service,
    own: day.wish.time === undefined && hour ? [day, { ...hour, wish: { time: hour.wish.time } }] : [day],
  }));
}

/** How many visits are wanted; "two weeks", "at two" and "a two-year-old" are no number of them. */
const howMany =
  /(?<![\p{L}\d:.])(?:(?<two>two|both|2|dos|amb[oa]s|deux|zwei|beide[nrs]?)|(?<three>three|3|tres|trois|drei))(?![\p{L}\d]|[-:.,]\d|-)(?! (?:o'?clock|a\.?m|p\.?m|uhr|heures?|horas?|hours?|weeks?|days?|months?|years?|minutes?|times?|questions?|blocks?|miles?|semanas?|dias|meses|anos|minutos|preguntas?|veces|semaines?|jours?|mois|ans|wochen|tage[nr]?|monate?n?|jahre?n?|stunden|minuten|fragen?|mal)(?!\p{L}))/u;
const eitherWill = /(?<!\p{L})(?:or|either|whichever|whatever|o|cualquiera|ou|n'importe|oder|egal|entweder)(?!\p{L})/u;

/** "Two lessons, Saturday at eight and Sunday at one": as many hours as visits are wanted are one each. */
function asManyOf(
  { said, language }: Pick<Seen, 'said' | 'language'>,
  service: string,
  wishes: readonly ReadWish[],
): readonly Pair[] {
  const timed = wishes.filter((one) => one.wish.time !== undefined);
  const [first] = timed;
  const last = timed.at(-1);
  if (!first || !last || timed.some(({ wish }) => wish.alternative || wish.excluded || wish.existing)) return [];
  // What is told of the hours is crossed out: "at two" counts nothing.
  const beside = wishes.reduce(
    (text, { start, end }) => text.slice(0, start) + '~'.repeat(end - start) + text.slice(end),
    said,
  );
  const { two, three } = howMany.exec(foldCue(beside))?.groups ?? {};
  const between = beside.slice(first.end, last.start);
  if (timed.length !== (two ? 2 : three ? 3 : 0) || eitherWill.test(foldCue(between))) return [];
  // "At one? Wait no, I have the kids. Friday at one": put right, however much is told between.
  if (takesBack(between, language) || cueOf('correction', between, language)) return [];
  const days = daysAlone(wishes);
  return timed.map((wish) => {
    const before = days.filter((one) => one.start < wish.start);
    return { service, own: onItsDay(wish, wishes, before) };
  });
}

/** Days that are said without an hour. */
const daysAlone = (wishes: readonly ReadWish[]): readonly ReadWish[] =>
  wishes.filter((one) => one.wish.date !== undefined && one.wish.time === undefined);

/** An hour with the day that it is on: said with it, or else the last one before it, or the first of all. */
function onItsDay(wish: ReadWish, wishes: readonly ReadWish[], days: readonly ReadWish[]): readonly ReadWish[] {
  const day = days.filter((one) => one.start < wish.start).at(-1) ?? days[0];
  return day && !saysDay(wish, wishes) ? [day, wish] : [wish];
}

/** Was its day said with it, rather than borrowed from beside it? */
function saysDay(wish: ReadWish, wishes: readonly ReadWish[]): boolean {
  return (
    wish.wish.date !== undefined &&
    !wishes.some((one) => one !== wish && one.wish.date === wish.wish.date && one.wish.time === undefined)
  );
}
