import { expect, it } from 'vitest';
import type { BusinessId, Id } from '#shared/ids.ts';
import { aBusiness, aContact } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { Desk, Figures, Missed } from './contract.ts';
import { figuresRoutes } from './routes.ts';

const server = await openBareServer(figuresRoutes);
const { send, ids, clock } = server;
const hourMs = 3_600_000;
const ago = (hours: number) => new Date(clock.now().getTime() - hours * hourMs);
const insert = (table: string, row: Record<string, unknown>) =>
  server.database.systemPool.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row).map((_, at) => `$${at + 1}`)})`,
    Object.values(row),
  );

async function aUser() {
  const user = ids.make('user');
  await insert('users', { id: user, email: `${user}@example.com` });
  return user;
}

/** A talk that ended at once, and what else its row says. */
async function aTalk(business: BusinessId, hours: number, more: Record<string, unknown> = {}) {
  const id = ids.make('conversation');
  const at = ago(hours);
  await insert('conversations', {
    ...{ id, business_id: business, channel: 'chat', thread_key: id, idle_at: at, state: 'resolved' },
    ...{ started_at: at, last_line_at: at, ended_at: at, outcome: 'answered' },
    ...more,
  });
  return id;
}

async function aLine(business: BusinessId, conversation: Id<'conversation'>, who: string, more = {}) {
  const row = { id: ids.make('line'), business_id: business, conversation_id: conversation, who, text: 'Hello.' };
  await insert('lines', { ...row, seq: 1, said_at: ago(1), ...more });
}

async function anAppointment(business: BusinessId, more: Record<string, unknown>) {
  const [service, id] = [ids.make('service'), ids.make('appointment')];
  await insert('services', { id: service, business_id: business, name: service, minutes: 30 });
  await insert('appointments', {
    ...{
      id,
      business_id: business,
      service_id: service,
      status: 'booked',
      booked_by: 'receptionist',
      name: 'Ines Roth',
    },
    ...{ starts_at: ago(-1), ends_at: ago(-2), blocked_until: ago(-2), created_at: ago(1) },
    ...more,
  });
  return id;
}

async function aQuestion(business: BusinessId, conversation: string | null, more = {}) {
  await insert('unanswered_questions', {
    ...{ id: ids.make('question'), business_id: business, question: 'Do you have parking?', language: 'en' },
    ...{ group_key: 'parking', conversation_id: conversation, asked_at: ago(1) },
    ...more,
  });
}

const desk = async (headers: Record<string, string>) => (await send<Desk>('GET', '/api/desk', { headers })).data;
const visit = async (headers: Record<string, string>) =>
  (await send<Missed>('POST', '/api/desk/visits', { headers })).data;
const figures = async (headers: Record<string, string>, days = 30) =>
  (await send<Figures>('GET', `/api/figures?days=${days}`, { headers })).data;

it('shows a fresh business nothing but noughts', async () => {
  const headers = as(await aBusiness(server), 'read-only', await aUser());
  const { waiting, today, next, month, contacts, recent } = await desk(headers);
  expect(waiting).toEqual({ conversations: 0, first: [], questions: 0, firstQuestions: [] });
  expect({ today, next, contacts, recent }).toEqual({ today: [], next: null, contacts: 0, recent: [] });
  expect(new Set(Object.values({ ...month, ...month.conversations, conversations: 0 }))).toEqual(new Set([0]));
  const empty = await figures(headers, 7);
  expect(empty).toMatchObject({ conversations: 0, containment: { judged: 0, contained: 0 }, replies: [] });
  expect(empty.days).toHaveLength(7);
  expect(empty.hours).toHaveLength(24);
});

it('puts what waits first, with today, the month and what was done lately; of its own business alone', async () => {
  const [business, other] = [await aBusiness(server), await aBusiness(server)];
  const contact = await aContact(server, business, { name: 'Ines Roth' });
  const waiting = await aTalk(business, 2, { state: 'waiting', ended_at: null, outcome: null, contact_id: contact });
  await aLine(business, waiting, 'caller', { text: 'A person, please.' });
  const mail = await aTalk(business, 3, { channel: 'email' });
  await aLine(business, mail, 'receptionist', { delivered_at: ago(1) });
  // What no server took lies here, and was sent to nobody.
  await aLine(business, mail, 'receptionist', { seq: 2 });
  for (const none of [{ is_test: true, channel: 'phone' }, { is_spam: true }]) await aTalk(business, 1, none);
  await aQuestion(business, waiting);
  await aQuestion(business, mail);
  const appointment = await anAppointment(business, { contact_id: contact, address: '12 Elm Street' });
  for (const price of [{ price_cents: 0 }, { price_note: 'from $40' }])
    await insert('services', {
      id: ids.make('service'),
      business_id: business,
      name: `${Object.keys(price)}`,
      minutes: 30,
      ...price,
    });
  await anAppointment(business, {
    booked_by: 'visitor',
    starts_at: ago(-50),
    ends_at: ago(-51),
    blocked_until: ago(-51),
  });
  const headers = as(business, 'staff', await aUser());
  const seen = await desk(headers);
  expect(seen.waiting).toMatchObject({
    conversations: 1,
    first: [{ id: waiting, awaits: 'person', who: 'Ines Roth', lastText: 'A person, please.' }],
    questions: 1,
    firstQuestions: [{ question: 'Do you have parking?', timesAsked: 2 }],
  });
  expect(seen.today.map(({ id }) => id)).toEqual([appointment]);
  expect(seen.month).toEqual({
    ...{ conversations: { phone: 0, sms: 0, chat: 1, email: 1 }, testCalls: 1, emailsSent: 1, textsSent: 0 },
    ...{ appointments: 2, appointmentsUsed: 2, visits: 1, bookedByReceptionist: 1, messages: 0, questions: 1 },
  });
  // Those of the two appointments have no price.
  expect([seen.contacts, seen.priced]).toEqual([1, { services: 2, of: 4 }]);
  expect(seen.recent.map(({ kind, at }) => [kind, at])).toEqual([
    ['appointment', ago(1).toISOString()],
    ['conversation', ago(2).toISOString()],
    ['conversation', ago(3).toISOString()],
  ]);
  const elsewhere = await desk(as(other, 'owner', await aUser()));
  expect([elsewhere.recent, elsewhere.waiting.conversations, elsewhere.contacts]).toEqual([[], 0, 0]);
});

it('tells each person what came since their own last visit, for as long as the visit lasts', async () => {
  const business = await aBusiness(server);
  const [dana, lee] = [as(business, 'owner', await aUser()), as(business, 'staff', await aUser())];
  await aTalk(business, 5);
  expect(await visit(dana)).toMatchObject({ awaySince: null, conversations: 0 });
  const left = clock.now().toISOString();
  clock.forward(2 * 3600);
  await aTalk(business, 1);
  await anAppointment(business, {});
  await aQuestion(business, null);
  const missed = { awaySince: left, conversations: 1, booked: 1, cancelled: 0, messages: 0, handOffs: 0, questions: 1 };
  expect(await visit(dana)).toEqual(missed);
  clock.forward(20 * 60);
  expect(await visit(dana)).toEqual(missed);
  expect(await visit(lee)).toMatchObject({ awaySince: null });
  clock.forward(40 * 60);
  expect(await visit(dana)).toMatchObject({ conversations: 0, booked: 0, questions: 0 });
});

it('counts a period by day, hour, channel and outcome in the business’s own time zone', async () => {
  const business = await aBusiness(server);
  const headers = as(business, 'read-only', await aUser());
  const talk = await aTalk(business, 100, { channel: 'sms', outcome: 'booked' });
  await aTalk(business, 24 * 40);
  await aTalk(business, 1, { ended_at: null, outcome: null, state: 'open' });
  for (const [seq, took] of [100, 200, 900].entries()) {
    await aLine(business, talk, 'receptionist', { seq: seq + 1, took_ms: took, said_at: ago(100) });
  }
  await anAppointment(business, { created_at: ago(100) });
  await anAppointment(business, {
    created_at: ago(90),
    status: 'cancelled',
    starts_at: ago(-9),
    ends_at: ago(-10),
    blocked_until: ago(-10),
  });
  await aQuestion(business, null, { asked_at: ago(100), state: 'answered' });
  await aQuestion(business, null, { asked_at: ago(60) });
  const counted = await figures(headers);
  expect(counted).toMatchObject({
    conversations: 2,
    perChannel: { phone: 0, sms: 1, chat: 1, email: 0 },
    booked: { receptionist: 1, visitor: 0, team: 0, cancelledSince: 1 },
    questions: { asked: 2, answeredSince: 1, most: [{ question: 'Do you have parking?', times: 1 }] },
    replies: [{ channel: 'sms', replies: 3, medianMs: 200, p95Ms: 830 }],
  });
  expect(counted.outcomes.filter(({ sms, chat }) => sms + chat > 0).map(({ outcome }) => outcome)).toEqual([
    'booked',
    'going-on',
  ]);
  const there = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(ago(100));
  expect(counted.days.filter(({ sms }) => sms > 0)).toMatchObject([{ day: there, booked: 1, questions: 1 }]);
  const hour = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' });
  expect(counted.hours.filter(({ sms }) => sms > 0)).toMatchObject([{ hour: Number(hour.format(ago(100))) }]);
  expect((await send('GET', '/api/figures?days=8', { headers })).status).toBe(400);
});

it('calls contained only what reached its goal alone and did not come back within 72 hours', async () => {
  const business = await aBusiness(server);
  const headers = as(business, 'owner', await aUser());
  const contact = await aContact(server, business);
  await aTalk(business, 200);
  const helped = await aTalk(business, 200, { outcome: 'booked' });
  await aLine(business, helped, 'person');
  const guessed = await aTalk(business, 200);
  await aQuestion(business, guessed);
  await aTalk(business, 200, { outcome: 'message' });
  await aTalk(business, 200, { outcome: 'abandoned' });
  await aTalk(business, 71);
  await aTalk(business, 200, { contact_id: contact });
  // Another channel is no other caller; 73 hours later is another thing.
  await aTalk(business, 200 - 71, { contact_id: contact, channel: 'phone' });
  await aTalk(business, 200 - 71 - 73, { contact_id: contact });
  expect((await figures(headers)).containment).toEqual({
    ...{ judged: 6, contained: 2, goalMissed: 3, returned: 1, tooRecent: 2, silent: 1 },
  });
});

it('counts nothing of a test call or of spam: no booking, no cancellation, no question', async () => {
  const business = await aBusiness(server);
  const headers = as(business, 'owner', await aUser());
  for (const [at, more] of [{ is_test: true }, { is_spam: true }].entries()) {
    const none = await aTalk(business, 1, more);
    const later = { starts_at: ago(-3 - at), ends_at: ago(-4 - at), blocked_until: ago(-4 - at) };
    await anAppointment(business, { conversation_id: none, ...later });
    await anAppointment(business, { conversation_id: none, status: 'cancelled', cancelled_at: ago(1) });
    await aQuestion(business, none, { group_key: none });
  }
  const { month } = await desk(headers);
  expect(month).toMatchObject({ appointments: 0, bookedByReceptionist: 0, questions: 0 });
  // The plan counts them, and who is refused by it can see why.
  expect(month.appointmentsUsed).toBe(2);
  const seen = await figures(headers);
  expect(JSON.stringify(seen.questions)).not.toContain('parking');
  const ofCaller = await aTalk(business, 1);
  await anAppointment(business, { conversation_id: ofCaller });
  await aQuestion(business, ofCaller);
  expect((await desk(headers)).month).toMatchObject({ appointments: 1, bookedByReceptionist: 1, questions: 1 });
  const after = await figures(headers);
  expect(after.questions.most).toEqual([{ question: 'Do you have parking?', times: 1 }]);
});
