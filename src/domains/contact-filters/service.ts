// What a person keeps of what they look for among the contacts.
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id, UserId } from '#shared/ids.ts';
import { type ContactFilter, contactFiltersMost, type FilterBody } from './contract.ts';
import * as store from './store.ts';

export function listFilters(scope: BusinessScope, user: UserId): Promise<ContactFilter[]> {
  return store.findFilters(scope, user);
}

const taken = () => new Fault('name_taken', { fields: { name: 'Taken' } });

/** Throws `name_taken`, and `filter_limit` where the person keeps as many as they may. Not safe to repeat without a key. */
export async function keepFilter(scope: BusinessScope, user: UserId, filter: FilterBody): Promise<ContactFilter> {
  await store.holdFilters(scope, user);
  if ((await store.findFilters(scope, user)).length >= contactFiltersMost) throw new Fault('filter_limit');
  const kept = await store.insertFilter(scope, user, filter);
  if (!kept) throw taken();
  return kept;
}

/** Throws `not_found`, for a filter of somebody else too, and `name_taken`. Safe to repeat. */
export async function renameFilter(
  scope: BusinessScope,
  user: UserId,
  id: Id<'contactFilter'>,
  name: string,
): Promise<ContactFilter> {
  await store.holdFilters(scope, user);
  if (!(await store.findFilters(scope, user)).some((one) => one.id === id)) throw new Fault('not_found');
  const renamed = await store.renameFilter(scope, user, id, name);
  if (!renamed) throw taken();
  return renamed;
}

/** Throws `not_found`, so a repeat says so. */
export async function deleteFilter(scope: BusinessScope, user: UserId, id: Id<'contactFilter'>): Promise<void> {
  if (!(await store.deleteFilter(scope, user, id))) throw new Fault('not_found');
}

/** For who leaves the business. Safe to repeat. */
export async function forgetFiltersOf(scope: BusinessScope, user: UserId): Promise<void> {
  await store.deleteFiltersOf(scope, user);
}
