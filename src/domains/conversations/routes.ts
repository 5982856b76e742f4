// HTTP for conversations, and the stream of their changes.

import type { RawRoute } from '#platform/http/app.ts';
import type { Authenticate } from '#platform/http/caller.ts';
import type { EventStream, EventStreams } from '#platform/http/event-streams.ts';
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import { writeEvent } from '#shared/event-stream.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import * as contract from './contract.ts';
import type { Feed } from './events.ts';
import { handBack, note, reopen, resolve, say, takeOver } from './service/hold.ts';
import { countAwaiting, countGoingOn, listConversations, readConversation } from './service/read.ts';
import { deleteSavedReply, keepSavedReply, listSavedReplies } from './service/saved-replies.ts';
import { sortConversation } from './service/sort.ts';
import type { ToldChange } from './store/changes.ts';

/** `wake` is told of a conversation that is the receptionist's to answer again, once that is kept. */
export function conversationRoutes(
  wake: (business: BusinessId, conversation: Id<'conversation'>) => void,
): (serve: Serve) => void {
  return (serve) => {
    serve(contract.listConversations, ({ inBusiness, query }) =>
      inBusiness((scope) => listConversations(scope, query)),
    );
    serve(contract.readConversation, ({ inBusiness, params }) =>
      inBusiness((scope) => readConversation(scope, params.id)),
    );
    serve(contract.countConversations, ({ inBusiness }) =>
      inBusiness(async (scope) => ({ needsPerson: await countAwaiting(scope), ...(await countGoingOn(scope)) })),
    );
    serve(contract.sortConversation, ({ inBusiness, params, body }) =>
      inBusiness((scope) => sortConversation(scope, params.id, body)),
    );
    serve(contract.takeOver, ({ inBusiness, params }) => inBusiness((scope) => takeOver(scope, params.id)));
    serve(contract.say, ({ inBusiness, params, body }) => inBusiness((scope) => say(scope, params.id, body.text)));
    serve(contract.sendMessage, ({ inBusiness, body }) =>
      inBusiness(async (scope) => {
        await takeOver(scope, body.conversationId);
        return say(scope, body.conversationId, body.text);
      }),
    );
    serve(contract.handBack, async ({ inBusiness, params }) => {
      const { business, conversation, isDue } = await inBusiness(async (scope) => ({
        business: scope.business,
        ...(await handBack(scope, params.id)),
      }));
      if (isDue) wake(business, params.id);
      return conversation;
    });
    serve(contract.resolve, ({ inBusiness, params }) => inBusiness((scope) => resolve(scope, params.id)));
    serve(contract.reopen, ({ inBusiness, params }) => inBusiness((scope) => reopen(scope, params.id)));
    serve(contract.note, ({ inBusiness, params, body }) => inBusiness((scope) => note(scope, params.id, body.text)));
    serve(contract.listSavedReplies, ({ inBusiness }) =>
      inBusiness(async (scope) => ({ savedReplies: await listSavedReplies(scope) })),
    );
    serve(contract.keepSavedReply, ({ inBusiness, body }) => inBusiness((scope) => keepSavedReply(scope, body)));
    serve(contract.deleteSavedReply, ({ inBusiness, params }) =>
      inBusiness((scope) => deleteSavedReply(scope, params.id)),
    );
  };
}

/** Tabs in which one person, or one program, may hear of changes; the oldest goes first. A browser opens six connections to one server. */
const streamsPerCaller = 4;

/** Members of a business hear of its changes as they happen; after an interruption `look-again` comes instead. */
export function changesRoute(parts: {
  readonly authenticate: Authenticate;
  readonly feed: Feed;
  readonly streams: EventStreams;
}): RawRoute {
  return {
    name: 'streamConversations',
    method: 'GET',
    path: '/api/conversation-changes',
    answer: async ({ request }) => {
      const caller = await parts.authenticate(request.headers);
      if (caller.kind === 'visitor') throw new Fault('not_signed_in');
      const whose = caller.kind === 'user' ? caller.userId : caller.keyId;
      const listener = { key: `changes ${caller.businessId} ${whose}`, most: streamsPerCaller };
      const begin = (stream: EventStream) => {
        // A stream outlives the question who asked for it, so that is asked again before anything is told.
        const tell = async (event: string): Promise<void> => {
          const now = await parts.authenticate(request.headers);
          if (now.kind !== 'visitor' && now.businessId === caller.businessId) stream.send(event);
          else stream.end();
        };
        let told = Promise.resolve();
        parts.feed
          .watch(caller.businessId, null, (change) => {
            const event = change === null ? writeEvent('look-again', '{}') : writeEvent('change', textOf(change));
            told = told.then(() => tell(event)).catch(() => stream.end());
          })
          .then(
            (stop) => {
              if (stream.ended.aborted) stop();
              else stream.ended.addEventListener('abort', stop, { once: true });
            },
            () => stream.end(),
          );
      };
      return parts.streams.open({ request }, begin, listener);
    },
  };
}

function textOf({ kind, conversation }: ToldChange): string {
  const told: contract.Change = { kind, conversationId: conversation };
  return JSON.stringify(told);
}
