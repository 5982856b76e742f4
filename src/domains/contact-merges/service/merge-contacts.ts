// Two contacts are made one, with all that hangs on either, and two again.
import { type Contact, contactMost } from '#domains/contacts/contract.ts';
import { holdRoom } from '#domains/contacts/service/room.ts';
import { deleteContact, getContact, rewriteWords, updateContact } from '#domains/contacts/service.ts';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import { dayMs } from '#shared/durations.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import { type Choices, type Hanging, undoableDays } from '../contract.ts';
import { mergedOf } from '../rules.ts';
import * as store from '../store/merges.ts';

/** What a merge would move. Throws `not_found`. */
export async function countHanging(scope: BusinessScope, id: Id<'contact'>): Promise<Hanging> {
  await getContact(scope, id);
  return store.countHanging(scope, id);
}

/**
 * The kept contact, with everything of both. Throws `not_found` where one is not there, so a repeat says so, and
 * `invalid_request` for a contact and itself, and where both together hold more than one may: notes, tags, numbers, addresses.
 */
export async function mergeContacts(
  scope: BusinessScope,
  kept: Id<'contact'>,
  { gone, choices }: { readonly gone: Id<'contact'>; readonly choices: Choices },
): Promise<{ mergeId: Id<'contactMerge'>; contact: Contact }> {
  if (kept === gone) throw new Fault('invalid_request', { fields: { gone: fieldMessages.pattern } });
  const pair = { kept, gone };
  if ((await store.lockBoth(scope, pair)) !== 2) throw new Fault('not_found');
  const [one, other] = [await getContact(scope, kept), await getContact(scope, gone)];
  const { fields: values, ...fields } = mergedOf(one, other, choices);
  requireRoom(fields);
  const mergeId = await store.insertMerge(scope, pair, other.name || other.phone || other.email || '');
  await store.keepRefusals(scope, mergeId, pair);
  await store.moveAll(scope, mergeId, pair);
  await store.writeKept(scope, pair, values);
  await deleteContact(scope, gone);
  const contact = await updateContact(scope, kept, fields);
  await store.finishMerge(scope, mergeId, kept);
  return { mergeId, contact };
}

/** What no form could save again is not made. */
function requireRoom(fields: Pick<Contact, keyof typeof contactMost>): void {
  const tooMuch: Record<string, string> = {};
  if (fields.notes.length > contactMost.notes) tooMuch.notes = fieldMessages.maxLength(contactMost.notes);
  for (const name of ['tags', 'otherPhones', 'otherEmails'] as const)
    if (fields[name].length > contactMost[name]) tooMuch[name] = `Together they have more than ${contactMost[name]}`;
  if (Object.keys(tooMuch).length > 0) throw new Fault('invalid_request', { fields: tooMuch });
}

/**
 * Two contacts again; who no longer agreed as one agrees as neither. Throws `not_found` where the merge or the kept contact is not there, so a repeat says so;
 * `conflict` where the days in which it can be undone are over, or the kept one took in somebody else since, whom to take
 * out comes first; `contact_limit` where the plan holds no more.
 */
export async function undoMerge(
  scope: BusinessScope,
  id: Id<'contactMerge'>,
): Promise<{ kept: Contact; gone: Contact }> {
  const merge = await store.lockMerge(scope, id);
  if (!merge) throw new Fault('not_found');
  const pair = { kept: merge.kept_contact_id, gone: merge.gone_contact_id };
  if ((await store.lockBoth(scope, pair)) !== 1) throw new Fault('not_found');
  if (!merge.can_be_undone || (await store.hasLaterMerge(scope, id))) throw new Fault('conflict');
  await holdRoom(scope);
  await store.restoreBoth(scope, id, pair);
  for (const contact of [pair.gone, pair.kept]) await rewriteWords(scope, contact);
  await store.moveBack(scope, id, pair);
  await store.shareRefusals(scope, merge.merged_at, pair);
  return { kept: await getContact(scope, pair.kept), gone: await getContact(scope, pair.gone) };
}

/** Forgets for good what merges of more than thirty days ago would be undone by. Safe to repeat. */
export async function forgetMergedContacts(scope: SystemScope): Promise<void> {
  await store.forgetBefore(scope, new Date(scope.now().getTime() - undoableDays * dayMs));
}
