// Whether a business is marked to be deleted: then nobody books who would come to a closed door.
import type { BusinessScope } from '#platform/database/scope.ts';
import { isMarked } from '../store.ts';

export function isLeaving(scope: BusinessScope): Promise<boolean> {
  return isMarked(scope);
}
