// What the person who is signed in may do. The server decides; this keeps buttons away that it would refuse.
import type { CurrentUser } from '../contract.ts';
import { useSession } from './session.ts';

const rank: Readonly<Record<CurrentUser['role'], number>> = { 'read-only': 0, staff: 1, owner: 2 };

/** `may('staff')`: whether they have that role or a higher one. False while nobody is known to be signed in. */
export function useMay(): (role: CurrentUser['role']) => boolean {
  const session = useSession();
  return (role) => session.status === 'in' && rank[session.user.role] >= rank[role];
}
