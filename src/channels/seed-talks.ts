// The talks that a demo begins with. What people wrote is given; every answer is the embedded brain's own, taken and recorded
// as for any caller, so that a demo shows nothing that the receptionist would not have said and done.
import { receive } from '#domains/conversations/service/receive.ts';
import { holdDueTurn, noteDelivered } from '#domains/conversations/service/take-turns.ts';
import { readBusiness } from '#domains/knowledge/service.ts';
import { monthOf } from '#domains/limits/rules.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { understandEmbedded } from '#receptionist/understand/embedded.ts';
import { type CorridorParts, takeWithin } from './respond.ts';

export type WrittenTalk = {
  readonly from: { readonly email: string } | { readonly phone: string };
  readonly minutesAgo: number;
  readonly lines: readonly string[];
};

/** Plays them, the oldest first, in the transaction that makes the business; none lies before this month, which they count in. */
export async function seedTalks(
  scope: BusinessScope,
  talks: readonly WrittenTalk[],
  {
    findAnswer,
    codes,
  }: { readonly findAnswer: CorridorParts['mind']['findAnswer']; readonly codes: CorridorParts['codes'] },
): Promise<void> {
  const business = await readBusiness(scope);
  const month = monthOf(scope.now(), business.timezone).from.getTime();
  for (const { from, minutesAgo, lines } of talks) {
    const at = new Date(Math.max(month, scope.now().getTime() - minutesAgo * 60_000));
    const then = { ...scope, now: () => at };
    for (const [index, text] of lines.entries()) {
      const { conversation } = await receive(then, {
        ...('email' in from
          ? { channel: 'email', threadKey: from.email, email: from.email }
          : { channel: 'sms', threadKey: from.phone, phone: from.phone }),
        providerId: `seed-${index}`,
        text,
      });
      const actor = { kind: 'receptionist', id: conversation } as const;
      const due = await holdDueTurn(then, conversation);
      if (!due) throw new Error(`A talk of the demo was not to be answered: ${text}`);
      const answered = await takeWithin(
        { mind: { understand: understandEmbedded, findAnswer }, codes },
        { ...then, actor },
        due,
        business,
      );
      if (answered.kind === 'replied') await noteDelivered(then, conversation, answered.seq);
    }
  }
}
