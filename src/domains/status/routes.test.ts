// The status page's figures come from looks and from nothing else: honest before any, in an outage, and after a stop.
import { beforeEach, expect, it } from 'vitest';
import { confirmReader, joinList } from '#domains/mailing-lists/service.ts';
import { linksFrom } from '#platform/links.ts';
import { openTestDatabase } from '../../../tests/support/house.ts';
import { openBareServer } from '../../../tests/support/http.ts';
import { statusBackground } from './background.ts';
import { historyDays, type Status, type System } from './contract.ts';
import { statusRoutes } from './routes.ts';
import { announce, endIncident } from './service/incidents.ts';
import { type Check, forgetOldLooks } from './service/look.ts';
import { pathOfLine } from './service/path-of-line.ts';

const house = await openTestDatabase();
house.database.onEnqueue(async () => undefined);
const lists = { links: linksFrom(() => 'https://telle.example'), key: Buffer.alloc(32, 7) };
const { send } = await openBareServer(statusRoutes(new Set<System>(['mail', 'chat', 'api'])), { house });

let mailCheck: Check;
const well: Check = async () => null;
const broken: Check = async () => {
  throw new Error('no route to host');
};
const works = statusBackground({
  ...{ database: house.database, lists },
  checks: { mail: (signal) => mailCheck(signal), chat: pathOfLine(house.database), api: well },
});
const minute = async (times = 1) => {
  for (let at = 0; at < times; at += 1) {
    house.clock.forward(60);
    const once = <T>(_: string, effect: () => Promise<T>) => effect();
    const hand = { name: '', effectKey: '', data: {}, attempt: 1, isLast: true };
    await works['look-around']?.handler({ ...hand, signal: AbortSignal.timeout(10_000), once });
  }
};
const read = async () => (await send<Status>('GET', '/api/status')).data;
const of = (status: Status, system: System) => status.systems.find((one) => one.system === system);
const subjects = async () =>
  (
    await house.database.systemPool.query<{ subject: string }>(
      `select values->>'subject' as subject from mails where template = 'list-letter' order by id`,
    )
  ).rows.map(({ subject }) => subject);

beforeEach(async () => {
  mailCheck = well;
  await house.database.systemPool.query('truncate status_checks, status_days, incidents, incident_notes, mails');
  // Past what an answer is kept for.
  house.clock.forward(86_400);
});

it('says that nothing was measured before anything was, and since when once it is', async () => {
  const before = await read();
  expect(before).toMatchObject({ state: 'unknown', measuredSince: null, checkedAt: null, incidents: [] });
  expect(before.figures).toEqual({ uptime: null, replies: null, checks: 0 });
  expect(of(before, 'telephony')).toMatchObject({ state: 'not-set-up', uptime: null, responseMs: null, days: [] });
  expect(of(before, 'api')).toMatchObject({ state: 'unknown', uptime: null });

  await minute();
  const after = await read();
  expect(after).toMatchObject({ state: 'operational', figures: { uptime: 1, checks: 3 } });
  expect(after.measuredSince).toBe(house.clock.now().toISOString());
  expect(of(after, 'chat')).toMatchObject({ state: 'operational', uptime: 1 });
  expect(of(after, 'telephony')?.state).toBe('not-set-up');
});

it('finds an outage at once, makes it an incident in the third minute, and ends it after three good ones', async () => {
  const token = await aReader();
  await minute(2);
  mailCheck = broken;
  await minute();
  expect(await read()).toMatchObject({ state: 'outage', incidents: [] });
  await minute(2);
  const since = new Date(house.clock.now().getTime() - 120_000).toISOString();
  expect((await read()).incidents).toMatchObject([
    { system: 'mail', title: 'Email not working', state: 'ongoing', startedAt: since },
  ]);
  await minute(4);
  mailCheck = well;
  await minute(2);
  expect((await read()).incidents).toMatchObject([{ state: 'ongoing' }]);
  await minute();
  const status = await read();
  expect(status).toMatchObject({ state: 'operational', incidents: [{ state: 'resolved' }] });
  expect(of(status, 'mail')?.days).toMatchObject([{ operational: 5, degraded: 0, outage: 7 }]);
  expect(of(status, 'mail')?.uptime).toBeCloseTo(5 / 12);
  expect(await subjects()).toEqual(['Email not working', 'Resolved: Email not working']);
  expect(token).toBeTruthy();
});

