// kill -9 in the midst of background work: everything reaches the outside, and nothing twice where the outside knows keys.
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, letTimePass, openTestQueue, until } from '../../../tests/support/background.ts';
import { type House, openTestDatabase } from '../../../tests/support/house.ts';
import { killableWorkers } from '../../../tests/support/killable-worker.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 10);
const worksPerRound = 12;

/** Counts the times that each key arrived; answers after a moment, so that a kill can fall between doing and noting. */
const seen = new Map<string, number>();
const provider = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', (chunk) => {
    const key = chunk.toString().trim();
    seen.set(key, (seen.get(key) ?? 0) + 1);
    setTimeout(() => socket.write('ok\n'), 5);
  });
});

let house: House;
const workers = killableWorkers('./work-until-killed.ts');

beforeAll(async () => {
  house = await openTestDatabase();
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  provider.close();
});

const startWorker = () =>
  workers.start(JSON.stringify(house.connection), String((provider.address() as AddressInfo).port));

it(`loses nothing in ${rounds} rounds of kill -9`, async () => {
  const queue = openTestQueue(house);
  queue.register('deliver', { handler: async () => undefined, retries: 200, backoffSeconds: 1, timeoutSeconds: 30 });
  await queue.prepare();
  house.database.onEnqueue((db, work) => queue.enqueue({ db }, work));
  const expected: string[] = [];
  let killedInTheMidst = 0;

  for (let round = 0; round < rounds; round += 1) {
    const worker = await startWorker();
    const before = seen.size;
    await house.database.asSystem(async (scope) => {
      for (let n = 0; n < worksPerRound; n += 1) {
        const effectKey = `round ${round} work ${n}`;
        expected.push(effectKey);
        await scope.enqueue({ name: 'deliver', effectKey, data: {} });
      }
    });
    // Each round is cut a little later: right after the first effect, then deeper into the round.
    await until(() => expect(seen.size).toBeGreaterThan(before + (round % worksPerRound)));
    await workers.kill(worker);
    const inHand = await ask(house, 'select 1 from work_in_hand');
    if (inHand.length > 0) killedInTheMidst += 1;
  }

  const last = await startWorker();
  await until(async () => {
    await letTimePass(house, 60);
    expect(await ask(house, `select name from pgboss.job where name = 'deliver'`)).toEqual([]);
  }, 30_000);
  await workers.kill(last);

  expect(killedInTheMidst).toBeGreaterThan(rounds / 2);
  expect([...seen.keys()].sort()).toEqual(expected.sort());
  const again = [...seen.values()].filter((times) => times > 1).length;
  console.log(
    `${expected.length} effects, ${killedInTheMidst} of ${rounds} kills in the midst, ${again} sent again with the same key`,
  );
  // At most what was in hand at each kill can come again; a provider that knows keys sees each once.
  expect(again).toBeLessThanOrEqual(rounds * 4);
  expect(await ask(house, `select key from effects where state <> 'done'`)).toEqual([]);
  expect(await ask(house, 'select id from failed_work')).toEqual([]);
}, 120_000);
