// Notices on the real database with the queue: kept with their cause, sent once and in order, also after an outage.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localMail } from '#adapters/local/mail.ts';
import { dropFailedWork, listFailedWork, retryFailedWork } from '#domains/background-work/service.ts';
import type { Mail, MailMessage, Outbox } from '#ports/mail.ts';
import { ProviderError } from '#ports/provider-error.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { ask, letTimePass, openTestQueue, until, untilDrained } from '../../../tests/support/background.ts';
import { aBusiness, type House, inBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { noticesBackground } from './background.ts';
import { sendNotice } from './service.ts';

let house: House;
let folder: string;
let outbox: Mail & Outbox;
/** What stands between Telle and the outbox: says no, or lets through. */
let gate: (message: MailMessage) => void;
let sent: MailMessage[];

const down = (retryable: boolean, reason: string) => () => {
  throw new ProviderError({ provider: 'test', retryable, reason });
};
const reset = (to: string, effectKey: string, url = `https://telle.example/${effectKey}`) =>
  house.database.asSystem((scope) =>
    sendNotice(scope, {
      template: 'reset-password',
      to,
      values: { name: 'Maria', url, linkLivesMinutes: 60 },
      effectKey,
    }),
  );
const changed = (to: string, effectKey: string) =>
  house.database.asSystem((scope) =>
    sendNotice(scope, {
      template: 'password-changed',
      to,
      values: { name: '', url: 'https://telle.example/r' },
      effectKey,
    }),
  );
const failures = () => house.database.asSystem((scope) => listFailedWork(scope, 50));

beforeAll(async () => {
  house = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'telle-notices-'));
  outbox = localMail(folder, house.clock.now);
  const mail: Mail = {
    ...outbox,
    send: async (message) => {
      gate(message);
      sent.push(message);
      return outbox.send(message);
    },
  };
  const queue = openTestQueue(house);
  const works = noticesBackground({ ...house, mail, outbox, from: 'Telle <telle@example.com>' });
  for (const [name, registration] of Object.entries(works)) queue.register(name, registration);
  house.database.onEnqueue((db, work) => queue.enqueue({ db }, work));
  await queue.start();
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  gate = () => undefined;
  sent = [];
});

it('sends a notice once, as text and HTML, and forgets what it said', async () => {
  const id = await reset('maria@example.com', 'once');
  expect(await reset('maria@example.com', 'once', 'https://telle.example/other')).toBeNull();
  await untilDrained(house);
  expect(sent).toHaveLength(1);
  const mail = await outbox.read(id as Id<'mail'>);
  expect(mail).toMatchObject({
    to: 'maria@example.com',
    from: 'Telle <telle@example.com>',
    subject: 'Choose a new password for Telle',
  });
  expect(mail?.text).toContain('\nhttps://telle.example/once\n');
  expect(mail?.html).toContain('href="https://telle.example/once"');
  const [row] = await ask(house, 'select values, sent_at, provider_id from mails where id = $1', [id]);
  expect(row).toEqual({ values: null, sent_at: house.clock.now(), provider_id: id });
  expect(await ask(house, `select 1 from pgboss.job where data::text like '%telle.example%'`)).toEqual([]);
});

