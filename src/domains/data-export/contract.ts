// All data of a business as one archive, as browser and server agree on it: asked for, made in the background, fetched for a day.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

export const dataExport = z.object({
  id: idOf('dataExport'),
  state: z.enum(['making', 'ready', 'failed']),
  askedAt: instantField,
  /** Until when it can be fetched, at `/api/data-exports/{id}/file`; null until it is ready. */
  expiresAt: instantField.nullable(),
  bytes: z.number().int(),
});
export type DataExport = z.output<typeof dataExport>;

export const readDataExport = endpoint({
  name: 'readDataExport',
  method: 'GET',
  path: '/data-exports/latest',
  summary: 'Read how the newest export of all data stands',
  tag: 'Data export',
  access: 'owner',
  answer: dataExport.nullable(),
});

/** Safe to repeat: while one is being made that one is answered. A mail says when it is ready. No key takes everything along in one request. */
export const requestDataExport = endpoint({
  name: 'requestDataExport',
  method: 'POST',
  path: '/data-exports',
  summary: 'Have all data of the business put into one archive',
  tag: 'Data export',
  access: 'owner',
  fresh: true,
  answer: dataExport,
  limit: { name: 'data-exports', max: 20, windowSeconds: 3600 },
});
