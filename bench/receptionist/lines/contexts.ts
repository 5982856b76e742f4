// The call around a line: who rings which business when, what they answer besides, and what has to be left behind.
// Every class fixes all of it but one line, so that what a class shows is how that one line was understood.
import { fileURLToPath } from 'node:url';
import { type BusinessFile, type Call, type Expected, loadSet } from '../format.ts';
import { type Answers, homeVisits, type Place, places, twoVisits, visitors, words } from './places.ts';
import type { SaidLine } from './read-said.ts';

/** What a class sets beside the place's own; what is absent stays the place's. */
type Setting = {
  readonly place?: Place;
  readonly opening?: string;
  readonly answers?: Answers;
  readonly from?: string | null;
  readonly channel?: Call['channel'];
  readonly now?: string;
  readonly expect: Expected;
};
type Situation = (line: SaidLine, place: Place) => Setting;

const instant = (place: Place, wallClock: string) => `${wallClock.replace(' ', 'T')}:00${place.offset}`;

function booked({ differs }: SaidLine, place: Place): Expected {
  const { at = place.at, service = place.service, name = place.name, staff, phone } = differs;
  return {
    appointments: [
      {
        service,
        startsAt: instant(place, at),
        ...(name === 'any' ? {} : { name }),
        ...(staff === undefined ? {} : { staff }),
        ...(phone === undefined ? {} : { phone }),
      },
    ],
    handoff: null,
    messages: [],
    ...saying(differs.says),
  };
}
const saying = (says: string | undefined): Expected => (says === undefined ? {} : { says: [says] });
const nothing: Expected = { appointments: [], handoff: null, messages: [] };
const told = ({ differs }: SaidLine): Expected => ({ ...nothing, ...saying(differs.says) });
const lines = (line: SaidLine): string[] => [...line.said];
const opening = (line: SaidLine) => line.said[0];
/** The first thing said, and a plain word of the same meaning for when it is asked again. */
const thenPlainly = (line: SaidLine, place: Place): string[] => [...line.said, ...(place.answers.confirm ?? [])];

/** The salon passes nobody on; the others do, at this hour. */
const person = (line: SaidLine): Expected =>
  line.language === 'es' ? { appointments: [], handoff: null } : { appointments: [], handoff: { to: 'human' } };

/** The visitor calls about the visit that is booked. */
const visiting = (line: SaidLine, time: string) => {
  const { name, service, phone } = visitors[line.language];
  return { opening: opening(line), from: phone, answers: { name: [name], service: [service], time: [time] } };
};

