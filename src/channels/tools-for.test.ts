// What a code proves, on the real records: the caller, or somebody else for whom they call, who stays somebody else.
import { expect, it } from 'vitest';
import type { Appointment } from '#domains/appointments/contract.ts';
import { listProofs } from '#domains/caller-codes/service.ts';
import { readBusiness } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { inBusiness } from '../../tests/support/house.ts';
import { openSalons, type Salon } from '../../tests/support/salon.ts';
import { toolsFor } from './tools-for.ts';

const server = await openSalons();
const { database, ids, aSalon } = server;
const texts: { to: string; body: string }[] = [];
const codes = {
  key: Buffer.alloc(32, 7),
  sendText: async (_: BusinessScope, text: { to: string; body: string }) => void texts.push(text),
  canMail: true,
};
const lastCode = () => texts.at(-1)?.body.slice(0, 6) ?? '';

type Row = { contact_id: Id<'contact'> | null; proved_contact_id: Id<'contact'> | null };

/** A conversation as its turns find it: each question of the tools is a turn of its own, on the row as it is kept. */
async function aTalk({ business }: Salon) {
  const id = ids.make('conversation');
  await database.systemPool.query(
    `insert into conversations (id, business_id, channel, thread_key, idle_at) values ($1, $2, 'chat', $1, now())`,
    [id, business],
  );
  const row = async () => {
    const { rows } = await database.systemPool.query<Row>(
      'select contact_id, proved_contact_id from conversations where id = $1',
      [id],
    );
    return rows[0] ?? { contact_id: null, proved_contact_id: null };
  };
  const turn = async <T>(work: (tools: ReturnType<typeof toolsFor>) => Promise<T>): Promise<T> => {
    const { contact_id: contact, proved_contact_id: provedContact } = await row();
    return inBusiness(database, business, async (scope) => {
      const about = { id, business: await readBusiness(scope), language: 'en', from: { phone: null, email: null } };
      return work(toolsFor(scope, { ...about, contact, provedContact }, codes));
    });
  };
  const proved = () => inBusiness(database, business, (scope) => listProofs(scope, id));
  return { row, turn, proved };
}

const [dana, ines] = [
  { name: 'Dana Reyes', phone: '+12025550101' },
  { name: 'Ines Roth', phone: '+12025550102' },
];
async function aSalonWithTwo() {
  const salon = await aSalon();
  const book = (startsAt: string, who: object) =>
    salon.say<Appointment>('POST', '/appointments', { serviceId: salon.serviceId, startsAt, ...who });
  const visits = {
    dana: await book('2026-03-10T11:00:00-04:00', dana),
    ines: await book('2026-03-11T11:00:00-04:00', ines),
  };
  return { salon, visits };
}
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

it('a code proves who calls: from then on their visits are theirs to read and to change', async () => {
  const { salon, visits } = await aSalonWithTwo();
  const talk = await aTalk(salon);
  expect(await talk.turn((tools) => tools.myAppointments())).toEqual([]);
  expect(await talk.turn((tools) => tools.cancel({ appointment: visits.dana.id }))).toMatchObject({ ok: false });
  await talk.turn((tools) => tools.sendCode(dana));
  expect(await talk.proved()).toEqual([]);
  const code = lastCode();
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await talk.turn((tools) => tools.checkCode(wrong))).toEqual({ ok: false, reason: 'wrong' });
  const checked = await talk.turn((tools) => tools.checkCode(code));
  expect(checked).toMatchObject({ ok: true, value: dana });
  const { contact_id: contact, proved_contact_id: proved } = await talk.row();
  expect([contact, proved]).toEqual([visits.dana.contactId, visits.dana.contactId]);
  expect(await talk.proved()).toEqual([{ proof: checked.ok && checked.value.proof, contact: visits.dana.contactId }]);
  expect(await talk.turn((tools) => tools.caller())).toMatchObject(dana);
  expect(idsOf(await talk.turn((tools) => tools.myAppointments()))).toEqual([visits.dana.id]);
});

it('a code of another leaves who calls as they were: by its proof the other’s visits are read and changed, and no more', async () => {
  const { salon, visits } = await aSalonWithTwo();
  const talk = await aTalk(salon);
  await talk.turn((tools) => tools.sendCode(dana));
  await talk.turn((tools) => tools.checkCode(lastCode()));
  const before = await talk.row();
  await talk.turn((tools) => tools.sendCode(ines));
  const checked = await talk.turn((tools) => tools.checkCode(lastCode(), { ofOther: true }));
  expect(checked).toMatchObject({ ok: true, value: ines });
  const proof = checked.ok ? checked.value.proof : '';
  expect(await talk.row()).toEqual(before);
  expect(await talk.turn((tools) => tools.caller())).toMatchObject(dana);
  expect(idsOf(await talk.turn((tools) => tools.myAppointments()))).toEqual([visits.dana.id]);
  expect(idsOf(await talk.turn((tools) => tools.myAppointments({ proof })))).toEqual([visits.ines.id]);
  expect((await talk.proved()).map(({ contact }) => contact).sort()).toEqual(
    [visits.dana.contactId, visits.ines.contactId].sort(),
  );
  const moved = await talk.turn((tools) =>
    tools.move({ appointment: visits.ines.id, startsAt: '2026-03-12T11:00:00-04:00' }),
  );
  expect(moved).toMatchObject({ ok: true, value: { startsAt: '2026-03-12T15:00:00.000Z' } });
  // The proof is of this conversation alone, and of nobody without one.
  const stranger = await aTalk(salon);
  expect(await stranger.turn((tools) => tools.myAppointments({ proof }))).toEqual([]);
  expect(await stranger.turn((tools) => tools.myAppointments({ proof: 'made up' }))).toEqual([]);
  expect(await stranger.turn((tools) => tools.cancel({ appointment: visits.ines.id }))).toEqual({
    ok: false,
    reason: 'not_yours',
  });
  expect(await stranger.proved()).toEqual([]);
});

it('a code of another that a stranger says leaves them a stranger, who may change that one’s visits alone', async () => {
  const { salon, visits } = await aSalonWithTwo();
  const talk = await aTalk(salon);
  await talk.turn((tools) => tools.sendCode(ines));
  expect(await talk.turn((tools) => tools.checkCode(lastCode(), { ofOther: true }))).toMatchObject({ ok: true });
  expect(await talk.row()).toEqual({ contact_id: null, proved_contact_id: null });
  expect(await talk.turn((tools) => tools.caller())).toBeNull();
  expect(await talk.turn((tools) => tools.myAppointments())).toEqual([]);
  expect(await talk.turn((tools) => tools.cancel({ appointment: visits.dana.id }))).toMatchObject({ ok: false });
  expect(await talk.turn((tools) => tools.cancel({ appointment: visits.ines.id }))).toMatchObject({ ok: true });
});
