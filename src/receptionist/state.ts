// What the mind remembers of a conversation: plain data, kept with the conversation after every turn. It survives a crash,
// a change of channel and a change of brain. What a newer Telle reads no more of it costs that alone, never the talk.
import { z } from 'zod';
import { guestTime, spared, timeWish } from './commands.ts';
import { askable } from './turn.ts';

const slot = z.object({ startsAt: z.string(), staff: z.string().nullable() });

const bookFrame = z.object({
  flow: z.literal('book'),
  service: z.string().optional(),
  /** It is one of these services, and the caller was asked which, so many times. */
  among: z.object({ services: z.array(z.string()), asked: z.number().int() }).optional(),
  /** How sure the service was understood; a weak guess is said aloud before anything else. */
  serviceSure: z.number().optional(),
  staff: z.string().optional(),
  times: z.array(timeWish).default([]),
  chosen: slot.optional(),
  /** What had been chosen, until another time was wished for. */
  before: slot.optional(),
  forOther: z.string().optional(),
  /** The name of whoever asks for it for somebody else. */
  by: z.string().optional(),
  reason: z.string().optional(),
  confirming: z.boolean().optional(),
  /** It met a no once, and was asked on. */
  denied: z.boolean().optional(),
  /** Instead of a choice among several times something else was told once, and they were asked for again. */
  choiceOpen: z.boolean().optional(),
  /** It waits for the booking above it and is for the day that this one ends up on, unless another is said for it. */
  sameDay: z.boolean().optional(),
  /** It is the same as the booking above it, for the next of several who come: what is not said of it is that one's. */
  nextGuest: z.boolean().optional(),
  /** It was wanted in one breath with the booking above it, for somebody else: its name is another. */
  otherGuest: z.boolean().optional(),
  /** It was added for somebody else to the booking before it, and is when that one is, or right beside it. */
  along: guestTime.optional(),
  /** The name that it is to be under, and where, said before its turn. */
  name: z.string().optional(),
  address: z.string().optional(),
});

const appointmentCues = {
  service: z.string().optional(),
  staff: z.string().optional(),
  times: z.array(timeWish).default([]),
  /** Id of the appointment that is meant, once known. */
  appointment: z.string().optional(),
  forOther: z.string().optional(),
  /** The name that another's visit is kept under; who calls may have another. */
  onFile: z.string().optional(),
  /** The code that proved whose visits these are, other than who calls, and the name that they are kept under. */
  proved: z.object({ proof: z.string(), name: z.string() }).optional(),
  /** In which words it was asked for: what the team is told of it where nothing proves whose it is. */
  wished: z.string().optional(),
  confirming: z.boolean().optional(),
};
const moveFrame = z.object({
  flow: z.literal('move'),
  ...appointmentCues,
  /** When the visit that is moved is now, once it was told: "the Monday after that" is counted from it. */
  from: z.string().optional(),
  chosen: slot.optional(),
  denied: z.boolean().optional(),
  choiceOpen: z.boolean().optional(),
});
const cancelFrame = z.object({
  flow: z.literal('cancel'),
  ...appointmentCues,
  /** All of the visits that are meant: each is stated, and goes on its own yes. */
  every: z.boolean().optional(),
  /** Of all of them these stay. */
  but: spared.optional(),
  /** Of all of them those of these services. */
  only: z.array(z.string()).optional(),
  /** Nobody said a word of calling it off: it may be moved as well. */
  orMove: z.boolean().optional(),
});
const appointmentsFrame = z.object({
  flow: z.literal('appointments'),
  ...appointmentCues,
  /** It was spoken of, and nothing asked of it: what is to be done with it is. */
  unasked: z.boolean().optional(),
});

