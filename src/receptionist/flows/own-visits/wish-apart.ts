// "Move the vaccine to next week, and today I want a consult": a visit is moved, and another is wanted in the same talk. That one stands in
// a frame of its own and waits until the first is done; what is said of it, its time first of all, is never taken for the visit that is moved.
import { minutesOf } from '#shared/hours.ts';
import type { Command, TimeWish } from '../../commands.ts';
import { type Dialogue, topFrame } from '../../dialogue.ts';
import { localTime, weekdayOf } from '../../local-time.ts';
import { type BookFrame, type Frame, heardIn, type MoveFrame, waitsInLine } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { saysStays } from '../../understand/own-visits/left-alone.ts';
import { apart, besideTold, type Stretch } from '../../understand/own-visits/two-wishes.ts';
import { servicesIn, staffIn } from '../../understand/services/near.ts';
import { readWishes } from '../../understand/times/times.ts';
import { carriedOver } from '../booking/wishes.ts';
import { leaveFrame } from '../leave-frame.ts';
import { visitsOf } from './own.ts';

const named = (commands: readonly Command[]) => commands.find((one) => one.do === 'set-service')?.service;

/** Commands about when, with whom and for what, which each stretch is read for anew. */
const ofVisit = new Set<Command['do']>(['set-times', 'set-service', 'set-staff', 'also', 'cannot-tell', 'set-reason']);

/** "Las dos cosas" counts, and tells no hour. */
const bothOf =
  /(?<!\p{L})(?<!a )(?:(?:las|los) dos(?: cosas| citas)?|les deux(?: choses)?|the two(?: things)?|(?:two|dos|deux|zwei) (?:things|visits|cosas|citas|choses|sachen|termine))(?!\p{L})/giu;

/** The wish that is said in these stretches. */
function wishIn(d: Dialogue, stretches: readonly Stretch[], at: { readonly time: boolean }) {
  const language = heardIn(d.state);
  const { business, now } = d.turn;
  const text = stretches.map((one) => one.text.replace(bothOf, ' ')).join('. ');
  const wishes = readWishes(text, language, business, now, { time: at.time, anchor: null }).map(({ wish }) => wish);
  const staff = staffIn(text, language, business).at(-1)?.name;
  return { text, wishes, staff, service: stretches.find((one) => one.service !== undefined)?.service };
}

/** What is left for the visit that is moved, and the other one, where it begins with this line. */
export type Apart = { readonly commands: readonly Command[]; readonly other?: BookFrame };

