// Reading by mail: nobody is written to who did not ask and confirm, everybody gets out at one click, nobody learns who reads.
import { expect, it } from 'vitest';
import { noticesBackground } from '#domains/notices/background.ts';
import type { BackgroundWork } from '#platform/database/scope.ts';
import { linksFrom } from '#platform/links.ts';
import type { MailMessage } from '#ports/mail.ts';
import { openTestDatabase } from '../../../tests/support/house.ts';
import { openBareServer } from '../../../tests/support/http.ts';
import type { List } from './contract.ts';
import { mailingListRoutes, oneClickRoute } from './routes.ts';
import { confirmMailsPerDay } from './rules.ts';
import { forgetUnconfirmed, isToNobody, writeToReaders } from './service.ts';

const house = await openTestDatabase();
const waiting: BackgroundWork[] = [];
house.database.onEnqueue(async (_db, work) => void waiting.push(work));
const needs = { links: linksFrom(() => 'https://telle.example'), key: Buffer.alloc(32, 7) };
const { send } = await openBareServer(mailingListRoutes(needs), { house, raw: [oneClickRoute(needs, house.database)] });

const join = (email: string, list: List = 'news') =>
  send('POST', `/api/mailing-lists/${list}/readers`, { body: { email } });
const confirm = (token: string) => send('POST', '/api/mailing-lists/confirmations', { body: { token } });
const leave = (token: string) => send('POST', '/api/mailing-lists/departures', { body: { token } });
const write = (key: string, list: List = 'news') =>
  house.database.asSystem((scope) =>
    writeToReaders(needs, scope, list, {
      ...{ key, subject: 'Telle speaks Dutch', paragraphs: ['Goedemorgen.'], url: 'https://telle.example/news' },
    }),
  );

type Kept = { readonly template: string; readonly url: string; readonly leaveUrl: string };
async function mailsTo(email: string): Promise<readonly Kept[]> {
  const { rows } = await house.database.systemPool.query<Kept>(
    `select template, values->>'url' as url, values->>'leaveUrl' as "leaveUrl" from mails where recipient = $1 order by id`,
    [email],
  );
  return rows;
}
const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? '';

/** Asks, confirms, and gives the two tokens that were mailed. */
async function aReader(email: string, list: List = 'news') {
  await join(email, list);
  const mail = (await mailsTo(email)).at(-1);
  const tokens = { confirm: tokenIn(mail?.url), leave: tokenIn(mail?.leaveUrl) };
  expect((await confirm(tokens.confirm)).status).toBe(200);
  return tokens;
}

it('writes to whoever asked and confirmed, once for each letter, and to nobody else', async () => {
  await join('wished@example.com');
  await aReader('reads@example.com');
  await aReader('status@example.com', 'status');
  expect([await write('dutch'), await write('dutch')]).toEqual([1, 0]);
  const templates = async (email: string) => (await mailsTo(email)).map(({ template }) => template);
  expect(await templates('reads@example.com')).toEqual(['confirm-reading', 'list-letter']);
  expect(await templates('wished@example.com')).toEqual(['confirm-reading']);
  expect(await templates('status@example.com')).toEqual(['confirm-reading']);
});

it('says the same to an address that reads, that waits, and that nobody knows', async () => {
  await aReader('known@example.com');
  await join('waits@example.com');
  const answers = await Promise.all(['known', 'waits', 'unknown'].map((who) => join(`${who}@example.com`)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.data).toEqual({ list: 'news' });
});

it('is one address however it is written, and refuses what is none', async () => {
  await join('Mixed@Example.com');
  await join('mixed@example.com ');
  expect(await mailsTo('mixed@example.com')).toHaveLength(2);
  for (const email of ['', 'nobody', 'a@b', 'two@example.com, three@example.com'])
    expect((await join(email)).status).toBe(400);
});

it('stops mailing an address that is asked for too often, and answers as before', async () => {
  const answers = [];
  for (let at = 0; at < confirmMailsPerDay + 2; at += 1) answers.push(await join('flooded@example.com'));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await mailsTo('flooded@example.com')).toHaveLength(confirmMailsPerDay);
  house.clock.forward(86_401);
  await join('flooded@example.com');
  expect(await mailsTo('flooded@example.com')).toHaveLength(confirmMailsPerDay + 1);
});