const messageFrame = z.object({
  flow: z.literal('message'),
  body: z.string().optional(),
  /** In which words a person was asked for that was not to be had: what is left for the owner where nothing more is said. */
  wish: z.string().optional(),
  to: z.string().optional(),
  urgent: z.boolean().default(false),
  /** The receptionist proposed it: a "no" drops it without a word. */
  proposed: z.boolean().optional(),
  /** What a proposed message says when the answer is a bare "yes". */
  about: z.string().optional(),
  /** It asks for a change of a visit that could not be proved to be theirs. */
  ofVisit: z.boolean().optional(),
  /** Id of the record that stands already: what is learnt of its sender is added there, and nothing is left to confirm. */
  kept: z.string().optional(),
  /** Id of the message that was sent last, where this one is of the same matter: it is added there, and makes no second. */
  adds: z.string().optional(),
  confirming: z.boolean().optional(),
  /** A complaint that waits for what is changed in the same breath: a person is brought in for it first, where one is there. */
  complaint: z.boolean().optional(),
});

/** What the caller had said for the owner outlives all else of its frame. */
const messageWords = messageFrame
  .pick({ flow: true, body: true, kept: true })
  .required({ body: true })
  .extend({ to: z.string().optional().catch(undefined), urgent: z.boolean().catch(false) });

export const frame = z.discriminatedUnion('flow', [bookFrame, moveFrame, cancelFrame, appointmentsFrame, messageFrame]);
export type Frame = z.infer<typeof frame>;
export type BookFrame = z.infer<typeof bookFrame>;
export type MoveFrame = z.infer<typeof moveFrame>;
export type CancelFrame = z.infer<typeof cancelFrame>;
export type AppointmentsFrame = z.infer<typeof appointmentsFrame>;
export type MessageFrame = z.infer<typeof messageFrame>;

const offer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('time'), startsAt: z.string(), staff: z.string().nullable(), label: z.string() }),
  z.object({ kind: z.literal('booking'), appointment: z.string(), label: z.string() }),
  z.object({ kind: z.literal('service'), service: z.string(), label: z.string() }),
]);

