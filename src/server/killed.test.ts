// A server that is killed (SIGKILL) in the middle of turns and started again on the same data: every caller is answered, each
// line once, nothing is booked twice, and what a browser sends again is said once.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Client, type QueryResultRow } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundleServer, type Program, type ServerProcess, serverIn } from '../../bench/crash/server-process.ts';
import { aVisitor, type Visitor } from '../../tests/support/chat.ts';
import { openFolder } from '../../tests/support/cluster.ts';
import { openTestDatabase } from '../../tests/support/house.ts';
import { sendTo } from '../../tests/support/http.ts';
import { type Acted, type ModelServer, openModelServer } from '../../tests/support/model-server/open.ts';

/** Long enough for a machine that has much else to do. */
const seen = { timeout: 15_000 };
const house = await openTestDatabase();
const folder = openFolder();
const address = addressOf(house.connection);
let program: Program;
let server: ServerProcess;
let model: ModelServer;
let settings: Record<string, string> = {};
let script: (what: 'understand' | 'reword', said: string) => Acted = () => ({ do: 'refuse', status: 500 });
let slug: string;
/** What a model was asked for and does not answer. */
const hung: string[] = [];

beforeAll(async () => {
  model = await openModelServer(({ system, prompt }) =>
    script(system.startsWith('You reword') ? 'reword' : 'understand', prompt),
  );
  program = await bundleServer();
  server = serverIn(folder, program, () => ({ DATABASE_URL: address, SAMPLES: 'off', ...settings }));
  await server.start();
  const { send } = reach();
  const body = { email: 'owner@example.com', password: 'Copper-Elbow-42-fittings' };
  const signedIn = await send('POST', '/api/auth/sign-in', { body });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const headers = { cookie };
  slug = (await send<{ slug: string }>('GET', '/api/profile', { headers })).data.slug;
  // The longest that a model may take, so that there is time to kill the server in the middle of it.
  await send('PATCH', '/api/profile', { headers, body: { responseSpeed: 'Thoughtful' } });
}, 120_000);
afterAll(async () => {
  await server.kill('SIGKILL');
  await model.close();
  program.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The running server, wherever it listens now. */
function reach() {
  const request = (path: string, init: RequestInit) => fetch(new URL(path, server.url), init);
  return { send: sendTo(request), app: { hono: { request } } };
}

const rows = async <Row extends QueryResultRow>(sql: string, values: unknown[] = []) =>
  (await house.database.systemPool.query<Row>(sql, values)).rows;

/** The conversation that a caller opened with these words. */
const opened = `(select conversation_id from lines where text = $1 and who = 'caller' limit 1)`;

/** Lines of the visitor's conversation as they are kept. */
const kept = (visitor: Visitor) =>
  rows<{ seq: number; who: string; text: string; answers: string | null }>(
    `select seq, who, text, answers_line_id as answers from lines where conversation_id = ${opened} order by seq`,
    [opener.get(visitor.token)],
  );
/** How the visits stand that were booked in the visitor's conversation; a demo has its own beside them. */
const bookedBy = (visitor: Visitor) =>
  rows<{ status: string }>(`select status from appointments where conversation_id = ${opened}`, [
    opener.get(visitor.token),
  ]);
/** What each visitor said first, by which its conversation is found. */
const opener = new Map<string, string>();

async function enters(text: string): Promise<Visitor> {
  const visitor = await aVisitor(reach(), slug);
  await visitor.listen();
  opener.set(visitor.token, text);
  return visitor;
}

/** Holds a table so that nobody adds to it, until it is ended. */
async function holding(table: string): Promise<Client> {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`begin; lock table ${table} in share mode`);
  return client;
}
const waitingForLocks = async () =>
  (
    await rows<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]?.n;
/** What a killed server had under way comes to its end: it is undone. */
const nothingUnderWay = () =>
  expect
    .poll(
      () =>
        rows(
          `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           and backend_type = 'client backend' and xact_start is not null`,
        ),
      seen,
    )
    .toEqual([]);

/** Each line of the caller's has one answer, and the browser that comes back hears every line once. */
async function answeredOnce(visitor: Visitor, callerLines: number): Promise<void> {
  await expect.poll(async () => (await kept(visitor)).at(-1)?.who, seen).toBe('receptionist');
  const lines = await kept(visitor);
  expect(lines.filter(({ who }) => who === 'caller')).toHaveLength(callerLines);
  const answers = lines.flatMap(({ answers }) => answers ?? []);
  expect(answers).toHaveLength(callerLines);
  expect(new Set(answers).size).toBe(callerLines);
  // A server that has just come back may be too busy for a moment, and says so: a browser asks again.
  const back = await vi.waitFor(() => aVisitor(reach(), slug, visitor.token), seen);
  expect(back.opened.lines.map(({ seq }) => seq)).toEqual(lines.map((_, at) => at + 1));
}

it('before, in and after the transaction of a turn: each is answered once, booked once, and what is sent again is said once', async () => {
  const booking = await enters('I would like to book a drain cleaning');
  let line = await booking.ask('I would like to book a drain cleaning');
  for (let turn = 0; turn < 8 && line.asks !== 'confirm'; turn += 1)
    line = await booking.ask(line.offers[0]?.label ?? answerTo(line.asks));
  expect(line.asks, (await kept(booking)).map(({ who, text }) => `${who}: ${text}`).join('\n')).toBe('confirm');
  const before = (await kept(booking)).filter(({ who }) => who === 'caller').length;
  const answered = await enters('When are you open on Monday?');
  const unheard = await enters('Where are you, please?');

  const diary = await holding('appointments');
  const yes = { clientId: randomUUID(), sequence: before + 1 };
  await booking.send('Yes, please.', yes);
  await expect.poll(waitingForLocks, seen).toBe(1);
  await answered.ask('When are you open on Monday?');
  const book = await holding('lines');
  const where = { clientId: randomUUID(), sequence: 1 };
  const cut = unheard.send('Where are you, please?', where).catch((error: unknown) => error);
  await expect.poll(waitingForLocks, seen).toBe(2);
  await server.kill('SIGKILL');
  expect(await cut).toBeInstanceOf(Error);
  await Promise.all([diary.end(), book.end()]);
  await nothingUnderWay();
  expect(await bookedBy(booking)).toEqual([]);
  expect(await kept(unheard)).toEqual([]);

  await server.start();
  const [bookingBack, unheardBack] = await Promise.all(
    [booking, unheard].map((visitor) => aVisitor(reach(), slug, visitor.token)),
  );
  // The browser knows of no answer, and sends both again, more than once.
  const again = await Promise.all(
    Array.from({ length: 5 }, () => [
      bookingBack?.send('Yes, please.', yes),
      unheardBack?.send('Where are you, please?', where),
    ]).flat(),
  );
  expect(again.filter((sent) => sent?.isRepeat === false)).toHaveLength(1);
  await answeredOnce(booking, before + 1);
  await answeredOnce(unheard, 1);
  await answeredOnce(answered, 1);
  expect(await bookedBy(booking)).toEqual([{ status: 'booked' }]);
}, 240_000);

it('while a model understands, and while it words: whoever waited is answered when the server is back, by the watch alone', async () => {
  await server.kill('SIGTERM');
  settings = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.url, LLM_MODEL: 'scripted', LLM_WORDING: 'on' };
  const asked: Acted = {
    do: 'say',
    text: '{"language":"en","commands":[{"do":"ask","question":"Are you open on Tuesday?"}]}',
  };
  script = (what, said) => {
    // The whole question: what a model is given tells the weekday of today, which may be a Tuesday.
    if (what === 'understand' && said.includes('open on Tuesday')) return asked;
    hung.push(what);
    return { do: 'hang' };
  };
  // Where the machine is so busy that a reply was out before the kill, two others ask.
  let both = await killedInTheMiddle(0);
  for (let more = 1; more < 6 && (await answersOf(both)).length; more += 1) both = await killedInTheMiddle(more);
  expect(await answersOf(both)).toEqual([]);
  const [worded, understood] = both;

  settings = {};
  await server.start();
  await answeredOnce(worded, 1);
  await answeredOnce(understood, 1);
}, 240_000);

