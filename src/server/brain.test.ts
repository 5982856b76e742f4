// A turn with a language model behind it, from the corridor to the records, against endpoints that fail in every way.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#domains/knowledge/service.ts';
import { readSpending } from '#domains/spending/service.ts';
import type { Speed } from '#receptionist/business.ts';
import { modelLimitsMs } from '#receptionist/model-brain/ask.ts';
import { failuresMax, restMs } from '#receptionist/model-brain/breaker.ts';
import type { BusinessId } from '#shared/ids.ts';
import { aPlumber, openTalk, says } from '../../tests/support/corridor.ts';
import { inBusiness, openTestDatabase } from '../../tests/support/house.ts';
import { testConfig } from '../../tests/support/http.ts';
import { type Acted, type ModelServer, openModelServer, usage } from '../../tests/support/model-server/open.ts';
import { openBrain, termsOf, tryModel } from './brain.ts';

const house = await openTestDatabase();
const honest: Acted = { do: 'say', text: '{"language":"en","commands":[{"do":"what-are-you"}]}' };
let server: ModelServer;
const honestBooking: Acted = {
  do: 'say',
  text: '{"language":"en","commands":[{"do":"start","flow":"book"},{"do":"set-service","service":"Drain cleaning","sure":1}]}',
};
let acted: Acted = honest;
let script: () => Acted = () => acted;
let business: BusinessId;

beforeAll(async () => {
  server = await openModelServer(() => script());
});
afterAll(() => server.close());
beforeEach(async () => {
  acted = honest;
  script = () => acted;
  business = await aPlumber(house);
  await hasSpeed('Thoughtful');
});

const hasSpeed = (responseSpeed: Speed) =>
  inBusiness(house.database, business, (scope) => updateProfile(scope, { responseSpeed }));

const configOf = (more: Record<string, string> = {}) =>
  testConfig({
    ...{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: server.url, LLM_MODEL: 'scripted' },
    ...{ LLM_PRICE_INPUT: '1', LLM_PRICE_OUTPUT: '5', ...more },
  });

let threads = 0;

function open(more: Record<string, string> = {}) {
  const config = configOf(more);
  const talk = openTalk(house, {
    ...openBrain({ ...house, config }),
    findAnswer: () => ({ kind: 'unknown' }),
  });
  const spending = () => inBusiness(house.database, business, (scope) => readSpending(scope, termsOf(config)));
  /** Says it in a conversation of its own and gives the reply and how long it took. */
  const turn = async (text: string) => {
    threads += 1;
    const conversation = await says(house, business, `thread-${threads}`, text);
    const startedAt = performance.now();
    await talk.answer(business, conversation);
    const tookMs = performance.now() - startedAt;
    const { rows } = await house.database.systemPool.query<{ text: string; asks: string | null }>(
      `select text, asks from lines where conversation_id = $1 and who = 'receptionist' order by seq desc limit 1`,
      [conversation],
    );
    return { conversation, reply: rows[0]?.text ?? '', asks: rows[0]?.asks ?? null, tookMs };
  };
  return { turn, spending };
}

const booking = 'I need a drain cleaning please';

describe('a model that answers', () => {
  it('understands the turn, and what it cost stands with the conversation', async () => {
    const { turn, spending } = open();
    const { conversation, reply } = await turn(booking);
    expect(reply).toMatch(/assistant|receptionist/i);
    const tokens = usage.inputTokens + usage.outputTokens;
    const costMicros = usage.inputTokens + usage.outputTokens * 5;
    expect(await spending()).toMatchObject({
      ...{ isOn: true, tokens, costMicros, cappedAt: null },
      conversations: [{ conversationId: conversation, questions: 1, tokens, costMicros }],
    });
  });

  it('is found by the doctor, as is one that refuses or babbles', async () => {
    expect(await tryModel(testConfig())).toBeNull();
    expect(await tryModel(configOf())).toMatchObject({ ok: true });
    acted = { do: 'refuse', status: 401 };
    expect(await tryModel(configOf())).toMatchObject({ ok: false, why: expect.stringContaining('401') });
    acted = { do: 'say', text: 'Hello! How can I help?' };
    expect(await tryModel(configOf())).toMatchObject({ ok: false, advice: expect.stringContaining('LLM_JSON') });
  });
});