export const state = z.object({
  v: z.literal(1),
  language: z.enum(['en', 'es', 'fr', 'de']),
  turns: z.number().int(),
  /** The last one is on top: it is what is being talked about. */
  frames: z.array(frame),
  /** What the caller said of themselves; proves nothing. */
  said: z.object({
    name: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
    address: z.string().optional(),
    /** Where they said to be, apart from a street. */
    place: z.string().optional(),
    /** Wants to be called at another number than the one that the door shows. */
    otherPhone: z.boolean().optional(),
    phoneDeclined: z.boolean().optional(),
    emailDeclined: z.boolean().optional(),
    nameDeclined: z.boolean().optional(),
    /** The whole name was asked for: one word is taken for it from then on. */
    nameAsked: z.boolean().optional(),
    addressDeclined: z.boolean().optional(),
  }),
  identity: z.object({
    codeSent: z.boolean().default(false),
    /** Another code is to be sent: the first has not come, or what was said of themselves has changed. */
    resend: z.boolean().optional(),
    refused: z.boolean().default(false),
    /** The code was sent for somebody else's visit, kept under this name: it does not prove who calls. */
    codeFor: z.string().optional(),
  }),
  asked: z.enum(askable).nullable(),
  /** How often in a row the same thing was asked in vain. */
  askedAgain: z.number().int(),
  /** How often in a row something else was said and heard where the same thing was asked: that is not in vain. */
  asides: z.number().int().default(0),
  offers: z.array(offer),
  unknowns: z.number().int(),
  misses: z.number().int(),
  silences: z.number().int(),
  abuses: z.number().int(),
  /** How often nothing was told of somebody else's visits. */
  refusals: z.number().int(),
  personAsked: z.number().int(),
  /** The caller's first words that were more than a greeting: what the talk began with. */
  concern: z.string().optional(),
  /** It was said that no visit is wanted: none is begun until one is asked for. */
  noVisit: z.boolean().optional(),
  /** The danger that nobody could be rung for: what was advised last, and the message that was kept at once. */
  danger: z.object({ kind: z.string(), message: z.string(), body: z.string() }).optional(),
  /** The last line, where nothing came of it, and how often in a row it was said. */
  inVain: z.object({ line: z.string(), times: z.number().int() }).optional(),
  /** Why these are needed was told. */
  whyTold: z.array(z.enum(askable)).optional(),
  /** It was asked once whether what they told cannot wait. */
  urgencyAsked: z.boolean().optional(),
  /** The service that was last asked about and not booked yet: "ok, tomorrow at nine?" means that one. */
  topic: z.string().optional(),
  /** Where several were asked about in one question, these: "book me both". */
  topics: z.array(z.string()).optional(),
  /** Prices were told in the last reply: "and for kids?" asks for one more. */
  priced: z.boolean().optional(),
  /** Hours were told in the last reply: "and on Saturdays?" asks for those of another day. The date that they were told of, or none. */
  openTold: z.string().nullable().optional(),
  /** A date of which the last reply told that somebody is there: "at two, then?" is of that day. */
  dayTold: z.string().optional(),
  /** When their one coming visit is, where the last reply told of it: "can we make it Wednesday instead?" is meant of that one. */
  visitTold: z.string().optional(),
  /** What is to be done with it was asked. */
  ofVisitAsked: z.boolean().optional(),
  /** Several of theirs were told in it: "I can't make tomorrow" is meant of one of them. */
  visitsTold: z.boolean().optional(),
  /** The visit that was to be called off and stays, by the turn that it was said in: "is there anything on Saturday?" is of that one. */
  visitKept: z.object({ id: z.string(), turn: z.number().int() }).optional(),
  /** Their one visit that was told last, until another is begun: "and how long is that one?" is of it. */
  visitAtHand: z.object({ service: z.string(), startsAt: z.string(), staff: z.string().nullable() }).optional(),
  /** What was asked in the last turn, whatever it was answered with; bare, with what explained it, and the title of the text that answered. */
  question: z.strictObject({ asked: z.string(), explained: z.string(), title: z.string().optional() }).optional(),
  /** The last question that nobody could answer. */
  unanswered: z.string().optional(),
  handedOff: z.boolean(),
  ended: z.boolean(),
  /** The place that what is taught of the area was last told for, or weighed. */
  areaTold: z.string().optional(),
  /** What a caller told of themselves that a taught rule was told for: "pregnancy". */
  conditionsTold: z.array(z.string()).optional(),
  /** What a caller speaks whose language is none of the house's: understood in it, answered in `language`. */
  ownLanguage: z.enum(['en', 'es', 'fr', 'de']).optional(),
  /** The languages spoken here were told to somebody who used another one. */
  languagesTold: z.boolean().optional(),
  /** The turn in which who took leave was asked once more for a yes to what was read back. */
  yesAskedAt: z.number().int().optional(),
  /** What the caller said last, as far as it is a short line. */
  heardLast: z.string().optional(),
  /** How often in a row the very same words were said. */
  repeats: z.number().int().default(0),
  /** Repeated on "pardon?". */
  lastText: z.string(),
  /** The same before it was worded otherwise, by which it is known whether the same would be said once more. */
  lastPlain: z.string().default(''),
  done: z.array(
    z.object({
      did: z.enum(['booked', 'moved', 'cancelled']),
      appointment: z.string(),
      service: z.string(),
      startsAt: z.string(),
      staff: z.string().nullable().optional(),
      /** What was noted with it, in the caller's words. */
      note: z.string().optional(),
      /** When a visit that was moved was before. */
      from: z.string().optional(),
    }),
  ),
  messages: z.number().int(),
  /** What was kept last, as the record has it, and in which turn. */
  keptLast: z
    .object({
      id: z.string(),
      body: z.string(),
      to: z.string().optional(),
      urgent: z.boolean(),
      turn: z.number().int(),
    })
    .optional(),
});
export type State = z.infer<typeof state>;

