import { describe, expect, it } from 'vitest';
import { aBusiness, inBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { Profile, Service, Source, StaffMember } from './contract.ts';
import { knowledgeRoutes } from './routes.ts';
import { readBusiness } from './service.ts';

const server = await openBareServer(knowledgeRoutes);
const { send, ids, database } = server;
const user = ids.make('user');
const business = await aBusiness(server);
const headers = as(business, 'owner', user);
const say = async <T>(method: string, path: string, body?: unknown) => {
  return (await send<T>(method, `/api${path}`, { headers, ...(body === undefined ? {} : { body }) })).data;
};
const read = () => inBusiness(database, business, readBusiness);

describe('the profile', () => {
  it('is there for every business, with an address of its own and sensible hours', async () => {
    const first = await say<Profile>('GET', '/profile');
    expect(first).toMatchObject({ name: 'Harbor Dental', slug: 'harbor-dental', languages: ['en'] });
    expect(first.hours.mon).toEqual([['09:00', '17:00']]);
    expect(first.hours.sun).toEqual([]);
    const slugs = new Set<string>();
    for (let at = 0; at < 5; at += 1) {
      const other = as(await aBusiness(server), 'read-only', user);
      slugs.add((await send<Profile>('GET', '/api/profile', { headers: other })).data.slug);
    }
    expect(slugs.size).toBe(5);
    expect(slugs.has('harbor-dental')).toBe(false);
  });

  it('takes numbers as they are written, in the country of the business, and keeps them as E.164', async () => {
    const own = as(await aBusiness(server), 'owner', user);
    const write = (body: unknown) => send<Profile>('PATCH', '/api/profile', { headers: own, body });
    const numbersOf = async (body: unknown) => {
      const { phone, onCall } = (await write(body)).data;
      return [phone, onCall];
    };
    const fieldsOf = async (body: unknown) => {
      const { status, json } = await write(body);
      return [status, (json as { fields?: unknown }).fields];
    };
    const written = { phone: '(202) 555-0100', onCall: '202-555-0101' };
    expect(await numbersOf(written)).toEqual(['+12025550100', '+12025550101']);
    // Where somebody else's is not changed, a number that only reads otherwise clashes with none.
    expect((await write({ ...written, was: { phone: '+12025550100', onCall: '+12025550101' } })).status).toBe(200);
    expect(await fieldsOf({ phone: '12' })).toEqual([400, { phone: 'Please enter a valid phone number' }]);
    // The number that is written beside it says more than the clock; a clock alone, which country it is.
    expect(await numbersOf({ phone: '+44 20 7946 0958', onCall: '020 7946 0959' })).toEqual([
      '+442079460958',
      '+442079460959',
    ]);
    expect(await numbersOf({ phone: '', onCall: null })).toEqual(['', null]);
    expect(await numbersOf({ timezone: 'Europe/Berlin', phone: '030 901820' })).toEqual(['+4930901820', null]);
    // A business that moves has its new numbers read as the new country's, and none as the old one's.
    await write({ phone: '+12025550100', onCall: null, timezone: 'America/New_York' });
    expect(await numbersOf({ timezone: 'Europe/Paris', phone: '06 12 34 56 78', onCall: '06 12 34 56 79' })).toEqual([
      '+33612345678',
      '+33612345679',
    ]);
    await write({ phone: '+12025550100', onCall: null });
    const moved = await fieldsOf({ onCall: '06 12 34 56 79' });
    expect(moved).toEqual([400, { onCall: 'Please begin with the country code, like +1 202 555 0100' }]);
    await write({ phone: '', timezone: 'UTC' });
    const unknown = 'Please begin with the country code, like +1 202 555 0100';
    expect(await fieldsOf({ phone: '030 901820', onCall: '030 901821' })).toEqual([
      400,
      { phone: unknown, onCall: unknown },
    ]);
    expect(await numbersOf({ phone: '+49 30 901820' })).toEqual(['+4930901820', null]);
  });

  it('changes field by field, and refuses an address that another business has', async () => {
    const changed = await say<Profile>('PATCH', '/profile', { name: 'Harbor Smiles', timezone: 'America/Denver' });
    expect(changed).toMatchObject({ name: 'Harbor Smiles', timezone: 'America/Denver', slug: 'harbor-dental' });
    const other = as(await aBusiness(server), 'owner', user);
    const refused = await send('PATCH', '/api/profile', { headers: other, body: { slug: 'harbor-dental' } });
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'slug_taken' }]);
    const odd = await send('PATCH', '/api/profile', { headers, body: { timezone: 'Mars/Olympus' } });
    expect(odd.status).toBe(400);
  });
});