/** Keeps what is said of another visit for that one, and gives what is left for the visit that is moved. */
export async function wishApart(d: Dialogue, given: readonly Command[]): Promise<Apart> {
  const commands = withoutWaiting(d, given);
  // A yes to what was read back is seen to before anything else.
  const isYes = d.state.asked === 'confirm' && commands.some((one) => one.do === 'affirm');
  if (isYes || commands.some((one) => stops.has(one.do))) return { commands };
  const top = topFrame(d);
  const begins = commands.filter((one) => one.do === 'start').map(({ flow }) => flow);
  // Whether the other was noted was asked beside a time for this one.
  if (top?.flow === 'book' && d.acts.some((act) => act.say === 'then-next')) return { commands };
  const isUnder = top?.flow === 'book' || (top?.flow === 'move' && top.forOther === undefined);
  if (isUnder && begins.every((flow) => flow === 'book')) return { commands: await underWay(d, top, commands) };
  const [only, ...more] = begins;
  if (d.caller === null || (only !== 'move' && only !== 'book') || more.length > 0) return { commands };
  if (top && top.flow !== 'message') return { commands };
  const all = await d.tools.myAppointments({});
  const language = heardIn(d.state);
  const services = all.map(({ service }) => service);
  const said =
    only === 'move'
      ? named(commands)
      : servicesIn(d.turn.text, language, d.turn.business).find(({ name }) => services.includes(name))?.name;
  // Their one visit is the one that is moved, whatever it is called.
  const [one, another] = all;
  const first = only === 'move' && one && !another ? one.service : said;
  const stretches = first === undefined || !services.includes(first) ? null : partsOf(d, first, []);
  if (first === undefined) return { commands };
  if (stretches === null) return { commands: only === 'move' ? withoutTold(d, first, commands) : commands };
  const own = wishIn(d, ofThe(stretches, 'first'), { time: false });
  const other = wishIn(d, ofThe(stretches, 'other'), { time: false });
  const isMoved = only === 'move' || (language === 'de' && ontoDay.test(foldCue(own.text)));
  // Where only the other has a time, nothing is moved by it.
  if (!isMoved || own.wishes.length === 0 || (other.service !== undefined && services.includes(other.service)))
    return { commands };
  return {
    commands: [
      { do: 'start', flow: 'move' },
      ...commands.filter((one) => !ofVisit.has(one.do) && one.do !== 'ask' && one.do !== 'start'),
      { do: 'set-service', service: first, sure: 1 },
      ...timesOf(own.wishes),
      ...(own.staff === undefined ? [] : [{ do: 'set-staff', staff: own.staff } as const]),
    ],
    other: {
      flow: 'book',
      ...(other.service !== undefined && { service: other.service, serviceSure: 1 }),
      ...(other.staff !== undefined && { staff: other.staff }),
      times: other.wishes,
    },
  };
}

/** "And what time's the massage then?", of one that waits for its turn already: none is begun for it besides. */
function withoutWaiting({ state }: Dialogue, commands: readonly Command[]): readonly Command[] {
  const service = named(commands);
  const waits = service !== undefined && state.frames.slice(0, -1).some((one) => waitsInLine(one, service));
  const begins = commands.filter((one) => one.do === 'start');
  if (!waits || begins.length !== 1 || begins[0]?.flow !== 'book' || !commands.some((one) => one.do === 'affirm'))
    return commands;
  return commands.filter((one) => one.do !== 'start' && one.do !== 'also' && one.do !== 'set-service');
}

/** "Die Klavierstunde bitte auf Freitag", with no word of moving. */
const ontoDay =
  /(?<!\p{L})(?:den|die|das|meine?n?) .{2,40} auf (?:den |die |das )?(?:nachste\p{L}*|kommende\p{L}*|ubernachste\p{L}*|\p{L}+tag|mittwoch|morgen|ubermorgen|\d)/u;

/** Puts the other one behind the visit that was begun, and says that it comes after. */
export function placeApart(d: Dialogue, started: readonly Frame[], other: BookFrame | undefined): void {
  const top = topFrame(d);
  const begun = started.find((one): one is BookFrame => one.flow === 'book' && one !== top);
  if (top?.flow === 'move' && started.includes(top) && begun && d.state.frames.includes(begun)) {
    tellNext(d, begun);
    if (top.service !== undefined) d.turnedTo = top.service;
  }
  if (!other) return;
  d.state.frames.splice(Math.max(0, d.state.frames.length - 1), 0, other);
  tellNext(d, other);
  if (top?.flow === 'move' && top.service !== undefined) d.turnedTo = top.service;
}

function tellNext(d: Dialogue, { service }: BookFrame): void {
  if (d.acts.some((act) => act.say === 'then-next' && act.service === service)) return;
  d.acts.push(service === undefined ? { say: 'one-by-one' } : { say: 'then-next', service });
}

const stops = new Set<Command['do']>(['emergency', 'person', 'set-message', 'for-other', 'silence', 'spam']);

const ofThe = (stretches: readonly Stretch[], of: Stretch['of']) => stretches.filter((one) => one.of === of);
const timesOf = (wishes: readonly TimeWish[]): readonly Command[] =>
  wishes.length === 0 ? [] : [{ do: 'set-times', wishes: wishes.slice(0, 8) }];

