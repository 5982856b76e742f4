// Reminders on the real database: sent once at their time, of what stands, to who wants them; a mail that has waited is
// dropped where the appointment went, also when the worker that had it was killed.
import { beforeEach, expect, it } from 'vitest';
import type { Appointment } from '#domains/appointments/contract.ts';
import { appointmentRoutes } from '#domains/appointments/routes.ts';
import { keepText, keptTextTo } from '#domains/caller-codes/service.ts';
import { recordConsent } from '#domains/consents/service.ts';
import { knowledgeRoutes } from '#domains/knowledge/routes.ts';
import { noticesBackground } from '#domains/notices/background.ts';
import type { Mail, MailMessage } from '#ports/mail.ts';
import { ProviderError } from '#ports/provider-error.ts';
import { ask, letTimePass, openTestQueue, until } from '../../../tests/support/background.ts';
import { aBusiness, inBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import { reminderRoutes } from './routes.ts';
import { isStale, type ReminderNeeds, remind, setWanted, updateSettings } from './service.ts';

const texts: string[] = [];
const needs: ReminderNeeds = {
  linkTo: (id) => `https://telle.example/booking?token=${id}`,
  sendText: async (_, { to }) => void texts.push(to),
};
const house = await openBareServer((serve) => {
  knowledgeRoutes(serve);
  appointmentRoutes(serve);
  reminderRoutes(needs)(serve);
});
const queue = openTestQueue(house);
const sent: MailMessage[] = [];
let broken: ((message: MailMessage) => Promise<void>) | undefined;
const mail: Mail = {
  check: async () => undefined,
  send: async (message: MailMessage) => {
    await broken?.(message);
    sent.push(message);
    return { providerId: message.id };
  },
  close: async () => undefined,
};
const outbox = { ...mail, list: async () => [], read: async () => null, forgetBefore: async () => 0 };
const { 'send-mail': sending } = noticesBackground({
  ...{ database: house.database, mail, outbox, from: 'telle@example.com', clock: house.clock, isStale },
});
if (!sending) throw new Error('mail is sent in the background');
queue.register('send-mail', sending);
await queue.start();
house.database.onEnqueue((db, work) => queue.enqueue({ db }, work));

// Each test begins on Monday, 2 March 2026, 10:00 in New York.
const start = house.clock.now();
beforeEach(() => {
  house.clock.setTo(start);
  broken = undefined;
});
const wall = (text: string) => new Date(`${text}-05:00`);

async function aSalon() {
  const business = await aBusiness(house, 'Stillwater Studio');
  const headers = as(business, 'owner', house.ids.make('user'));
  const say = async <T>(method: string, path: string, body?: unknown) =>
    (await house.send<T>(method, `/api${path}`, { headers, ...(body !== undefined && { body }) })).data;
  const { id: serviceId } = await say<{ id: string }>('POST', '/services', { name: 'Cut', minutes: 60 });
  let guests = 0;
  const book = async (startsAt: Date, who: { email?: string; phone?: string } = {}) => {
    guests += 1;
    const email = `${business}.${guests}@example.com`.toLowerCase();
    const body = { serviceId, startsAt: startsAt.toISOString(), name: 'Ines Roth', ...(who.phone ? who : { email }) };
    const made = await say<Appointment>('POST', '/appointments', body);
    return { id: made.id, email };
  };
  const reminder = (id: string) => say<{ state: string; at: string | null }>('GET', `/appointments/${id}/reminder`);
  return { business, say, book, reminder };
}

const look = async (at: Date) => {
  house.clock.setTo(at);
  await remind({ ...house, ...needs });
};
const mailsTo = (email: string) => sent.filter(({ to }) => to.address === email);
const arrived = (email: string, count: number) => until(() => expect(mailsTo(email)).toHaveLength(count));
/** Nothing is on its way any more. */
const drained = () =>
  until(async () => {
    const left = await ask(house, `select 1 from pgboss.job where name = 'send-mail' and state <= 'active'`);
    expect(left).toHaveLength(0);
  });

it('is sent a day before, once, however many look', async () => {
  const { book, reminder } = await aSalon();
  const { id, email } = await book(wall('2026-03-04T13:00'));
  expect(await reminder(id)).toMatchObject({ state: 'due', by: 'email', at: '2026-03-03T18:00:00.000Z' });
  await look(wall('2026-03-03T12:59'));
  await drained();
  expect(mailsTo(email)).toEqual([]);
  house.clock.setTo(wall('2026-03-03T13:00'));
  await Promise.all([1, 2, 3].map(() => remind({ ...house, ...needs })));
  await look(wall('2026-03-03T13:05'));
  await arrived(email, 1);
  await drained();
  expect(mailsTo(email)).toHaveLength(1);
  expect(mailsTo(email)[0]?.text).toContain('Wednesday, March 4, 2026 at 1:00 PM EST');
  expect(mailsTo(email)[0]?.text).toContain(`https://telle.example/booking?token=${id}`);
  expect(await reminder(id)).toMatchObject({ state: 'sent', at: '2026-03-03T18:00:00.000Z' });
});

it('goes with the appointment to its new time, and dies with it', async () => {
  const { book, say, reminder } = await aSalon();
  const moved = await book(wall('2026-03-04T13:00'));
  const killed = await book(wall('2026-03-04T15:00'));
  house.clock.setTo(wall('2026-03-02T11:00'));
  await say('PUT', `/appointments/${moved.id}`, { startsAt: wall('2026-03-05T13:00').toISOString() });
  await say('POST', `/appointments/${killed.id}/cancel`);
  await look(wall('2026-03-03T15:01'));
  await drained();
  expect([...mailsTo(moved.email), ...mailsTo(killed.email)]).toEqual([]);
  expect(await reminder(killed.id)).toMatchObject({ state: 'none' });
  await look(wall('2026-03-04T13:00'));
  await arrived(moved.email, 1);
  // Who is moved after having been reminded is reminded of the new time.
  house.clock.setTo(wall('2026-03-04T14:00'));
  await say('PUT', `/appointments/${moved.id}`, { startsAt: wall('2026-03-06T13:00').toISOString() });
  await look(wall('2026-03-05T13:00'));
  await arrived(moved.email, 2);
  expect(mailsTo(moved.email)[1]?.text).toContain('Friday, March 6, 2026 at 1:00 PM EST');
});

it.each(['cancelled', 'moved'] as const)('a mail that waits is dropped where the appointment is %s', async (how) => {
  const { book, say } = await aSalon();
  const { id, email } = await book(wall('2026-03-04T13:00'));
  // The provider is away while the mail waits.
  let tries = 0;
  broken = () => {
    tries += 1;
    return Promise.reject(new ProviderError({ provider: 'smtp', retryable: true, reason: 'away' }));
  };
  await look(wall('2026-03-03T13:00'));
  await until(() => expect(tries).toBeGreaterThan(0));
  if (how === 'cancelled') await say('POST', `/appointments/${id}/cancel`);
  else await say('PUT', `/appointments/${id}`, { startsAt: wall('2026-03-05T13:00').toISOString() });
  broken = undefined;
  await until(async () => {
    await letTimePass(house, 3600);
    expect(await ask(house, `select 1 from mails where recipient = $1`, [email])).toHaveLength(0);
  });
  await drained();
  expect(mailsTo(email)).toEqual([]);
  // Taken back in time, it is reminded of after all: by a mail of its own.
  if (how === 'cancelled') {
    await say('POST', `/appointments/${id}/restore`);
    await ask(house, `update appointments set updated_at = '2026-03-02T15:00Z' where id = $1`, [id]);
    await look(wall('2026-03-03T14:00'));
    await arrived(email, 1);
  }
});

it('a worker that dies between claiming and sending neither loses the reminder nor sends what went', async () => {
  const { book, say } = await aSalon();
  const [kept, gone] = [await book(wall('2026-03-04T13:00')), await book(wall('2026-03-04T15:00'))];
  await queue.stop(1000);
  await look(wall('2026-03-03T15:01'));
  expect(await ask(house, 'select 1 from reminders where appointment_id = any($1)', [[kept.id, gone.id]])).toHaveLength(
    2,
  );
  await say('POST', `/appointments/${gone.id}/cancel`);
  const next = openTestQueue(house);
  next.register('send-mail', sending);
  await next.start();
  await arrived(kept.email, 1);
  await drained();
  expect(mailsTo(gone.email)).toEqual([]);
  house.database.onEnqueue((db, work) => next.enqueue({ db }, work));
});

it('reaches all others where one customer has an address to which nobody can write', async () => {
  const { book, reminder } = await aSalon();
  const odd = await book(wall('2026-03-04T13:00'));
  const broken = await book(wall('2026-03-04T14:00'));
  const later = await book(wall('2026-03-04T15:00'));
  await ask(house, `update appointments set email = 'jane..doe@example.com' where id = $1`, [odd.id]);
  await ask(
    house,
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  );
  await ask(
    house,
    `create trigger refuse before insert on reminders for each row when (new.appointment_id = '${broken.id}') execute function refuse()`,
  );
  await look(wall('2026-03-03T15:00'));
  await arrived(later.email, 1);
  expect(await reminder(odd.id)).toMatchObject({ state: 'unreachable' });
  await ask(house, 'drop function refuse cascade');
  await look(wall('2026-03-03T15:01'));
  await arrived(broken.email, 1);
});

it.each([
  ['the customer comes to want none', 'email', 'link'],
  ['the team notes that they agree no longer', 'email', 'consent'],
  ['the customer comes to want none', 'text', 'link'],
  ['the team notes that they agree no longer', 'text', 'consent'],
] as const)('is dropped while it waits where %s: by %s, %s', async (_, by, how) => {
  const { book, say, business } = await aSalon();
  const phone = '+12025550177';
  const { id, email } = await book(wall('2026-03-04T13:00'), by === 'text' ? { phone } : {});
  const to = by === 'text' ? keptTextTo(phone) : email;
  let tries = 0;
  broken = () => {
    tries += 1;
    return Promise.reject(new ProviderError({ provider: 'smtp', retryable: true, reason: 'away' }));
  };
  house.clock.setTo(wall('2026-03-03T13:00'));
  await remind({ ...house, ...needs, sendText: keepText });
  await until(() => expect(tries).toBeGreaterThan(0));
  const { contactId } = await say<Appointment>('GET', `/appointments/${id}`);
  if (contactId === null) throw new Error('who books is a contact');
  await inBusiness(house.database, business, (scope) =>
    how === 'link'
      ? setWanted(scope, by === 'text' ? { email: null, phone } : { email, phone: null }, false)
      : recordConsent(scope, contactId, { channel: by, isGiven: false, how: 'Asked on the phone' }).then(
          () => undefined,
        ),
  );
  broken = undefined;
  await until(async () => {
    await letTimePass(house, 3600);
    expect(await ask(house, `select 1 from mails where recipient = $1`, [to])).toHaveLength(0);
  });
  await drained();
  expect(mailsTo(to)).toEqual([]);
  // Nor is it written anew.
  await remind({ ...house, ...needs, sendText: keepText });
  await drained();
  expect(mailsTo(to)).toEqual([]);
});

it('goes as a text where nobody took back anything meanwhile', async () => {
  const { book } = await aSalon();
  const phone = '+12025550178';
  await book(wall('2026-03-04T13:00'), { phone });
  house.clock.setTo(wall('2026-03-03T13:00'));
  await remind({ ...house, ...needs, sendText: keepText });
  await arrived(keptTextTo(phone), 1);
});

it.each(['removed', 'replaced'] as const)('does not go to an address that was %s while it waits', async (how) => {
  const { book, say } = await aSalon();
  const { id, email } = await book(wall('2026-03-04T13:00'));
  const other = `other.${email}`;
  let tries = 0;
  broken = () => {
    tries += 1;
    return Promise.reject(new ProviderError({ provider: 'smtp', retryable: true, reason: 'away' }));
  };
  await look(wall('2026-03-03T13:00'));
  await until(() => expect(tries).toBeGreaterThan(0));
  await say('PUT', `/appointments/${id}`, { email: how === 'removed' ? null : other });
  const [now] = await ask<{ email: string | null }>(house, `select email from appointments where id = $1`, [id]);
  expect(now?.email).toBe(how === 'removed' ? null : other);
  broken = undefined;
  await until(async () => {
    await letTimePass(house, 3600);
    expect(await ask(house, `select 1 from mails where recipient = $1`, [email])).toHaveLength(0);
  });
  await drained();
  expect(mailsTo(email)).toEqual([]);
  // The claim was given back: who is there instead is reminded.
  await ask(house, `update appointments set updated_at = '2026-03-02T15:00Z' where id = $1`, [id]);
  await look(wall('2026-03-03T14:00'));
  await drained();
  expect(mailsTo(other)).toHaveLength(how === 'removed' ? 0 : 1);
});

it('is never sent at night, and not any more when the server was away until it is too late', async () => {
  const { book, business } = await aSalon();
  await inBusiness(house.database, business, (scope) => updateSettings(scope, needs, 'two-hours'));
  const early = await book(wall('2026-03-04T10:00'));
  const missed = await book(wall('2026-03-04T14:00'));
  await look(wall('2026-03-03T23:00'));
  await look(wall('2026-03-04T07:59'));
  await drained();
  expect(mailsTo(early.email)).toEqual([]);
  await look(wall('2026-03-04T08:00'));
  await arrived(early.email, 1);
  await look(wall('2026-03-04T13:45'));
  await drained();
  expect(mailsTo(missed.email)).toEqual([]);
});

it('goes to nobody where it is off or the customer wants none, and by text to who left a number alone', async () => {
  const { book, business, reminder, say } = await aSalon();
  const refusing = await book(wall('2026-03-04T13:00'));
  await inBusiness(house.database, business, (scope) =>
    setWanted(scope, { email: refusing.email.toUpperCase(), phone: null }, false),
  );
  expect(await reminder(refusing.id)).toMatchObject({ state: 'refused' });
  await book(wall('2026-03-04T15:00'), { phone: '(202) 555-0142' });
  await look(wall('2026-03-03T15:00'));
  await drained();
  expect([mailsTo(refusing.email).length, texts]).toEqual([0, ['+12025550142']]);
  house.clock.setTo(start);
  await say('PUT', '/reminder-settings', { lead: 'off' });
  const quiet = await book(wall('2026-03-05T13:00'));
  await look(wall('2026-03-04T13:00'));
  await drained();
  expect([mailsTo(quiet.email).length, (await reminder(quiet.id)).state]).toEqual([0, 'none']);
});

it('counts against the mails of the month, and waits for an upgrade where these are used up', async () => {
  const { book, business } = await aSalon();
  const { id, email } = await book(wall('2026-03-04T13:00'));
  await ask(
    house,
    `insert into reminders (business_id, appointment_id, starts_at, sent_by, sent_at)
     select $1, $2, '2020-01-01Z'::timestamptz + n * interval '1 day', 'email', '2026-03-02T15:00Z' from generate_series(1, 50) n`,
    [business, id],
  );
  await look(wall('2026-03-03T13:00'));
  await drained();
  expect(mailsTo(email)).toEqual([]);
  await ask(house, `update businesses set plan = 'pro' where id = $1`, [business]);
  await look(wall('2026-03-03T13:01'));
  await arrived(email, 1);
});

it('is not sent by a way to which the contact no longer agrees', async () => {
  const { business, say, book, reminder } = await aSalon();
  const { id, email } = await book(wall('2026-03-04T13:00'));
  const { contactId } = await say<Appointment>('GET', `/appointments/${id}`);
  if (contactId === null) throw new Error('who books is a contact');
  const no = { channel: 'email', isGiven: false, how: 'Asked on the phone' } as const;
  await inBusiness(house.database, business, (scope) => recordConsent(scope, contactId, no));
  expect(await reminder(id)).toMatchObject({ state: 'refused' });
  await look(wall('2026-03-03T13:00'));
  await drained();
  expect(mailsTo(email)).toHaveLength(0);
});