it('confirms for two days, and by no other link than the one that was mailed', async () => {
  await join('late@example.com');
  const [mail] = await mailsTo('late@example.com');
  const token = tokenIn(mail?.url);
  for (const forged of [
    tokenIn(mail?.leaveUrl),
    token.replace('news', 'status'),
    `${token}x`,
    `${token}.x`,
    'x',
    'news.x.y',
  ])
    expect((await confirm(forged)).json).toMatchObject({ success: false, code: 'link_invalid' });
  house.clock.forward(2 * 86_400);
  expect((await confirm(token)).status).toBe(400);
  await join('late@example.com');
  expect((await confirm(token)).data).toEqual({ list: 'news' });
  expect((await confirm(token)).data).toEqual({ list: 'news' });
});

it('drops a letter that waits for somebody who leaves meanwhile, and no other', async () => {
  const tokens = await aReader('hasty@example.com');
  await aReader('stays@example.com');
  await write('waiting');
  await leave(tokens.leave);
  // Whoever comes back reads from then on.
  await aReader('hasty@example.com');
  const { rows } = await house.database.systemPool.query<{ recipient: string; values: unknown }>(
    `select recipient, values from mails where template = 'list-letter' and recipient = any($1) order by recipient`,
    [['hasty@example.com', 'stays@example.com']],
  );
  const dropped = rows.map((mail) => house.database.asSystem((scope) => isToNobody(scope, mail)));
  expect([rows.map(({ recipient }) => recipient), await Promise.all(dropped)]).toEqual([
    ['hasty@example.com', 'stays@example.com'],
    [true, false],
  ]);
});

it('forgets who leaves, and a letter that follows goes to nobody', async () => {
  const tokens = await aReader('leaves@example.com');
  expect((await leave(tokens.confirm)).status).toBe(400);
  expect((await leave(tokens.leave)).data).toEqual({ list: 'news' });
  expect((await leave(tokens.leave)).data).toEqual({ list: 'news' });
  expect((await confirm(tokens.confirm)).status).toBe(400);
  await write('after');
  expect((await mailsTo('leaves@example.com')).map(({ template }) => template)).toEqual(['confirm-reading']);
  expect(await known('leaves@example.com')).toBe(false);
});

it.each([
  ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
  [
    'in parts',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('lets a mail program unsubscribe at one click, %s', async (how, headers, raw) => {
  const email = `${how.replaceAll(' ', '-')}@example.com`;
  const { pathname, search } = new URL(await leaveLinkIn(email));
  // Neither a link scanner's GET nor a POST without the words of RFC 8058 unsubscribes anybody.
  await send('GET', `${pathname}${search}`);
  expect((await send('POST', `${pathname}${search}`, { headers, raw: 'x=y' })).status).toBe(400);
  expect((await send('POST', `${pathname}${search}`, { headers, raw: raw.padEnd(3000) })).status).toBe(413);
  expect(await known(email)).toBe(true);
  expect((await send('POST', `${pathname}${search}`, { headers, raw })).status).toBe(204);
  expect(await known(email)).toBe(false);
});

it('forgets after a week what nobody confirmed, and nobody who did', async () => {
  await aReader('stays@example.com');
  await join('goes@example.com');
  house.clock.forward(7 * 86_400 + 1);
  await house.database.asSystem(forgetUnconfirmed);
  expect([await known('stays@example.com'), await known('goes@example.com')]).toEqual([true, false]);
});

async function known(email: string): Promise<boolean> {
  const { rows } = await house.database.systemPool.query('select from list_readers where email = $1', [email]);
  return rows.length > 0;
}

/** The address that a letter names in the header of which mail programs make a button. */
async function leaveLinkIn(email: string): Promise<string> {
  await aReader(email);
  waiting.length = 0;
  await write(`letter to ${email}`);
  const sent: MailMessage[] = [];
  const mail = {
    send: async (message: MailMessage) => ({ providerId: String(sent.push(message)) }),
    check: async () => undefined,
    close: async () => undefined,
  };
  const work = noticesBackground({ ...house, mail, outbox: null, from: 'Telle <hello@telle.example>' })['send-mail'];
  const once = <T>(_: string, effect: () => Promise<T>) => effect();
  for (const one of waiting.splice(0))
    await work?.handler({ ...one, attempt: 1, isLast: false, signal: AbortSignal.timeout(10_000), once });
  const headers = sent.find(({ to }) => to.address === email)?.headers;
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  return headers?.['List-Unsubscribe']?.match(/^<(.+)>$/)?.[1] ?? '';
}
