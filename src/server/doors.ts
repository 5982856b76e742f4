// Opens the doors through which callers come, and the corridor behind them.
import { chatRoutes } from '#channels/chat/routes.ts';
import { deleteSilent, findBusinessOf } from '#channels/chat/store.ts';
import { openDrafts } from '#channels/drafts.ts';
import { openCorridor } from '#channels/respond.ts';
import { testCallRoutes } from '#channels/test-call/routes.ts';
import { testCallStream } from '#channels/test-call/stream.ts';
import { openTryOut } from '#channels/try-out.ts';
import { openWatch } from '#channels/watch.ts';
import type { CodeNeeds } from '#domains/caller-codes/service.ts';
import { openFeed } from '#domains/conversations/events.ts';
import { changesRoute, conversationRoutes } from '#domains/conversations/routes.ts';
import { changeMessageIn } from '#domains/conversations/service/end.ts';
import { handOffRoutes } from '#domains/hand-offs/routes.ts';
import { messageRoutes } from '#domains/messages/routes.ts';
import type { TryOut } from '#domains/questions/service/run-tests.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import type { RawRoute } from '#platform/http/app.ts';
import type { Authenticate } from '#platform/http/caller.ts';
import { eventStreams } from '#platform/http/event-streams.ts';
import type { FramedBy } from '#platform/http/pages.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Log } from '#platform/log.ts';
import type { MindParts } from '#receptionist/mind.ts';
import { dayMs } from '#shared/durations.ts';

export type DoorsGiven = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly authenticate: Authenticate;
  readonly mind: MindParts;
  readonly codes: CodeNeeds;
  readonly noteTurn: (tookMs: number) => void;
};

export type Doors = {
  readonly routes: readonly ((serve: Serve) => void)[];
  readonly raw: readonly RawRoute[];
  /** The sites that may frame a business's widget; nobody frames anything else. */
  readonly framedBy: FramedBy;
  /** How an owner's test questions are asked: of the same mind, and without a trace. */
  readonly tryOut: TryOut;
  /** Ends the streams, so that a server which stops need not wait for them. */
  drain(): void;
  /** Forgets visitors who opened a chat and never said a word. */
  forgetSilent(scope: SystemScope): Promise<void>;
  /** Watches over callers whom nobody answers, from now on. */
  start(): void;
  /** Finishes the turns that are in hand. */
  stop(): Promise<void>;
};

const silentDays = 7;

/** What may stand in a header of a site that an owner wrote down: its origin in ASCII, and nothing of a text that is none. */
function originOf(site: string): string[] {
  const { origin } = URL.canParse(site) ? new URL(site) : { origin: '' };
  // A host may hold signs that mean something in the header: `;` and `,` among them.
  return /^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin) ? [origin] : [];
}

export function openDoors(given: DoorsGiven): Doors {
  const { database, clock, log, authenticate, mind, codes, noteTurn } = given;
  const drafts = openDrafts();
  const corridor = openCorridor({ database, log, mind, codes, drafts, noteTurn });
  const feed = openFeed(database);
  const streams = eventStreams();
  const watch = openWatch({ database, clock, log, corridor, deliverers: {} });
  const chat = chatRoutes({ database, clock, log, feed, drafts, streams, corridor });
  const conversations = conversationRoutes((business, conversation) => void corridor.answer(business, conversation));

  return {
    routes: [conversations, messageRoutes(changeMessageIn), handOffRoutes, chat.routes, testCallRoutes(corridor)],
    raw: [
      changesRoute({ authenticate, feed, streams }),
      testCallStream({ database, authenticate, drafts, streams }),
      ...chat.raw,
    ],
    framedBy: async (path) => {
      const [, slug] = /^\/widget\/([a-z0-9-]{1,80})\/?$/.exec(path) ?? [];
      if (slug === undefined) return undefined;
      return (await database.asSystem((scope) => findBusinessOf(scope, slug)))?.widgetSites.flatMap(originOf);
    },
    tryOut: openTryOut({ database, mind, codes }),
    drain: streams.stop,
    forgetSilent: (scope) => deleteSilent(scope, new Date(scope.now().getTime() - silentDays * dayMs)),
    start: watch.start,
    stop: async () => {
      await watch.stop();
      await corridor.settled();
    },
  };
}
