// The private calendar addresses of a business, as browser and server agree on them.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

const tag = 'Calendar feeds';

const feed = z.object({
  id: idOf('calendarFeed'),
  /** Null: everybody's appointments. */
  staffId: idOf('staff').nullable(),
  /** Whoever has it reads the diary, without signing in, until it is renewed or ended. */
  url: z.url(),
  createdAt: instantField,
  /** When a calendar program read it last, to the minute. */
  lastReadAt: instantField.nullable(),
});
export type CalendarFeed = z.output<typeof feed>;

const answer = z.object({ feeds: z.array(feed) });

export const listCalendarFeeds = endpoint({
  name: 'listCalendarFeeds',
  method: 'GET',
  path: '/calendar-feeds',
  summary: 'List the private addresses at which calendar programs read the diary',
  tag,
  access: 'staff',
  answer,
});

/** Safe to repeat: each time the address before it ends. */
export const renewCalendarFeed = endpoint({
  name: 'renewCalendarFeed',
  method: 'POST',
  path: '/calendar-feeds',
  summary: 'Make the private address of a person or of the whole business, or a new one in place of the old',
  tag,
  access: 'staff',
  body: z.strictObject({ staffId: idOf('staff').nullable() }),
  answer,
  refusals: ['not_found'],
});

export const endCalendarFeed = endpoint({
  name: 'endCalendarFeed',
  method: 'DELETE',
  path: '/calendar-feeds/{id}',
  summary: 'End a private address; who reads it finds nothing any more',
  tag,
  access: 'staff',
  params: z.object({ id: idOf('calendarFeed') }),
  answer,
});