/** In which language what the caller says is read. */
export const heardIn = ({ ownLanguage, language }: Pick<State, 'ownLanguage' | 'language'>): State['language'] =>
  ownLanguage ?? language;

export function freshState(language: State['language']): State {
  return {
    v: 1,
    language,
    turns: 0,
    frames: [],
    said: {},
    identity: { codeSent: false, refused: false },
    asked: null,
    askedAgain: 0,
    asides: 0,
    offers: [],
    unknowns: 0,
    misses: 0,
    silences: 0,
    abuses: 0,
    refusals: 0,
    personAsked: 0,
    handedOff: false,
    ended: false,
    repeats: 0,
    lastText: '',
    lastPlain: '',
    done: [],
    messages: 0,
  };
}

/** What is remembered, and the names of what was kept and could not be read: never what it held. */
export type Recalled = { readonly state: State | null; readonly lost: readonly string[] };

/** Reads what was kept, piece by piece where it is not all of today's shape. Of another version, nothing of it can be read. */
export function recall(kept: unknown): Recalled {
  if (kept === null || kept === undefined) return { state: null, lost: [] };
  const whole = state.safeParse(kept);
  if (whole.success) return { state: whole.data, lost: [] };
  const head = state.pick({ v: true, language: true }).safeParse(kept);
  if (!head.success) return { state: null, lost: ['all of it'] };
  const { read, lost } = inPieces(kept as Readonly<Record<string, unknown>>);
  // What was asked of a matter that is gone is asked no more.
  if (lost.includes(`frames.${topOf(kept)}`)) Object.assign(read, { asked: null, offers: [] });
  const pieced = state.safeParse({ ...freshState(head.data.language), ...read });
  return pieced.success ? { state: pieced.data, lost } : { state: null, lost: ['all of it'] };
}

/** The same, for whom it is all one what was lost. */
export const readState = (kept: unknown): State | null => recall(kept).state;

const topOf = (kept: object): number => ('frames' in kept && Array.isArray(kept.frames) ? kept.frames.length - 1 : -1);

/** Of lists each entry stands for itself, and so does each thing that the caller said of themselves. */
const bySingles = { frames: frame, offers: offer, done: state.shape.done.element };

function inPieces(kept: Readonly<Record<string, unknown>>): { read: Record<string, unknown>; lost: string[] } {
  const read: Record<string, unknown> = {};
  const lost: string[] = [];
  const readInto = (into: Record<string, unknown>, key: string, schema: z.ZodType, value: unknown, name = key) => {
    const one = schema.safeParse(value);
    if (!one.success) lost.push(name);
    else if (one.data !== undefined) into[key] = one.data;
  };
  for (const [key, schema] of Object.entries(state.shape)) {
    const value = kept[key];
    if (value === undefined) continue;
    if (Array.isArray(value) && key in bySingles) {
      const singles: Record<string, unknown> = {};
      const single = bySingles[key as keyof typeof bySingles];
      for (const [at, one] of value.entries()) {
        readInto(singles, `${at}`, single, one, `${key}.${at}`);
        const words = key === 'frames' && !(at in singles) ? messageWords.safeParse(one) : null;
        if (words?.success) singles[at] = words.data;
      }
      read[key] = Object.values(singles);
    } else if (key === 'said' && typeof value === 'object' && value !== null) {
      const said: Record<string, unknown> = {};
      for (const [of, one] of Object.entries(state.shape.said.shape))
        readInto(said, of, one, (value as Readonly<Record<string, unknown>>)[of], `said.${of}`);
      read.said = said;
    } else readInto(read, key, schema, value);
  }
  return { read, lost };
}

/** Is it a booking of this service, for the same person as the one before it? */
export const waitsInLine = (one: Frame, service: string): boolean =>
  one.flow === 'book' &&
  one.service === service &&
  ![one.nextGuest, one.otherGuest, one.along, one.forOther].some((guest) => guest !== undefined);
