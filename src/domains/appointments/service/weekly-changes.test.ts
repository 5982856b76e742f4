import { expect, it } from 'vitest';
import { openSalons, type Salon, wednesdays } from '../../../../tests/support/salon.ts';
import { type WeeklyBlock, weeklyBlocksMost } from '../contract.ts';

const server = await openSalons();
const { database, aSalon } = server;
type Made = WeeklyBlock & { readonly overlappingCount: number };

const standing = async ({ business }: Salon, count: number) =>
  database.systemPool.query(
    `insert into weekly_blocks (id, business_id, starts_on, from_minutes, to_minutes)
     select $1::text || n, $1, '2026-01-07', 720, 780 from generate_series(1, $2::int) n`,
    [business, count],
  );

it('is not brought back past the limit by taking an end back, changing what has ended, or from a day on', async () => {
  const salon = await aSalon();
  const { say, ask } = salon;
  const { id } = await say<Made>('POST', '/weekly-blocks', { ...wednesdays, startsOn: '2026-01-07' });
  await say('PUT', `/weekly-blocks/${id}/end`, { endsOn: '2026-03-01' });
  await standing(salon, weeklyBlocksMost);
  const past = [409, { code: 'block_limit' }];
  const said = async (method: string, path: string, body: object) => {
    const { status, json } = await ask(method, `/weekly-blocks/${id}${path}`, body);
    return [status, json];
  };
  expect(await said('PUT', '/end', { endsOn: null })).toMatchObject(past);
  expect(await said('PUT', '', wednesdays)).toMatchObject(past);
  expect(await said('POST', '/changes', wednesdays)).toMatchObject(past);
  expect(await said('PUT', '', { ...wednesdays, startsOn: '2026-01-07', endsOn: '2026-02-20' })).toMatchObject([
    200,
    {},
  ]);
  // Who has more than may stand still changes what stands.
  await database.systemPool.query(`update weekly_blocks set ends_on = null where id = $1`, [id]);
  expect(await said('PUT', '', wednesdays)).toMatchObject([200, {}]);
});

it('is changed from a day on: before it stays as it was, and the change is taken back whole', async () => {
  const { say, ask, listed, staffId } = await aSalon();
  const { id } = await say<Made>('POST', '/weekly-blocks', { ...wednesdays, endsOn: '2026-03-31' });
  for (const date of ['2026-03-11', '2026-03-18'])
    await say('PUT', `/weekly-blocks/${id}/days`, { date, isFree: true });
  const change = (body: object) => ask('POST', `/weekly-blocks/${id}/changes`, body);
  const times = async () => {
    const { occurrences, freed } = await listed('from=2026-03-02T00:00:00Z&to=2026-03-28T00:00:00Z');
    return [...occurrences, ...freed].map(({ startsAt, reason }) => `${startsAt.slice(5, 16)} ${reason}`).sort();
  };
  const before = await times();
  const late = { ...wednesdays, startsOn: '2026-03-18', from: '13:00', to: '14:00', reason: 'Late lunch', staffId };
  const made = (await change({ ...late, was: { endsOn: '2026-03-31' } })).json as { data: Made };
  expect(made.data).toMatchObject({ startsOn: '2026-03-18', endsOn: null, freedOn: ['2026-03-18'], staffId });
  expect(await times()).toEqual([
    '03-04T17:00 Lunch',
    '03-11T16:00 Lunch',
    '03-18T17:00 Late lunch',
    '03-25T17:00 Late lunch',
  ]);
  const again = await change({ ...late, was: { endsOn: '2026-03-31' } });
  expect([again.status, again.json]).toMatchObject([409, { code: 'conflict' }]);
  const back = { endsOn: '2026-03-31', was: { endsOn: '2026-03-17' }, without: made.data.id };
  expect(await say('PUT', `/weekly-blocks/${id}/end`, back)).toMatchObject({ freedOn: ['2026-03-11', '2026-03-18'] });
  expect(await times()).toEqual(before);
  // To another weekday, from before it began: nothing of the old one is left.
  await change({ ...wednesdays, startsOn: '2026-03-03' });
  expect(await times()).toEqual(['03-03T17:00 Lunch', '03-10T16:00 Lunch', '03-17T16:00 Lunch', '03-24T16:00 Lunch']);
});

it('takes a change back only where what took over is as it was made, and no other block with it', async () => {
  const { say, ask } = await aSalon();
  const { id } = await say<Made>('POST', '/weekly-blocks', wednesdays);
  const other = await say<Made>('POST', '/weekly-blocks', { ...wednesdays, startsOn: '2026-03-20' });
  const made = await say<Made>('POST', `/weekly-blocks/${id}/changes`, { ...wednesdays, startsOn: '2026-03-18' });
  const takeBack = async (without: string) => {
    const body = { endsOn: null, was: { endsOn: '2026-03-17' }, without };
    const { status, json } = await ask('PUT', `/weekly-blocks/${id}/end`, body);
    return [status, json];
  };
  const kept = async () =>
    (await say<{ weeklyBlocks: WeeklyBlock[] }>('GET', '/weekly-blocks')).weeklyBlocks
      .map((one) => `${one.startsOn} ${one.endsOn} ${one.to}`)
      .sort();
  const both = ['2026-03-04 2026-03-17 13:00', '2026-03-18 null 13:00', '2026-03-20 null 13:00'];
  expect(await takeBack(other.id)).toMatchObject([409, { code: 'conflict' }]);
  expect(await kept()).toEqual(both);
  // A colleague changes what took over.
  server.clock.forward(1);
  await say('PUT', `/weekly-blocks/${made.id}`, { ...wednesdays, startsOn: '2026-03-18', to: '14:00' });
  expect(await takeBack(made.id)).toMatchObject([409, { code: 'conflict' }]);
  expect(await kept()).toEqual(both.map((one) => one.replace('2026-03-18 null 13', '2026-03-18 null 14')));
  await say('DELETE', `/weekly-blocks/${made.id}`);
  expect(await takeBack(made.id)).toMatchObject([409, { code: 'conflict' }]);
});

