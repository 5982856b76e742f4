// Background work on the real database: kept with its cause, once outside, in order, and never lost from sight.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, letTimePass, openTestQueue, until, untilDrained } from '../../../tests/support/background.ts';
import { run } from '../../../tests/support/cluster.ts';
import { aBusiness, type House, inBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import type { Queue } from './queue.ts';
import type { WorkHandler } from './work.ts';

let house: House;
let queue: Queue;
let handlers: Map<string, WorkHandler>;
const names = ['greet', 'patient', 'slow', 'nightly'];

beforeAll(async () => {
  house = await openTestDatabase();
  handlers = new Map();
  queue = openTestQueue(house);
  registerAll(queue);
  house.database.onEnqueue((db, work) => queue.enqueue({ db }, work));
  await queue.start();
});

beforeEach(() => {
  for (const name of names) handlers.set(name, async () => undefined);
});

function registerAll(of: Queue): void {
  const call =
    (name: string): WorkHandler =>
    async (work) =>
      handlers.get(name)?.(work);
  of.register('greet', { handler: call('greet'), retries: 2, backoffSeconds: 10, timeoutSeconds: 5 });
  of.register('patient', { handler: call('patient'), retries: 50, backoffSeconds: 10, timeoutSeconds: 5 });
  of.register('slow', { handler: call('slow'), retries: 2, backoffSeconds: 10, timeoutSeconds: 1 });
  of.register('nightly', {
    handler: call('nightly'),
    retries: 0,
    backoffSeconds: 1,
    timeoutSeconds: 5,
    cron: '* * * * *',
  });
}

const enqueue = (name: string, effectKey: string, more: { inOrderWith?: string; startAfter?: Date } = {}) =>
  house.database.asSystem((scope) => scope.enqueue({ name, effectKey, data: { key: effectKey }, ...more }));

const failed = () => ask<{ effect_key: string; reason: string; attempts: number }>(house, 'select * from failed_work');

describe('with its cause', () => {
  it('is done after a commit, soon, and also when a business enqueued it', async () => {
    const seen: string[] = [];
    handlers.set('greet', async (work) => void seen.push(work.effectKey));
    const business = await aBusiness(house);
    const startedAt = performance.now();
    await inBusiness(house.database, business, (scope) =>
      scope.enqueue({ name: 'greet', effectKey: 'hello', data: {} }),
    );
    await until(() => expect(seen).toEqual(['hello']));
    // Without the wake-up call it would take the longest sleep, half a minute.
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it('does not exist after a rollback', async () => {
    const undone = house.database.asSystem(async (scope) => {
      await scope.enqueue({ name: 'greet', effectKey: 'never', data: {} });
      throw new Error('the cause did not happen');
    });
    await expect(undone).rejects.toThrow('the cause did not happen');
    expect(await ask(house, `select 1 from pgboss.job where data ->> 'effectKey' = 'never'`)).toEqual([]);
  });

  it('refuses a name that nobody does', async () => {
    await expect(enqueue('unknown', 'x')).rejects.toThrow('no background work is called unknown');
  });

  it('waits for its time', async () => {
    const seen: string[] = [];
    handlers.set('greet', async (work) => void seen.push(work.effectKey));
    await enqueue('greet', 'later', { startAfter: new Date(Date.now() + 3_600_000) });
    await enqueue('greet', 'now');
    await until(() => expect(seen).toEqual(['now']));
    await letTimePass(house, 3_601);
    await until(() => expect(seen).toEqual(['now', 'later']));
  });
});

describe('effects', () => {
  it('are done once however often the work is', async () => {
    const outside: string[] = [];
    const unguarded: string[] = [];
    const results: unknown[] = [];
    handlers.set('greet', async (work) => {
      results.push(
        await work.once(work.effectKey, async () => {
          outside.push(work.effectKey);
          return { receipt: 7 };
        }),
      );
      unguarded.push(work.effectKey);
      if (work.attempt < 3) throw new Error('after the effect');
    });
    await enqueue('greet', 'pay');
    await untilDrained(house);
    expect(outside).toEqual(['pay']);
    expect(results).toEqual([{ receipt: 7 }, { receipt: 7 }, { receipt: 7 }]);
    expect(unguarded).toHaveLength(3);
  });

  it('are not begun while another worker is at the same one', async () => {
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const begun: number[] = [];
    const refused: string[] = [];
    handlers.set('patient', async (work) => {
      try {
        await work.once('shared', async () => {
          begun.push(1);
          await held;
        });
      } catch (error) {
        refused.push((error as Error).message);
        throw error;
      }
    });
    await enqueue('patient', 'first');
    await enqueue('patient', 'second');
    await until(() => expect(refused).toEqual(['the effect shared is under way elsewhere']));
    finish();
    await untilDrained(house);
    expect(begun).toEqual([1]);
  });
});

describe('failure', () => {
  it('is tried again, then kept in the list with its reason', async () => {
    let tries = 0;
    handlers.set('greet', async () => {
      tries += 1;
      throw new Error('the printer is out of paper');
    });
    await enqueue('greet', 'print');
    await untilDrained(house);
    expect(tries).toBe(3);
    expect(await failed()).toMatchObject([{ effect_key: 'print', reason: 'the printer is out of paper', attempts: 3 }]);
  });

  it('is for good at once when the error says so', async () => {
    let tries = 0;
    handlers.set('greet', async () => {
      tries += 1;
      throw Object.assign(new Error('no such mailbox'), { retryable: false });
    });
    await enqueue('greet', 'bounce');
    await until(async () => expect(await failed()).toMatchObject([{}, { effect_key: 'bounce', attempts: 1 }]));
    expect(tries).toBe(1);
  });

  it('waits as long as whoever refused asked to be left alone', async () => {
    let tries = 0;
    handlers.set('greet', async () => {
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('busy'), { retryAfterSeconds: 600 });
    });
    await enqueue('greet', 'call later');
    await until(async () => {
      const [waiting] = await ask<{ seconds: number }>(
        house,
        `select extract(epoch from start_after - now())::float as seconds from pgboss.job where state = 'retry'`,
      );
      expect(waiting?.seconds).toBeGreaterThan(500);
    });
    await untilDrained(house);
    expect(tries).toBe(2);
  });

  it('comes of taking too long', async () => {
    const signals: boolean[] = [];
    handlers.set('slow', async ({ signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      signals.push(signal.aborted);
      await new Promise(() => undefined);
    });
    await enqueue('slow', 'hang');
    await until(async () => {
      const waiting = await ask(house, `select output ->> 'reason' as reason from pgboss.job where name = 'slow'`);
      expect(waiting).toEqual([{ reason: 'took longer than 1 s' }]);
    });
    expect(signals).toEqual([true]);
    handlers.set('slow', async () => undefined);
    await untilDrained(house);
  });
});

describe('order', () => {
  it('is kept within a lane while its first is down, and other lanes go on', async () => {
    const went: string[] = [];
    let isDown = true;
    handlers.set('patient', async ({ effectKey }) => {
      if (effectKey.startsWith('a') && isDown) throw new Error('down');
      went.push(effectKey);
    });
    await house.database.asSystem(async (scope) => {
      for (const n of [1, 2, 3])
        await scope.enqueue({ name: 'patient', effectKey: `a${n}`, data: {}, inOrderWith: 'a' });
    });
    await enqueue('patient', 'b1', { inOrderWith: 'b' });
    await until(() => expect(went).toEqual(['b1']));
    for (let hour = 0; hour < 3; hour += 1) await letTimePass(house, 900);
    await enqueue('patient', 'a4', { inOrderWith: 'a' });
    isDown = false;
    await untilDrained(house);
    expect(went).toEqual(['b1', 'a1', 'a2', 'a3', 'a4']);
  });
});

describe('several processes', () => {
  it('make the tables at once, share the work, and keep one timetable', async () => {
    const fresh = await openTestDatabase();
    const queues = [1, 2, 3, 4].map(() => openTestQueue(fresh));
    for (const each of queues) registerAll(each);
    const seen: string[] = [];
    handlers.set('greet', async (work) => void seen.push(work.effectKey));
    await Promise.all(queues.map((each) => each.start()));
    fresh.database.onEnqueue((db, work) => (queues[0] as Queue).enqueue({ db }, work));
    await fresh.database.asSystem(async (scope) => {
      for (let n = 0; n < 20; n += 1) await scope.enqueue({ name: 'greet', effectKey: `w${n}`, data: {} });
    });
    await until(() => expect(seen).toHaveLength(20));
    expect(new Set(seen).size).toBe(20);
    await until(async () => {
      const [row] = await ask<{ n: number }>(
        fresh,
        `select count(*)::int as n from pgboss.job where name = '__pgboss__send-it' and data ->> 'name' = 'nightly'`,
      );
      expect(row?.n).toBe(1);
      // Whoever kept time before the timetable stood looks again half a minute later.
    }, 45_000);
    await Promise.all(queues.map((each) => each.stop()));
  }, 60_000);

  it('let what is in hand finish when they stop, and give back what takes longer, uncounted', async () => {
    const fresh = await openTestDatabase();
    const [first, second] = [openTestQueue(fresh), openTestQueue(fresh)];
    registerAll(first);
    registerAll(second);
    let finish = (): void => undefined;
    const attempts: number[] = [];
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    handlers.set('greet', () => held);
    handlers.set('patient', async (work) => {
      attempts.push(work.attempt);
      if (attempts.length === 1) await new Promise(() => undefined);
    });
    await first.start();
    fresh.database.onEnqueue((db, work) => first.enqueue({ db }, work));
    await fresh.database.asSystem(async (scope) => {
      await scope.enqueue({ name: 'greet', effectKey: 'short', data: {} });
      await scope.enqueue({ name: 'patient', effectKey: 'long', data: {} });
    });
    await until(async () => expect(await ask(fresh, 'select 1 from work_in_hand')).toHaveLength(2));
    const stopped = first.stop(100);
    finish();
    await stopped;
    const left = `select name from pgboss.job where state <= 'active' and name in ('greet', 'patient')`;
    expect(await ask(fresh, left)).toEqual([{ name: 'patient' }]);
    expect(await ask(fresh, 'select 1 from work_in_hand')).toEqual([]);
    await second.start();
    await until(() => expect(attempts).toEqual([1, 1]));
  });

  it('come back by themselves when all their connections were cut', async () => {
    const fresh = await openTestDatabase();
    const cut = openTestQueue(fresh);
    registerAll(cut);
    const seen: string[] = [];
    handlers.set('greet', async (work) => void seen.push(work.effectKey));
    await cut.start();
    fresh.database.onEnqueue((db, work) => cut.enqueue({ db }, work));
    await run(
      house.connection,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${String(fresh.connection.database)}'`,
    );
    await until(() =>
      fresh.database.asSystem((scope) => scope.enqueue({ name: 'greet', effectKey: 'back', data: {} })),
    );
    await until(() => expect(seen).toEqual(['back']));
  });
});
