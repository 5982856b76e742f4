// Each save is a version: who made it, what changed, and a way back, after which the next caller hears what was said then.
import { expect, it } from 'vitest';
import { openTryOut } from '#channels/try-out.ts';
import { appointmentRoutes } from '#domains/appointments/routes.ts';
import { knowledgeRoutes } from '#domains/knowledge/routes.ts';
import { findAnswer } from '#receptionist/answers/find-answer.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { ask } from '../../../tests/support/background.ts';
import { embedded } from '../../../tests/support/corridor.ts';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { Comparison, listTrainingVersions, TrainingVersion } from './contract.ts';
import { trainingVersionRoutes } from './routes.ts';
import { pruneVersions } from './store.ts';

const house = await openBareServer((serve) => {
  knowledgeRoutes(serve);
  appointmentRoutes(serve);
  trainingVersionRoutes(serve);
});
house.database.onEnqueue(async () => undefined);
const tryOut = openTryOut({
  database: house.database,
  mind: { ...embedded, findAnswer },
  codes: { key: Buffer.alloc(32), sendText: null, canMail: true },
});

async function aPlumber() {
  const business = await aBusiness(house, 'Harbor Plumbing');
  const user = house.ids.make('user');
  await ask(house, 'insert into users (id, email, name) values ($1, $2, $3)', [
    user,
    `${user}@example.com`,
    'Dana Vale',
  ]);
  await ask(house, `insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'owner')`, [
    ...[house.ids.make('member'), business, user],
  ]);
  const headers = as(business, 'owner', user);
  const send = <T>(method: string, path: string, body?: unknown, role: 'owner' | 'staff' = 'owner') =>
    house.send<T>(method, `/api${path}`, {
      headers: role === 'owner' ? headers : as(business, role, user),
      ...(body !== undefined && { body }),
    });
  const say = async <T>(method: string, path: string, body?: unknown) => {
    house.clock.forward(60);
    return (await send<T>(method, path, body)).data;
  };
  const versions = async () =>
    (await send<AnswerOf<typeof listTrainingVersions>>('GET', '/training-versions')).data.versions;
  const back = (to: TrainingVersion | undefined) =>
    say<{ current: TrainingVersion }>('POST', `/training-versions/${to?.revision}/roll-back`);
  const compare = async (to: TrainingVersion | undefined) =>
    (await send<Comparison>('GET', `/training-versions/${to?.revision}`)).data;
  const replyTo = async (question: string) => (await tryOut(business, question)).text;
  await say('GET', '/profile');
  return { business, send, say, versions, back, compare, replyTo };
}

it('says who changed what, and after going back the next reply is the old one', async () => {
  const { say, versions, back, compare, replyTo } = await aPlumber();
  const teach = { kind: 'qa', title: 'Do you have parking?', text: 'Parking is behind the house, for free.' };
  const source = await say<{ id: string }>('POST', '/sources', teach);
  const taught = (await versions())[0];
  expect(taught).toMatchObject({ madeBy: 'Dana Vale', changes: ['Added “Do you have parking?”'], isCurrent: true });
  expect(await replyTo('Do you have parking?')).toContain('behind the house');

  await say('PATCH', `/sources/${source.id}`, { text: 'There is no parking here any more.' });
  await say('PATCH', '/profile', { phone: '+12025550199' });
  expect((await versions()).slice(0, 2).map(({ changes }) => changes)).toEqual([
    ['Changed the facts: phone'],
    ['Changed “Do you have parking?”: text'],
  ]);
  expect(await replyTo('Do you have parking?')).toContain('no parking');
  const compared = await compare(taught);
  expect(compared.changes.map(({ name, fields }) => [name, fields.map((one) => [one.is, one.was])])).toEqual([
    ['Facts', [['+12025550199', '']]],
    ['Do you have parking?', [['There is no parking here any more.', 'Parking is behind the house, for free.']]],
  ]);

  const { current } = await back(taught);
  expect(current).toMatchObject({ isCurrent: true, rolledBackTo: taught?.madeAt, madeBy: 'Dana Vale' });
  expect(await replyTo('Do you have parking?')).toContain('behind the house');
  expect((await say<{ phone: string }>('GET', '/profile')).phone).toBe('');
  expect((await compare(taught)).changes).toEqual([]);
  // Again changes nothing, and makes no version.
  const count = (await versions()).length;
  await back(taught);
  expect(await versions()).toHaveLength(count);
  // Going back is itself taken back.
  await back((await versions())[1]);
  expect(await replyTo('Do you have parking?')).toContain('no parking');
});

