// Who may be the same person, and who is not.
import type { z } from 'zod';
import { getContact, getContacts } from '#domains/contacts/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import { countedMost, type Duplicate, type listDuplicates as listEndpoint } from '../contract.ts';
import { likenessOf, pairCursorOf, pairPlaceOf } from '../rules.ts';
import * as store from '../store/duplicates.ts';
import { findSomeAnew } from './find-pairs.ts';

const ofOneMost = 10;

/** A page, the surest first. Throws `invalid_request` for a cursor that no page gave. */
export async function listDuplicates(
  scope: BusinessScope,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<z.output<(typeof listEndpoint)['answer']>> {
  const after = cursor === undefined ? null : pairPlaceOf(cursor);
  if (cursor !== undefined && after === null)
    throw new Fault('invalid_request', { fields: { cursor: fieldMessages.pattern } });
  const isBehind = !(await findSomeAnew(scope));
  const rows = await store.findPairs(scope, after, limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const counted = await store.countPairs(scope, countedMost + 1);
  return {
    pairs: await pairsOf(scope, shown),
    total: Math.min(counted, countedMost),
    isMoreThanTotal: counted > countedMost,
    isBehind,
    nextCursor: last ? pairCursorOf({ rank: last.rank, first: last.first_id, second: last.second_id }) : null,
  };
}

/** Who may be the same person as this one. Throws `not_found`. */
export async function listDuplicatesOf(scope: BusinessScope, id: Id<'contact'>): Promise<{ pairs: Duplicate[] }> {
  await getContact(scope, id);
  return { pairs: await pairsOf(scope, await store.findPairsOf(scope, id, ofOneMost)) };
}

async function pairsOf(
  scope: BusinessScope,
  rows: readonly { first_id: Id<'contact'>; second_id: Id<'contact'> }[],
): Promise<Duplicate[]> {
  const all = await getContacts(scope, [...new Set(rows.flatMap(({ first_id, second_id }) => [first_id, second_id]))]);
  const byId = new Map(all.map((contact) => [contact.id, contact]));
  return rows.flatMap(({ first_id, second_id }) => {
    const [first, second] = [byId.get(first_id), byId.get(second_id)];
    const likeness = first && second && likenessOf(first, second);
    return likeness ? { first, second, ...likeness } : [];
  });
}

type Pair = { readonly first: Id<'contact'>; readonly second: Id<'contact'> };

/** They are two. Throws `not_found` where one is not there. Safe to repeat. */
export async function dismissDuplicate(scope: BusinessScope, pair: Pair): Promise<Pair> {
  await store.insertDismissal(scope, await checkedPair(scope, pair));
  return pair;
}

/** They may be one after all. Throws `not_found` where one is not there. Safe to repeat. */
export async function suspectAgain(scope: BusinessScope, pair: Pair): Promise<Pair> {
  await store.deleteDismissal(scope, await checkedPair(scope, pair));
  return pair;
}

/** The older id first. */
async function checkedPair(scope: BusinessScope, { first, second }: Pair): Promise<Pair> {
  if (first === second) throw new Fault('invalid_request', { fields: { second: fieldMessages.pattern } });
  for (const id of [first, second]) await getContact(scope, id);
  return first < second ? { first, second } : { first: second, second: first };
}
