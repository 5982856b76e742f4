// Everything that was taught, forgotten at once: before another file takes its place.
import type { BusinessScope } from '#platform/database/scope.ts';
import { changeKnowledge } from '../service.ts';
import * as store from '../store.ts';

/** Services, staff and sources; the profile stays. Appointments must be gone before. */
export async function deleteAllKnowledge(scope: BusinessScope): Promise<void> {
  await changeKnowledge(scope);
  await store.deleteAllKnowledge(scope);
}
