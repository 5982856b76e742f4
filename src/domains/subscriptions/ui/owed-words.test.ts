import { describe, expect, it } from 'vitest';
import type { OwedPayment } from '../contract.ts';
import { owedWords } from './owed-words.ts';

const owed: OwedPayment = {
  ...{ amountCents: 7900, currency: 'USD', failedAt: '2027-01-01', nextTryAt: '2027-01-04', hasEnded: false },
  payUrl: 'https://invoice.example/i/1',
};
const about = { dayOf: (at: string) => `day ${at}`, isOwner: true, now: new Date('2027-01-02T00:00:00Z') };

describe('a payment that failed', () => {
  it('says until when the plan stays, as far as the provider has said it', () => {
    expect(owedWords(owed, about).says).toBe(
      'could not be taken on day 2027-01-01. It is tried again on day 2027-01-04, and your plan stays at least until then.',
    );
    expect(owedWords({ ...owed, nextTryAt: null }, about).says).toMatch(
      /not tried again by itself\. Your plan stays until/,
    );
    expect(owedWords(owed, { ...about, now: new Date('2027-01-05T00:00:00Z') }).says).toMatch(
      /was to be tried again on day 2027-01-04; until there is word/,
    );
    expect(owedWords({ ...owed, hasEnded: true }, about).says).toMatch(/so you are on the free plan/);
  });

  it('says how to mend it, to whoever can', () => {
    expect(owedWords(owed, about).mend).toMatch(/^Pay it now/);
    expect(owedWords({ ...owed, payUrl: null }, about).mend).toMatch(/^The payment provider’s mail/);
    expect(owedWords({ ...owed, hasEnded: true }, about).mend).toMatch(/^Upgrade/);
    const staff = { ...about, isOwner: false };
    expect([owedWords(owed, staff).mend, owedWords({ ...owed, hasEnded: true }, staff).mend]).toEqual([
      'An owner can pay it here. Your callers are answered either way.',
      'An owner can upgrade again. Your callers are answered either way.',
    ]);
  });
});
