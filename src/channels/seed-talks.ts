// The talks that a demo begins with. What people wrote is given; every answer is the embedded brain's own, taken and recorded
// as for any caller, so that a demo shows nothing that the receptionist would not have said and done.
import { receive } from '#domains/conversations/service/receive.ts';
import { holdDueTurn, noteDelivered } from '#domains/conversations/service/take-turns.ts';
import { endIdle } from '#domains/conversations/service/watch.ts';
import { readBusiness } from '#domains/knowledge/service.ts';
import { monthOf } from '#domains/limits/rules.ts';
import { isCollision, isGone } from '#platform/database/pg-errors.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { apart } from '#platform/http/edit-store.ts';
import { asFault, describeForLog } from '#platform/http/translate.ts';
import type { Log } from '#platform/log.ts';
import type { Business } from '#receptionist/business.ts';
import { understandEmbedded } from '#receptionist/understand/embedded.ts';
import type { Id } from '#shared/ids.ts';
import { type CorridorParts, takeWithin } from './respond.ts';

export type WrittenTalk = {
  /** `call` names a call by itself; a text has its number alone. */
  readonly from: { readonly email: string } | { readonly phone: string; readonly call?: string };
  readonly minutesAgo: number;
  readonly lines: readonly string[];
};

type SeedParts = {
  readonly findAnswer: CorridorParts['mind']['findAnswer'];
  readonly codes: CorridorParts['codes'];
  readonly log: Log;
};

/**
 * Plays them, the oldest first, in the transaction that makes the business; none lies before this month, which they count in.
 * A talk that fails is left out whole and the log says so, since a demo must open without it. Throws only what no talk can
 * help: that another transaction was in the way, or that the database has gone.
 */
export async function seedTalks(
  scope: BusinessScope,
  talks: readonly WrittenTalk[],
  { log, ...parts }: SeedParts,
): Promise<void> {
  const business = await readBusiness(scope);
  const month = monthOf(scope.now(), business.timezone).from.getTime();
  for (const [place, talk] of talks.entries()) {
    const at = new Date(Math.max(month, scope.now().getTime() - talk.minutesAgo * 60_000));
    try {
      await apart(scope, async () => {
        const conversation = await play({ ...scope, now: () => at }, business, talk, parts);
        if (conversation) await endIdle(scope, conversation);
      });
    } catch (thrown) {
      if (isCollision(thrown) || isGone(thrown)) throw thrown;
      log.error({ talk: place + 1, ...describeForLog(asFault(thrown)) }, 'a demo opens without one of its talks');
    }
  }
}

async function play(
  then: BusinessScope,
  business: Business,
  { from, lines }: WrittenTalk,
  { findAnswer, codes }: Omit<SeedParts, 'log'>,
): Promise<Id<'conversation'> | undefined> {
  let id: Id<'conversation'> | undefined;
  for (const [index, text] of lines.entries()) {
    const { conversation } = await receive(then, {
      ...('email' in from
        ? { channel: 'email', threadKey: from.email, email: from.email }
        : from.call === undefined
          ? { channel: 'sms', threadKey: from.phone, phone: from.phone }
          : { channel: 'phone', threadKey: from.call, phone: from.phone }),
      providerId: `seed-${index}`,
      text,
    });
    id = conversation;
    const actor = { kind: 'receptionist', id: conversation } as const;
    const due = await holdDueTurn(then, conversation);
    if (!due) throw new Error('A talk of the demo was not to be answered');
    const answered = await takeWithin(
      { mind: { understand: understandEmbedded, findAnswer }, codes },
      { ...then, actor },
      due,
      business,
    );
    if (answered.kind === 'replied') await noteDelivered(then, conversation, answered.seq);
  }
  return id;
}
