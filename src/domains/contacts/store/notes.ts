// What the team wrote down about a contact, with the day and the person.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';

export type NoteRow = {
  readonly id: Id<'contactNote'>;
  readonly body: string;
  readonly by: string | null;
  readonly created_at: Date;
};

export async function insertNote(scope: BusinessScope, contact: Id<'contact'>, body: string): Promise<NoteRow> {
  const { db, business, actor } = scope;
  const id = scope.newId('contactNote');
  const user = actor.kind === 'user' ? actor.id : null;
  const created_at = scope.now();
  await db
    .insertInto('contact_notes')
    .values({ id, business_id: business, contact_id: contact, user_id: user, body, created_at })
    .execute();
  const author = user
    ? await db.selectFrom('users').select('name').where('id', '=', user).executeTakeFirst()
    : undefined;
  return { id, body, by: author?.name || null, created_at };
}

export async function deleteNote({ db, business }: BusinessScope, id: Id<'contactNote'>): Promise<boolean> {
  const gone = await db
    .deleteFrom('contact_notes')
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
