// Commands are the only thing that understanding yields, whichever brain understands. They say what the caller meant;
// they never act. A language model's structured output is parsed with the very same schema.
import { z } from 'zod';
import { weekdays } from '#shared/hours.ts';

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/**
 * A time as the caller put it, resolved to the business's wall clock as far as it was said.
 * `date` alone is "Tuesday"; `date` with `until` is "next week"; `time` alone is "at half past three".
 */
export const timeWish = z.strictObject({
  date: date.optional(),
  until: date.optional(),
  time: clock.optional(),
  /** A window on the clock: "after four", "in the morning". */
  earliest: clock.optional(),
  latest: clock.optional(),
  /** The hour at which the visit has to be over: "I have to leave at three". */
  doneBy: clock.optional(),
  /** "Monday the 24th", when the 24th is a Tuesday: both are kept and asked back. */
  disagreement: z.strictObject({ weekdayDate: date, saidDate: date }).optional(),
  /** As soon as possible, as late in its day as possible, or by comparison with what was offered or is booked. */
  relative: z.enum(['soonest', 'latest', 'earlier', 'later', 'same-time', 'same-day']).optional(),
  /** By so many calendar days and minutes from when it is: "an hour later", "the day after". */
  shift: z.strictObject({ days: z.int().min(-60).max(60), minutes: z.int().min(-1440).max(1440) }).optional(),
  /** The caller rules this time out. */
  excluded: z.boolean().optional(),
  /** Every week, where a weekday is ruled out as such: "Mondays never work". `date` is the next of them. */
  weekdays: z.array(z.enum(weekdays)).max(7).optional(),
  /** It takes the place of the wish before it ("no wait, Thursday"). */
  instead: z.boolean().optional(),
  /** It is an alternative to the wish before it ("or Wednesday at two"). */
  alternative: z.boolean().optional(),
  /** Stands for the time that an existing appointment has now ("from Tuesday"). */
  existing: z.boolean().optional(),
});
export type TimeWish = z.infer<typeof timeWish>;

export const flowNames = ['book', 'move', 'cancel', 'appointments', 'message'] as const;
export type FlowName = (typeof flowNames)[number];

const text = z.string().min(1).max(2000);

/** Visits that are excepted, by what they are for, with whom or when. */
export const spared = z.strictObject({
  services: z.array(text).max(8),
  staff: z.array(text).max(8),
  times: z.array(timeWish).max(8),
});
export type Spared = z.infer<typeof spared>;

/** When the next of several who come is to come, counted from the one before. */
export const guestTime = z.enum(['right-after', 'just-before', 'same-time', 'same-day', 'other-day']);
export type GuestTime = z.infer<typeof guestTime>;

/** So many services are asked about in one question. */
export const narrowedMax = 4;

