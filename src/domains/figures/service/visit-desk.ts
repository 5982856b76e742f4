// What a person has missed since they last looked.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { UserId } from '#shared/ids.ts';
import type { Missed } from '../contract.ts';
import { countMissed, noteVisit } from '../store/desk.ts';

/** Safe to repeat: looks within one visit tell of the same time away. */
export async function visitDesk(scope: BusinessScope, user: UserId): Promise<Missed> {
  const since = await noteVisit(scope, user);
  const none = { conversations: 0, booked: 0, cancelled: 0, messages: 0, handOffs: 0, questions: 0 };
  return { awaySince: since?.toISOString() ?? null, ...(since ? await countMissed(scope, since) : none) };
}
