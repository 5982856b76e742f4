// Deleting a contact, and the month in which that can be taken back.
import { fits } from '#domains/subscriptions/rules.ts';
import { holdLimit } from '#domains/subscriptions/service.ts';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { type Contact, restorableDays } from '../contract.ts';
import { contactOf } from '../service.ts';
import { findDeleted, forgetDeleted, putBack, setAside } from '../store/deleted.ts';
import { countContacts } from '../store.ts';

const shownMost = 200;

/** Deletes a contact, so that it can be restored. Throws `not_found` when there is none, so a repeat says so. */
export async function discardContact(scope: BusinessScope, id: Id<'contact'>): Promise<void> {
  if (!(await setAside(scope, id))) throw new Fault('not_found');
}

/**
 * The contact as it was, with its conversations, appointments, messages and notes. Throws `contact_limit` where the plan
 * holds no more, and `not_found` when there is none, so a repeat says so.
 */
export async function restoreContact(scope: BusinessScope, id: Id<'contact'>): Promise<Contact> {
  const limit = await holdLimit(scope, 'contacts');
  const row = await putBack(scope, id);
  if (!row) throw new Fault('not_found');
  if (limit !== null && !fits(limit, (await countContacts(scope)) - 1)) throw new Fault('contact_limit');
  return contactOf(row);
}

/** Those that were deleted last, at most two hundred. */
export async function listDeletedContacts(scope: BusinessScope): Promise<(Contact & { deletedAt: string })[]> {
  const rows = await findDeleted(scope, shownMost);
  return rows.map((row) => ({ ...contactOf(row), deletedAt: row.deleted_at.toISOString() }));
}

/** Forgets for good whom nobody has missed for thirty days. Safe to repeat. */
export async function forgetDeletedContacts(scope: SystemScope): Promise<void> {
  const before = new Date(scope.now().getTime() - restorableDays * 86_400_000);
  while ((await forgetDeleted(scope, before)) > 0);
}