describe('two people at one profile', () => {
  it('are told of one another where they change the same', async () => {
    const seen = await say<Profile>('GET', '/profile');
    const hours = { ...seen.hours, sat: [['10:00', '14:00']] };
    await say('PATCH', '/profile', { greeting: 'Hello', hours, was: { greeting: seen.greeting, hours: seen.hours } });
    const other = as(business, 'owner', ids.make('user'));
    const late = (body: object) => send<Profile>('PATCH', '/api/profile', { headers: other, body });
    const refused = await late({
      greeting: 'Good day',
      address: '1 Quay',
      was: { greeting: seen.greeting, address: '' },
    });
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { code: 'conflict', fields: { greeting: expect.any(String) } },
    ]);
    expect(await say<Profile>('GET', '/profile')).toMatchObject({ greeting: 'Hello', address: seen.address });
    expect((await late({ hours, was: { hours: seen.hours } })).status).toBe(200);
    const kept = await late({ greeting: 'Good day', was: { greeting: 'Hello' } });
    expect(kept.data).toMatchObject({ greeting: 'Good day', hours: { sat: [['10:00', '14:00']] } });
  });
});

describe('services and staff', () => {
  it('are made, named once, changed and taken off the list', async () => {
    const made = await say<Service>('POST', '/services', { name: 'Cleaning', minutes: 45, priceCents: 9900 });
    const twice = await send('POST', '/api/services', { headers, body: { name: 'cleaning', minutes: 30 } });
    expect([twice.status, twice.json]).toMatchObject([409, { code: 'name_taken' }]);
    const exam = await say<Service>('POST', '/services', { name: 'Exam', minutes: 30, bufferMinutes: 10 });
    const ana = await say<StaffMember>('POST', '/staff', { name: 'Ana', serviceIds: [exam.id, made.id] });
    expect(ana.serviceIds).toEqual([exam.id, made.id]);
    const stranger = `svc_${'0'.repeat(26)}`;
    expect((await send('POST', '/api/staff', { headers, body: { name: 'Bo', serviceIds: [stranger] } })).status).toBe(
      400,
    );
    expect((await read()).staff).toEqual([{ name: 'Ana', services: ['Exam', 'Cleaning'] }]);
    await say('DELETE', `/services/${made.id}`);
    const after = await read();
    expect(after.services).toEqual([{ name: 'Exam', minutes: 30, bufferMinutes: 10 }]);
    expect(after.staff).toEqual([{ name: 'Ana', services: ['Exam'] }]);
    const again = await say<Service>('POST', '/services', { name: 'Cleaning', minutes: 60 });
    expect(again.id).not.toBe(made.id);
    await say('PUT', `/staff/${ana.id}`, { name: 'Ana María', serviceIds: [again.id], hours: null });
    await say('DELETE', `/staff/${ana.id}`);
    expect((await read()).staff).toBeUndefined();
  });
});

