// Somebody leaves the team: what they held goes back to the receptionist, so that no caller waits for who never comes.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { UserId } from '#shared/ids.ts';
import { findHeldBy, unassignFrom } from '../store/threads.ts';
import { handBack } from './hold.ts';

/** What callers said last and nobody answered is answered by the watch, which looks for who waits. Safe to repeat. */
export async function letGoOf(scope: BusinessScope, user: UserId): Promise<void> {
  for (const id of await findHeldBy(scope, user)) await handBack(scope, id);
  await unassignFrom(scope, user);
}
