// Kills a real server, and its PostgreSQL, at random moments under mixed writes, and compares what was acknowledged
// with what is there. A failed start, a lost write or a half-applied operation is a line in `wrong`.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openFolder, query, run } from '../../tests/support/cluster.ts';
import { type KeptRow, newLedger } from './ledger.ts';
import { bundleServer, type ServerProcess, serverIn } from './server-process.ts';
import { type Acknowledged, writersOn } from './writers.ts';

export type CrashRounds = {
  readonly serverKills: number;
  readonly databaseKills: number;
  /** The same seed gives the same choices; the moments still depend on the machine. */
  readonly seed: number;
  readonly tell?: (line: string) => void;
  /** False runs a server without transactions, to show that its crashes are found out. */
  readonly guarded?: boolean;
};

export type CrashReport = {
  readonly wrong: readonly string[];
  readonly acknowledged: number;
  readonly cleanStartMs: number;
  readonly startMs: readonly number[];
  /** From the kill of the database to the next acknowledged write. */
  readonly recoveryMs: readonly number[];
};

const writerCount = 4;
const recoveryMsMax = 5_000;

/** Runs the rounds in a folder of its own and leaves nothing behind. */
export async function crash({
  serverKills,
  databaseKills,
  seed,
  tell = () => undefined,
  guarded = true,
}: CrashRounds): Promise<CrashReport> {
  const folder = openFolder();
  const program = await bundleServer(guarded);
  const server = serverIn(folder, program);
  const random = randomFrom(seed);
  const ledger = newLedger();
  const writers = writersOn(() => server.url, writerCount, ledger, random);
  const wrong: string[] = [];
  const startMs: number[] = [];
  const recoveryMs: number[] = [];

  const inspect = async (round: string) => {
    const found = [...(await differences(server, ledger.compare)), ...writers.takeSurprises()];
    wrong.push(...found.map((text) => `${round}: ${text}`));
    tell(`${round}: ${ledger.acknowledged} acknowledged, ${found.length} wrong`);
  };

  try {
    await server.start();
    await server.kill('SIGTERM');
    const cleanStartMs = await server.start();
    await writers.signIn();
    for (let round = 1; round <= serverKills; round += 1) {
      const stop = new AbortController();
      const writing = writers.writeUntil(stop.signal);
      await underWay(() => ledger.acknowledged);
      await pause(20 + random() * 400);
      await server.kill('SIGKILL');
      // In every fifth round everything goes at once, as with the power.
      if (round % 5 === 0) server.killDatabase();
      stop.abort();
      await writing;
      startMs.push(await server.start());
      await lastStatementsEnd(server);
      await inspect(`server kill ${round}`);
      // Where it is to be found out at all, once is enough.
      if (!guarded && wrong.length > 0) break;
    }
    for (let round = 1; round <= databaseKills; round += 1) {
      const stop = new AbortController();
      const writing = writers.writeUntil(stop.signal);
      await underWay(() => ledger.acknowledged);
      await pause(100 + random() * 400);
      const killedAt = performance.now();
      server.killDatabase();
      writers.takeAcknowledged();
      recoveryMs.push(await recovered(writers.takeAcknowledged, killedAt, wrong, `database kill ${round}`));
      await pause(random() * 200);
      stop.abort();
      await writing;
      await inspect(`database kill ${round}`);
    }
    await server.kill('SIGTERM');
    return { wrong, acknowledged: ledger.acknowledged, cleanStartMs, startMs, recoveryMs };
  } finally {
    await server.kill('SIGKILL');
    program.remove();
    server.endDatabase();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A kill says something only of writes that are under way, which begin later on a machine that is busy. */
async function underWay(acknowledged: () => number): Promise<void> {
  const enough = acknowledged() + writesUnderWay;
  const until = performance.now() + recoveryMsMax;
  while (acknowledged() < enough && performance.now() < until) await pause(5);
}
const writesUnderWay = 8;

/** Waits for the first write that was both sent and acknowledged after the kill. */
async function recovered(
  take: () => readonly Acknowledged[],
  killedAt: number,
  wrong: string[],
  round: string,
): Promise<number> {
  for (;;) {
    const first = take().find(({ sentAt }) => sentAt > killedAt);
    if (first) return first.at - killedAt;
    if (performance.now() - killedAt > recoveryMsMax) {
      wrong.push(`${round}: no write was acknowledged within ${recoveryMsMax} ms`);
      return performance.now() - killedAt;
    }
    await pause(5);
  }
}

/** A killed server's last statement may still run for a moment; what it commits was never acknowledged, but counts. */
async function lastStatementsEnd(server: ServerProcess): Promise<void> {
  for (;;) {
    const [row] = await query<{ open: number }>(
      server.connection(),
      `select count(*)::int as open from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start is not null`,
    );
    if (row?.open === 0) return;
    await pause(5);
  }
}

async function differences(server: ServerProcess, compare: (rows: readonly KeptRow[]) => string[]): Promise<string[]> {
  const connection = server.connection();
  // The plan of a demo holds few contacts; what is tested here is not the plan.
  await run(connection, `update businesses set plan = 'enterprise' where plan <> 'enterprise'`);
  const rows = await query<KeptRow>(
    connection,
    `select split_part(c.email, '@', 1) as key, c.name,
       exists (select from idempotency_keys k where k.key = split_part(c.email, '@', 1)
         and k.answer like '%' || c.id || '%') as answered
     from contacts c where c.email like 'w%@crash.example'`,
  );
  const halves = await query<{ half: string }>(
    connection,
    `with seeded as (
       select b.id, (select count(*) from contacts c where c.business_id = b.id and c.email is distinct from null
           and c.email not like '%@crash.example') as contacts,
         (select count(*) from members m join users u on u.id = m.user_id where m.business_id = b.id) as members
       from businesses b where not b.is_sample and not b.is_own)
     select id || ' has ' || members || ' members and ' || contacts || ' of its first contacts' as half from seeded
     where members <> 1 or contacts <> (select max(contacts) from seeded)
     union all
     select id || ' is a user without a business' from users u where not exists (select from members m where m.user_id = u.id)`,
  );
  return [...compare(rows), ...halves.map(({ half }) => half)];
}

/** Mulberry32: small, even, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
