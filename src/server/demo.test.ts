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
  expect(conversations).toHaveLength(7);
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

it('leaves what waits for the owner: a message, and nothing that was not known', async () => {
  const { cookie } = await server.signIn('message.owner@example.com');
  type Message = { body: string; name: string };
  const { messages } = await get<{ messages: Message[] }>('/api/messages?limit=10', cookie);
  expect(messages).toMatchObject([{ body: expect.stringContaining('two quotes'), name: 'Nadia Haddad' }]);
  type Desk = { waiting: { first: { who: string; lastText: string }[]; questions: number } };
  const { waiting } = await get<Desk>('/api/desk', cookie);
  expect(waiting.first).toMatchObject([{ who: 'Nadia Haddad', lastText: expect.stringContaining('two quotes') }]);
  // Those of the seed, and none of a talk.
  expect(waiting.questions).toBe(2);
});

it('counts all of it in this month, also in its first minutes', async () => {
  server.clock.setTo(new Date('2026-04-01T04:03:00Z'));
  const { cookie } = await server.signIn('first.owner@example.com');
  const { meters } = await get<{ meters: { of: string; used: number }[] }>('/api/limits', cookie);
  expect(meters.find(({ of }) => of === 'emailsPerMonth')?.used).toBe(5);
});
