// Marking a business to be deleted, and taking that back. Nothing is lost before the day.
import type { AccountParts, Client } from '#domains/accounts/service/account-parts.ts';
import { provePerson, type Signer } from '#domains/accounts/service/prove-person.ts';
import { isPaying } from '#domains/subscriptions/service/change-plan.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import { graceMs, isNamed } from '../rules.ts';
import { isShut, lockBusiness, setMark } from '../store.ts';
import { tellOwners } from './tell-owners.ts';

type InBusiness = <T>(work: (scope: BusinessScope) => Promise<T>) => Promise<T>;

/**
 * Gives the day. Marked again it keeps its day. A wrong password or name is an error of that field. Throws
 * `still_paying`,
 * `reauth_required` and `sign_in_too_many` as proving oneself does.
 */
export async function markBusiness(
  parts: AccountParts,
  { caller, client, inBusiness }: { caller: Signer; client: Client; inBusiness: InBusiness },
  typed: { name: string; password: string },
): Promise<Date> {
  await provePerson(parts, caller, typed.password, client);
  return inBusiness(async (scope) => {
    const business = await lockBusiness(scope);
    if (!business) throw new Fault('not_found');
    if (!isNamed(typed.name, business.name))
      throw new Fault('invalid_request', { fields: { name: 'This is not the name of your business' } });
    if (business.deletion_at) return business.deletion_at;
    if (await isPaying(scope)) throw new Fault('still_paying');
    const deletionAt = new Date(scope.now().getTime() + graceMs);
    await setMark(scope, deletionAt);
    await tellOwners(scope, parts.links, { ...business, deletion_at: deletionAt }, 'marked');
    return deletionAt;
  });
}

/** Throws `not_found` where the deletion has begun. Safe to repeat. */
export async function takeMarkBack({ links }: Pick<AccountParts, 'links'>, scope: BusinessScope): Promise<void> {
  const business = await lockBusiness(scope);
  if (!business?.deletion_at) return;
  if (await isShut(scope)) throw new Fault('not_found');
  await setMark(scope, null);
  await tellOwners(scope, links, business, 'kept');
}
