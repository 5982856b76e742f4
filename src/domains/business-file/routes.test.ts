// Every business of the repository's own scenario sets, and of the shared one where it is there, goes in and comes out the same.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subscriptionRoutes } from '#domains/subscriptions/routes.ts';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { BusinessFile, Counts } from './contract.ts';
import { businessFileRoutes } from './routes.ts';
import { readJsonText } from './rules.ts';

const server = await openBareServer((serve) => {
  businessFileRoutes(serve);
  subscriptionRoutes(serve);
});
const { send, ids } = server;
const sets = ['bench/receptionist/sets/public/businesses', '../shared/scenarios/public/businesses'];
const folders = sets.filter((folder) => existsSync(folder));
if (folders.length < sets.length)
  console.warn(`NOT CHECKED: ${sets.filter((folder) => !existsSync(folder))} is not here.`);
const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));

async function owner(plan = 'pro') {
  const headers = as(await aBusiness(server), 'owner', ids.make('user'), server.clock.now());
  await send('PUT', '/api/subscription', { headers, body: { plan } });
  const put = (file: string, mode = 'replace', mayLose = false) =>
    send<{ imported: Counts; lost: Counts }>('POST', '/api/business-file', { headers, body: { file, mode, mayLose } });
  const get = async () => (await send<BusinessFile>('GET', '/api/business-file', { headers })).data;
  return { put, get };
}

/** What a file means: defaults said, people by who they are and not by their ids, times as instants. */
function meaningOf(file: BusinessFile) {
  const people = new Map(file.contacts.map(({ id, ...who }) => [id, JSON.stringify(who)]));
  return {
    ...file,
    services: file.services.map((one) => ({ aka: [], bufferMinutes: 0, needsAddress: false, ...one })),
    escalation: { humanHours: 'business', ...file.escalation },
    contacts: file.contacts
      .map(({ id: _, ...who }) => who)
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    appointments: file.appointments
      .map((one) => ({ ...one, contact: people.get(one.contact), startsAt: new Date(one.startsAt).toISOString() }))
      .sort((a, b) => (JSON.stringify([a.startsAt, a.contact]) < JSON.stringify([b.startsAt, b.contact]) ? -1 : 1)),
  };
}

it('there are files to go through', () => {
  expect(files.length).toBeGreaterThanOrEqual(4);
});

describe.each(files)('%s', (path) => {
  const text = readFileSync(path, 'utf8');
  const original = JSON.parse(text) as BusinessFile;

  it('comes out as it went in, also by merging it twice, and from its own export', async () => {
    const { put, get } = await owner();
    expect((await put(text)).data.imported.appointments).toBe(original.appointments.length);
    const once = await get();
    expect(meaningOf(once)).toEqual(meaningOf(original));
    await put(text, 'merge');
    expect(meaningOf(await get())).toEqual(meaningOf(original));
    const copy = await owner();
    await copy.put(JSON.stringify(once));
    expect(meaningOf(await copy.get())).toEqual(meaningOf(original));
  });
});

it('asks who is here before it goes out or replaces anything', async () => {
  const business = await aBusiness(server);
  const elevenMinutesAgo = new Date(server.clock.now().getTime() - 11 * 60_000);
  const person = as(business, 'owner', ids.make('user'), elevenMinutesAgo);
  const key = { kind: 'api-key', keyId: ids.make('apiKey'), businessId: business, role: 'owner' };
  const file = readFileSync(files[0] ?? '', 'utf8');
  const tries = async (headers: Record<string, string>) => [
    (await send('GET', '/api/business-file', { headers })).json,
    (await send('POST', '/api/business-file', { headers, body: { file, mode: 'replace', mayLose: true } })).json,
  ];
  for (const heard of await tries(person)) expect(heard).toMatchObject({ code: 'reauth_required' });
  for (const heard of await tries({ authorization: `Test ${JSON.stringify(key)}` }))
    expect(heard).toMatchObject({ code: 'forbidden' });
});

describe('an import', () => {
  const text = readFileSync(files[0] ?? '', 'utf8');
  const changed = (change: (file: BusinessFile) => void) => {
    const file = JSON.parse(text) as BusinessFile;
    change(file);
    return JSON.stringify(file, null, 2);
  };

  it('replaces only what may be lost, and says what was', async () => {
    const { put, get } = await owner();
    await put(text);
    const small = changed((file) => {
      file.contacts = [];
      file.appointments = [];
      file.knowledge = [];
    });
    const refused = await put(small);
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'not_empty' }]);
    expect((await get()).knowledge.length).toBeGreaterThan(0);
    const { lost } = (await put(small, 'replace', true)).data;
    expect(lost.knowledge).toBeGreaterThan(0);
    expect((await get()).knowledge).toEqual([]);
  });

  it('names the line of what is wrong, and keeps nothing of it', async () => {
    const { put, get } = await owner();
    const file = changed((one) => {
      if (one.services[1]) one.services[1].minutes = -3;
    });
    const line = file.split('\n').findIndex((words) => words.includes('-3')) + 1;
    expect((await put(file)).json).toMatchObject({
      code: 'invalid_request',
      fields: { 'services.1.minutes': expect.stringMatching(`^Line ${line}: `) },
    });
    const unknown = changed((one) => {
      const [first] = one.services;
      const when = '2027-01-04T10:00:00-05:00';
      one.contacts.push({ id: 'late-one', name: 'Late One' }, { id: 'late-two', name: 'Late Two' });
      for (const contact of ['late-one', 'late-two'])
        for (let times = 0; times < 40; times += 1)
          one.appointments.push({ contact, service: first?.name ?? '', startsAt: when });
    });
    const heard = await put(unknown);
    expect(heard.status).toBe(400);
    expect(JSON.stringify(heard.json)).toMatch(/Line \d+: overlaps another appointment/);
    expect((await get()).services).toEqual([]);
    expect((await put('{"name": "x",\n\n oops')).json).toMatchObject({ fields: { file: 'Line 3: This is not JSON' } });
  });
});

describe('lines of a JSON text', () => {
  it.each([
    ['{"a": 1,\n"b": [1,\n2]}', ['b', 1], 3],
    ['{"a": {\n"c": "x\\"y"\n}}', ['a', 'c'], 2],
    ['{"a": {\n\n}}', ['a', 'missing'], 1],
  ])('%j at %j', (text, path, line) => {
    const read = readJsonText(text);
    expect(read.ok && read.lineOf(path)).toBe(line);
  });

  it.each(['', '{', '[1,]', '{"a" 1}', '{"a":1}}', '["\n"]', 'nul', `${'['.repeat(100)}${']'.repeat(100)}`])(
    'refuses %j',
    (text) => {
      expect(readJsonText(text).ok).toBe(false);
    },
  );
});
