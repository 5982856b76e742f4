// What a person wants to be told of, as browser and server agree on it.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { fieldMessages } from '#shared/fields.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessages.pattern);

export const noticeChoices = z.strictObject({
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  callNotifications: z.boolean(),
  messageNotifications: z.boolean(),
  bookingNotifications: z.boolean(),
  weeklyReports: z.boolean(),
  /** `HH:MM` on the business's wall. Both or neither; the same twice is no quiet. */
  quietFrom: clock.nullable(),
  quietUntil: clock.nullable(),
});

const answer = noticeChoices.extend({
  /** The zone in which the quiet hours are meant. */
  timezone: z.string(),
  /** Whether a text can be sent at all: a carrier is connected. */
  canText: z.boolean(),
});
export type ReadChoices = z.output<typeof answer>;

/** Of the person who asks, in this business. */
export const readNoticeChoices = endpoint({
  name: 'readNoticeChoices',
  method: 'GET',
  path: '/notice-choices',
  summary: 'Read what you are told of by mail, and when not',
  tag: 'Notices',
  access: 'signed-in',
  answer,
});

/** All of it at once; safe to repeat. What came in quiet hours that end by this goes out within a minute. */
export const updateNoticeChoices = endpoint({
  name: 'updateNoticeChoices',
  method: 'PUT',
  path: '/notice-choices',
  summary: 'Choose what you are told of by mail, and when not',
  tag: 'Notices',
  access: 'signed-in',
  body: noticeChoices.refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
    path: ['quietUntil'],
    message: fieldMessages.required,
  }),
  answer,
});
