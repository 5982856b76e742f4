// From which score of the trained model on a stretch of talk counts as an act, by what is decided from it. They stand together
// because they belong to one training of the model: whoever trains it anew chooses them anew, with `bench/receptionist/fit-least.ts`.
import type { Intent } from '../models/intents.ts';

type Least = { readonly act: Intent; readonly from: number };

/** By what is decided. Scores are 0 to 1; each stands about the middle of the widest stretch on which no talk is lost. */
export const least = {
  person: { act: 'wants-person', from: 0.9 },
  bot: { act: 'are-you-a-bot', from: 0.9 },
  complaint: { act: 'complaint', from: 0.82 },
  /** Beside a wish for a visit, which is seldom made by whoever complains. */
  complaintBesideWish: { act: 'complaint', from: 0.9 },
  /** Where the visit is told plainly, by what it is for or with whom. */
  complaintBesideVisit: { act: 'complaint', from: 0.95 },
  /** With no word for a visit or for another person. */
  others: { act: 'ask-about-other', from: 0.9 },
  /** Beside words that ask when, of somebody. */
  othersWhen: { act: 'ask-about-other', from: 0.35 },
  greeting: { act: 'greeting', from: 0.6 },
  cancel: { act: 'cancel', from: 0.85 },
  move: { act: 'move', from: 0.6 },
  /** Beside a service whose name sounds like a change. */
  moveOfThings: { act: 'move', from: 0.85 },
  /** With no word for a visit, behind a day that is given up. */
  moveOfDays: { act: 'move', from: 0.85 },
  own: { act: 'ask-booking', from: 0.75 },
  message: { act: 'take-message', from: 0.7 },
  late: { act: 'running-late', from: 0.9 },
  /** Work to be done is told, so that what sounds like a change is none. */
  newWork: { act: 'book', from: 0.45 },
  /** A wish for a visit so plain that only a word of change makes it one. */
  sureBook: { act: 'book', from: 0.7 },
  /** Somewhere in the utterance, where a question asks what is free. */
  bookSomewhere: { act: 'book', from: 0.35 },
  chitchat: { act: 'chitchat', from: 0.8 },
  abuse: { act: 'abuse', from: 0.8 },
  again: { act: 'repeat', from: 0.7 },
  wait: { act: 'wait', from: 0.75 },
  yes: { act: 'affirm', from: 0.6 },
  no: { act: 'deny', from: 0.7 },
  bye: { act: 'goodbye', from: 0.6 },
  wrongNumber: { act: 'wrong-number', from: 0.85 },
  sales: { act: 'sales', from: 0.85 },
  machine: { act: 'machine', from: 0.85 },
  /** Beside words that machines use. */
  machineToo: { act: 'machine', from: 0.6 },
  orders: { act: 'injection', from: 0.8 },
} as const satisfies Record<string, Least>;

/** What a score decides. */
export type Deciding = keyof typeof least;

/** How question and booking are weighed against each other where a clause could be either. */
export const askOrBook = {
  /** So much at least for a question. */
  askMin: 0.4,
  /** So much at least for a booking. */
  bookMin: 0.55,
  /** The same beside words that only bookings are asked for in, however little it sounds like one. */
  bookMinInWords: 0.35,
  /** A question by its sound alone, without a mark or a word of one. */
  soundsAsked: 0.6,
  /** From here on, a service that is named beside a day is asked after. */
  sureAsk: 0.88,
  question: 0.15,
  noQuestion: -0.3,
  noQuestionButBook: -0.6,
  info: 0.4,
  wh: 0.4,
  outOfScope: 0.8,
} as const;