const partsOf = ({ turn, state }: Dialogue, first: string | undefined, waiting: readonly string[]) =>
  apart(turn.text, heardIn(state), turn.business, { first, waiting });

/** "I've another appointment at eleven" tells no time for the one that is moved. */
function withoutTold(d: Dialogue, first: string | undefined, commands: readonly Command[]): readonly Command[] {
  const { turn, state } = d;
  const language = heardIn(state);
  const rest = besideTold(turn.text, language, turn.business, { first, waiting: [] });
  if (rest === null || !commands.some((one) => one.do === 'set-times')) return commands;
  const own = readWishes(rest, language, turn.business, turn.now, { time: false, anchor: null }).map(
    ({ wish }) => wish,
  );
  const isNew = own.some((one) => !one.existing && !one.excluded);
  return isNew ? commands.flatMap((one) => (one.do === 'set-times' ? timesOf(own) : one)) : commands;
}

/** While one is being moved or booked, and another waits; beside one that is moved the other may begin. */
async function underWay(
  d: Dialogue,
  top: MoveFrame | BookFrame,
  commands: readonly Command[],
): Promise<readonly Command[]> {
  const { state } = d;
  const waiting = state.frames.filter((one): one is BookFrame => one.flow === 'book' && one !== top && !isGuest(one));
  const known = waiting.flatMap((one) => one.service ?? []);
  if (top.flow === 'book' && known.length === 0) return commands;
  const all = top.flow === 'move' ? await visitsOf(d, top) : [];
  const first = (top.flow === 'move' && all.find((one) => one.id === top.appointment)?.service) || top.service;
  const stretches = partsOf(d, first, known);
  const { service } = stretches?.find((one) => one.of === 'other' && one.service !== undefined) ?? {};
  const isWaiting = service !== undefined && known.includes(service);
  if (stretches === null && top.flow === 'move') {
    const rest = withoutTold(d, first, commands);
    if (rest !== commands) return rest;
  }
  if (stretches === null || (top.flow === 'book' && !isWaiting)) return bareTime(d, top, waiting.at(-1), commands);
  // Another of theirs, that is named, may be the one to be moved.
  if (service !== undefined && !isWaiting && all.some((one) => one.service === service)) return commands;
  const own = wishIn(d, ofThe(stretches, 'first'), { time: state.asked === 'time' });
  const other = wishIn(d, ofThe(stretches, 'other'), { time: true });
  // "Sorry, just the color", "no, the color", of what waits behind the cut, takes its place.
  const isBeside = other.wishes.length > 0 || ofThe(stretches, 'first').some((one) => one.service === first);
  if (top.flow === 'book' && (!isBeside || onlyThat.test(foldCue(d.turn.text)))) return commands;
  d.used = true;
  const before =
    service === undefined
      ? waiting.at(-1)
      : (waiting.find((one) => one.service === service) ?? waiting.find((one) => one.service === undefined));
  const waits: BookFrame = before ?? { flow: 'book', times: [] };
  if (!before) state.frames.splice(state.frames.indexOf(top), 0, waits);
  if (waits.service === undefined && service !== undefined) {
    waits.service = service;
    waits.serviceSure = 1;
  }
  if (other.staff !== undefined) waits.staff = other.staff;
  if (other.wishes.length > 0) waits.times = carriedOver(waits.times, other.wishes);
  // "No, the physical stays, I need a new one": nothing is moved after all, and the other is all that is wanted.
  if (top.flow === 'move' && own.wishes.length === 0 && staysPut(d, first, stretches)) {
    leaveFrame(d, top);
    state.asked = null;
    return commands.filter((one) => !ofVisit.has(one.do) && !['deny', 'drop', 'start', 'affirm'].includes(one.do));
  }
  tellNext(d, waits);
  if (first !== undefined) d.turnedTo = first;
  if (top.flow === 'move') withoutOthers(d, top, own.wishes, other, commands);
  return [
    ...commands.filter((one) => !ofVisit.has(one.do) && !['deny', 'drop', 'start'].includes(one.do)),
    ...timesOf(own.wishes),
  ];
}
function staysPut({ turn, state }: Dialogue, first: string | undefined, stretches: readonly Stretch[]): boolean {
  const language = heardIn(state);
  const names = (text: string) => servicesIn(text, language, turn.business).some(({ name }) => name === first);
  return stretches.some(({ text, of }) => of !== 'other' && names(text) && saysStays(text, language));
}
const onlyThat =
  /(?<!\p{L})(?:just|only|solo|solamente|nada mas|seulement|juste|nur|bloss)(?! (?:after|before|behind|despues|antes|apres|avant|danach|davor)(?!\p{L}))(?!\p{L})/u;
