// The versions of what is taught, as browser and server agree on them. A version is named by its revision.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { pieceKinds } from './rules.ts';

const tag = 'Knowledge';
const revision = z.coerce.number().int().positive();
const params = z.object({ revision });

const version = z.object({
  revision: z.number().int(),
  madeAt: instantField,
  /** A person by name, or who else it was. */
  madeBy: z.string(),
  /** What was changed with it, in words; `more` are left out. */
  changes: z.array(z.string()),
  more: z.number().int(),
  /** When the version was made that this one brought back. */
  rolledBackTo: instantField.nullable(),
  isCurrent: z.boolean(),
});
export type TrainingVersion = z.output<typeof version>;

export const listTrainingVersions = endpoint({
  name: 'listTrainingVersions',
  method: 'GET',
  path: '/training-versions',
  summary: 'List the versions of what is taught, newest first, a page of twenty',
  tag,
  access: 'read-only',
  query: z.object({ before: revision.optional() }),
  answer: z.object({ versions: z.array(version), hasMore: z.boolean() }),
});

export const compareTrainingVersion = endpoint({
  name: 'compareTrainingVersion',
  method: 'GET',
  path: '/training-versions/{revision}',
  summary: 'Compare a version of what is taught with what is taught now; long texts are cut',
  tag,
  access: 'read-only',
  params,
  answer: z.object({
    changes: z.array(
      z.object({
        kind: z.enum(pieceKinds),
        /** What going back to that version would do. */
        did: z.enum(['added', 'changed', 'removed']),
        name: z.string(),
        fields: z.array(z.object({ name: z.string(), is: z.string(), was: z.string() })),
      }),
    ),
    more: z.number().int(),
  }),
});
export type Comparison = z.output<typeof compareTrainingVersion.answer>;

/** The address of the public pages stays as it is; so do appointments. Safe to repeat. */
export const rollBackTraining = endpoint({
  name: 'rollBackTraining',
  method: 'POST',
  path: '/training-versions/{revision}/roll-back',
  summary: 'Teach what a version held again; that makes a new version',
  tag,
  access: 'owner',
  params,
  answer: z.object({ current: version }),
});
