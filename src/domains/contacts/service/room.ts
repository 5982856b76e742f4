// Whether the plan holds one more contact.
import { fits } from '#domains/subscriptions/rules.ts';
import { holdLimit } from '#domains/subscriptions/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import { countContacts } from '../store.ts';

/** Throws `contact_limit` where it does not. Until the transaction ends nobody else takes the room. */
export async function holdRoom(scope: BusinessScope): Promise<void> {
  const limit = await holdLimit(scope, 'contacts');
  if (limit !== null && !fits(limit, await countContacts(scope))) throw new Fault('contact_limit');
}