it('does not take a block that begins the day after for the one that took over', async () => {
  const { say, ask } = await aSalon();
  const { id } = await say<Made>('POST', '/weekly-blocks', wednesdays);
  const made = await say<Made>('POST', `/weekly-blocks/${id}/changes`, { ...wednesdays, startsOn: '2026-03-18' });
  const beside = await say<Made>('POST', '/weekly-blocks', { ...wednesdays, startsOn: '2026-03-18', reason: 'Course' });
  const takeBack = async (without: string, end = '2026-03-17') =>
    (await ask('PUT', `/weekly-blocks/${id}/end`, { endsOn: null, was: { endsOn: end }, without })).status;
  const ids = async () =>
    (await say<{ weeklyBlocks: WeeklyBlock[] }>('GET', '/weekly-blocks')).weeklyBlocks.map((one) => one.id).sort();
  expect(await takeBack(beside.id)).toBe(409);
  expect(await ids()).toEqual([id, made.id, beside.id].sort());
  // A day that is freed meanwhile is no change of its days.
  await say('PUT', `/weekly-blocks/${id}/days`, { date: '2026-03-11', isFree: true });
  expect(await takeBack(made.id)).toBe(200);
  expect(await ids()).toEqual([id, beside.id].sort());
  // An end that was set by hand has no successor, whatever begins after it, and an end that is set again ends the tie.
  await say('PUT', `/weekly-blocks/${id}/end`, { endsOn: '2026-03-17' });
  expect(await takeBack(beside.id)).toBe(409);
  const late = await say<Made>('POST', `/weekly-blocks/${id}/changes`, { ...wednesdays, startsOn: '2026-03-12' });
  await say('PUT', `/weekly-blocks/${id}/end`, { endsOn: '2026-03-11' });
  expect(await takeBack(late.id, '2026-03-11')).toBe(409);
  expect(await ids()).toEqual([id, beside.id, late.id].sort());
});

it('takes a change of what had ended back, and does so once however often it is asked', async () => {
  const { say, ask } = await aSalon();
  const { id } = await say<Made>('POST', '/weekly-blocks', { ...wednesdays, endsOn: '2026-03-10' });
  const made = await say<Made>('POST', `/weekly-blocks/${id}/changes`, { ...wednesdays, startsOn: '2026-03-25' });
  const body = { endsOn: '2026-03-10', was: { endsOn: '2026-03-10' }, without: made.id };
  for (let asked = 0; asked < 2; asked += 1)
    expect((await ask('PUT', `/weekly-blocks/${id}/end`, body)).status).toBe(200);
  expect(await say('GET', '/weekly-blocks')).toMatchObject({ weeklyBlocks: [{ id, endsOn: '2026-03-10' }] });
});

it('is listed among those that stand, and after its end behind them', async () => {
  const { say } = await aSalon();
  const make = async (reason: string, startsOn: string, endsOn?: string) =>
    say('POST', '/weekly-blocks', { ...wednesdays, startsOn, reason, ...(endsOn && { endsOn }) });
  await make('first', '2026-01-07', '2026-01-31');
  await make('later', '2026-01-07', '2026-03-01');
  await make('today', '2026-01-07', '2026-03-02');
  await make('ahead', '2026-04-01');
  const reasons = async (query: string) =>
    (await say<{ weeklyBlocks: WeeklyBlock[] }>('GET', `/weekly-blocks${query}`)).weeklyBlocks.map((one) => one.reason);
  expect(await reasons('')).toEqual(['today', 'ahead']);
  expect(await reasons('?withEnded=true')).toEqual(['today', 'ahead', 'later', 'first']);
});

it('that never stands is gone once nobody has touched it for a day', async () => {
  const { business, say } = await aSalon();
  const { id } = await say<Made>('POST', '/weekly-blocks', wednesdays);
  await say('PUT', `/weekly-blocks/${id}/end`, { endsOn: '2026-03-03' });
  const touchedHoursAgo = async (hours: number) => {
    await database.systemPool.query(`update weekly_blocks set changed_at = $2 where id = $1`, [
      id,
      new Date(server.clock.now().getTime() - hours * 3_600_000),
    ]);
    await say('POST', '/weekly-blocks', wednesdays);
    const kept = await database.systemPool.query('select id from weekly_blocks where business_id = $1', [business]);
    return kept.rows.some((row) => row.id === id);
  };
  expect([await touchedHoursAgo(23), await touchedHoursAgo(25)]).toEqual([true, false]);
});