/** Two who had asked when the server was killed: one while a model worded the reply, one while it understood, unless the reply was out first. */
async function killedInTheMiddle(already: number): Promise<[worded: Visitor, understood: Visitor]> {
  hung.length = 0;
  await server.start();
  const please = ', please'.repeat(already);
  const understood = await asks(`Do you have parking${please}?`);
  const worded = await asks(`Are you open on Tuesday${please}?`);
  const isOut = async () => (await answersOf([worded, understood])).length > 0;
  await expect
    .poll(async () => (hung.includes('reword') && hung.includes('understand')) || (await isOut()), seen)
    .toBe(true);
  await server.kill('SIGKILL');
  await nothingUnderWay();
  return [worded, understood];
}

async function asks(text: string): Promise<Visitor> {
  const visitor = await enters(text);
  await visitor.send(text);
  return visitor;
}

const answersOf = async (visitors: readonly Visitor[]) =>
  (await Promise.all(visitors.map(kept))).flat().filter(({ who }) => who === 'receptionist');

function answerTo(asks: string | null): string {
  const said: Readonly<Record<string, string>> = {
    name: 'Maria Lopez',
    phone: '202 555 0142',
    address: '12 Elm Street',
    service: 'the first one',
    time: 'the first time you have',
    staff: 'anybody',
  };
  return said[asks ?? ''] ?? 'yes';
}

function addressOf(connection: typeof house.connection): string {
  if (connection.connectionString) return connection.connectionString;
  const { host = '', user, database } = connection;
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
