import { expect, it } from 'vitest';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { query } from '../../../tests/support/cluster.ts';
import { aBusiness, aContact, inBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { codeMinutes, codesMost, codeTriesMost, mayBeCalled } from './rules.ts';
import { type Claim, checkCallerCode, sendCallerCode } from './service.ts';

const house = await openTestDatabase();
house.database.onEnqueue(async () => undefined);
const business = await aBusiness(house);
const dana = await aContact(house, business, { name: 'Dana Reyes', phone: '+12025550101', email: 'dana@example.com' });
const texts: { to: string; body: string }[] = [];
const needs = {
  key: Buffer.alloc(32, 7),
  sendText: async (_: BusinessScope, text: { to: string; body: string }) => void texts.push(text),
  canMail: true,
};

async function aConversation(): Promise<Id<'conversation'>> {
  const id = house.ids.make('conversation');
  await house.database.systemPool.query(
    `insert into conversations (id, business_id, channel, thread_key, idle_at) values ($1, $2, 'chat', $1, now())`,
    [id, business],
  );
  return id;
}
const send = (conversation: Id<'conversation'>, claim: Claim, own = needs as Parameters<typeof sendCallerCode>[0]) =>
  inBusiness(house.database, business, (scope) =>
    sendCallerCode(own, scope, { conversation, language: 'en', business: 'Harbor Dental' }, claim),
  );
const check = (conversation: Id<'conversation'>, said: string) =>
  inBusiness(house.database, business, (scope) => checkCallerCode(needs, scope, conversation, said));
const lastCode = () => texts.at(-1)?.body.slice(0, 6) ?? '';

it('proves the contact whose number got it, once, also when it is dictated with pauses', async () => {
  const talk = await aConversation();
  expect(await send(talk, { name: 'Dana', phone: '+12025550101' })).toEqual({ ok: true, value: { by: 'sms' } });
  expect(texts.at(-1)?.to).toBe('+12025550101');
  const spoken = lastCode().split('').join(' - ');
  expect(await check(talk, spoken)).toEqual({ ok: true, value: { proof: expect.any(String), contact: dana } });
  expect(await check(talk, spoken)).toEqual({ ok: false, reason: 'wrong' });
  const rows = await query<{ row: string }>(house.connection, 'select c::text as row from caller_codes c');
  for (const { row } of rows) expect(row).not.toContain(lastCode());
});

it('answers alike for somebody who is on no list, and sends nothing', async () => {
  const before = texts.length;
  const talk = await aConversation();
  expect(await send(talk, { name: 'Dana', phone: '+12025550199' })).toEqual({ ok: true, value: { by: 'sms' } });
  expect(await send(talk, { name: 'Somebody Else', phone: '+12025550101' })).toEqual({
    ok: true,
    value: { by: 'sms' },
  });
  expect(texts).toHaveLength(before);
});

it('is of no use in another conversation, after its time, or after too many tries', async () => {
  const [talk, other, late] = [await aConversation(), await aConversation(), await aConversation()];
  await send(talk, { phone: '+12025550101' });
  const code = lastCode();
  await send(other, { phone: '+12025550101' });
  expect(await check(other, code)).toEqual({ ok: false, reason: 'wrong' });
  const said: unknown[] = [];
  for (let tried = 0; tried < codeTriesMost; tried += 1)
    said.push(await check(talk, code === '000000' ? '111111' : '000000'));
  expect(said).toEqual([
    ...Array.from({ length: codeTriesMost - 1 }, () => ({ ok: false, reason: 'wrong' })),
    { ok: false, reason: 'too_many' },
  ]);
  expect(await check(talk, code)).toEqual({ ok: false, reason: 'too_many' });
  await send(late, { phone: '+12025550101' });
  house.clock.forward(codeMinutes * 60);
  expect(await check(late, lastCode())).toEqual({ ok: false, reason: 'wrong' });
});

it('proves also when it comes after a second one was sent, and only the contact whom the last was for', async () => {
  const [talk, changed] = [await aConversation(), await aConversation()];
  await send(talk, { phone: '+12025550101' });
  const first = lastCode();
  await send(talk, { phone: '+12025550101' });
  expect(await check(talk, first)).toEqual({ ok: true, value: { proof: expect.any(String), contact: dana } });
  await send(changed, { phone: '+12025550101' });
  const hers = lastCode();
  await send(changed, { phone: '+12025550199' });
  expect(await check(changed, hers)).toEqual({ ok: false, reason: 'wrong' });
});

it('is sent a few times in a conversation and no more, and goes by mail where texts cannot be sent', async () => {
  const talk = await aConversation();
  const mute = { key: needs.key, sendText: null, canMail: true };
  expect(await send(talk, { phone: '+12025550101' }, mute)).toEqual({ ok: true, value: { by: 'email' } });
  const [mail] = await query<{ recipient: string; subject: string }>(
    house.connection,
    `select recipient, values->>'subject' as subject from mails order by id desc limit 1`,
  );
  expect(mail).toEqual({ recipient: 'dana@example.com', subject: expect.stringMatching(/^Your code: \d{6}$/) });
  for (let sent = 1; sent < codesMost; sent += 1) expect((await send(talk, { phone: '+12025550101' })).ok).toBe(true);
  expect(await send(talk, { phone: '+12025550101' })).toEqual({ ok: false, reason: 'too_many' });
});

it('is refused, and none is kept, where it would reach nobody', async () => {
  const talk = await aConversation();
  const mute = { key: needs.key, sendText: null, canMail: false };
  const refused = { ok: false, reason: 'no_way' };
  expect(await send(talk, { phone: '+12025550101' }, mute)).toEqual(refused);
  expect(await send(talk, { email: 'dana@example.com' }, mute)).toEqual(refused);
  expect(await send(talk, { email: 'dana@example.com' }, { ...needs, canMail: false })).toEqual(refused);
  const kept = await query(house.connection, `select id from caller_codes where conversation_id = '${talk}'`);
  expect(kept).toEqual([]);
  expect((await send(talk, { phone: '+12025550101' }, { ...needs, canMail: false })).ok).toBe(true);
});

it.each([
  ['Dana Reyes', 'dana', true],
  ['Zoë Nadal', 'Zoe', true],
  ['Dana Reyes', 'Reyes, Dana', true],
  ['Dana Reyes', 'Daniel Ray', false],
  ['Dana Reyes', 'D', false],
])('%s may be called %s: %s', (onFile, said, fits) => expect(mayBeCalled(onFile, said)).toBe(fits));
