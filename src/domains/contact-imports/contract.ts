// A file of contacts on its way in, as browser and server agree on it: sent in parts, taken in by the background, told line
// by line. What a file says of somebody known, and what is wrong with a line, is decided where contacts are.
import { z } from 'zod';
import { importContacts, importedRow, tagField } from '#domains/contacts/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { instantField, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

const tag = 'Contacts';
const { onKnown } = importContacts.body.shape;

/** How many lines one file holds; more come as a second file. */
export const linesMost = 100_000;
/** How many lines come in one part. */
export const partLinesMost = 500;
/** How many parts a file comes in; the largest that is taken, in parts as large as may be, needs some 250. */
export const partsMost = 1000;
/** How much of a file is kept at once, as JSON. */
export const keptBytesMost = 60_000_000;
/** How many of a business are under way at once. */
export const importsUnderWayMost = 5;
/** How many a list of them holds. */
export const importsListedMost = 50;

/**
 * receiving: parts are on their way. waiting: for its turn. running: being taken in. done, stopped, failed: over; what was
 * taken in before stays, and the same file may come again.
 */
export const importStates = ['receiving', 'waiting', 'running', 'done', 'stopped', 'failed'] as const;

export const contactImport = z.object({
  id: idOf('contactImport'),
  fileName: z.string(),
  state: z.enum(importStates),
  /** Lines of the file, and how many of them have come to something so far. */
  total: z.number().int(),
  counts: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    same: z.number().int(),
    refused: z.number().int(),
  }),
  /** What everybody in it is tagged with. */
  tags: z.array(z.string()),
  /** Who sent it; null for a program, and for who is gone. */
  by: z.string().nullable(),
  begunAt: instantField,
  endedAt: instantField.nullable(),
});
export type ContactImport = z.output<typeof contactImport>;

const params = z.object({ id: idOf('contactImport') });

export const beginContactImport = endpoint({
  name: 'beginContactImport',
  method: 'POST',
  path: '/file-imports',
  summary: 'Begin to send a file of contacts; its parts follow, and the last to come sets it going',
  tag,
  access: 'staff',
  keyed: true,
  body: z.strictObject({
    fileName: requiredText(200),
    total: z.number().int().min(1).max(linesMost),
    parts: z.number().int().min(1).max(partsMost),
    onKnown,
    tags: z.array(tagField).max(40).default([]),
  }),
  answer: contactImport,
  refusals: ['import_limit'],
});

export const sendImportPart = endpoint({
  name: 'sendImportPart',
  method: 'PUT',
  path: '/file-imports/{id}/parts/{part}',
  summary: 'Send a part of a file, at most 500 lines; one that has come already changes nothing',
  tag,
  access: 'staff',
  bodyBytesMax: 2_000_000,
  params: params.extend({ part: z.coerce.number().int().min(1).max(partsMost) }),
  body: z.strictObject({ rows: z.array(importedRow).min(1).max(partLinesMost) }),
  answer: contactImport,
});

export const stopContactImport = endpoint({
  name: 'stopContactImport',
  method: 'POST',
  path: '/file-imports/{id}/stop',
  summary: 'Stop an import; who is in already stays',
  tag,
  access: 'staff',
  params,
  answer: contactImport,
});

export const listContactImports = endpoint({
  name: 'listContactImports',
  method: 'GET',
  path: '/file-imports',
  summary: 'List the imports of the last 30 days that were sent whole, the newest first, at most 50',
  tag,
  access: 'read-only',
  answer: z.object({ imports: z.array(contactImport) }),
});

export const readContactImport = endpoint({
  name: 'readContactImport',
  method: 'GET',
  path: '/file-imports/{id}',
  summary: 'Read how far an import is',
  tag,
  access: 'read-only',
  params,
  answer: contactImport,
});

export const listImportProblems = endpoint({
  name: 'listImportProblems',
  method: 'GET',
  path: '/file-imports/{id}/problems',
  summary:
    'List the lines of an import that were left out, in the order of the file; `after` asks for those behind a line',
  tag,
  access: 'read-only',
  params,
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(1000).default(100),
  }),
  answer: z.object({
    problems: z.array(z.object({ line: z.number().int(), field: z.string(), message: z.string() })),
  }),
});
