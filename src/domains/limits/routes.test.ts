// The limits of the free plan: counted by the month on the business's wall, given to one of two who ask at once, lifted by
// an upgrade, and never the reason for which a caller is dropped.
import { expect, it } from 'vitest';
import { conversationRoutes } from '#domains/conversations/routes.ts';
import { defaultChoices } from '#domains/notice-choices/rules.ts';
import { updateChoices } from '#domains/notice-choices/service.ts';
import { subscriptionRoutes } from '#domains/subscriptions/routes.ts';
import { linksFrom } from '#platform/links.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { ask } from '../../../tests/support/background.ts';
import { aPlumber, dull, linesOf, openTalk, says } from '../../../tests/support/corridor.ts';
import { inBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { readLimits as readEndpoint } from './contract.ts';
import { limitRoutes } from './routes.ts';
import { tellOfLimits } from './service/tell-of-limits.ts';
import { maySend } from './service.ts';

const house = await openBareServer((serve) => {
  limitRoutes(serve);
  subscriptionRoutes(serve);
});
house.database.onEnqueue(async () => undefined);
const talk = openTalk(house, dull);

async function anOwner(business: BusinessId, email: string): Promise<Id<'user'>> {
  const user = house.ids.make('user');
  await ask(house, 'insert into users (id, email, name) values ($1, $2, $3)', [user, email, 'Dana']);
  await ask(house, `insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'owner')`, [
    ...[house.ids.make('member'), business, user],
  ]);
  return user;
}

/** So many texts of the receptionist that went out at that instant, in one thread; or mails, or such as never left. */
async function sent(
  business: BusinessId,
  count: number,
  at: Date,
  { channel = 'sms', isDelivered = true }: { readonly channel?: 'sms' | 'email'; readonly isDelivered?: boolean } = {},
): Promise<void> {
  const id = house.ids.make('conversation');
  await ask(
    house,
    `insert into conversations (id, business_id, channel, thread_key, started_at, last_line_at, idle_at, line_count)
     values ($1, $2, $5, $1, $3, $3, $3, $4)`,
    [id, business, at, count, channel],
  );
  for (let seq = 1; seq <= count; seq += 1)
    await ask(
      house,
      `insert into lines (id, business_id, conversation_id, seq, who, text, said_at, delivered_at)
       values ($1, $2, $3, $4, 'receptionist', 'Noted.', $5, $6)`,
      [house.ids.make('line'), business, id, seq, at, isDelivered ? at : null],
    );
}

const read = async (business: BusinessId, user: Id<'user'>) => {
  const headers = as(business, 'owner', user);
  return (await house.send<AnswerOf<typeof readEndpoint>>('GET', '/api/limits', { headers })).data;
};
const texts = async (business: BusinessId, user: Id<'user'>) =>
  (await read(business, user)).meters.find((meter) => meter.of === 'textsPerMonth');

it('counts what went out, and nothing that lies here since no server takes it', async () => {
  const business = await aPlumber(house);
  const user = await anOwner(business, 'unsent@example.com');
  const at = new Date('2026-03-02T14:00:00Z');
  await sent(business, 3, at, { channel: 'email' });
  await sent(business, 60, at, { channel: 'email', isDelivered: false });
  const used = async () => (await read(business, user)).meters.find(({ of }) => of === 'emailsPerMonth')?.used;
  expect(await used()).toBe(3);
  expect(await inBusiness(house.database, business, (scope) => maySend(scope, 'email'))).toBe(true);
  // A reminder counts once its mail is out, and not while it is refused.
  const [appointment, mail] = [house.ids.make('appointment'), house.ids.make('mail')];
  const [service] = await ask<{ id: string }>(house, 'select id from services where business_id = $1', [business]);
  await ask(
    house,
    `insert into appointments (id, business_id, service_id, starts_at, ends_at, blocked_until, status, booked_by)
     values ($1, $2, $3, $4, $5, $5, 'booked', 'user')`,
    [appointment, business, service?.id, '2026-03-03T14:00Z', '2026-03-03T15:00Z'],
  );
  await ask(
    house,
    `insert into reminders (business_id, appointment_id, starts_at, sent_by, sent_at) values ($1, $2, $3, 'email', $4)`,
    [business, appointment, '2026-03-03T14:00Z', at],
  );
  await ask(
    house,
    `insert into mails (id, business_id, effect_key, template, recipient, values, created_at)
     values ($1, $2, $3, 'reminder', 'vic@example.com', '{}', $4)`,
    [mail, business, `reminder:${appointment}:1:2`, at],
  );
  expect(await used()).toBe(3);
  await ask(house, 'update mails set sent_at = created_at, values = null where id = $1', [mail]);
  expect(await used()).toBe(4);
});

it('counts this month alone, and says when the next begins', async () => {
  const business = await aPlumber(house);
  const user = await anOwner(business, 'counting@example.com');
  await sent(business, 9, new Date('2026-03-01T04:59:00Z'));
  await sent(business, 20, new Date('2026-03-01T05:00:00Z'));
  expect(await texts(business, user)).toEqual({ of: 'textsPerMonth', used: 20, limit: 25, level: 'near' });
  const all = await read(business, user);
  expect(all.renewsAt).toBe('2026-04-01T04:00:00.000Z');
  expect(all.meters.map(({ of, used, limit }) => [of, used, limit])).toEqual([
    ['trialCalls', 0, 3],
    ['emailsPerMonth', 0, 50],
    ['textsPerMonth', 20, 25],
    ['contacts', 0, 100],
    ['appointmentsPerMonth', 0, 10],
  ]);
});

it('gives the last text to one of many who send at once, and an upgrade lifts it at once', async () => {
  const business = await aPlumber(house);
  const user = await anOwner(business, 'last@example.com');
  await sent(business, 24, house.clock.now());
  const threads = await Promise.all(
    ['+12025550111', '+12025550112', '+12025550113', '+12025550114'].map((phone) =>
      says(house, business, phone, 'Hello there', { channel: 'sms', phone }),
    ),
  );
  await Promise.all(threads.map((thread) => talk.answer(business, thread)));
  const replies = (await Promise.all(threads.map((thread) => linesOf(house, thread)))).map((lines) => lines[1]?.text);
  const passedOn = 'Thank you. I have passed what you wrote on to our team. Somebody will get back to you.';
  expect(replies.filter((reply) => reply === passedOn)).toHaveLength(3);
  // Nobody is dropped: what was not answered is a message for the owner.
  const messages = await ask<{ n: number }>(house, 'select count(*)::int as n from messages where business_id = $1', [
    business,
  ]);
  expect(messages[0]?.n).toBe(3);
  const [first = ''] = threads.filter((_, at) => replies[at] === passedOn);
  const phone = (
    await ask<{ p: string }>(house, 'select from_phone as p from conversations where id = $1', [first])
  )[0];
  const again = { channel: 'sms', phone: phone?.p ?? '' } as const;
  await talk.answer(business, await says(house, business, again.phone, 'Are you there?', again));
  expect((await linesOf(house, first)).map(({ who }) => who)).toEqual(['caller', 'receptionist', 'caller']);

  const headers = as(business, 'owner', user);
  await house.send('PUT', '/api/subscription', { body: { plan: 'pro' }, headers });
  expect((await texts(business, user))?.level).toBe('open');
  await talk.answer(business, await says(house, business, again.phone, 'And now?', again));
  expect((await linesOf(house, first)).at(-1)).toMatchObject({ who: 'receptionist' });
});

it('refuses a person of the team by the name of the limit, and keeps nothing of the try', async () => {
  const business = await aPlumber(house);
  const user = await anOwner(business, 'team@example.com');
  await sent(business, 25, house.clock.now());
  const id = await says(house, business, '+12025550120', 'A person, please', { channel: 'sms', phone: '+12025550120' });
  await ask(house, `update conversations set state = 'with-person', held_by = $2 where id = $1`, [id, user]);
  const desk = await openBareServer(
    conversationRoutes(() => undefined),
    { house },
  );
  const said = await desk.send('POST', `/api/conversations/${id}/lines`, {
    body: { text: 'On my way.' },
    headers: { ...as(business, 'owner', user), 'idempotency-key': 'say' },
  });
  expect(said.status).toBe(403);
  expect(said.json).toMatchObject({
    code: 'text_limit',
    error: 'The free plan sends 25 texts a month. Please upgrade to send more.',
  });
  expect(await linesOf(house, id)).toHaveLength(1);
});

it('has no limit over a chat, whatever was sent elsewhere', async () => {
  const business = await aPlumber(house);
  await sent(business, 25, house.clock.now());
  const may = (channel: 'chat' | 'sms' | 'email' | 'phone') =>
    inBusiness(house.database, business, (scope) => maySend(scope, channel));
  expect([await may('chat'), await may('phone'), await may('email'), await may('sms')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('is told of by mail once at four fifths and once when it is met, each month, but not in the night of its reader', async () => {
  const business = await aPlumber(house);
  const user = await anOwner(business, 'told@example.com');
  const look = async () => {
    await tellOfLimits({ ...house, links: linksFrom(() => 'https://telle.example') });
    const mails = await ask<{ values: { level: string; says: string } }>(
      house,
      `select values from mails where template = 'limit-reached' and recipient = 'told@example.com' order by created_at, id`,
    );
    return mails.map(({ values }) => `${values.level}: ${values.says}`);
  };
  await sent(business, 19, house.clock.now());
  expect(await look()).toEqual([]);
  await sent(business, 1, house.clock.now());
  await inBusiness(house.database, business, (scope) =>
    updateChoices(scope, user, { ...defaultChoices, quietFrom: '09:00', quietUntil: '11:00' }),
  );
  expect(await look()).toEqual([]);
  await inBusiness(house.database, business, (scope) => updateChoices(scope, user, defaultChoices));
  const near = 'near: 20 of 25 texts are sent this month.';
  expect([await look(), await look()]).toEqual([[near], [near]]);
  await sent(business, 5, house.clock.now());
  const met = 'met: 25 of 25 texts are sent this month.';
  expect([await look(), await look()]).toEqual([
    [near, met],
    [near, met],
  ]);
  house.clock.setTo(new Date('2026-04-02T15:00:00Z'));
  await sent(business, 21, house.clock.now());
  expect(await look()).toEqual([near, met, 'near: 21 of 25 texts are sent this month.']);
});
