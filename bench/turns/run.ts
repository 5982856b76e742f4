// How long a turn takes, its records written to disk: from the caller's line coming in to the reply standing in the records.
// Callers of six kinds talk to one business in four languages, so many at once, each pausing as people do; and once more
// without a pause, which is as much as one process can do.
//   npm run bench:turns [-- --json] [--at 1,20,100] [--seconds 10]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Corridor, openCorridor } from '../../src/channels/respond.ts';
import { importBusiness } from '../../src/domains/business-file/service.ts';
import { receive } from '../../src/domains/conversations/service/receive.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import type { Database } from '../../src/platform/database/scope.ts';
import { idsOf } from '../../src/platform/ids.ts';
import { logTo } from '../../src/platform/log.ts';
import { wakeReceptionist } from '../../src/server/wake-receptionist.ts';
import type { BusinessId } from '../../src/shared/ids.ts';
import { type Caller, callerOf } from '../receptionist/caller.ts';
import { type Call, loadSet } from '../receptionist/format.ts';
import { embeddedParts } from '../receptionist/in-process.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    at: { type: 'string', default: '1,20,100' },
    seconds: { type: 'string', default: '10' },
  },
});
const atOnce = values.at.split(',').map(Number);
const forMs = Number(values.seconds) * 1000;
/** What a fast caller takes to read a reply and answer; people on the phone take two to six seconds. */
const pauseMs = 1500;
/** Target: at twenty at once, with pauses. */
const p95MsMax = 50;

const data = mkdtempSync(join(tmpdir(), 'telle-turns-'));
chmodSync(data, 0o755);
const clock = systemClock;
const ids = idsOf(clock);
const log = logTo('error');
const config = readConfig({ DATA_DIR: data, LOG_LEVEL: 'error', SAMPLES: 'off' });
const database = await openDatabase({ config, clock, ids, log });
database.onEnqueue(async () => undefined);
// As a server that has started: what is compiled once is no turn's.
await wakeReceptionist(systemClock.now());
const corridor = openCorridor({
  database,
  log,
  mind: await embeddedParts(),
  codes: { key: Buffer.alloc(32), sendText: null, canMail: true },
});

const calls = loadSet(join(import.meta.dirname, '../receptionist/sets/public'));
const business = await freshBusiness();

type Measured = {
  atOnce: number;
  pauseMs: number;
  turns: number;
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
};
let failed = false;
try {
  await measure(4, 0, 2000);
  for (const pausing of [pauseMs, 0])
    for (const many of atOnce) {
      const measured = await measure(many, pausing, forMs);
      const isTarget = many === 20 && pausing > 0;
      const passed = !isTarget || measured.p95Ms <= p95MsMax;
      failed ||= !passed;
      if (values.json) console.log(JSON.stringify({ ...measured, ...(isTarget ? { p95MsMax, passed } : {}) }));
      else
        console.log(
          `${String(many).padStart(4)} at once, ${pausing ? `${pausing / 1000} s between turns` : 'no pause'}: ${measured.turns} turns, ` +
            `p50 ${measured.p50Ms} ms, p95 ${measured.p95Ms} ms, p99 ${measured.p99Ms} ms${isTarget ? ` (at most ${p95MsMax}: ${passed ? 'held' : 'MISSED'})` : ''}`,
        );
    }
  if (values.json) console.log(JSON.stringify({ passed: !failed }));
} finally {
  await database.close();
  rmSync(data, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

async function freshBusiness(): Promise<BusinessId> {
  const id = ids.make('business');
  const file = calls.businesses.get('harbor-plumbing');
  if (!file) throw new Error('the set has no harbor-plumbing');
  await database.asSystem(({ db }) =>
    db
      .insertInto('businesses')
      .values({ id, name: file.name, plan: 'enterprise', trial_ends_at: new Date(0) })
      .execute(),
  );
  await database.asBusiness(id, { kind: 'system', id: null }, (scope) =>
    importBusiness(scope, { file: JSON.stringify({ ...file, appointments: [] }), mode: 'replace', mayLose: true }),
  );
  return id;
}

/** So many callers for so long; each who hangs up makes room for the next. */
async function measure(many: number, pausing: number, ms: number): Promise<Measured> {
  const until = performance.now() + ms;
  const took: number[] = [];
  await Promise.all(
    Array.from({ length: many }, async (_, at) => {
      await pause((pausing * at) / many);
      for (let call = at; performance.now() < until; call += 1)
        await talk(call, pausing, until, took, { database, corridor });
    }),
  );
  took.sort((a, b) => a - b);
  const at = (part: number) =>
    Math.round((took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0) * 10) / 10;
  const perSecond = Math.round((took.length / (ms / 1000)) * 10) / 10;
  return {
    atOnce: many,
    pauseMs: pausing,
    turns: took.length,
    perSecond,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
}

async function talk(
  number: number,
  pausing: number,
  until: number,
  took: number[],
  { database, corridor }: { database: Database; corridor: Corridor },
): Promise<void> {
  const caller: Caller = callerOf(callOf(number));
  const threadKey = ids.make('request');
  let heard: Parameters<Caller['next']>[0] = null;
  for (let turn = 1; performance.now() < until; turn += 1) {
    const line = caller.next(heard);
    if (!line) return;
    const startedAt = performance.now();
    const incoming = { channel: 'chat' as const, threadKey, providerId: String(turn), text: line.text };
    const { conversation } = await database.asBusiness(business, { kind: 'visitor', id: null }, (scope) =>
      receive(scope, incoming),
    );
    const answered = await corridor.answer(business, conversation);
    took.push(performance.now() - startedAt);
    if (answered.kind !== 'replied') return;
    const { rows } = await database.systemPool.query<{ asks: never; ends: boolean }>(
      'select asks, ends from lines where conversation_id = $1 and seq = $2',
      [conversation, answered.seq],
    );
    heard = { asks: rows[0]?.asks ?? null, ended: rows[0]?.ends ?? true, code: null };
    if (pausing) await pause(pausing * (0.5 + Math.random()));
  }
}

/** Callers who book, ask, leave a message, want a person, in four languages; days apart, so that not all want one time. */
function callOf(number: number): Call {
  const answers = {
    name: ['Maria Lopez'],
    phone: ['202 555 0142'],
    address: ['88 Bleecker Street'],
    time: ['the first one', 'any time the day after', 'next week in the morning'],
    service: ['drain cleaning'],
    confirm: ['yes'],
    message: ['Please call me about the invoice'],
    more: ["no, that's all"],
  };
  const openings = [
    `I need a drain cleaning on day ${(number % 27) + 1} of next month in the morning`,
    'How much is a drain cleaning, and when are you open on Saturday?',
    'Hola, ¿abren los sábados? Quisiera reservar una cita',
    'Bonjour, quels sont vos horaires le lundi ?',
    'Guten Tag, ich hätte gern einen Termin nächste Woche am Dienstag',
    'Can I leave a message for the owner?',
  ];
  const opening = openings[number % openings.length] ?? '';
  return {
    ...{ id: String(number), business: 'harbor-plumbing', channel: 'chat', language: 'en', from: null },
    ...{ now: new Date().toISOString(), caller: { opening, answers }, expect: {}, tags: [], maxTurns: 8 },
  };
}