export const command = z.discriminatedUnion('do', [
  /** The caller wants this done. A second `start(book)` in one utterance is a second booking. */
  z.strictObject({ do: z.literal('start'), flow: z.enum(flowNames) }),
  z.strictObject({ do: z.literal('set-service'), service: text, sure: z.number().min(0).max(1) }),
  /** One of these, and it is not said which: "a full groom" in a house that has one for small and one for large dogs. */
  z.strictObject({ do: z.literal('narrow-service'), services: z.array(text).min(2).max(narrowedMax) }),
  z.strictObject({ do: z.literal('set-staff'), staff: text.nullable() }),
  z.strictObject({ do: z.literal('set-times'), wishes: z.array(timeWish).min(1).max(8) }),
  z.strictObject({ do: z.literal('set-name'), name: text, sure: z.number().min(0).max(1) }),
  /** Of several who come, the names of those behind the first, in the order in which they come. */
  z.strictObject({ do: z.literal('name-next'), names: z.array(text).min(1).max(4) }),
  z.strictObject({ do: z.literal('set-phone'), phone: text }),
  /** "This number is fine": the one that the door vouches for. */
  z.strictObject({ do: z.literal('set-phone-same') }),
  z.strictObject({ do: z.literal('set-email'), email: text }),
  z.strictObject({ do: z.literal('set-address'), address: text }),
  /** `isNote`: to be told to whoever comes, beside what the visit is for. */
  z.strictObject({ do: z.literal('set-reason'), reason: text, isNote: z.boolean().optional() }),
  z.strictObject({ do: z.literal('set-code'), code: text }),
  /** The code has not come, or is wanted once more. */
  z.strictObject({ do: z.literal('resend-code') }),
  /** The words of a message for the business; `to` names a person of the staff. */
  z.strictObject({ do: z.literal('set-message'), body: text, to: text.optional() }),
  /** One of what was offered, counted from 1; -1 is the last. */
  z.strictObject({ do: z.literal('pick'), offer: z.number().int() }),
  /**
   * All of the visits that are meant: "cancel both"; `but` those that are named: "everything except the cleaning"; `only` those of
   * these services: "the exam and the cleaning".
   */
  z.strictObject({ do: z.literal('every'), but: spared.optional(), only: z.array(z.string()).optional() }),
  z.strictObject({ do: z.literal('affirm') }),
  z.strictObject({ do: z.literal('deny') }),
  /** Will not, or cannot, give what was asked. */
  z.strictObject({ do: z.literal('decline') }),
  /** Gives the choice away: "whoever is free", "any time". */
  z.strictObject({ do: z.literal('any') }),
  /** Leaves what is under way: "never mind". */
  z.strictObject({ do: z.literal('drop') }),
  /**
   * `told`: what was said before it to explain it ("we're on the third floor"). `soft`: more likely a wish for a visit; answered
   * first if the owner has taught an answer, else passed over. `beside`: a wish for a visit all the same; what is surely taught
   * of it is told before the visit goes on.
   */
  z.strictObject({
    ...{ do: z.literal('ask'), question: text, told: text.optional() },
    ...{ soft: z.boolean().optional(), beside: z.boolean().optional() },
  }),
  /** The reply before did not answer what was asked, or the question shall be passed on to somebody who knows. */
  z.strictObject({ do: z.literal('not-answered') }),
  /** It is about another person's appointment ("my sister's"): `know` asks about it, `change` wants it done. */
  z.strictObject({ do: z.literal('others-appointment'), wants: z.enum(['know', 'change']), whose: text.optional() }),
  /** The appointment that is wanted is for another person: "for my son". `by`: the name of the caller, who is not that person. */
  z.strictObject({ do: z.literal('for-other'), whose: text, by: text.optional() }),
  /** The visit that is meant is the caller's own after all: it is a pet's, or kept under their own name. */
  z.strictObject({ do: z.literal('for-self') }),
  /** One more besides what is under way: "and an exam as well". `guest`: the same for somebody else, when counted from the one before. */
  z.strictObject({ do: z.literal('also'), guest: guestTime.optional() }),
  z.strictObject({ do: z.literal('person'), who: text.optional(), message: z.boolean().optional() }),
  z.strictObject({ do: z.literal('emergency'), kind: text, said: text }),
  /** A danger or a disaster may be told in everyday words: whether it cannot wait is asked. */
  z.strictObject({ do: z.literal('perhaps-urgent') }),
  z.strictObject({ do: z.literal('complaint'), about: text }),
  z.strictObject({ do: z.literal('abuse') }),
  z.strictObject({ do: z.literal('spam') }),
  z.strictObject({ do: z.literal('robot') }),
  z.strictObject({ do: z.literal('wrong-number') }),
  z.strictObject({ do: z.literal('orders') }),
  z.strictObject({ do: z.literal('speak'), language: z.enum(['en', 'es', 'fr', 'de']) }),
  /** What was said is in a language that the business does not speak; `language` where it is one that is understood all the same. */
  z.strictObject({ do: z.literal('foreign'), language: z.enum(['en', 'es', 'fr', 'de']).optional() }),
  z.strictObject({ do: z.literal('say-again') }),
  z.strictObject({ do: z.literal('wait') }),
  z.strictObject({ do: z.literal('greet') }),
  z.strictObject({ do: z.literal('thanks') }),
  z.strictObject({ do: z.literal('goodbye') }),
  /** `inPassing`: beside what is talked of, and to be answered by nothing. */
  z.strictObject({ do: z.literal('chitchat'), inPassing: z.boolean().optional() }),
  /** "Are you a robot?" */
  z.strictObject({ do: z.literal('what-are-you') }),
  z.strictObject({ do: z.literal('silence') }),
  z.strictObject({ do: z.literal('cannot-tell') }),
]);
export type Command = z.infer<typeof command>;

/** All that one utterance meant, in the order in which it was said. */
export const commands = z.array(command).max(24);
