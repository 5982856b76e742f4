// Joining with the address's own consent, leaving at one click, writing to those who read. Links carry a keyed hash, so that
// nothing needs to be kept for them and nobody can make one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sendNotice } from '#domains/notices/service.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { takeToken } from '#platform/http/rate-limit.ts';
import type { Links } from '#platform/links.ts';
import { parseAddress } from '#ports/mail-headers.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import { type Id, isId } from '#shared/ids.ts';
import { type List, lists } from './contract.ts';
import { confirmMailsPerDay, confirmMinutes, nameOfList, unconfirmedDays } from './rules.ts';
import { confirmWish, deleteReader, deleteUnconfirmedBefore, findReaders, isReader, keepWish } from './store.ts';

export type ListNeeds = {
  readonly links: Links;
  /** Derived from the server's secret for `listsKeyPurpose` alone. */
  readonly key: Buffer;
};

/** What the server's secret is derived for: another purpose would break every link that was mailed. */
export const listsKeyPurpose = 'mailing lists';

type Purpose = 'confirm' | 'leave';

const daySeconds = 86_400;

/**
 * Mails `email` a link that confirms. Says the same whether the address reads already or was written to often enough today.
 * Throws a Fault `email_invalid` where it is no address.
 */
export async function joinList(needs: ListNeeds, scope: SystemScope, list: List, email: string): Promise<void> {
  if (parseAddress(email)?.name !== '') throw new Fault('email_invalid', { fields: { email: fieldMessages.email } });
  const id = await keepWish(scope, list, email);
  const mail = await takeToken(scope, 'mailing-list mail', `${list} ${email}`, confirmMailsPerDay, daySeconds);
  if (!mail.allowed) return;
  await sendNotice(scope, {
    template: 'confirm-reading',
    to: email,
    values: {
      name: '',
      what: nameOfList[list],
      url: needs.links.to('/mailing-list', { token: tokenOf(needs, 'confirm', list, id) }),
      leaveUrl: leaveUrlOf(needs, list, id),
      linkLivesMinutes: confirmMinutes,
    },
    effectKey: `confirm-reading:${scope.newId('mail')}`,
  });
}

/** Throws a Fault `link_invalid` for a link that is not ours, too old, or of somebody who has left. */
export async function confirmReader(needs: ListNeeds, scope: SystemScope, token: string): Promise<List> {
  const { list, id } = readToken(needs, 'confirm', token);
  const since = new Date(scope.now().getTime() - confirmMinutes * 60_000);
  if (!(await confirmWish(scope, id, since))) throw new Fault('link_invalid');
  return list;
}

/** Forgets the address. Throws a Fault `link_invalid` for a link that is not ours, and for no other. */
export async function leaveList(needs: ListNeeds, scope: SystemScope, token: string): Promise<List> {
  const { list, id } = readToken(needs, 'leave', token);
  await deleteReader(scope, id);
  return list;
}

export type Letter = {
  /** Unlike for each thing to be told: to each reader it is told once. */
  readonly key: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly url: string;
};

/**
 * Writes to everybody who confirmed, in the scope's own transaction, and says to how many: a repeat writes only to those
 * who came since.
 */
export async function writeToReaders(
  needs: ListNeeds,
  scope: SystemScope,
  list: List,
  { key, subject, paragraphs, url }: Letter,
): Promise<number> {
  let written = 0;
  for (const reader of await findReaders(scope, list)) {
    const mail = await sendNotice(scope, {
      template: 'list-letter',
      to: reader.email,
      values: {
        ...{ name: '', what: nameOfList[list], subject, paragraphs: [...paragraphs], url },
        ...{ leaveUrl: leaveUrlOf(needs, list, reader.id), reader: reader.id },
      },
      effectKey: `list-letter:${key}:${reader.id}`,
    });
    if (mail !== null) written += 1;
  }
  return written;
}

/** Whether a kept mail is a letter to somebody who has left the list since it was written. */
export async function isToNobody(scope: SystemScope, { values }: { readonly values: unknown }): Promise<boolean> {
  if (typeof values !== 'object' || values === null || !('reader' in values)) return false;
  return !(await isReader(scope, String(values.reader)));
}

/** Forgets addresses that nobody confirmed. Safe to repeat. */
export async function forgetUnconfirmed(scope: SystemScope): Promise<void> {
  await deleteUnconfirmedBefore(scope, new Date(scope.now().getTime() - unconfirmedDays * daySeconds * 1000));
}

const leaveUrlOf = (needs: ListNeeds, list: List, id: Id<'listReader'>) =>
  needs.links.to('/mailing-list/leave', { token: tokenOf(needs, 'leave', list, id) });

const proofOf = ({ key }: ListNeeds, purpose: Purpose, list: List, id: string) =>
  createHmac('sha256', key).update(`${purpose} ${list} ${id}`).digest('base64url');

const tokenOf = (needs: ListNeeds, purpose: Purpose, list: List, id: Id<'listReader'>) =>
  `${list}.${id}.${proofOf(needs, purpose, list, id)}`;

function readToken(needs: ListNeeds, purpose: Purpose, token: string): { list: List; id: Id<'listReader'> } {
  const [listed = '', id = '', proof = '', ...more] = token.split('.');
  const list = lists.find((one) => one === listed);
  if (!list || !isId('listReader', id) || more.length > 0) throw new Fault('link_invalid');
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(needs, purpose, list, id))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Fault('link_invalid');
  return { list, id };
}
