// What a person says of themselves: their names and the number at which they are reached.
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { e164Of } from '#shared/phone.ts';
import type { CurrentUser, UpdateAccountBody } from '../contract.ts';
import { findCurrentUser, updatePerson } from '../store.ts';
import type { AccountParts } from './account-parts.ts';
import { currentUserOf } from './keep-sessions.ts';

/** Gives the person as they are from now on. Safe to repeat. */
export async function updateAccount(
  { database }: AccountParts,
  { userId }: { readonly userId: Id<'user'> },
  { firstName, lastName, phone }: UpdateAccountBody,
): Promise<CurrentUser> {
  return database.asSystem(async (scope) => {
    await updatePerson(scope, userId, { firstName, lastName, phone: phone ? (e164Of(phone, 'US') ?? phone) : null });
    const row = await findCurrentUser(scope, userId);
    if (!row) throw new Fault('not_signed_in');
    return currentUserOf(row);
  });
}
