// The samples on the real database: there for a visitor, refused to an owner, and without a trace after a night.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptSlugs } from '#domains/knowledge/rules.ts';
import { sendNotice } from '#domains/notices/service.ts';
import { packageRoot } from '#platform/package-root.ts';
import type { BusinessId } from '#shared/ids.ts';
import { aVisitor } from '../../../tests/support/chat.ts';
import { query } from '../../../tests/support/cluster.ts';
import { inBusiness } from '../../../tests/support/house.ts';
import { openTestServer } from '../../../tests/support/server.ts';
import { sampleDesks, sampleGreeting } from './contract.ts';
import { closeSamples, openSamples, renewSamples } from './service.ts';

const server = await openTestServer();
await openSamples(server);

const count = async (what: string) => {
  const [row] = await query<{ count: number }>(server.connection, `select count(*)::int as count from ${what}`);
  return row?.count;
};

const files = readdirSync(join(packageRoot, 'samples/businesses')).map((name) => name.replace('.json', ''));

it('are one of each file, at an address that is kept for it; those that the site names are among them', async () => {
  expect(files.filter((slug) => !keptSlugs.has(slug))).toEqual([]);
  for (const { slug, name } of sampleDesks)
    expect((await server.send('GET', `/api/chat/${slug}`)).data).toEqual({
      ...{ name, greeting: sampleGreeting(name), invitation: '' },
    });
});

it.each(sampleDesks.flatMap(({ slug, asks }) => asks.map((words) => [slug, words] as const)))(
  'say something to the point at %s: %s',
  async (slug, words) => {
    const visitor = await aVisitor(server, slug);
    await visitor.listen();
    await visitor.ask(words);
    visitor.hangUp();
    expect(await count('unanswered_questions')).toBe(0);
  },
);

it('answer a visitor who has no account, and nobody is a member of them', async () => {
  const visitor = await aVisitor(server, 'harbor-plumbing');
  expect(visitor.opened.business.name).toBe('Harbor Plumbing');
  await visitor.listen();
  const { text } = await visitor.ask('How much is a drain cleaning?');
  expect(text).toContain('$');
  visitor.hangUp();
  expect(await count('members join businesses on businesses.id = business_id where is_sample')).toBe(0);
});

it('speak the languages that the home page says they do', async () => {
  const languagesAt = async (slug: string) => (await aVisitor(server, slug)).opened.business.languages;
  expect(await languagesAt('harbor-plumbing')).toContain('es');
  expect(await languagesAt('marrow-bay')).toEqual(expect.arrayContaining(['de', 'fr']));
});

it('write to nobody, whoever asks for it', async () => {
  const [sample] = await query<{ id: BusinessId }>(
    server.connection,
    'select id from businesses where is_sample limit 1',
  );
  const owner = await server.signIn('writer@example.com');
  const values = { name: '', subject: 'Your code: 481516', text: '481516', why: 'Somebody asked.' };
  const write = (business: BusinessId, to: string) =>
    inBusiness(server.database, business, (scope) =>
      sendNotice(scope, { template: 'caller-code', to, values, effectKey: to }),
    );
  if (!sample) throw new Error('there is no sample');
  expect(await write(sample.id, 'one@example.com')).toBeNull();
  expect(await write(owner.businessId as BusinessId, 'two@example.com')).not.toBeNull();
  expect(await count("mails where recipient in ('one@example.com', 'two@example.com')")).toBe(1);
});

const saidToSamples = 'lines where business_id in (select id from businesses where is_sample)';

it('stay as they are at the next start, and are as new after a night', async () => {
  expect(await count(saidToSamples)).toBeGreaterThan(0);
  await openSamples(server);
  expect(await count(saidToSamples)).toBeGreaterThan(0);
  expect(await count('businesses where is_sample')).toBe(files.length);

  await renewSamples(server);
  expect(await count(saidToSamples)).toBe(0);
  expect(await count('visitors')).toBe(0);
  expect(await count('businesses where is_sample')).toBe(files.length);
  expect(await count(`appointments where starts_at < '2026-03-02T15:00Z'`)).toBe(0);
});

it('leave real businesses alone when they are renewed or closed', async () => {
  const owner = await server.signIn('owner@example.com');
  await renewSamples(server);
  await closeSamples(server);
  expect(await count('businesses where is_sample')).toBe(0);
  expect(await count(`contacts where business_id = '${owner.businessId}'`)).toBeGreaterThan(0);
  expect((await server.send('GET', '/api/chat/harbor-plumbing')).status).toBe(404);
  await openSamples(server);
});

it('keep their addresses: no owner gets one, and an owner who has one keeps it', async () => {
  const owner = await server.signIn('second@example.com');
  const headers = { cookie: owner.cookie };
  const take = (slug: string) => server.send('PATCH', '/api/profile', { body: { slug }, headers });
  expect((await take('kestrel-auto')).status).toBe(409);
  expect((await take('telle')).status).toBe(409);
  expect((await take('kestrel-autos')).status).toBe(200);

  await closeSamples(server);
  await query(server.connection, `update profiles set slug = 'kestrel-auto' where business_id = '${owner.businessId}'`);
  expect((await take('kestrel-auto')).status).toBe(200);
  await openSamples(server);
  expect(await count('businesses where is_sample')).toBe(files.length - 1);
  await query(server.connection, `update profiles set slug = 'kestrel-mine' where business_id = '${owner.businessId}'`);
});

it('hear only so much from one address in an hour', async () => {
  const open = () =>
    server.send('POST', '/api/chat/marrow-bay/open', { body: {}, headers: { 'x-forwarded-for': '203.0.113.9' } });
  const statuses: number[] = [];
  for (let visits = 0; visits < 61; visits += 1) {
    statuses.push((await open()).status);
    // Another minute: what is meant is the hour's allowance, not the minute's of every chat.
    if (visits % 30 === 29) server.clock.forward(61);
  }
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(200));
  expect(statuses.at(-1)).toBe(429);
});
