// The texts that are answered from: listed, written, changed, switched off and on, removed.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import type { createSource as createEndpoint, Source, updateSource as updateEndpoint } from '../contract.ts';
import { sourcesMax } from '../rules.ts';
import { changeKnowledge } from '../service.ts';
import * as store from '../store.ts';

export async function listSources(scope: BusinessScope): Promise<Source[]> {
  return (await store.listSources(scope)).map(sourceOf);
}

/** Throws `not_found`. */
export async function getSource(scope: BusinessScope, id: Id<'source'>): Promise<Source & { text: string }> {
  const row = await store.findSource(scope, id);
  if (!row) throw new Fault('not_found');
  return { ...sourceOf(row), text: row.text };
}

/** A text is answered from at once. Throws `source_limit`. Not safe to repeat without an idempotency key. */
export async function createSource(scope: BusinessScope, body: BodyOf<typeof createEndpoint>): Promise<Source> {
  await changeKnowledge(scope);
  if ((await store.countSources(scope)) >= sourcesMax) throw new Fault('source_limit');
  return getShort(scope, await store.insertSource(scope, body));
}

/** Throws `not_found`, and `invalid_request` for a new text of what is read from elsewhere. Safe to repeat. */
export async function updateSource(
  scope: BusinessScope,
  id: Id<'source'>,
  { title, text, isOn }: BodyOf<typeof updateEndpoint>,
): Promise<Source> {
  await changeKnowledge(scope);
  const { kind } = await getSource(scope, id);
  const isWritten = kind === 'text' || kind === 'markdown' || kind === 'qa';
  if (text !== undefined && !isWritten) throw new Fault('invalid_request', { fields: { text: fieldMessages.pattern } });
  await store.updateSource(scope, id, {
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { text }),
    ...(isOn === undefined ? {} : { is_on: isOn }),
  });
  return getShort(scope, id);
}

/** Throws `not_found` when there is none, so a repeat says so. */
export async function deleteSource(scope: BusinessScope, id: Id<'source'>): Promise<void> {
  await changeKnowledge(scope);
  if (!(await store.deleteSource(scope, id))) throw new Fault('not_found');
}

export async function getShort(scope: BusinessScope, id: Id<'source'>): Promise<Source> {
  const { text: _, ...source } = await getSource(scope, id);
  return source;
}

function sourceOf(row: store.SourceRow): Source {
  return {
    id: row.id,
    kind: row.kind as Source['kind'],
    title: row.title,
    url: row.url,
    status: row.status as Source['status'],
    progressPercent: row.progress_percent,
    failure: row.failure,
    isOn: row.is_on,
    textLength: row.text_length,
    pages: row.pages,
    readAt: row.read_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
