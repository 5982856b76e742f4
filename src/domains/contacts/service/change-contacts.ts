// One change of many contacts, a part at a time; each part is done wholly or not at all, and says whom it changed.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import { changedAtOnce, contactMost, type changeContacts as endpoint } from '../contract.ts';
import { cursorOf, folded, placeOf, tidyTags } from '../rules.ts';
import { setAside } from '../store/deleted.ts';
import { findPage } from '../store/list.ts';
import { lockContacts, updateContacts } from '../store.ts';
import { restoreContact } from './deleted-contacts.ts';

type Body = BodyOf<typeof endpoint>;
type Part = { readonly ids: readonly Id<'contact'>[]; readonly nextCursor: string | null };

/**
 * Throws `invalid_request` for a cursor that no part gave, and `contact_limit` where the plan cannot hold all who would be
 * restored. Who is not there is passed over. Safe to repeat.
 */
export async function changeContacts(
  scope: BusinessScope,
  { which, change }: Body,
): Promise<{ ids: Id<'contact'>[]; nextCursor: string | null }> {
  const { ids, nextCursor } = 'ids' in which ? { ids: which.ids, nextCursor: null } : await partOf(scope, which);
  return { ids: await changed(scope, [...new Set(ids)], change), nextCursor };
}

async function partOf(
  scope: BusinessScope,
  { where, cursor }: Exclude<Body['which'], { ids: unknown }>,
): Promise<Part> {
  const after = cursor === undefined ? null : placeOf(cursor);
  if (cursor !== undefined && after === null)
    throw new Fault('invalid_request', { fields: { cursor: fieldMessages.pattern } });
  const { rows, next } = await findPage(scope, { ...where, sort: 'newest', after, limit: changedAtOnce });
  return { ids: rows.map(({ id }) => id as Id<'contact'>), nextCursor: next && cursorOf(next) };
}

async function changed(
  scope: BusinessScope,
  ids: readonly Id<'contact'>[],
  change: Body['change'],
): Promise<Id<'contact'>[]> {
  if (!('tag' in change)) return change.does === 'delete' ? setAside(scope, ids) : restoreAll(scope, ids);
  const { does, tag } = change;
  const after = (tags: readonly string[]) =>
    does === 'tag' ? tidyTags([...tags, tag]) : tags.filter((one) => folded(one) !== folded(tag));
  const rows = await lockContacts(scope, ids);
  const others = rows.flatMap(({ created_at, updated_at, ...row }) => {
    const tags = after(row.tags);
    const isOther = tags.length !== row.tags.length && tags.length <= contactMost.tags;
    return isOther ? [{ ...row, id: row.id as Id<'contact'>, tags }] : [];
  });
  await updateContacts(scope, others);
  return others.map(({ id }) => id);
}

async function restoreAll(scope: BusinessScope, ids: readonly Id<'contact'>[]): Promise<Id<'contact'>[]> {
  const back: Id<'contact'>[] = [];
  for (const id of ids) {
    const restored = await restoreContact(scope, id).catch((failure: unknown) => {
      if (failure instanceof Fault && failure.code === 'not_found') return null;
      throw failure;
    });
    if (restored) back.push(id);
  }
  return back;
}
