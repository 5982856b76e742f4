// The notices that Telle sends in its own name, and what each needs to know.
import { z } from 'zod';
import { idOf } from '#shared/ids.ts';

const nameLengthMax = 200;

/** How the reader is called; empty when unknown, and then the greeting does without. Of a very long name its beginning will do. */
const name = z.string().overwrite((text) => [...text].slice(0, nameLengthMax).join(''));
const url = z.url({ protocol: /^https?$/ });
const linkLivesMinutes = z.number().int().positive();

/** An .ics file (RFC 5545) that goes along with a mail. */
export const calendar = z.strictObject({ method: z.enum(['PUBLISH', 'CANCEL']), text: z.string().min(1).max(20_000) });

/** The appointment and the time of which something reminds: both are looked at again right before it goes out. */
const reminds = z.strictObject({ appointment: idOf('appointment'), startsAt: z.iso.datetime() });

/** One entry a template: the values it is written from. */
export const noticeValues = {
  /** After sign-up. `url` confirms the address and leads to choosing a password. */
  'confirm-email': z.strictObject({ name, url, linkLivesMinutes }),
  /** Asked for on the reset page. `url` opens the form for a new password. */
  'reset-password': z.strictObject({ name, url, linkLivesMinutes }),
  /** To the address that somebody wants to sign in with from now on. `url` confirms it. */
  'confirm-new-email': z.strictObject({ name, url, linkLivesMinutes }),
  /** To the address that is, or was, somebody's: another is asked for, or took its place. `url` is the reset page. */
  'email-changing': z.strictObject({ name, newEmail: z.string().max(254), step: z.enum(['asked', 'done']), url }),
  /** To an address that somebody else wants to sign in with, though it has an account. */
  'email-taken': z.strictObject({ name, url }),
  /** After the fact. `url` is the reset page, for a reader who did not do it. */
  'password-changed': z.strictObject({ name, url }),
  /** After the fact. `url` is the security settings; a reader who did not do it has `resetUrl`. */
  'two-factor-changed': z.strictObject({
    name,
    change: z.enum(['on', 'off', 'codes-renewed', 'code-used']),
    url,
    resetUrl: url,
  }),
  /** To each owner, at every step of a business's deletion. `day` is the last one; `url` is where it can be taken back. */
  'business-leaving': z.strictObject({
    name,
    business: z.string(),
    step: z.enum(['marked', 'soon', 'kept', 'gone']),
    day: z.string(),
    url,
  }),
  /** All data of a business is ready to be fetched, at `url` by who is signed in. */
  'export-ready': z.strictObject({ name, url, linkLivesMinutes }),
  /** An owner asks somebody to join. `url` is theirs alone. `role` is its name: `Staff`. */
  invitation: z.strictObject({ name, business: z.string(), role: z.string(), url, linkLivesMinutes }),
  /** Somebody tried to sign up with an address that has an account. `url` signs in, `resetUrl` helps who forgot. */
  'account-exists': z.strictObject({ name, url, resetUrl: url }),
  /** A caller of a business proves who they are. All words come from the caller's language. */
  'caller-code': z.strictObject({
    name,
    subject: z.string().min(5).max(60),
    text: z.string().min(1).max(500),
    why: z.string().min(1).max(300),
    /** Of a text that reminds and is kept here for want of a provider: see `reminder`. */
    reminds: reminds.optional(),
  }),
  /** What callers left for a person at the business: one paragraph an event. `url` opens the dashboard. */
  'owner-news': z.strictObject({
    name,
    business: z.string(),
    subject: z.string().min(1).max(150),
    events: z.array(z.string().min(1).max(6000)).min(1).max(50),
    url,
    /** Where the reader chooses what is mailed; Telle's own business has no such page. */
    choicesUrl: url.optional(),
  }),
  /** What the receptionist did from Monday to Sunday, to each owner. */
  'weekly-report': z.strictObject({
    name,
    business: z.string(),
    /** `November 9 – 15, 2026`. */
    week: z.string(),
    lines: z.array(z.string().min(1).max(200)).min(1).max(10),
    url,
    choicesUrl: url,
  }),
  /** A limit of the plan is near, or met. `url` shows the plan. */
  'limit-reached': z.strictObject({
    name,
    business: z.string(),
    level: z.enum(['near', 'met']),
    says: z.string().min(1).max(200),
    /** What the limit means once it is met. */
    means: z.string().min(1).max(300),
    url,
    choicesUrl: url,
  }),
  /** To each owner: a renewal could not be taken. It is tried again on `triedOn`, or not by itself, or the plan has ended over it. */
  'renewal-failed': z.strictObject({
    name,
    business: z.string(),
    step: z.enum(['tried-again', 'last', 'ended']),
    amount: z.string().min(1).max(40),
    failedOn: z.string().min(1).max(40),
    triedOn: z.string().max(40).nullable(),
    url,
    choicesUrl: url,
  }),
  /** To whoever booked on a business's page, after each change. `url` is their private link, or where to book again; `calendar` goes along as a file. */
  appointment: z.strictObject({
    name,
    business: z.string(),
    change: z.enum(['booked', 'moved', 'cancelled']),
    service: z.string(),
    when: z.string().min(1),
    staff: z.string(),
    place: z.string(),
    phone: z.string(),
    url,
    calendar,
  }),
  /** To a customer, before their appointment. `reminds` is what it is of: the mail is dropped where that no longer stands. */
  reminder: z.strictObject({
    name,
    business: z.string(),
    service: z.string(),
    when: z.string().min(1),
    staff: z.string(),
    place: z.string(),
    phone: z.string(),
    /** The private link: it moves and cancels, and stops reminders. */
    url,
    reminds,
  }),
  /** Somebody asked that this address be written to. `what` is read by them from then on: `Telle’s news`. */
  'confirm-reading': z.strictObject({ name, what: z.string().min(1).max(60), url, leaveUrl: url, linkLivesMinutes }),
  /** To one reader of a mailing list. `leaveUrl` ends it, at one click also from the mail program itself (RFC 8058). */
  'list-letter': z.strictObject({
    name,
    what: z.string().min(1).max(60),
    subject: z.string().min(5).max(60),
    paragraphs: z.array(z.string().min(1).max(3000)).min(1).max(20),
    url,
    leaveUrl: url,
    /** Whoever has left meanwhile is not written to. A letter that was written before these were kept has none. */
    reader: idOf('listReader').optional(),
  }),
  /** To the operator: somebody would like to work here. The file goes along. */
  application: z.strictObject({
    name,
    application: idOf('application'),
    applicant: z.string().min(1).max(100),
    email: z.string(),
    opening: z.string().min(1).max(60),
    phone: z.string().max(40).nullable(),
    message: z.string().max(4000).nullable(),
  }),
  /** To the operator: the owner of a business asks for Enterprise, whose price is agreed between people. */
  'enterprise-asked': z.strictObject({
    name,
    business: z.string(),
    id: idOf('business'),
    /** Who asks; empty for a program with a key. */
    email: z.string(),
  }),
  /** To the applicant. Nothing in it was written by whoever sent the form, since the address may be another's. */
  'application-received': z.strictObject({ name, daysKept: z.number().int().positive() }),
} as const;

export type NoticeTemplate = keyof typeof noticeValues;
export type NoticeValues<T extends NoticeTemplate> = z.output<(typeof noticeValues)[T]>;

/** A notice to send. With the same `effectKey` it is sent once, however often it is asked for. */
export type Notice = {
  [T in NoticeTemplate]: {
    readonly template: T;
    /** The bare address: `maria@example.com`. */
    readonly to: string;
    readonly values: NoticeValues<T>;
    readonly effectKey: string;
  };
}[NoticeTemplate];
