// Sends what Telle has to say in its own name. The mail goes out if, and only if, the caller's work is kept.
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import { parseAddress } from '#ports/mail-headers.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { type Notice, noticeValues } from './contract.ts';
import { insertMail, laneOf } from './store.ts';

/** The background work that hands one kept mail to the provider. */
export const sendMailWork = 'send-mail';

/**
 * Keeps a notice and enqueues its sending in the scope's own transaction. Asked for again with the same `effectKey`
 * it does nothing and answers null, so that a retry is safe; a sample business of the site writes to nobody. Throws a Fault `email_invalid` where `to` is no address.
 */
export async function sendNotice(scope: BusinessScope | SystemScope, notice: Notice): Promise<Id<'mail'> | null> {
  const values = noticeValues[notice.template].parse(notice.values);
  if (parseAddress(notice.to)?.name !== '') throw new Fault('email_invalid', { fields: { email: 'invalid' } });
  const id = await insertMail(scope, { ...notice, values } as Notice);
  if (id !== null)
    await scope.enqueue({
      name: sendMailWork,
      effectKey: notice.effectKey,
      data: { mail: id },
      inOrderWith: laneOf(notice.to),
    });
  return id;
}