describe('two people at one service, or at one of the staff', () => {
  it('each keep what the other did not touch, and are told of one another where they change the same', async () => {
    const seen = await say<Service>('POST', '/services', { name: 'Whitening', minutes: 30, priceCents: 5000 });
    const put = (body: object) => send<Service>('PUT', `/api/services/${seen.id}`, { headers, body });
    await put({ priceCents: 6000, was: { priceCents: 5000 } });
    const other = await put({ minutes: 40, was: { minutes: 30 } });
    expect(other.data).toEqual({ ...seen, minutes: 40, priceCents: 6000 });
    const late = await put({ priceCents: 7000, aka: ['bleach'], was: { priceCents: 5000, aka: [] } });
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: 'conflict', fields: { priceCents: expect.any(String) } },
    ]);
    expect((await say<{ services: Service[] }>('GET', '/services')).services).toContainEqual(other.data);

    const bo = await say<StaffMember>('POST', '/staff', { name: 'Bo', serviceIds: [seen.id] });
    const change = (body: object) => send<StaffMember>('PUT', `/api/staff/${bo.id}`, { headers, body });
    expect((await change({ serviceIds: [], was: { serviceIds: [seen.id] } })).data).toEqual({ ...bo, serviceIds: [] });
    expect((await change({ name: 'Bodo', was: { name: 'Bo' } })).data).toEqual({ ...bo, name: 'Bodo', serviceIds: [] });
    expect((await change({ name: 'Bob', was: { name: 'Bo' } })).status).toBe(409);
    expect((await change({ was: { id: bo.id } })).status).toBe(400);
    await say('DELETE', `/staff/${bo.id}`);
    expect((await change({ name: 'Bob' })).status).toBe(404);
    await say('DELETE', `/services/${seen.id}`);
  });

  it('who come at once are let in one of them', async () => {
    const { id } = await say<Service>('POST', '/services', { name: 'Polish', minutes: 30 });
    const put = (path: string, body: object) => send('PUT', `/api${path}`, { headers, body });
    const heard = await Promise.all(
      [10, 20, 40, 50].map((minutes) => put(`/services/${id}`, { minutes, was: { minutes: 30 } })),
    );
    expect(heard.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { greeting } = await say<Profile>('GET', '/profile');
    const greeted = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((words) =>
        send('PATCH', '/api/profile', { headers, body: { greeting: words, was: { greeting } } }),
      ),
    );
    expect(greeted.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await say('DELETE', `/services/${id}`);
  });
});

describe('what is answered from', () => {
  it('is live when it is added, silent when it is off, and gone when it is removed', async () => {
    const made = await say<Source>('POST', '/sources', {
      kind: 'qa',
      title: 'Do you park?',
      text: 'Behind the house.',
    });
    expect(made).toMatchObject({ kind: 'qa', status: 'ready', isOn: true, textLength: 17 });
    expect((await read()).knowledge).toEqual([{ title: 'Do you park?', text: 'Behind the house.' }]);
    await say('PATCH', `/sources/${made.id}`, { isOn: false });
    expect((await read()).knowledge).toEqual([]);
    await say('PATCH', `/sources/${made.id}`, { isOn: true, text: 'In front.' });
    expect((await read()).knowledge).toEqual([{ title: 'Do you park?', text: 'In front.' }]);
    await say('DELETE', `/sources/${made.id}`);
    expect((await send('GET', `/api/sources/${made.id}`, { headers })).status).toBe(404);
    expect((await read()).knowledge).toEqual([]);
  });

  it('is the same object until something changes, and a change that is undone leaves nothing behind', async () => {
    const before = await read();
    expect(await read()).toBe(before);
    const undone = inBusiness(database, business, async (scope) => {
      const { createSource } = await import('./service/sources.ts');
      await createSource(scope, { kind: 'text', title: 'Undone', text: 'Never was' });
      expect((await readBusiness(scope)).knowledge).toHaveLength(1);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await say('PATCH', '/profile', { greeting: 'Hello' });
    expect((await read()).knowledge).toEqual([]);
  });

  it('of another business is not there', async () => {
    const made = await say<Source>('POST', '/sources', { kind: 'text', title: 'Ours', text: 'Ours' });
    const theirs = as(await aBusiness(server), 'owner', user);
    for (const [method, body] of [['GET'], ['PATCH', { isOn: false }], ['DELETE']] as const)
      expect((await send(method, `/api/sources/${made.id}`, { headers: theirs, ...(body && { body }) })).status).toBe(
        404,
      );
  });
});