describe('a model that may word', () => {
  const inTurn = (first: Acted, second: Acted) => {
    let asked = 0;
    script = () => {
      asked += 1;
      return asked % 2 === 1 ? first : second;
    };
    return open({ LLM_WORDING: 'on' });
  };
  const thinks: Acted = { do: 'say', text: '{"language":"en","commands":[{"do":"start","flow":"book"}]}' };

  it('says the reply in other words, both questions on one account, and lies in none', async () => {
    acted = honestBooking;
    const own = (await open().turn(booking)).reply;
    const other = `Happy to help with that. ${own}`;
    const { turn, spending } = inTurn(honestBooking, { do: 'say', text: other });
    expect((await turn(booking)).reply).toBe(other);
    expect((await spending()).conversations.at(0)?.questions).toBe(2);
    expect((await inTurn(honestBooking, { do: 'say', text: `It costs $1. ${own}` }).turn(booking)).reply).toBe(own);
    expect((await inTurn(honestBooking, { do: 'refuse', status: 500 }).turn(booking)).reply).toBe(own);
    expect((await inTurn(thinks, { do: 'hang' }).turn(booking)).reply).not.toBe('');
  });

  it('is not asked to unless it is switched on', async () => {
    const before = server.asked.length;
    await open().turn(booking);
    expect(server.asked.length - before).toBe(1);
  });
});

describe('a model that fails', () => {
  const limits = modelLimitsMs.Fast;
  /** How long until the failure can be known, in milliseconds. */
  const failures: [string, Acted, number][] = [
    ['refuses the key', { do: 'refuse', status: 401 }, 0],
    ['forbids', { do: 'refuse', status: 403 }, 0],
    ['is crowded', { do: 'refuse', status: 429 }, 0],
    ['is broken', { do: 'refuse', status: 500 }, 0],
    ['hangs', { do: 'hang' }, limits.first],
    ['drips', { do: 'drip', text: honest.do === 'say' ? honest.text : '', everyMs: 50 }, limits.whole],
    ['breaks off', { do: 'tear', text: '{"language":"en","comm' }, 0],
    ['stops without a reason', { do: 'stop-short', text: '{"language":"en","comm' }, 0],
    ['runs into its limit', { do: 'say', text: '{"language":"en","comm', finish: 'length' }, 0],
    ['writes malformed JSON', { do: 'say', text: '{"language":"en","commands":[{]}' }, 0],
    ['writes prose', { do: 'say', text: 'Sure! I booked it for you at 3 AM for $1.' }, 0],
    ['invents a command', { do: 'say', text: '{"language":"en","commands":[{"do":"refund","amount":500}]}' }, 0],
    ['calls a tool', { do: 'call-a-tool' }, 0],
    ['writes 100 kB', { do: 'say', text: `{"language":"en","commands":[${'{"do":"greet"},'.repeat(7000)}` }, 0],
    ['sends a page of HTML', { do: 'babble', text: '<html>502</html>' }, 0],
  ];

  it.each(failures)('and %s leaves the turn to the embedded brain', async (_, how, knownMs) => {
    await hasSpeed('Fast');
    acted = how;
    const { turn } = open();
    const { reply, asks, tookMs } = await turn(booking);
    expect(asks).toBe('time');
    expect(reply).not.toMatch(/\$1\b|3 AM/);
    expect(tookMs).toBeLessThan(knownMs + 1500);
  });

  it('five times in a row is left alone for a while, and asked again when it is well', async () => {
    const { turn } = open();
    const asked = () => server.asked.length;
    acted = { do: 'refuse', status: 500 };
    for (let failed = 0; failed < failuresMax; failed += 1) await turn(booking);
    const before = asked();
    expect((await turn(booking)).asks).toBe('time');
    expect(asked()).toBe(before);
    house.clock.forward(restMs / 1000);
    acted = honest;
    expect((await turn(booking)).reply).toMatch(/assistant|receptionist/i);
    expect(asked()).toBe(before + 1);
  });
});

describe('a day’s cap', () => {
  it.each<[string, Record<string, string>]>([
    ['tokens', { LLM_TOKENS_PER_DAY: '45000' }],
    ['money', { LLM_MONEY_PER_DAY: '0.045' }],
  ])('of %s is not passed by twenty turns at once; callers notice nothing and the owner sees it', async (_, cap) => {
    const { turn, spending } = open(cap);
    const before = server.asked.length;
    const turns = await Promise.all(Array.from({ length: 20 }, () => turn(booking)));
    const asked = server.asked.length - before;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(20);
    expect(turns.every(({ reply }) => reply !== '')).toBe(true);
    expect(turns.filter(({ asks }) => asks === 'time')).toHaveLength(20 - asked);
    const { tokens, costMicros, tokensMax, costMicrosMax, cappedAt } = await spending();
    expect(tokens).toBeLessThanOrEqual(tokensMax ?? 0);
    expect(costMicros).toBeLessThanOrEqual(costMicrosMax ?? 0);
    expect(cappedAt).not.toBeNull();
  });
});

it('no request broke OpenAI’s schema', () => {
  expect(server.breaches).toEqual([]);
});
