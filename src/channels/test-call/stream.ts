// What is sure of a test call's reply goes to the page while the rest is being worded, so that it is shown and spoken from its
// first sentence on. The reply itself is the answer to what was said.
import { threadOfTestCall } from '#domains/conversations/service/test-calls.ts';
import type { Database } from '#platform/database/scope.ts';
import type { RawRoute } from '#platform/http/app.ts';
import type { Authenticate } from '#platform/http/caller.ts';
import type { EventStream, EventStreams } from '#platform/http/event-streams.ts';
import { Fault } from '#shared/errors.ts';
import { writeEvent } from '#shared/event-stream.ts';
import { isId } from '#shared/ids.ts';
import type { ChatDraft } from '../chat/contract.ts';
import type { Drafts } from '../drafts.ts';

/** Tabs in which one person, or one program, may listen to test calls; the oldest goes first. */
const streamsPerCaller = 4;

export type TestCallStreamParts = {
  readonly database: Database;
  readonly authenticate: Authenticate;
  readonly drafts: Pick<Drafts, 'watch'>;
  readonly streams: EventStreams;
};

export function testCallStream({ database, authenticate, drafts, streams }: TestCallStreamParts): RawRoute {
  return {
    name: 'streamTestCall',
    method: 'GET',
    path: '/api/test-calls/:id/stream',
    answer: async ({ request, c }) => {
      const caller = await authenticate(request.headers);
      if (caller.kind === 'visitor') throw new Fault('not_signed_in');
      if (caller.role === 'read-only') throw new Fault('forbidden');
      const id = c.req.param('id') ?? '';
      if (!isId('conversation', id)) throw new Fault('not_found');
      const { businessId } = caller;
      const thread = await database.asBusiness(businessId, { kind: 'system', id: null }, (scope) =>
        threadOfTestCall(scope, id),
      );
      const whose = caller.kind === 'user' ? caller.userId : caller.keyId;
      const listener = { key: `test call ${businessId} ${whose}`, most: streamsPerCaller };
      const begin = (stream: EventStream) => {
        // A stream outlives the question who asked for it, so that is asked again before anything is told.
        const tell = async (draft: ChatDraft): Promise<void> => {
          const now = await authenticate(request.headers);
          if (now.kind !== 'visitor' && now.businessId === businessId && now.role !== 'read-only')
            stream.send(writeEvent('draft', JSON.stringify(draft)));
          else stream.end();
        };
        let told = Promise.resolve();
        const unwatch = drafts.watch(businessId, thread, (text) => {
          told = told.then(() => tell({ text })).catch(() => stream.end());
        });
        stream.ended.addEventListener('abort', unwatch, { once: true });
      };
      return streams.open({ request }, begin, listener);
    },
  };
}
