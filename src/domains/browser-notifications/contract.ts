// The browsers in which a person is told with no page of Telle open, as browser and server agree on them.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { fieldMessages, instantField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

const tag = 'Notices';

/** How many one person may have in one business. */
export const toldBrowsersMost = 10;

export const toldBrowser = z.object({
  id: idOf('toldBrowser'),
  /** As it described itself when its person signed in; null where it did not. */
  userAgent: z.string().nullable(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  since: instantField,
});
export type ToldBrowser = z.output<typeof toldBrowser>;

const base64url = (pattern: RegExp) => z.string().regex(pattern, fieldMessages.pattern);

/** Of the person who asks, in this business; the newest first. */
export const listToldBrowsers = endpoint({
  name: 'listToldBrowsers',
  method: 'GET',
  path: '/told-browsers',
  summary: 'List the browsers in which you are told with no tab open',
  tag,
  access: 'signed-in',
  answer: z.object({
    browsers: z.array(toldBrowser),
    /** What a browser is to take notifications from: a point of P-256 as base64url. */
    publicKey: z.string(),
  }),
});

/** What a browser gives when it is asked to take notifications (`PushSubscription` of the Push API). Safe to repeat. */
export const keepToldBrowser = endpoint({
  name: 'keepToldBrowser',
  method: 'PUT',
  path: '/told-browsers',
  summary: 'Be told in this browser from now on, until you sign out of it',
  tag,
  access: 'signed-in',
  body: z.strictObject({
    endpoint: z
      .string()
      .max(1024, fieldMessages.pattern)
      .regex(/^https?:\/\/\S+$/, fieldMessages.pattern),
    p256dh: base64url(/^B[A-P][A-Za-z0-9_-]{85}$/),
    auth: base64url(/^[A-Za-z0-9_-]{22}$/),
  }),
  answer: toldBrowser,
  refusals: ['browser_limit'],
  limit: { name: 'told-browsers', max: 30, windowSeconds: 3600 },
});

export const forgetToldBrowser = endpoint({
  name: 'forgetToldBrowser',
  method: 'DELETE',
  path: '/told-browsers/{id}',
  summary: 'Be told in that browser no more',
  tag,
  access: 'signed-in',
  params: z.object({ id: idOf('toldBrowser') }),
  answer: z.object({ id: idOf('toldBrowser') }),
});
