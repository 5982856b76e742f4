// What a person says of themselves: their names and the number at which they are reached.
import type { BusinessScope } from '#platform/database/scope.ts';
import { refuseClashes } from '#shared/clashes.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { e164Of } from '#shared/phone.ts';
import type { CurrentUser, UpdateAccountBody } from '../contract.ts';
import { findCurrentUser, lockPerson, type Person, updatePerson } from '../store.ts';
import { currentUserOf } from './keep-sessions.ts';

/** Gives the person as they are from now on. What is not said stays. Throws `conflict` as ADR 0020 says. Safe to repeat. */
export async function updateAccount(
  scope: BusinessScope,
  { userId }: { readonly userId: Id<'user'> },
  { was = {}, ...said }: UpdateAccountBody,
): Promise<CurrentUser> {
  const now = await lockPerson(scope, userId);
  if (!now) throw new Fault('not_signed_in');
  const wanted = asKept(said);
  refuseClashes(now, asKept(was), wanted);
  await updatePerson(scope, userId, { ...now, ...wanted });
  const row = await findCurrentUser(scope, userId);
  if (!row) throw new Fault('not_signed_in');
  return currentUserOf(row);
}

/** As it stands in the database; what is not said is left out. */
function asKept({ phone, ...names }: { [K in keyof Person]?: Person[K] | undefined }): Partial<Person> {
  const said = { ...names, ...(phone !== undefined && { phone: phone ? (e164Of(phone, 'US') ?? phone) : null }) };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
