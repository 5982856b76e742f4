// HTTP for the chat: public, limited by address and by visitor.
import type { Feed } from '#domains/conversations/events.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/scope.ts';
import type { RawRoute } from '#platform/http/app.ts';
import type { EventStream, EventStreams } from '#platform/http/event-streams.ts';
import { networkOf } from '#platform/http/proxies.ts';
import { rateLimitsOf } from '#platform/http/rate-limit.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Log } from '#platform/log.ts';
import { Fault } from '#shared/errors.ts';
import type { Drafts } from '../drafts.ts';
import type { Corridor } from '../respond.ts';
import * as contract from './contract.ts';
import * as store from './store.ts';
import { pourThread } from './stream.ts';
import { endVisit, greet, hashOfToken, openVisit, placeAt, placeOfEvent, takeMessage, visitorActor } from './visits.ts';

export type ChatParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly feed: Feed;
  readonly drafts: Pick<Drafts, 'watch'>;
  readonly streams: EventStreams;
  readonly corridor: Pick<Corridor, 'answer'>;
};

const perVisitor = { name: 'chat visitor', max: 120, windowSeconds: 60 };
/**
 * Of one address, in parts of so many characters: to understand a long line takes as long as many short ones. Room for a
 * long message every other second, or for as many short ones as may be sent.
 */
const charactersSaid = { name: 'chat characters', max: 600, windowSeconds: 60 };
const charactersInPart = 100;
const streamsOpened = { name: 'chat stream', max: 240, windowSeconds: 60 };
/** Of one address, with all samples together: anybody may talk to them, so nobody talks to them all day. */
const sampleVisits = { name: 'sample visit', max: 60, windowSeconds: 3600 };
const sampleLines = { name: 'sample line', max: 240, windowSeconds: 3600 };
/** Tabs that one visitor may have open; the oldest goes first. */
const streamsPerVisitor = 4;

export function chatRoutes(parts: ChatParts): {
  readonly routes: (serve: Serve) => void;
  readonly raw: readonly RawRoute[];
} {
  const { database } = parts;
  const limits = rateLimitsOf(database, parts.clock);

  const routes = (serve: Serve): void => {
    serve(contract.greetChat, async ({ params }) => greet(database, (await placeAt(database, params.slug)).business));
    serve(contract.openChat, async ({ params, body, address }) => {
      const place = await placeAt(database, params.slug);
      if (place.isSample) await limits.takeFromLease(sampleVisits, networkOf(address));
      return openVisit(database, place, body.visitor);
    });
    serve(contract.sendChat, async ({ params, body, address }) => {
      const { business, isSample } = await placeAt(database, params.slug);
      if (isSample) await limits.takeFromLease(sampleLines, networkOf(address));
      await limits.takeFromLease(perVisitor, hashOfToken(body.visitor));
      await limits.takeFromLease(charactersSaid, networkOf(address), Math.ceil(body.text.length / charactersInPart));
      const { answer, received } = await takeMessage(database, business, body);
      // The reply comes down the stream; what stops here is found by the watch.
      if (received.isDue) void parts.corridor.answer(business, received.conversation);
      return answer;
    });
    serve(contract.endChat, async ({ params, body }) =>
      endVisit(database, (await placeAt(database, params.slug)).business, body),
    );
  };

  const stream: RawRoute = {
    name: 'streamChat',
    method: 'GET',
    path: '/api/chat/:slug/stream',
    answer: async ({ request, address, c }) => {
      await limits.takeFromLease(streamsOpened, networkOf(address));
      const { business } = await placeAt(database, c.req.param('slug') ?? '');
      const threadKey = hashOfToken(request.headers.get('x-visitor') ?? '');
      const isKnown = await database.asBusiness(business, visitorActor, (scope) =>
        store.findLastSequence(scope, threadKey),
      );
      if (isKnown === null) throw new Fault('not_signed_in');
      const after = placeOfEvent(request.headers.get('last-event-id'));
      const listener = { key: `chat ${business} ${threadKey}`, most: streamsPerVisitor };
      const begin = (stream: EventStream) => void pourThread(parts, stream, { business, threadKey, after });
      return parts.streams.open({ request }, begin, listener);
    },
  };
  return { routes, raw: [stream] };
}