it('brings back what was removed under its own id, and takes away what came since', async () => {
  const { say, versions, back, replyTo } = await aPlumber();
  const cut = { name: 'Drain cleaning', minutes: 60, priceCents: 9900 };
  const service = await say<{ id: string }>('POST', '/services', cut);
  const robin = { name: 'Robin Vale', serviceIds: [service.id], hours: null };
  const staff = await say<{ id: string }>('POST', '/staff', robin);
  const startsAt = '2026-03-04T10:00:00-05:00';
  const booked = await say<{ id: string }>('POST', '/appointments', { serviceId: service.id, startsAt, name: 'Ines' });
  const [then] = await versions();
  await say('DELETE', `/services/${service.id}`);
  await say('DELETE', `/staff/${staff.id}`);
  // Another takes the name meanwhile.
  const other = await say<{ id: string }>('POST', '/services', { ...cut, minutes: 30 });
  await say('POST', '/sources', { kind: 'text', title: 'Rates', text: 'Everything costs double on Sundays.' });
  await back(then);
  const { services } = await say<{ services: { id: string; minutes: number }[] }>('GET', '/services');
  expect(services.map(({ id, minutes }) => [id, minutes])).toEqual([[service.id, 60]]);
  expect(services.some(({ id }) => id === other.id)).toBe(false);
  expect(await say('GET', '/staff')).toEqual({ staff: [{ id: staff.id, ...robin }] });
  expect((await say<{ sources: unknown[] }>('GET', '/sources')).sources).toEqual([]);
  expect(await say('GET', `/appointments/${booked.id}`)).toMatchObject({ staffId: staff.id, status: 'booked' });
  expect(await replyTo('How much is a drain cleaning?')).toContain('$99');
});

it('makes one version a transaction, none for what teaches nothing, and one after the other for two at once', async () => {
  const { say, versions, send } = await aPlumber();
  const first = await say<{ id: string }>('POST', '/services', { name: 'Repair', minutes: 60 });
  const before = (await versions()).length;
  await say('PUT', `/services/${first.id}`, { name: 'Repair', minutes: 60 });
  expect(await versions()).toHaveLength(before);
  await Promise.all(['A', 'B', 'C', 'D'].map((name) => send('POST', '/services', { name, minutes: 30 })));
  const after = await versions();
  expect(
    after
      .slice(0, 4)
      .flatMap(({ changes }) => changes)
      .sort(),
  ).toEqual(['A', 'B', 'C', 'D'].map((name) => `Added service “${name}”`));
  expect(after.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

it('lets only the owner go back, and nobody to another business’s version', async () => {
  const { say, versions, send } = await aPlumber();
  await say('POST', '/services', { name: 'Repair', minutes: 60 });
  const [mine] = await versions();
  expect((await send('POST', `/training-versions/${mine?.revision}/roll-back`, undefined, 'staff')).status).toBe(403);
  const other = await aPlumber();
  expect((await other.send('GET', `/training-versions/${mine?.revision}`)).status).toBe(404);
  expect((await other.send('POST', `/training-versions/${mine?.revision}/roll-back`)).status).toBe(404);
});

it('forgets the oldest, and nothing that a version still holds', async () => {
  const { say, versions, back } = await aPlumber();
  for (const minutes of [10, 20, 30, 40, 50])
    await say('POST', '/services', { name: `Service of ${minutes}`, minutes });
  await house.database.asSystem((scope) => pruneVersions(scope, 3));
  const left = await versions();
  expect(left.map(({ changes }) => changes[0])).toEqual([
    ...['Added service “Service of 50”', 'Added service “Service of 40”', 'As it was set up'],
  ]);
  await back(left[2]);
  const { services } = await say<{ services: { minutes: number }[] }>('GET', '/services');
  expect(services.map(({ minutes }) => minutes)).toEqual([10, 20, 30]);
});