const situations: { readonly [kind: string]: Situation } = {
  // One answer of a stranger who books.
  address: (line) => ({ place: homeVisits, answers: { address: lines(line) }, expect: booked(line, homeVisits) }),
  name: (line, place) => ({ answers: { name: lines(line) }, expect: booked(line, place) }),
  phone: (line, place) => {
    const expect = booked({ ...line, differs: { phone: words[line.language].dictated, ...line.differs } }, place);
    return { answers: { phone: lines(line) }, from: null, channel: 'chat', expect };
  },
  service: (line, place) => ({ answers: { service: lines(line) }, expect: booked(line, place) }),
  staff: (line, place) => ({
    opening: `${line.opening ?? place.opening} ${line.said[0]}`,
    expect: booked(line, place),
  }),
  time: (line, place) => ({ answers: { time: lines(line) }, expect: booked(line, place) }),
  offer: (line, place) => ({
    answers: { time: [words[line.language].closed, ...line.said] },
    expect: booked(line, place),
  }),
  'offer-pick': (line, place) => ({
    answers: { time: [words[line.language].closed, ...line.said] },
    expect: { ...nothing, appointments: [{ service: place.service, name: place.name }] },
  }),
  'confirm-yes': (line, place) => ({
    answers: { confirm: thenPlainly(line, place), message: [words[line.language].noMessage] },
    expect: booked(line, place),
  }),
  'confirm-change': (line, place) => ({
    answers: { confirm: thenPlainly(line, place) },
    expect: booked(line, place),
  }),
  'confirm-no': (line, place) => {
    const { no, none, noMessage } = words[line.language];
    const time = [...(place.answers.time ?? []), no];
    return { answers: { confirm: [...line.said, no], time, service: [none], message: [noMessage] }, expect: nothing };
  },
  more: (line, place) => ({
    answers: { more: [...line.said, ...(place.answers.more ?? [])], message: [words[line.language].noMessage] },
    expect: booked(line, place),
  }),
  /** Which of two visits is meant. */
  booking: (line) => ({
    place: twoVisits,
    answers: { booking: lines(line), name: [twoVisits.name] },
    expect: { appointments: [{ service: line.differs.service, status: 'cancelled' }], handoff: null },
  }),

  // An opening.
  book: (line, place) => ({ opening: opening(line), expect: booked(line, place) }),
  move: (line, place) => {
    const { service, movesTo, movesToSaid } = visitors[line.language];
    const startsAt = instant(place, movesTo);
    return { ...visiting(line, movesToSaid), expect: { ...nothing, appointments: [{ service, startsAt }] } };
  },
  cancel: (line) => {
    const { service } = visitors[line.language];
    const expect: Expected = { ...nothing, appointments: [{ service, status: 'cancelled' }] };
    return { ...visiting(line, words[line.language].justCancel), expect };
  },
  own: (line) => {
    const { name, phone } = visitors[line.language];
    return { opening: opening(line), from: phone, answers: { name: [name] }, expect: told(line) };
  },
  late: (line) => {
    const { phone, justBefore } = visitors[line.language];
    const expect: Expected = { appointments: [], messages: [matching(line.differs.message)] };
    return { opening: opening(line), answers: { message: lines(line) }, from: phone, now: justBefore, expect };
  },
  price: (line) => ({ opening: opening(line), expect: told(line) }),
  hours: (line) => ({ opening: opening(line), expect: told(line) }),
  wrong: (line) => ({ opening: opening(line), expect: nothing }),
  spam: (line) => {
    const { no, none, noMessage } = words[line.language];
    const answers: Answers = { message: [noMessage], service: [none], time: [no] };
    return { opening: opening(line), answers, expect: { appointments: [], handoff: null } };
  },
  message: (line) => ({
    opening: opening(line),
    answers: { message: lines(line), reason: lines(line) },
    expect: { ...nothing, messages: [matching(line.differs.message)] },
  }),
  complaint: (line) => ({
    opening: opening(line),
    answers: { message: lines(line), reason: lines(line) },
    expect: person(line),
  }),
  person: (line) => ({ opening: opening(line), expect: person(line) }),
  emergency: (line) => ({ opening: opening(line), expect: { appointments: [], handoff: { to: 'on-call' } } }),
};

const matching = (matches: string | undefined) => (matches === undefined ? {} : { matches });

export const kinds = Object.keys(situations);

/** The call of a line, as FORMAT.md has it. */
export function callOf(line: SaidLine): Call {
  const situation = situations[line.kind];
  if (!situation) throw new Error(`${line.id}: no class ${line.kind}`);
  const setting = situation(line, places[line.language]);
  const place = setting.place ?? places[line.language];
  const { messages, handoff, ...expect } = setting.expect;
  return {
    id: line.id,
    business: place.business,
    channel: setting.channel ?? 'phone',
    language: line.language,
    now: instant(place, setting.now ?? place.now),
    from: setting.from === undefined ? place.from : setting.from,
    caller: {
      opening: setting.opening ?? line.opening ?? place.opening,
      answers: { ...place.answers, ...setting.answers },
    },
    expect: {
      ...expect,
      ...(messages === undefined || line.open.includes('messages') ? {} : { messages }),
      ...(handoff === undefined || line.open.includes('hand-off') ? {} : { handoff }),
    },
    maxTurns: 14,
    tags: [line.kind],
  };
}

/** The businesses that the calls are made to, from the sets that hold them. */
export function businessesOfLines(): ReadonlyMap<string, BusinessFile> {
  const sets = fileURLToPath(new URL('../sets', import.meta.url));
  return new Map(['own', 'second-author', 'third-author'].flatMap((set) => [...loadSet(`${sets}/${set}`).businesses]));
}
