// One turn at a time: what is to be answered, and the answer's record, which is kept together with what was done in the turn.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Reply } from '#receptionist/turn.ts';
import type { Id } from '#shared/ids.ts';
import { goodbyeIdleMs, saidLabel } from '../rules.ts';
import { addLine, findUnanswered, type LineRow, markDelivered } from '../store/lines.ts';
import { findThread, lockConversation, type ThreadRow, updateThread } from '../store/threads.ts';

/** What the receptionist has to answer: all that the caller said since the last answer. */
export type DueTurn = { readonly thread: ThreadRow; readonly lines: readonly LineRow[] };

/** What is to be answered at this moment; null where nothing is, or where a person was asked for or holds it. */
export async function findDueTurn(scope: BusinessScope, id: Id<'conversation'>): Promise<DueTurn | null> {
  return dueTurn(...(await Promise.all([findThread(scope, id), findUnanswered(scope, id)])));
}

/** The same, held still until the transaction ends: nobody else answers or takes over meanwhile. */
export async function holdDueTurn(scope: BusinessScope, id: Id<'conversation'>): Promise<DueTurn | null> {
  // Sent together; the lines are looked for once the conversation is held.
  return dueTurn(...(await Promise.all([lockConversation(scope, id), findUnanswered(scope, id)])));
}

function dueTurn(thread: ThreadRow | null, lines: readonly LineRow[]): DueTurn | null {
  if (thread?.state !== 'open' || thread.ended_at !== null || lines.length === 0) return null;
  return { thread, lines };
}

/**
 * Keeps a reply and what the mind remembers, in the transaction of the turn's acts and before delivery. The turn must be
 * held. A reply without words leaves no line. Null then.
 */
export async function recordReply(
  scope: BusinessScope,
  { thread, lines }: DueTurn,
  reply: Reply,
  memory: unknown,
  tookMs: number,
): Promise<LineRow | null> {
  if (reply.text === '') {
    await updateThread(scope, thread.id, { memory, answered: true });
    return null;
  }
  return addLine(
    scope,
    thread,
    {
      who: 'receptionist',
      text: reply.text,
      language: reply.language,
      asks: reply.asks,
      offers: reply.offers.map((offer) => ({ ...offer, label: saidLabel(offer.label, reply.language) })),
      sources: reply.sources,
      acts: reply.acts,
      ends: reply.ended,
      answersLine: lines.at(-1)?.id ?? null,
      tookMs,
    },
    {
      awaits: 'nothing',
      memory,
      language: reply.language,
      ...(reply.ended ? { idleMs: goodbyeIdleMs[thread.channel] } : {}),
    },
  );
}

/** Notes that all up to that line has reached the caller. Safe to repeat. */
export const noteDelivered = markDelivered;
