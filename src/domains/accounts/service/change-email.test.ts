import { describe, expect, it } from 'vitest';
import { cookieOf, goodPassword, openAccounts, wizard } from '../../../../tests/support/accounts.ts';
import type { SignedIn } from '../contract.ts';

const server = await openAccounts({}, { DEMO_MODE: 'off' });
const { send, clock, linkTo, mailsTo, doWork, owner } = server;
type User = SignedIn['user'];

const ask = (cookie: string, email: string) =>
  send<User>('POST', '/api/auth/email-change', { body: { email }, headers: { cookie } });
const confirm = (token: string | null) =>
  send<{ email: string }>('POST', '/api/auth/email-change/confirmation', { body: { token } });
const tokenFor = async (email: string) => (await linkTo(email)).searchParams.get('token');
const who = async (cookie: string) =>
  (await send<SignedIn | null>('GET', '/api/auth/session', { headers: { cookie } })).data?.user;
const signIn = (email: string, password = goodPassword) =>
  send('POST', '/api/auth/sign-in', { body: { email, password } });

describe('another email', () => {
  it('holds only once the link in the mail to it is followed, and every session stays', async () => {
    const { cookie } = await owner('old@move.example');
    const other = cookieOf(await signIn('old@move.example'));
    expect((await ask(cookie, ' New@Move.example ')).data).toMatchObject({
      email: 'old@move.example',
      pendingEmail: 'new@move.example',
    });
    await doWork();
    expect((await signIn('new@move.example')).status).toBe(401);
    expect(await mailsTo('old@move.example', 'email-changing')).toBe(1);
    const link = await linkTo('new@move.example');
    expect(link.origin + link.pathname).toBe('http://localhost:3000/new-email');
    const token = link.searchParams.get('token');

    expect((await confirm(token)).data).toEqual({ email: 'new@move.example' });
    expect((await confirm(token)).json).toMatchObject({ code: 'link_invalid' });
    for (const kept of [cookie, other])
      expect(await who(kept)).toMatchObject({ email: 'new@move.example', pendingEmail: null });
    expect(await mailsTo('old@move.example', 'email-changing')).toBe(2);
    expect((await signIn('new@move.example')).status).toBe(200);
    expect((await signIn('old@move.example')).status).toBe(401);
  });

  it('leaves no link that went to the old address', async () => {
    const { cookie, email } = await owner('left@links.example');
    await send('POST', '/api/auth/reset-requests', { body: { email } });
    await doWork();
    const reset = await tokenFor(email);
    await ask(cookie, 'next@links.example');
    await doWork();
    await confirm(await tokenFor('next@links.example'));
    const password = 'another Fine passphrase';
    const heard = await send('POST', '/api/auth/reset-password', { body: { token: reset, password } });
    expect(heard.json).toMatchObject({ code: 'link_invalid' });
  });

  it('that is taken is answered as every other, and its holder alone reads of it', async () => {
    await owner('holder@taken.example');
    const { cookie } = await owner('asker@taken.example');
    const heard = [await ask(cookie, 'free@taken.example'), await ask(cookie, 'holder@taken.example')];
    const [free, taken] = heard.map(({ status, data }) => ({ status, ...data, pendingEmail: '' }));
    expect(taken).toEqual(free);
    await doWork();
    expect(await mailsTo('holder@taken.example', 'email-taken')).toBe(1);
    expect(await mailsTo('holder@taken.example', 'confirm-new-email')).toBe(0);
    expect((await signIn('holder@taken.example')).status).toBe(200);
  });

  it('that somebody took before the link was followed stays with them', async () => {
    const { cookie } = await owner('slow@race.example');
    await ask(cookie, 'wanted@race.example');
    await doWork();
    const token = await tokenFor('wanted@race.example');
    await send('POST', '/api/auth/sign-up', { body: wizard('wanted@race.example') });
    expect((await confirm(token)).json).toMatchObject({ code: 'link_invalid' });
    expect(await who(cookie)).toMatchObject({ email: 'slow@race.example' });
  });

  it('is mailed again, and cancelled, and its links end with it', async () => {
    const { cookie } = await owner('again@drop.example');
    await ask(cookie, 'first@drop.example');
    await doWork();
    const first = await tokenFor('first@drop.example');
    await ask(cookie, 'first@drop.example');
    await doWork();
    expect(await mailsTo('first@drop.example', 'confirm-new-email')).toBe(2);
    expect(await mailsTo('again@drop.example', 'email-changing')).toBe(1);
    const dropped = await send<User>('DELETE', '/api/auth/email-change', { headers: { cookie } });
    expect(dropped.data.pendingEmail).toBeNull();
    for (const token of [first, await tokenFor('first@drop.example')])
      expect((await confirm(token)).json).toMatchObject({ code: 'link_invalid' });
  });

  it('puts no other address under a link that went out before', async () => {
    const { cookie } = await owner('turns@drop.example');
    await ask(cookie, 'mine@drop.example');
    await doWork();
    const token = await tokenFor('mine@drop.example');
    await ask(cookie, 'theirs@drop.example');
    expect((await confirm(token)).json).toMatchObject({ code: 'link_invalid' });
    expect(await who(cookie)).toMatchObject({ email: 'turns@drop.example', pendingEmail: 'theirs@drop.example' });
  });

  it('is taken back by a new password, and forgotten after three days', async () => {
    const { cookie, email } = await owner('safe@drop.example');
    await ask(cookie, 'thief@drop.example');
    await send('POST', '/api/auth/reset-requests', { body: { email } });
    await doWork();
    const stolen = await tokenFor('thief@drop.example');
    const password = 'another Fine passphrase';
    await send('POST', '/api/auth/reset-password', { body: { token: await tokenFor(email), password } });
    expect((await confirm(stolen)).json).toMatchObject({ code: 'link_invalid' });

    const later = await owner('late@drop.example');
    await ask(later.cookie, 'later@drop.example');
    await doWork();
    const token = await tokenFor('later@drop.example');
    clock.forward(3 * 86_400 + 1);
    expect((await confirm(token)).json).toMatchObject({ code: 'link_invalid' });
  });

  it('is no address, or the own one: an error of the field', async () => {
    const { cookie } = await owner('same@field.example');
    expect((await ask(cookie, 'not an address')).json).toMatchObject({
      fields: { email: 'Please enter a valid email address' },
    });
    expect((await ask(cookie, ' ')).json).toMatchObject({ fields: { email: 'This field is required' } });
    expect((await ask(cookie, 'SAME@field.example')).json).toMatchObject({
      fields: { email: 'This is your email already' },
    });
  });

  it('needs a proof of the last ten minutes', async () => {
    const { cookie, password } = await owner('stale@proof.example');
    clock.forward(601);
    expect((await ask(cookie, 'moved@proof.example')).json).toMatchObject({ code: 'reauth_required' });
    await send('POST', '/api/auth/confirm-password', { body: { password }, headers: { cookie } });
    expect((await ask(cookie, 'moved@proof.example')).status).toBe(200);
  });

  it('is mailed to nobody more than five times an hour', async () => {
    const { cookie } = await owner('often@proof.example');
    for (let at = 0; at < 7; at += 1) await ask(cookie, 'flooded@proof.example');
    await doWork();
    expect(await mailsTo('flooded@proof.example', 'confirm-new-email')).toBe(5);
  });
});

it('a demo says that its email is part of its key', async () => {
  const demo = await openAccounts({}, { DEMO_MODE: 'on' });
  const opened = await demo.send('POST', '/api/auth/sign-in', { body: { email: 'try@it.example', password: 'x' } });
  const heard = await demo.send('POST', '/api/auth/email-change', {
    body: { email: 'else@it.example' },
    headers: { cookie: cookieOf(opened) },
  });
  expect(heard.json).toMatchObject({ fields: { email: expect.stringContaining('opens with this email') } });
});
