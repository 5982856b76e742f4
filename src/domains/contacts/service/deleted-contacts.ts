// Deleting a contact, and the month in which that can be taken back.
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { type Contact, restorableDays } from '../contract.ts';
import { contactOf } from '../service.ts';
import { findDeleted, forgetDeleted, isSetAside, putBack, setAside } from '../store/deleted.ts';
import { holdRoom } from './room.ts';

const shownMost = 200;

/** Deletes a contact, so that it can be restored. Throws `not_found` when there is none, so a repeat says so. */
export async function discardContact(scope: BusinessScope, id: Id<'contact'>): Promise<void> {
  if ((await setAside(scope, [id])).length === 0) throw new Fault('not_found');
}

/**
 * The contact as it was, with its conversations, appointments, messages and notes. Throws `contact_limit` where the plan
 * holds no more, and `not_found` when there is none, so a repeat says so.
 */
export async function restoreContact(scope: BusinessScope, id: Id<'contact'>): Promise<Contact> {
  if (!(await isSetAside(scope, id))) throw new Fault('not_found');
  await holdRoom(scope);
  const row = await putBack(scope, id);
  if (!row) throw new Fault('not_found');
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
