// Telle's own desk, at /book/telle and /chat/telle: set up once from its file, and from then on a real business like the others.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importBusiness } from '#domains/business-file/service.ts';
import { openProfileAt, readProfile, updateProfile } from '#domains/knowledge/service.ts';
import type { Database } from '#platform/database/scope.ts';
import { packageRoot } from '#platform/package-root.ts';
import { ownDeskSlug } from '../contract.ts';
import { deleteOwn, findOwn, insertMemberless } from '../store.ts';

/**
 * Makes it where it is missing; `operator` is the address that is told what is booked. What was changed in it since stays.
 * Where somebody had this address before it was kept, there is none. Safe to repeat.
 */
export async function openOwnDesk({ database }: { readonly database: Database }, operator: string): Promise<void> {
  const file = await readFile(join(packageRoot, 'samples/telle.json'), 'utf8');
  await database.asSystem(async (scope) => {
    const there = await findOwn(scope);
    const business = there ?? (await insertMemberless(scope, 'Telle', 'own'));
    const inside = { ...scope, business };
    if (!there) {
      if (!(await openProfileAt(inside, ownDeskSlug))) return deleteOwn(scope, business);
      await importBusiness(inside, { file, mode: 'replace', mayLose: true });
    }
    if ((await readProfile(inside)).email !== operator) await updateProfile(inside, { email: operator });
  });
}