it('is degraded, and says why, where a check has something to say', async () => {
  mailCheck = async () => 'The mail server takes its time.';
  await minute();
  const status = await read();
  expect(status.state).toBe('degraded');
  expect(of(status, 'mail')).toMatchObject({ state: 'degraded', note: 'The mail server takes its time.', uptime: 1 });
});

it('does not say how it is where the last look is old', async () => {
  await minute();
  house.clock.forward(300);
  expect(await read()).toMatchObject({ state: 'unknown', figures: { uptime: 1 } });
});

it('counts the time in which nothing ran as outage of everything, and says so', async () => {
  await minute();
  house.clock.forward(9 * 60);
  await minute();
  const status = await read();
  expect(status.state).toBe('operational');
  for (const system of ['mail', 'chat', 'api'] as const)
    expect(of(status, system)?.days).toMatchObject([{ operational: 2, outage: 9 }]);
  expect(status.incidents).toMatchObject([{ system: null, title: 'This server was not running', state: 'resolved' }]);
  expect(status.incidents[0]?.notes[0]?.text).toContain('9 minutes');
});

it('a second look in a minute, from another process, changes nothing', async () => {
  await minute();
  house.clock.forward(-60);
  await minute();
  expect(of(await read(), 'mail')?.days).toMatchObject([{ operational: 1, outage: 0 }]);
});

it('shows what the operator announces, and writes to readers once at its beginning and once at its end', async () => {
  await aReader();
  const id = await house.database.asSystem((scope) =>
    announce(scope, { kind: 'maintenance', system: 'api', title: 'A bigger disk', text: 'Ten minutes at most.' }),
  );
  await minute(2);
  expect((await read()).incidents).toMatchObject([{ state: 'ongoing', notes: [{ text: 'Ten minutes at most.' }] }]);
  expect(await house.database.asSystem((scope) => endIncident(scope, id, 'Done.'))).toBe(true);
  expect(await house.database.asSystem((scope) => endIncident(scope, id, 'Again.'))).toBe(false);
  await minute(2);
  const [incident] = (await read()).incidents;
  expect(incident).toMatchObject({ state: 'completed', kind: 'maintenance' });
  expect(incident?.notes.map(({ text }) => text)).toEqual(['Ten minutes at most.', 'Done.']);
  expect(await subjects()).toEqual(['A bigger disk', 'Completed: A bigger disk']);
});

it('keeps ninety days of history and the newest look, and forgets the rest', async () => {
  await minute();
  house.clock.forward((historyDays + 2) * 86_400);
  await house.database.asSystem((scope) => forgetOldLooks(scope, historyDays + 1));
  const { rows } = await house.database.systemPool.query('select from status_checks');
  expect(rows).toHaveLength(3);
  expect(of(await read(), 'mail')?.days).toEqual([]);
});

it('asks the database once for all who read in half a minute', async () => {
  await minute();
  const first = await read();
  mailCheck = broken;
  house.clock.forward(29);
  expect(await read()).toEqual(first);
  await minute();
  expect((await read()).state).toBe('outage');
});

/** Somebody who asked for the status by mail, and confirmed. */
async function aReader(): Promise<string> {
  const email = 'reads@example.com';
  await house.database.asSystem((scope) => joinList(lists, scope, 'status', email));
  const { rows } = await house.database.systemPool.query<{ url: string }>(
    `select values->>'url' as url from mails where recipient = $1 order by id desc limit 1`,
    [email],
  );
  const token = new URL(rows[0]?.url ?? '').searchParams.get('token') ?? '';
  await house.database.asSystem((scope) => confirmReader(lists, scope, token));
  return token;
}