it('lets nothing out that a demo business writes to somebody outside, and keeps it, marked', async () => {
  const pool = house.database.systemPool;
  const [demo, real] = [await aBusiness(house, 'Your bank: confirm at evil.example'), await aBusiness(house)];
  const user = house.ids.make('user');
  await pool.query('update businesses set is_demo = true where id = $1', [demo]);
  await pool.query(`insert into users (id, email) values ($1, 'owner@example.com')`, [user]);
  await pool.query(`insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'owner')`, [
    ...[house.ids.make('member'), demo, user],
  ]);
  const write = (business: BusinessId, to: string) =>
    inBusiness(house.database, business, (scope) =>
      sendNotice(scope, {
        ...{ template: 'password-changed', to, values: { name: '', url: 'https://x.test' } },
        effectKey: `${business} ${to}`,
      }),
    );
  const kept = await write(demo, 'victim@example.com');
  await write(demo, 'owner@example.com');
  await write(real, 'customer@example.com');
  await write(real, '12025550142@text.invalid');
  await untilDrained(house);
  expect(sent.map(({ to }) => to.address).sort()).toEqual(['customer@example.com', 'owner@example.com']);
  expect(await outbox.read(kept as Id<'mail'>)).toMatchObject({ to: 'victim@example.com' });
  expect(await readFile(join(folder, `${kept}.eml`), 'utf8')).toMatch(/^X-Telle-Kept: a demo/m);
  expect((await ask(house, 'select values from mails where id = $1', [kept]))[0]).toEqual({ values: null });
});

it('sends nothing for a cause that was undone', async () => {
  const undone = house.database.asSystem(async (scope) => {
    await sendNotice(scope, {
      template: 'password-changed',
      to: 'a@b.test',
      values: { name: '', url: 'https://x.test' },
      effectKey: 'undone',
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await untilDrained(house);
  expect(sent).toEqual([]);
});

it('refuses what is no address', async () => {
  for (const to of ['maria', 'a@b.test\r\nBcc: c@d.test', 'a@b.test, c@d.test', ''])
    await expect(changed(to, `bad ${to}`)).rejects.toMatchObject({ code: 'email_invalid' });
});

it('drains after two hours without a provider: all, once, and in order for each reader', async () => {
  gate = down(true, 'the server could not be used (ECONNECTION)');
  const readers = ['a@example.com', 'B@example.com', 'c@example.com'];
  for (let n = 0; n < 24; n += 1) {
    await changed(readers[n % 3] ?? '', `outage ${n}`);
    house.clock.forward(300);
    await letTimePass(house, 300);
  }
  await until(async () => {
    const [tried] = await ask<{ n: number }>(house, `select count(*)::int as n from pgboss.job where retry_count > 0`);
    expect(tried?.n).toBe(3);
  });
  expect(sent).toEqual([]);
  gate = () => undefined;
  await untilDrained(house);
  expect(sent).toHaveLength(24);
  expect(new Set(sent.map((message) => message.id)).size).toBe(24);
  for (const reader of readers) {
    const ids = sent.filter((message) => message.to.address === reader).map((message) => message.id);
    expect(ids).toHaveLength(8);
    expect(ids).toEqual([...ids].sort());
  }
  expect(await failures()).toEqual([]);
});

it('does not send a link that has run out meanwhile, and says so', async () => {
  gate = down(true, 'down');
  await reset('late@example.com', 'late');
  await until(async () => expect(await ask(house, `select 1 from pgboss.job where state = 'retry'`)).toHaveLength(1));
  gate = () => undefined;
  house.clock.forward(3600);
  await untilDrained(house);
  expect(sent).toEqual([]);
  const [work] = await failures();
  expect(work).toMatchObject({
    name: 'send-mail',
    effectKey: 'late',
    reason: 'its link had run out before it could be sent',
  });
  expect(await house.database.asSystem((scope) => dropFailedWork(scope, work?.id ?? ''))).toBe(true);
  expect(await failures()).toEqual([]);
});

it('shows what the provider refused for good, and sends it when it is tried again', async () => {
  gate = down(false, 'the server said 550 to RCPT TO');
  await changed('full@example.com', 'refused');
  await until(async () => expect(await failures()).toHaveLength(1));
  const [work] = await failures();
  expect(work).toMatchObject({ reason: 'test: the server said 550 to RCPT TO', attempts: 1, effectKey: 'refused' });
  gate = () => undefined;
  const retry = () => house.database.asSystem((scope) => retryFailedWork(scope, work?.id ?? ''));
  expect(await retry()).toBe(true);
  expect(await retry()).toBe(false);
  await untilDrained(house);
  expect(sent).toHaveLength(1);
  expect(await failures()).toEqual([]);
});
