// npm run bench:api -- --rounds 5 --seconds 4
// Get by id and list of the newest twenty contacts, each connection with a session of its own: Telle's bundle against a bare
// Hono and pg server on the same PostgreSQL, in rounds that take turns, so that a busy machine is busy for both. Prints the
// median of the rounds' ratios.
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { startEmbedded } from '#platform/database/embedded.ts';
import { embeddedDatabase, readPostmaster, socketAt } from '#platform/database/postmaster.ts';
import { logTo } from '#platform/log.ts';
import { packageRoot } from '#platform/package-root.ts';
import { bundled } from './bundle.ts';
import { cpuMs } from './cpu.ts';
import type { Ready } from './peer.ts';

const bar = 0.4;
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const connections = 32;

const dataRoot = mkdtempSync(join(tmpdir(), 'telle-bench-'));
chmodSync(dataRoot, 0o755);
const bundles = join(packageRoot, `.cache/bench-api-${process.pid}`);
const postgres = await startEmbedded({ dataRoot, log: logTo('warn') });
const children: ChildProcess[] = [];
const urls: string[] = [];

async function start(file: string): Promise<string> {
  const log = openSync(join(dataRoot, `${file}.log`), 'w');
  const told = JSON.stringify({ dataRoot, socketDir: postgres.socketDir() });
  const child = fork(await bundled(file, bundles), [told], {
    execArgv: [],
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  children.push(child);
  const { port } = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (ready) => resolve(ready as Ready));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  urls.push(url);
  return url;
}

/** An owner who is signed in once for each connection, with a thousand contacts, among nine other businesses. */
async function seed(url: string): Promise<{ cookies: readonly string[]; id: string }> {
  const signIn = () =>
    fetch(`${url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'bench@example.com', password: 'Copper-Elbow-42-fittings' }),
    });
  const cookies: string[] = [];
  let signedIn = await signIn();
  for (;;) {
    cookies.push(
      signedIn.headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; '),
    );
    if (cookies.length === connections) break;
    signedIn = await signIn();
  }
  const { data } = (await signedIn.json()) as { data: { user: { businessId: string } } };
  const client = new Client(socketAt(postgres.socketDir(), embeddedDatabase));
  await client.connect();
  await client.query(`set telle.scope = 'system'`);
  const letters = `translate(upper(lpad(to_hex(b * 100000 + n), 26, '0')), 'ILOU', '') `;
  await client.query(`
    insert into businesses (id, name, trial_ends_at)
    select 'biz_' || lpad(b::text, 26, '0'), 'Bench', now() from generate_series(1, 9) b`);
  await client.query(
    `insert into contacts (id, business_id, name, phone, email, notes, created_at, updated_at)
     select 'ctc_' || lower(${letters}), case b when 0 then $1 else 'biz_' || lpad(b::text, 26, '0') end,
       'Contact ' || n, '+12025550' || lpad((n % 1000)::text, 3, '0'), 'contact' || n || '@example.com', 'Prefers mornings.',
       now() - n * interval '1 minute', now()
     from generate_series(0, 9) b, generate_series(1, 1000) n`,
    [data.user.businessId],
  );
  await client.query('analyze');
  const { rows } = await client.query<{ id: string }>(
    'select id from contacts where business_id = $1 limit 1 offset 500',
    [data.user.businessId],
  );
  await client.end();
  return { cookies, id: rows[0]?.id ?? '' };
}

type Measured = {
  readonly requests: number;
  readonly seconds: number;
  readonly cpuMs: number;
  readonly p99: number;
};

async function measure(url: string, cookies: readonly string[], duration: number): Promise<Measured> {
  const [child, postmaster] = [children[url.startsWith(urls[0] ?? '?') ? 0 : 1]?.pid ?? 0, postmasterPid()];
  const before = cpuMs([child, postmaster]);
  let client = 0;
  const { requests, latency, non2xx, errors, ...took } = await autocannon({
    url,
    connections,
    duration,
    setupClient: (one) => {
      one.setHeaders({ cookie: cookies[client % cookies.length] ?? '' });
      client += 1;
    },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return {
    requests: requests.total,
    seconds: took.duration,
    cpuMs: cpuMs([child, postmaster]) - before,
    p99: latency.p99,
  };
}

/** One second for one, one for the other: what else the machine does changes too quickly for longer turns to be fair. */
async function takeTurns(paths: readonly [string, string], cookies: readonly string[], isFirstFirst: boolean) {
  const both: [Measured[], Measured[]] = [[], []];
  for (let turn = 0; turn < seconds; turn += 1) {
    const order = (turn % 2 === 0) === isFirstFirst ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) both[which].push(await measure(paths[which], cookies, 1));
  }
  return [summed(both[0]), summed(both[1])] as const;
}

/** Requests a second, the worst turn's p99, and processor time of the server and PostgreSQL for each request. */
function summed(turns: readonly Measured[]) {
  const sum = (of: (turn: Measured) => number): number => turns.reduce((total, turn) => total + of(turn), 0);
  const requests = sum((turn) => turn.requests);
  return {
    perSecond: requests / sum((turn) => turn.seconds),
    p99: Math.max(...turns.map(({ p99 }) => p99)),
    cpuMsEach: sum((turn) => turn.cpuMs) / requests,
  };
}

function postmasterPid(): number {
  return readPostmaster(join(dataRoot, 'postgres'))?.pid ?? 0;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const said = ({ perSecond, p99, cpuMsEach }: ReturnType<typeof summed>): string =>
  `${Math.round(perSecond)}/s, p99 ${p99} ms, ${cpuMsEach.toFixed(3)} ms of processor each`;

try {
  const ours = await start('ours.ts');
  const bare = await start('bare.ts');
  const { cookies, id } = await seed(ours);
  const cases = { get: `/api/contacts/${id}`, list: '/api/contacts?limit=20' };
  const ratios: Record<string, { perSecond: number[]; cpu: number[] }> = {};
  for (const path of Object.values(cases)) for (const url of [ours, bare]) await measure(url + path, cookies, 2);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, path] of Object.entries(cases)) {
      const [our, limit] = await takeTurns([ours + path, bare + path], cookies, round % 2 === 0);
      const kept = ratios[name] ?? { perSecond: [], cpu: [] };
      ratios[name] = kept;
      kept.perSecond.push(our.perSecond / limit.perSecond);
      kept.cpu.push(our.cpuMsEach / limit.cpuMsEach);
      console.log(`round ${round} ${name.padEnd(4)} ours ${said(our)} | bare ${said(limit)}`);
    }
  }
  for (const [name, { perSecond, cpu }] of Object.entries(ratios)) {
    console.log(
      `${name}: requests a second ${median(perSecond).toFixed(2)} of bare (bar ${bar}), processor time ${median(cpu).toFixed(2)} times bare’s`,
    );
  }
  process.exitCode = Object.values(ratios).every(({ perSecond }) => median(perSecond) >= bar) ? 0 : 1;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await postgres.stop();
  for (const folder of [dataRoot, bundles]) rmSync(folder, { recursive: true, force: true });
}
