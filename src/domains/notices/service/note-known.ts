// What the team did at the desk is no news to it: only what the receptionist or a visitor did is told.
import type { BusinessScope } from '#platform/database/scope.ts';
import { markTold } from '../store.ts';

/** Notes that the team knows how an appointment stands now: no notice goes out of it. Safe to repeat. */
export async function noteKnown(
  scope: BusinessScope,
  { id, status, startsAt }: { readonly id: string; readonly status: string; readonly startsAt: string },
): Promise<void> {
  await markTold(scope, `${id}:${status}:${Math.round(Date.parse(startsAt) / 1000)}`);
}
