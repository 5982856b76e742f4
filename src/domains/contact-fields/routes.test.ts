import { expect, it } from 'vitest';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { Contact } from '../contacts/contract.ts';
import { contactRoutes } from '../contacts/routes.ts';
import type { ContactField } from './contract.ts';
import { contactFieldsRoutes } from './routes.ts';

const server = await openBareServer((serve) => {
  contactRoutes(serve);
  contactFieldsRoutes(serve);
});
const { send, ids } = server;
const user = ids.make('user');
await server.database.systemPool.query(`insert into users (id, email) values ($1, 'kim@example.com')`, [user]);
const business = await aBusiness(server);
const headers = as(business, 'owner', user);
const add = (body: unknown) => send<ContactField>('POST', '/api/contact-fields', { headers, body });
const list = async () =>
  (await send<{ fields: ContactField[] }>('GET', '/api/contact-fields', { headers })).data.fields;
const labels = async () => (await list()).map(({ label }) => label);

it('is added, named once, ordered, renamed, archived and brought back, by the owner alone', async () => {
  const boiler = (await add({ label: 'Boiler', kind: 'choice', choices: ['Gas', 'Oil', 'gas'] })).data;
  expect(boiler).toMatchObject({ kind: 'choice', choices: ['gas', 'Oil'], isArchived: false });
  expect((await add({ label: 'boiler', kind: 'text' })).json).toMatchObject({ code: 'name_taken' });
  expect((await add({ label: 'Empty', kind: 'choice' })).status).toBe(400);
  const visit = (await add({ label: 'Last service', kind: 'date' })).data;
  expect(await labels()).toEqual(['Boiler', 'Last service']);
  await send('PUT', '/api/contact-fields-order', { headers, body: { ids: [visit.id] } });
  expect(await labels()).toEqual(['Last service', 'Boiler']);
  const change = (body: unknown) => send<ContactField>('PUT', `/api/contact-fields/${boiler.id}`, { headers, body });
  expect((await change({ label: 'Heating' })).data.label).toBe('Heating');
  expect((await change({ label: 'LAST SERVICE' })).json).toMatchObject({ code: 'name_taken' });
  expect((await change({ choices: [] })).status).toBe(400);
  expect((await change({ isArchived: true })).data).toMatchObject({ isArchived: true, choices: ['gas', 'Oil'] });
  const staff = { headers: as(business, 'staff', user), body: { label: 'Mine', kind: 'text' } };
  expect((await send('POST', '/api/contact-fields', staff)).status).toBe(403);
  const other = as(await aBusiness(server), 'owner', user);
  expect((await send('PUT', `/api/contact-fields/${boiler.id}`, { headers: other, body: {} })).status).toBe(404);
});

it('is written to a contact, checked, searched, imported and exported', async () => {
  const rooms = (await add({ label: 'Rooms', kind: 'number' })).data.id;
  const door = (await add({ label: 'Door', kind: 'text' })).data.id;
  const dog = (await add({ label: 'Dog', kind: 'yes-no' })).data.id;
  const create = (fields: unknown) =>
    send<Contact>('POST', '/api/contacts', { headers, body: { name: 'Dana Reyes', phone: '202 555 0101', fields } });
  const made = (await create({ [rooms]: 4, [door]: ' Turquoise ', [dog]: true })).data;
  expect(made.fields).toEqual({ [rooms]: 4, [door]: 'Turquoise', [dog]: true });
  expect((await create({ [rooms]: 'many' })).json).toMatchObject({ fields: { [`fields.${rooms}`]: 'Invalid format' } });
  expect((await create({ [`fld_${'0'.repeat(26)}`]: 'x' })).status).toBe(400);
  const put = (fields: unknown) => send<Contact>('PUT', `/api/contacts/${made.id}`, { headers, body: { fields } });
  expect((await put({ [rooms]: null })).data.fields).toEqual({ [door]: 'Turquoise', [dog]: true });

  const found = await send<{ contacts: Contact[] }>('GET', '/api/contacts?search=turq', { headers });
  expect(found.data.contacts.map(({ id }) => id)).toEqual([made.id]);

  const row = { line: 2, name: '', phone: '202 555 0101', fields: { [rooms]: '5', [door]: 'Blue' } };
  const take = (rows: unknown[], onKnown = 'fill') =>
    send<{ lines: { did: string; problem: unknown }[] }>('POST', '/api/contact-imports', {
      ...{ headers, body: { rows, onKnown, tags: [] } },
    });
  expect((await take([row])).data.lines.map(({ did }) => did)).toEqual(['changed']);
  expect((await take([row])).data.lines.map(({ did }) => did)).toEqual(['same']);
  const read = async () => (await send<Contact>('GET', `/api/contacts/${made.id}`, { headers })).data.fields;
  expect(await read()).toEqual({ [rooms]: 5, [door]: 'Turquoise', [dog]: true });
  expect((await take([row], 'replace')).data.lines.map(({ did }) => did)).toEqual(['changed']);
  expect(await read()).toMatchObject({ [door]: 'Blue' });
  const wrong = (await take([{ ...row, fields: { [rooms]: 'many' } }])).data.lines[0];
  expect(wrong).toMatchObject({ did: 'refused', problem: { message: 'Rooms: Must be a number' } });

  const { csv } = (await send<{ csv: string }>('GET', '/api/contacts-export', { headers })).data;
  const [top, line] = csv.split('\r\n');
  expect(top).toMatch(/,Other phones,Other emails,.*Rooms,Door,Dog$/);
  expect(line).toMatch(/,5,Blue,Yes$/);
});