const isGuest = (one: BookFrame) => [one.nextGuest, one.otherGuest, one.along].some((each) => each !== undefined);

/** What was stated of the move may have been put together from what was said of the other. */
function withoutOthers(
  d: Dialogue,
  top: MoveFrame,
  own: readonly TimeWish[],
  other: { readonly wishes: readonly TimeWish[]; readonly staff: string | undefined },
  commands: readonly Command[],
): void {
  const chosen = top.chosen && localTime(top.chosen.startsAt, d.turn.business.timezone);
  const agrees =
    own.length > 0 &&
    own.every(
      ({ date = chosen?.date, time, excluded }) =>
        !excluded && date === chosen?.date && (time === undefined || minutesOf(time) === chosen?.minutes),
    );
  const isDenied = chosen !== undefined && !agrees && commands.some((one) => one.do === 'deny');
  if (isDenied) {
    delete top.chosen;
    delete top.confirming;
  }
  const gone = [...other.wishes.map(({ date }) => date), ...(isDenied ? [chosen.date] : [])];
  top.times = top.times.filter((one) => one.existing || one.date === undefined || !gone.includes(one.date));
  if (top.staff !== undefined && top.staff === other.staff) delete top.staff;
}

/** "Thursday at one", where the other is wanted on Thursday and this one is looked for on no such day: said of the other. */
function bareTime(
  d: Dialogue,
  top: MoveFrame | BookFrame,
  waits: BookFrame | undefined,
  commands: readonly Command[],
): readonly Command[] {
  const said = commands.find((one) => one.do === 'set-times');
  if (!said || !waits || commands.some((one) => one.do === 'set-service' || one.do === 'pick')) return commands;
  const zone = d.turn.business.timezone;
  const offered = d.state.offers.flatMap((one) => (one.kind === 'time' ? localTime(one.startsAt, zone).date : []));
  const days = (wishes: readonly TimeWish[]) =>
    wishes.flatMap(({ date, until, excluded }) => (date === undefined || until !== undefined || excluded ? [] : date));
  const chosen = top.chosen ? [localTime(top.chosen.startsAt, zone).date] : [];
  const ofTop = [...days(top.times), ...offered, ...chosen].map(weekdayOf);
  const others = days(waits.times).filter((date) => !ofTop.includes(weekdayOf(date)));
  const placed = said.wishes.flatMap((wish) => {
    const date = others.find((one) => wish.date !== undefined && weekdayOf(one) === weekdayOf(wish.date));
    return date === undefined || wish.until !== undefined || wish.excluded ? [] : [{ wish, date }];
  });
  if (ofTop.length === 0 || placed.length === 0) return commands;
  d.used = true;
  waits.times = carriedOver(
    waits.times,
    placed.map(({ wish, date }) => ({ ...wish, date })),
  );
  tellNext(d, waits);
  if (top.service !== undefined) d.turnedTo = top.service;
  const rest = said.wishes.filter((one) => placed.every(({ wish }) => wish !== one));
  return commands.flatMap((one) => (one === said ? timesOf(rest) : one.do === 'deny' ? [] : one));
}
