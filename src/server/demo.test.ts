// A demo begins with a month in it: the figures that the plan's samples show, and talks that the receptionist really had.
import { expect, it } from 'vitest';
import { openTestServer } from '../../tests/support/server.ts';

const server = await openTestServer();
const get = async <T>(path: string, cookie: string) =>
  (await server.send<T>('GET', path, { headers: { cookie } })).data;

it('has used as much as the samples of the plan show, and answered whoever wrote', async () => {
  const { cookie } = await server.signIn('samples.owner@example.com');
  const { meters } = await get<{ meters: { of: string; used: number; limit: number }[] }>('/api/limits', cookie);
  expect(meters.map(({ of, used, limit }) => `${of} ${used}/${limit}`)).toEqual([
    'trialCalls 0/3',
    'emailsPerMonth 5/50',
    'textsPerMonth 3/25',
    'contacts 10/100',
    'appointmentsPerMonth 2/10',
  ]);

  type Talk = { id: string; channel: string; contact: { name: string } | null };
  const { conversations } = await get<{ conversations: Talk[] }>('/api/conversations?limit=50&view=current', cookie);
  expect(conversations).toHaveLength(9);
  expect(conversations.filter(({ contact }) => contact === null)).toEqual([]);
  type Line = { who: string; text: string; acts: { did: string }[]; deliveredAt: string | null };
  const talks = await Promise.all(
    conversations.map(({ id }) => get<{ lines: Line[] }>(`/api/conversations/${id}`, cookie)),
  );
  const answers = talks.flatMap(({ lines }) => lines.filter(({ who }) => who === 'receptionist'));
  expect(answers.filter(({ deliveredAt }) => deliveredAt === null)).toEqual([]);
  const said = answers.map(({ text }) => text).join('\n');
  // Of prices, hours, texts, in the language of whoever wrote.
  for (const words of [
    '$189',
    'guaranteed for one year',
    'los sábados abrimos',
    'am Samstag',
    'bank transfer',
    '24 hours',
  ])
    expect(said).toContain(words);
});

it('leaves what waits for the owner: a message, and two questions that were not known', async () => {
  const { cookie } = await server.signIn('message.owner@example.com');
  type Message = { body: string; name: string };
  const { messages } = await get<{ messages: Message[] }>('/api/messages?limit=10', cookie);
  expect(messages).toMatchObject([{ body: expect.stringContaining('two quotes'), name: 'Nadia Haddad' }]);
  type Desk = { waiting: { first: { who: string; lastText: string }[]; questions: number } };
  const { waiting } = await get<Desk>('/api/desk', cookie);
  expect(waiting.first).toMatchObject([{ who: 'Nadia Haddad', lastText: expect.stringContaining('two quotes') }]);
  expect(waiting.questions).toBe(2);
});

it('counts as booked what its talks booked, and as not known what was asked in them', async () => {
  // A Saturday night: what the callers wish for is days away.
  server.clock.setTo(new Date('2026-03-08T03:10:00Z'));
  const { cookie } = await server.signIn('figures.owner@example.com');
  type Talk = { id: string; channel: string; outcome: string | null };
  const { conversations } = await get<{ conversations: Talk[] }>('/api/conversations?limit=50', cookie);
  const booked = conversations.filter(({ outcome }) => outcome === 'booked');
  expect(booked.map(({ channel }) => channel)).toEqual(['phone', 'phone']);
  type Visit = { startsAt: string; conversationId: string | null };
  const range = 'from=2026-03-08T00:00:00Z&to=2026-03-22T00:00:00Z';
  const { appointments } = await get<{ appointments: Visit[] }>(`/api/appointments?${range}`, cookie);
  expect(appointments.map(({ conversationId }) => conversationId).sort()).toEqual(booked.map(({ id }) => id).sort());
  // Far enough that no customer is reminded of one, by a mail that would count, while the demo is looked at.
  const soonest = Math.min(...appointments.map(({ startsAt }) => Date.parse(startsAt)));
  expect(soonest - Date.parse('2026-03-08T03:10:00Z')).toBeGreaterThan(25 * 3_600_000);
  type Month = { appointments: number; bookedByReceptionist: number; questions: number };
  const { month } = await get<{ month: Month }>('/api/desk', cookie);
  expect(month).toMatchObject({ appointments: 2, bookedByReceptionist: 2, questions: 2 });
});

it('counts all of it in this month, also in its first minutes', async () => {
  server.clock.setTo(new Date('2026-04-01T04:03:00Z'));
  const { cookie } = await server.signIn('first.owner@example.com');
  const { meters } = await get<{ meters: { of: string; used: number }[] }>('/api/limits', cookie);
  expect(meters.find(({ of }) => of === 'emailsPerMonth')?.used).toBe(5);
});
