// Sends what Telle has to say in its own name. The mail goes out if, and only if, the caller's work is kept.
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import { parseAddress } from '#ports/mail-headers.ts';
import { Fault } from '#shared/errors.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { type Notice, noticeValues } from './contract.ts';
import { findOwners, findUntold, insertMail, laneOf, markTold, type Untold } from './store.ts';
import { newsOf, subjectOf } from './templates/owner-news.ts';

/** The background work that hands one kept mail to the provider. */
export const sendMailWork = 'send-mail';

/**
 * Keeps a notice and enqueues its sending in the scope's own transaction. Asked for again with the same `effectKey`
 * it does nothing and answers null, so that a retry is safe. Throws a Fault `email_invalid` where `to` is no address.
 */
export async function sendNotice(scope: BusinessScope | SystemScope, notice: Notice): Promise<Id<'mail'> | null> {
  noticeValues[notice.template].parse(notice.values);
  if (parseAddress(notice.to)?.name !== '') throw new Fault('email_invalid', { fields: { email: 'invalid' } });
  const id = await insertMail(scope, notice);
  if (id !== null)
    await scope.enqueue({
      name: sendMailWork,
      effectKey: notice.effectKey,
      data: { mail: id },
      inOrderWith: laneOf(notice.to),
    });
  return id;
}

const eventsMax = 50;

/**
 * Writes to the owners of each business what happened since that instant and was not told: what is urgent in a mail of its
 * own, all the rest in one. What is told is noted in the same transaction, so that it is told once however often this runs.
 */
export async function tellOwners(scope: SystemScope, since: Date, url: string): Promise<void> {
  const byBusiness = new Map<BusinessId, Untold[]>();
  for (const event of await findUntold(scope, since))
    if (await markTold(scope, event.key))
      byBusiness.set(event.business_id, [...(byBusiness.get(event.business_id) ?? []), event]);
  for (const [business, events] of byBusiness) {
    const canWait = events.filter(({ kind }) => !isPressing(kind));
    const letters = events.filter(({ kind }) => isPressing(kind)).map((event) => [event]);
    for (let from = 0; from < canWait.length; from += eventsMax) letters.push(canWait.slice(from, from + eventsMax));
    for (const { email, name } of await findOwners(scope, business))
      for (const letter of letters)
        await sendNotice(scope, {
          template: 'owner-news',
          to: email,
          values: {
            ...{ name, url, subject: subjectOf(letter), events: letter.map(newsOf) },
            business: letter[0]?.business ?? '',
          },
          effectKey: `owner-news:${letter[0]?.key}:${email}`,
        });
  }
}

const isPressing = (kind: Untold['kind']) => kind === 'on-call' || kind === 'hand-off' || kind === 'urgent';
