// Looks, every few seconds, for callers whom nobody answers: a server that stopped in the middle of a turn, a reply that did
// not reach them, a hand-off that nobody took, a conversation that has fallen silent. Any number of processes may watch.
import { answerAgainMs, giveUpMs, undeliveredMs, watchEveryMs } from '#domains/conversations/rules.ts';
import { endIdle, findUntaken, giveBackUntaken, untakenBefore } from '#domains/conversations/service/watch.ts';
import { readBusiness } from '#domains/knowledge/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Actor, BusinessScope, Database } from '#platform/database/scope.ts';
import { eachOf } from '#platform/each-of.ts';
import type { Log } from '#platform/log.ts';
import type { Channel } from '#receptionist/turn.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import type { Corridor } from './respond.ts';
import { findAwaiting, findIdle, findUndelivered } from './store.ts';

/** Takes what was said to a caller to them, up to that line of theirs; throws where it cannot now. Safe to repeat. */
export type Deliver = (business: BusinessId, conversation: Id<'conversation'>, upToSeq: number) => Promise<void>;

export type WatchParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly corridor: Pick<Corridor, 'answer' | 'giveUp'>;
  /** Of the doors that push. A chat's visitor fetches. */
  readonly deliverers: Partial<Record<Channel, Deliver>>;
};

export type Watch = {
  /** One look around. Throws nothing, and waits for no mind: what it asks to be answered, the corridor has in hand. */
  look(): Promise<void>;
  /** Looks at once for whoever was left in the middle by a process that is no more, and every few seconds from then on. */
  start(): void;
  stop(): Promise<void>;
};

/** A conversation that the watch came upon. */
type Found = { readonly business: BusinessId; readonly conversation: Id<'conversation'> };

const telle: Actor = { kind: 'system', id: null };

export function openWatch({ database, clock, log, corridor, deliverers }: WatchParts): Watch {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  // Nobody was in this process's hands before it looked for the first time.
  let begunAt = Number.NEGATIVE_INFINITY;

  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const within = <T>(business: BusinessId, work: (scope: BusinessScope) => Promise<T>) =>
    database.asBusiness(business, telle, work);
  const nameOf = ({ business, conversation }: Found) => ({ business, conversation });
  const helpEach = async <T extends Found>(
    doing: string,
    found: Promise<readonly T[]>,
    help: (one: T) => Promise<unknown>,
  ) => eachOf({ log, doing, nameOf }, await found, help);

  const look = async (isFirst: boolean): Promise<void> => {
    const system = database.asSystem;
    const givenUp = before(giveUpMs);
    await helpEach(
      'answer',
      // A process that has just begun has nobody in hand yet. Whoever waits may have waited since it was killed: they are
      // answered at once, and given up only after as long a wait as anybody's. Another process that has them in hand is not
      // disturbed.
      system((scope) => findAwaiting(scope, before(isFirst ? 0 : answerAgainMs))),
      async (one) => {
        if (Math.max(one.since.getTime(), begunAt) < givenUp.getTime())
          await corridor.giveUp(one.business, one.conversation);
        // Not waited for: a mind that hangs with one caller would keep the watch from all the others.
        else void corridor.answer(one.business, one.conversation);
      },
    );
    await helpEach(
      'give back',
      system((scope) => findUntaken(scope, untakenBefore(clock.now()))),
      async (one) => {
        const { isDue } = await within(one.business, async (scope) => {
          const { languages } = await readBusiness(scope);
          return giveBackUntaken(scope, one.conversation, { language: languages[0] ?? 'en' });
        });
        // Not waited for, as above.
        if (isDue) void corridor.answer(one.business, one.conversation);
      },
    );
    const pushing = Object.keys(deliverers) as Channel[];
    await helpEach(
      'deliver',
      system((scope) => findUndelivered(scope, pushing, before(undeliveredMs))),
      async (one) => deliverers[one.channel]?.(one.business, one.conversation, one.seq),
    );
    await helpEach(
      'end',
      system((scope) => findIdle(scope, clock.now())),
      (one) => within(one.business, (scope) => endIdle(scope, one.conversation)),
    );
  };
  const lookOnce = (isFirst = false) =>
    look(isFirst).catch((error: unknown) => log.warn({ err: error }, 'the watch could not look around'));

  return {
    look: () => lookOnce(),
    start: () => {
      if (timer) return;
      begunAt = clock.now().getTime();
      looking = lookOnce(true);
      timer = setInterval(() => {
        looking = looking.then(() => lookOnce());
      }, watchEveryMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
