// What the mind may do in the world. Every tool is bound to one turn: whose business, which conversation and which caller
// come from there, never from what was said. Arguments come from the talk, and the tool checks them again.
import type { Outcome } from '#shared/errors.ts';

/** A person on file whom the door has proved (their own number or address), or a code has. */
export type KnownCaller = {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
};

/** `startsAt` is an instant (ISO 8601). `staff` is null where the business is one resource. */
export type Slot = { readonly startsAt: string; readonly staff: string | null };

export type Appointment = {
  readonly id: string;
  readonly service: string;
  readonly staff: string | null;
  readonly startsAt: string;
  readonly name: string;
};

/** Why a time cannot be had. */
export type SlotRefusal =
  | 'taken'
  | 'outside_hours'
  | 'closed'
  | 'too_soon'
  | 'too_far'
  | 'past'
  | 'staff_away'
  | 'off_step'
  | 'not_offered';

export type SlotQuestion = {
  readonly service: string;
  readonly staff?: string | undefined;
  /** An own appointment that is to be moved: its own time does not stand in the way. */
  readonly moving?: string | undefined;
};

/** Where a moved appointment stood before, for whoever wants to put it back: the diary's own words, which are not said. */
export type Moved = Appointment & { readonly from?: { readonly startsAt: string; readonly staffId: string | null } };

export type BookingOrder = {
  readonly service: string;
  readonly staff?: string | undefined;
  readonly startsAt: string;
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: string | undefined;
  readonly note?: string | undefined;
};

export type MessageOrder = {
  readonly body: string;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly to?: string | undefined;
  readonly urgent: boolean;
  /** Id of a message of this conversation, which is brought up to date instead of keeping another. */
  readonly completes?: string | undefined;
};

export type Tools = {
  /** Who this is, when the door or a code has proved it. Null for everyone else, whatever they say. */
  caller(): Promise<KnownCaller | null>;

  /** Free times from `from` to before `to` (instants), in order, at most `max`. */
  freeTimes(asked: SlotQuestion & { from: string; to: string; max: number }): Promise<readonly Slot[]>;

  /** Can this very time be had? Takes nothing. */
  checkTime(asked: SlotQuestion & { startsAt: string }): Promise<Outcome<Slot, SlotRefusal>>;

  /** Keeps a free time for this conversation for some minutes; a new hold replaces the old one. */
  hold(asked: SlotQuestion & { startsAt: string }): Promise<Outcome<Slot, SlotRefusal>>;

  /** `plan_limit`: the business's plan takes no more this month, so no other time helps; leave the owner a message. */
  book(order: BookingOrder): Promise<Outcome<Appointment, SlotRefusal | 'plan_limit'>>;

  /** The proved caller's own coming appointments, soonest first; empty for anyone unproved, save what was booked in this conversation. With the `proof` of another's code: those of whom it proved. */
  myAppointments(whose?: { readonly proof?: string | undefined }): Promise<readonly Appointment[]>;

  move(order: {
    appointment: string;
    startsAt: string;
    staff?: string | undefined;
  }): Promise<Outcome<Moved, SlotRefusal | 'not_yours'>>;

  cancel(order: { appointment: string }): Promise<Outcome<Appointment, 'not_yours' | 'past'>>;

  /** Puts right for whom a visit is that was booked in this conversation, or where; when it is stays. */
  correct(order: {
    appointment: string;
    name?: string | undefined;
    phone?: string | undefined;
    email?: string | undefined;
    address?: string | undefined;
  }): Promise<Outcome<Appointment, 'not_yours'>>;

  takeMessage(order: MessageOrder): Promise<Outcome<{ readonly id: string }, 'too_many'>>;

  /** `on-call` alerts the team at any hour, where the business names a person on call; `human` is refused with `nobody_there` outside human hours. */
  handOff(order: {
    to: 'human' | 'on-call';
    reason: string;
    name?: string | undefined;
    phone?: string | undefined;
    address?: string | undefined;
  }): Promise<Outcome<{ readonly to: 'human' | 'on-call' }, 'nobody_there'>>;

  /** Would a person take over at this moment? */
  humanThere(): Promise<boolean>;

  /** Can a code be sent to anybody at all? Where not, nothing is asked of the caller to send one. */
  canSendCode(): Promise<boolean>;

  /**
   * Sends a code to the number or address on file of the contact who has this phone or e-mail. It answers alike whether or
   * not there is such a contact, so that nobody learns who is a customer. Refused after a few tries,
   * and with `no_way` where one would reach nobody.
   */
  sendCode(claim: {
    name?: string | undefined;
    phone?: string | undefined;
    email?: string | undefined;
  }): Promise<Outcome<{ readonly by: 'sms' | 'email' }, 'too_many' | 'no_way'>>;

  /**
   * Proves the caller for the rest of the conversation: from then on `caller()` and `myAppointments()` answer. A code `ofOther`
   * leaves who calls as they were: only the visits of whom it proved may be read, by its `proof`, and changed.
   */
  checkCode(
    code: string,
    whose?: { readonly ofOther?: boolean },
  ): Promise<Outcome<KnownCaller & { readonly proof: string }, 'wrong' | 'too_many'>>;

  /** Keeps what an unproved caller said about themselves with this conversation's own contact. */
  saveContact(said: {
    name?: string | undefined;
    phone?: string | undefined;
    email?: string | undefined;
    address?: string | undefined;
  }): Promise<void>;
};
