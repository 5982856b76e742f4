// What is said of a renewal that could not be taken. Nothing is promised that the payment provider has not said.
import type { OwedPayment } from '../contract.ts';

type Said = {
  readonly title: string;
  /** Follows the amount. */
  readonly says: string;
  readonly mend: string;
};

type About = { readonly dayOf: (at: string) => string; readonly isOwner: boolean; readonly now: Date };

export function owedWords(owed: OwedPayment, { dayOf, isOwner, now }: About): Said {
  const failed = `could not be taken on ${dayOf(owed.failedAt)}`;
  const answered = 'Your callers are answered either way.';
  if (owed.hasEnded)
    return {
      title: 'Your Professional plan has ended',
      says: `${failed} and was not paid meanwhile, so you are on the free plan. Everything you have stays.`,
      mend: `${isOwner ? 'Upgrade to have Professional again, with another card if you like.' : 'An owner can upgrade again.'} ${answered}`,
    };
  return {
    title: 'A payment for your plan failed',
    says: `${failed}. ${untilWords(owed.nextTryAt, dayOf, now)}`,
    mend: `${mendWords(owed, isOwner)} ${answered}`,
  };
}

function untilWords(nextTryAt: string | null, dayOf: About['dayOf'], now: Date): string {
  if (nextTryAt === null) return 'It is not tried again by itself. Your plan stays until our payment provider ends it.';
  if (new Date(nextTryAt) > now)
    return `It is tried again on ${dayOf(nextTryAt)}, and your plan stays at least until then.`;
  return `It was to be tried again on ${dayOf(nextTryAt)}; until there is word of that, your plan stays.`;
}

function mendWords({ payUrl }: OwedPayment, isOwner: boolean): string {
  if (!isOwner) return 'An owner can pay it here.';
  if (payUrl) return 'Pay it now on the page of our payment provider, with another card if you like.';
  return 'The payment provider’s mail to you says how to pay it; whoever runs this Telle can send it again.';
}
