import { beforeEach, describe, expect, it } from 'vitest';
import type { BusinessId, Id } from '#shared/ids.ts';
import { aBusiness, inBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { readSpending, reserveSpending, settleSpending, type Terms } from './service.ts';

const house = await openTestDatabase();
const day = '2026-11-17';
const most = { inputTokens: 900, outputTokens: 100 };
const prices = { inputMicros: 1_000_000, outputMicros: 5_000_000 };
/** 900 × $1 and 100 × $5 a million: 1400 micro-dollars a question at the most. */
const termsOf = (caps: Partial<Terms['caps']>): Terms => ({
  prices,
  caps: { tokens: null, costMicros: null, ...caps },
});

let business: BusinessId;
let conversation: Id<'conversation'>;
beforeEach(async () => {
  business = await aBusiness(house);
  conversation = house.ids.make('conversation');
  await inBusiness(house.database, business, ({ db, now }) =>
    db
      .insertInto('conversations')
      .values({ id: conversation, business_id: business, channel: 'chat', thread_key: conversation, idle_at: now() })
      .execute(),
  );
});

const reserve = (terms: Terms) =>
  inBusiness(house.database, business, (scope) => reserveSpending(scope, terms, { conversation, day, most }));
const settle = (terms: Terms, call: Id<'modelCall'>, inputTokens: number, outputTokens: number) =>
  inBusiness(house.database, business, (scope) => settleSpending(scope, terms, call, { inputTokens, outputTokens }));
const read = (terms: Terms | null, asked?: string) =>
  inBusiness(house.database, business, (scope) => readSpending(scope, terms, asked));

describe('the caps', () => {
  it.each([
    ['tokens', termsOf({ tokens: 7_999 })],
    ['money', termsOf({ costMicros: 7 * 1400 + 1399 })],
  ])('of %s hold against forty who ask at once', async (_, terms) => {
    const reserved = await Promise.all(Array.from({ length: 40 }, () => reserve(terms)));
    expect(reserved.filter((one) => one !== null)).toHaveLength(7);
    expect(await read(terms, day)).toMatchObject({ tokens: 7000, costMicros: 9800 });
  });

  it('are never passed while turns ask, settle and ask again', async () => {
    const terms = termsOf({ costMicros: 10_000 });
    const turn = async () => {
      for (let question = 0; question < 3; question += 1) {
        const call = await reserve(terms);
        if (call) await settle(terms, call, 850, 40);
        expect((await read(terms, day)).costMicros).toBeLessThanOrEqual(10_000);
      }
    };
    await Promise.all(Array.from({ length: 20 }, turn));
    const { costMicros, conversations } = await read(terms, day);
    expect(costMicros % 1050).toBe(0);
    expect(conversations).toMatchObject([{ conversationId: conversation, costMicros }]);
  });

  it('that were reached are shown to the owner, with when', async () => {
    const terms = termsOf({ tokens: 1500 });
    await reserve(terms);
    expect((await read(terms, day)).cappedAt).toBeNull();
    expect(await reserve(terms)).toBeNull();
    expect((await read(terms, day)).cappedAt).toBe(house.clock.now().toISOString());
  });

  it('are each business’s and each day’s own', async () => {
    const terms = termsOf({ tokens: 1000 });
    await reserve(terms);
    const next = { conversation, day: '2026-11-18', most };
    expect(await inBusiness(house.database, business, (scope) => reserveSpending(scope, terms, next))).not.toBeNull();
    const other = await aBusiness(house);
    expect(await inBusiness(house.database, other, (scope) => readSpending(scope, terms, day))).toMatchObject({
      tokens: 0,
      conversations: [],
    });
  });
});

describe('what a question came to', () => {
  it('takes the place of what was set aside, once', async () => {
    const terms = termsOf({});
    const call = await reserve(terms);
    if (!call) throw new Error('not reserved');
    await settle(terms, call, 300, 20);
    await settle(terms, call, 0, 0);
    expect(await read(terms, day)).toMatchObject({
      ...{ isOn: true, tokens: 320, costMicros: 400, tokensMax: null },
      conversations: [{ conversationId: conversation, questions: 1, tokens: 320, costMicros: 400 }],
    });
  });

  it('stays the most it could be where it was never settled', async () => {
    await reserve(termsOf({}));
    expect(await read(termsOf({}), day)).toMatchObject({ tokens: 1000, costMicros: 1400 });
  });

  it('may be more than was set aside, and then closes the day', async () => {
    const terms = termsOf({ tokens: 2000 });
    const call = await reserve(terms);
    if (!call) throw new Error('not reserved');
    await settle(terms, call, 5000, 0);
    expect(await reserve(terms)).toBeNull();
  });

  it('is read for today where no day is named, and says that no model is asked where none is', async () => {
    expect(await read(null)).toMatchObject({ isOn: false, tokens: 0, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });
});
