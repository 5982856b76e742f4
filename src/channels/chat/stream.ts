// What comes down to a visitor: each line once and in order, what is sure of a reply before it is kept, and whose turn it is.
// Lines are read from the records each time that something has changed, so that a stream which is opened again with its last
// id has missed nothing.
import type { Feed } from '#domains/conversations/events.ts';
import { threadName } from '#domains/conversations/rules.ts';
import { readThread, type ThreadPlace } from '#domains/conversations/service/read.ts';
import { noteDelivered } from '#domains/conversations/service/take-turns.ts';
import type { Database } from '#platform/database/scope.ts';
import type { EventStream } from '#platform/http/event-streams.ts';
import type { Log } from '#platform/log.ts';
import { writeEvent } from '#shared/event-stream.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import type { Drafts } from '../drafts.ts';
import type { ChatDraft, ChatState } from './contract.ts';
import { eventIdOf, visitorActor } from './visits.ts';

export type StreamParts = {
  readonly database: Database;
  readonly feed: Feed;
  readonly drafts: Pick<Drafts, 'watch'>;
  readonly log: Log;
};

/** Sends until the stream ends. A reader whose records cannot be read is let go: it comes back with its last id. */
export async function pourThread(
  { database, feed, drafts, log }: StreamParts,
  stream: EventStream,
  of: { readonly business: BusinessId; readonly threadKey: string; readonly after: ThreadPlace | null },
): Promise<void> {
  let after = of.after;
  let state: string | null = null;
  let isReading = false;
  let hasChanged = false;

  const read = async (): Promise<void> => {
    const seen = await database.asBusiness(of.business, visitorActor, (scope) =>
      readThread(scope, 'chat', of.threadKey, after),
    );
    let answered: ThreadPlace | null = null;
    for (const { conversation, ...line } of seen?.lines ?? []) {
      const place = { conversation, seq: line.seq };
      if (!stream.send(writeEvent('line', JSON.stringify(line), eventIdOf(place)))) return;
      after = place;
      if (line.who !== 'caller') answered = place;
    }
    const now: ChatState = {
      state: seen?.state ?? 'open',
      isTyping: seen?.isTyping ?? false,
      person: seen?.person ?? null,
    };
    const text = JSON.stringify(now);
    if (text !== state && stream.send(writeEvent('state', text))) state = text;
    if (answered) await note(answered.conversation, answered.seq);
  };
  const note = (conversation: Id<'conversation'>, seq: number) =>
    database.asBusiness(of.business, visitorActor, (scope) => noteDelivered(scope, conversation, seq));

  const wake = (): void => {
    hasChanged = true;
    if (isReading) return;
    isReading = true;
    void (async () => {
      while (hasChanged && !stream.ended.aborted) {
        hasChanged = false;
        await read();
      }
    })()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a chat stream could not be read on');
        stream.end();
      })
      .finally(() => {
        isReading = false;
      });
  };

  const thread = threadName('chat', of.threadKey);
  const unwatch = drafts.watch(of.business, thread, (text) => {
    const draft: ChatDraft = { text };
    stream.send(writeEvent('draft', JSON.stringify(draft)));
  });
  stream.ended.addEventListener('abort', unwatch, { once: true });
  try {
    const stop = await feed.watch(of.business, thread, wake);
    if (stream.ended.aborted) return stop();
    stream.ended.addEventListener('abort', stop, { once: true });
    wake();
  } catch (error) {
    log.warn({ err: error }, 'a chat stream could not be opened');
    stream.end();
  }
}
