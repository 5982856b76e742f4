// What language models cost: set aside before a question, settled after it, never beyond the day's caps however many ask at once.
import { readBusiness } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { Spending } from './contract.ts';
import { type Caps, costMicros, dayIn, type Prices, type Tokens, tokensOf } from './rules.ts';
import * as store from './store.ts';

/** What the operator set: what tokens cost, and what a business may spend a day. */
export type Terms = { readonly prices: Prices; readonly caps: Caps };

const conversationsMax = 100;

const amountOf = (tokens: Tokens, prices: Prices): store.Amount => ({
  tokens: tokensOf(tokens),
  costMicros: costMicros(tokens, prices),
});

/**
 * Sets aside the most that one question can cost. Null where the caps of that day do not leave as much, which the owner
 * then sees. What is set aside and never settled, as after a crash, stays spent.
 */
export async function reserveSpending(
  scope: BusinessScope,
  terms: Terms,
  of: { readonly conversation: Id<'conversation'>; readonly day: string; readonly most: Tokens },
): Promise<Id<'modelCall'> | null> {
  const most = amountOf(of.most, terms.prices);
  if (await store.addWithin(scope, of.day, most, terms.caps))
    return store.insertCall(scope, of.conversation, of.day, most);
  await store.noteCapped(scope, of.day);
  return null;
}

/** Replaces what was set aside by what it came to. Safe to repeat: the first one counts. */
export async function settleSpending(
  scope: BusinessScope,
  terms: Terms,
  call: Id<'modelCall'>,
  used: Tokens,
): Promise<void> {
  await store.settleCall(scope, call, amountOf(used, terms.prices));
}

/** What was spent on a day, today unless told; `terms` is null where no model is asked. */
export async function readSpending(scope: BusinessScope, terms: Terms | null, asked?: string): Promise<Spending> {
  const day = asked ?? dayIn((await readBusiness(scope)).timezone, scope.now());
  const [sum, conversations] = await Promise.all([
    store.findDay(scope, day),
    store.findConversations(scope, day, conversationsMax),
  ]);
  return {
    isOn: terms !== null,
    day,
    tokens: sum?.tokens ?? 0,
    costMicros: sum?.cost_micros ?? 0,
    tokensMax: terms?.caps.tokens ?? null,
    costMicrosMax: terms?.caps.costMicros ?? null,
    cappedAt: sum?.capped_at?.toISOString() ?? null,
    conversations: conversations.map((one) => ({
      conversationId: one.conversation_id,
      questions: one.questions,
      tokens: one.tokens,
      costMicros: one.cost_micros,
    })),
  };
}
