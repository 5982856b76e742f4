// The reply plan: what a reply says, as speech acts with facts, before any words are chosen. Whatever brain words it, the
// guard holds the words to this plan.
import type { Language, Weekday } from './business.ts';
import type { SlotRefusal } from './tool.ts';

/** A moment that may be said: an instant that stands in a record or in the diary. */
export type Moment = { readonly startsAt: string; readonly staff?: string | null | undefined };

/** An appointment as it is told to the one it belongs to. */
export type Told = { readonly service: string; readonly startsAt: string; readonly staff: string | null };

/** What is confirmed before a booking: every fact of it. */
export type BookingToConfirm = Told & {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: string | undefined;
  /** It is for another person than the caller. */
  readonly forOther?: boolean | undefined;
};

export type Wished = { readonly date?: string | undefined; readonly time?: string | undefined };

export type Say =
  // courtesy
  | { readonly say: 'greeting'; readonly name?: string | undefined }
  | { readonly say: 'acknowledge' }
  | { readonly say: 'sympathy' }
  | { readonly say: 'you-are-welcome' }
  | { readonly say: 'take-your-time' }
  | { readonly say: 'chitchat' }
  | { readonly say: 'goodbye' }
  // asking
  | { readonly say: 'ask-how-to-help'; readonly again: boolean }
  /** `timeTold`: when it is wanted was said already. */
  | {
      readonly say: 'ask-service';
      readonly services: readonly string[];
      readonly again: boolean;
      readonly timeTold: boolean;
    }
  /** The same, where what was said may be any of these. */
  | { readonly say: 'ask-which-service'; readonly services: readonly string[] }
  | {
      readonly say: 'ask-time';
      readonly service: string;
      readonly again: boolean /** Several are talked about: say which. */;
      readonly named?: boolean;
    }
  /** One more visit is wanted, and comes after the one under way; `noted`: it was asked whether it was heard. */
  | { readonly say: 'then-next'; readonly service: string; readonly noted?: boolean }
  /** Several come for the same: they are seen to one after the other. */
  | { readonly say: 'one-by-one' }
  /** The visit of one of them is booked, and the next one's turn comes. */
  | { readonly say: 'now-the-next' }
  | { readonly say: 'ask-new-time'; readonly told: Told }
  | { readonly say: 'ask-which-day'; readonly weekdayDate: string; readonly saidDate: string }
  | { readonly say: 'ask-what-to-change' }
  | { readonly say: 'ask-name'; readonly again: boolean; readonly forOther: boolean }
  | { readonly say: 'ask-name-on-file' }
  | { readonly say: 'no-number-shown' }
  /** `heard`: the digits of what is no whole number; `tries`: how often one was given in vain. */
  | {
      readonly say: 'ask-phone';
      readonly again: boolean;
      readonly same: boolean;
      readonly forCode: boolean;
      readonly heard?: string | undefined;
      readonly tries?: number;
    }
  | { readonly say: 'ask-email' }
  | { readonly say: 'ask-address'; readonly again: boolean }
  /** Why it was asked for, to who wants to know. */
  | { readonly say: 'why-needed'; readonly what: 'name' | 'phone' | 'email' | 'address' }
  | { readonly say: 'ask-reason' }
  /** `listed`: they have just been read out. */
  | {
      readonly say: 'ask-booking';
      readonly told: readonly Told[];
      readonly to: 'move' | 'cancel';
      readonly listed?: boolean;
    }
  | { readonly say: 'ask-code'; readonly by: 'sms' | 'email'; readonly again: boolean }
  | { readonly say: 'ask-message'; readonly to?: string | undefined }
  /** Of the visit that was just told, with nothing asked of it. */
  | { readonly say: 'ask-what-of-it' }
  | { readonly say: 'ask-more' }
  // times
  | { readonly say: 'time-is-free'; readonly slot: Moment }
  /** Asked whether it is booked while it is not: with the time that was taken for it. */
  | { readonly say: 'not-yet'; readonly slot: Moment | undefined }
  | {
      readonly say: 'offer-times';
      readonly service: string;
      readonly named: boolean;
      readonly slots: readonly Moment[];
    }
  | { readonly say: 'only-time'; readonly slot: Moment }
  /** The times that were offered, once more: something else was told, and none of them chosen. */
  | { readonly say: 'which-time'; readonly slots: readonly Moment[] }
  | { readonly say: 'no-times-there'; readonly wished: Wished }
  | { readonly say: 'no-times-at-all'; readonly service: string }
  | { readonly say: 'nothing-beside'; readonly relative: 'earlier' | 'later' }
  | {
      readonly say: 'cannot-have';
      readonly why: SlotRefusal;
      readonly wished: Wished;
      readonly staff?: string | undefined;
      /** Of what is too far ahead, the last day that can be had. */
      readonly upTo?: string | undefined;
    }
  | {
      readonly say: 'staff-does-not';
      readonly staff: string;
      readonly service: string;
      readonly others: readonly string[];
    }
  | { readonly say: 'closed-that-day'; readonly date: string }
  // bookings
  /** Thanked where a yes or a no was asked for: it is neither, and is asked for once more in short. */
  | { readonly say: 'ask-for-yes' }
  | { readonly say: 'confirm-booking'; readonly booking: BookingToConfirm }
  | { readonly say: 'booked'; readonly told: Told; readonly name: string }
  /** What the caller wanted noted stands with the booking, in their own words. */
  | { readonly say: 'noted'; readonly note: string }
  /** Asked for it: it stands there, or does not. */
  | { readonly say: 'note-stands'; readonly note: string }
  | { readonly say: 'not-noted' }
  /** Put right in a booking that stands. */
  | {
      readonly say: 'corrected';
      readonly service: string;
      readonly what: 'name' | 'phone' | 'email' | 'address';
      readonly value: string;
    }
  | { readonly say: 'already-booked'; readonly told: Told }
  | { readonly say: 'confirm-move'; readonly told: Told; readonly to: Moment }
  | { readonly say: 'moved'; readonly told: Told }
  /** `orMove`: that it can be moved instead is said before it is asked. */
  | { readonly say: 'confirm-cancel'; readonly told: Told; readonly orMove?: boolean | undefined }
  | { readonly say: 'cancelled'; readonly told: Told }
  | { readonly say: 'left-as-it-was' }
  /** Asked beside a booking: whatever else is kept stays as it is. */
  | { readonly say: 'no-other-changed' }
  /** `isFurther`: what was booked in this talk stands. */
  | { readonly say: 'not-booked'; readonly isFurther: boolean }
  /** The diary takes nothing at the moment, whatever the time. `isPassedOn`: a message of the wish is kept. */
  | { readonly say: 'cannot-book-now'; readonly isPassedOn: boolean }
  | { readonly say: 'not-confirmed'; readonly isPassedOn: boolean }
  | { readonly say: 'your-appointments'; readonly told: readonly Told[] }
  | { readonly say: 'no-appointments' }
  | { readonly say: 'went-wrong' }
  // who is it
  | { readonly say: 'will-send-code' }
  | { readonly say: 'code-wrong' }
  | { readonly say: 'cannot-prove' }
  | { readonly say: 'proved'; readonly name: string }
  | { readonly say: 'not-gone-to'; readonly place: string }
  | { readonly say: 'nothing-of-others' }
  // messages and people
  | { readonly say: 'offer-message'; readonly ofVisit?: boolean | undefined }
  | { readonly say: 'can-pass-on' }
  /** The same was said once more, and is no answer to what is asked. */
  | { readonly say: 'or-message' }
  /** Full hours until the visit; `isOver`: it is called off or moved already. */
  | { readonly say: 'until-visit'; readonly hours: number; readonly isOver: boolean }
  | {
      readonly say: 'confirm-message';
      readonly body: string;
      readonly name?: string | undefined;
      readonly phone?: string | undefined;
      readonly email?: string | undefined;
      readonly to?: string | undefined;
    }
  | { readonly say: 'message-taken'; readonly to?: string | undefined; readonly urgent: boolean }
  /** What was learnt or said since is added to the message that stands. */
  | { readonly say: 'message-completed' }
  /** What is begged for stands in the message that was taken already. */
  | { readonly say: 'message-stands'; readonly to?: string | undefined }
  | { readonly say: 'message-dropped' }
  | { readonly say: 'too-many-messages' }
  | { readonly say: 'handing-over'; readonly to: 'human' | 'on-call' }
  | { readonly say: 'ask-if-urgent' }
  | { readonly say: 'nobody-there'; readonly who?: string | undefined }
  | { readonly say: 'let-me-try'; readonly who?: string | undefined }
  | { readonly say: 'in-danger'; readonly kind: 'life' | 'gas' | 'fire' | 'water' | 'police' | 'other' }
  /** `isPassedOn`: an urgent message is kept. */
  | { readonly say: 'on-call-unreachable'; readonly isPassedOn: boolean }
  // answers
  | {
      readonly say: 'answer';
      readonly text: string;
      readonly sources: readonly string[];
      readonly foreign: boolean;
      /** What was asked for is plainly not done: said in the caller's language before the text in another. */
      readonly denied?: boolean;
    }
  /** What lies nearest to a question that nobody is known to have answered; said as no more than that. */
  | { readonly say: 'nearest'; readonly text: string; readonly sources: readonly string[]; readonly foreign: boolean }
  /** What was answered was not what was asked. */
  | { readonly say: 'passing-on' }
  /** Behind an answer that may be to something else. */
  | { readonly say: 'or-pass-on' }
  | { readonly say: 'price'; readonly service: string; readonly amountCents: number; readonly currency: string }
  | { readonly say: 'price-note'; readonly service: string; readonly note: string }
  | { readonly say: 'no-price'; readonly service: string }
  | {
      readonly say: 'price-total';
      readonly services: readonly string[];
      readonly amountCents: number;
      readonly currency: string;
    }
  | { readonly say: 'duration'; readonly service: string; readonly minutes: number }
  | {
      readonly say: 'hours-on';
      readonly date: string;
      readonly intervals: readonly (readonly [string, string])[];
      /** Whether it is open when asked; null where no yes or no was asked, or none is known. */
      readonly open: boolean | null;
    }
  | { readonly say: 'closed-on'; readonly date: string; readonly open: boolean | null }
  /** Which weekday a date is; `agrees`: whether it is the one that was asked about, null where none was. */
  | { readonly say: 'calendar-day'; readonly date: string; readonly agrees: boolean | null }
  | {
      readonly say: 'hours-week';
      readonly days: readonly {
        readonly days: readonly Weekday[];
        readonly intervals: readonly (readonly [string, string])[];
      }[];
    }
  | {
      readonly say: 'weekday-hours';
      readonly day: Weekday;
      readonly intervals: readonly (readonly [string, string])[];
      /** As of a date; absent where nobody asked. */
      readonly open?: boolean | null;
    }
  | { readonly say: 'address'; readonly address: string }
  | { readonly say: 'business-phone'; readonly phone: string }
  | { readonly say: 'business-email'; readonly email: string }
  | { readonly say: 'languages'; readonly languages: readonly Language[] }
  | { readonly say: 'website'; readonly website: string }
  /** `isWhoWasNamed`: a person was named, and it is that one or another. */
  | { readonly say: 'visit-with'; readonly staff: string; readonly isWhoWasNamed?: boolean | undefined }
  | { readonly say: 'who-does'; readonly service: string; readonly names: readonly string[] }
  | { readonly say: 'staff-days'; readonly staff: string; readonly days: readonly Weekday[] }
  | {
      readonly say: 'staff-on';
      readonly staff: string;
      readonly date?: string | undefined;
      readonly day: Weekday;
      readonly intervals: readonly (readonly [string, string])[];
    }
  | { readonly say: 'service-offered'; readonly service: string }
  | { readonly say: 'services-list'; readonly services: readonly string[] }
  | { readonly say: 'unknown' }
  | { readonly say: 'unknown-again' }
  | { readonly say: 'what-i-am'; readonly business: string }
  // not for us
  /** Told where what was said made no sense here: some of what people come for. */
  | { readonly say: 'this-is'; readonly business: string; readonly services: readonly string[] }
  | { readonly say: 'wrong-number'; readonly business: string }
  | { readonly say: 'no-sales' }
  | { readonly say: 'no-machines' }
  | { readonly say: 'stay-civil' }
  | { readonly say: 'end-of-patience' }
  | { readonly say: 'no-such-orders' }
  | { readonly say: 'still-there' }
  | { readonly say: 'not-understood'; readonly again: boolean };

export type SayKind = Say['say'];
