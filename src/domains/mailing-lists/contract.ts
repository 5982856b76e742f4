// Reading along by mail, as browser and server agree on it. What anybody may ask never tells whether an address reads.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { emailField } from '#shared/fields.ts';

export const lists = ['news', 'status'] as const;
export type List = (typeof lists)[number];

const token = z.string().min(1).max(200);

/** Mails a link that confirms. The answer is the same for an address that reads already, that is written to too often, and for any other. */
export const joinList = endpoint({
  name: 'joinList',
  method: 'POST',
  path: '/mailing-lists/{list}/readers',
  summary: 'Ask to be written to; a mail with a link confirms that the address is yours',
  tag: 'Mailing lists',
  access: 'public',
  keyed: true,
  params: z.object({ list: z.enum(lists) }),
  body: z.strictObject({ email: emailField }),
  answer: z.object({ list: z.enum(lists) }),
  refusals: ['email_invalid'],
  limit: { name: 'mailing-lists', max: 20, windowSeconds: 3600 },
});

const byLink = {
  tag: 'Mailing lists',
  access: 'public',
  body: z.strictObject({ token }),
  answer: z.object({ list: z.enum(lists) }),
  refusals: ['link_invalid'],
  limit: { name: 'mailing-list-links', max: 60, windowSeconds: 3600 },
} as const;

/** The link is /mailing-list?token=… and lives for two days. Confirming again changes nothing. */
export const confirmReader = endpoint({
  name: 'confirmReader',
  method: 'POST',
  path: '/mailing-lists/confirmations',
  summary: 'Confirm with the token of the mailed link',
  ...byLink,
});

/** The link is /mailing-list/leave?token=… and never runs out. Leaving again changes nothing. */
export const leaveList = endpoint({
  name: 'leaveList',
  method: 'POST',
  path: '/mailing-lists/departures',
  summary: 'Leave with the token that stands in every mail; the address is forgotten',
  ...byLink,
});
