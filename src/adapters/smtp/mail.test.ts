import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMessage, mailContract } from '#ports/mail.contract.ts';
import { readMail } from '../../../tests/support/mime.ts';
import { installedPostfix, type Postfix, startPostfix } from '../../../tests/support/postfix.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../tests/support/smtp-peer.ts';
import { smtpMail } from './mail.ts';

let peer: SmtpPeer;
beforeAll(async () => {
  peer = await startSmtpPeer();
});
beforeEach(() => peer.follow(() => undefined));
afterAll(() => peer.close());

const answering = (command: RegExp, answer: string) => peer.follow((said) => (command.test(said) ? answer : undefined));

describe('SMTP with a scripted peer', () => {
  let mail: ReturnType<typeof smtpMail>;
  beforeAll(() => {
    mail = smtpMail({ url: peer.url, stepMsMax: 500 });
  });
  afterAll(() => mail.close());

  mailContract(async () => ({ mail, received: async () => peer.taken.map(readMail) }));

  it.each<[string, RegExp, string, boolean, string]>([
    [
      'an unknown reader',
      /^RCPT/,
      '550 5.1.1 no such user maria@customer.test',
      false,
      'the server said 550 5.1.1 to RCPT TO',
    ],
    ['a full mailbox for now', /^RCPT/, '452 4.2.2 over quota', true, 'the server said 452 4.2.2 to RCPT TO'],
    ['greylisting', /^RCPT/, '450 4.2.0 try again', true, 'the server said 450 4.2.0 to RCPT TO'],
    ['a refused message', /^MESSAGE/, '554 5.7.1 spam', false, 'the server said 554 5.7.1 to DATA'],
    ['a busy server', /^CONNECT/, '421 4.3.2 later', true, 'the server said 421 4.3.2 to CONN'],
    ['a server that takes nobody', /^CONNECT/, '554 5.3.2 closed', true, 'the server said 554 5.3.2 to CONN'],
    ['a missing sign-in', /^MAIL/, '530 5.7.0 authenticate first', true, 'the server said 530 5.7.0 to MAIL FROM'],
    ['a line that breaks', /^DATA/, 'hang up', true, 'the server could not be used (ECONNECTION)'],
  ])('tells what comes of %s', async (_, command, answer, retryable, reason) => {
    answering(command, answer);
    const fresh = smtpMail({ url: peer.url, stepMsMax: 500 });
    await expect(fresh.send(aMessage())).rejects.toMatchObject({ provider: 'smtp', retryable, reason });
    await fresh.close();
  });

  it('gives a repeat the same Message-ID, so that a receiver can tell it when the first answer was lost', async () => {
    const message = aMessage();
    answering(/^MESSAGE/, 'take and hang up');
    await expect(mail.send(message)).rejects.toMatchObject({ retryable: true });
    peer.follow(() => undefined);
    await mail.send(message);
    const ids = peer.taken
      .filter((raw) => raw.includes(message.id))
      .map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
    expect(ids).toEqual([`<${message.id}@example.com>`, `<${message.id}@example.com>`]);
  });

  it('gives up a server that says nothing', async () => {
    peer.follow((said) => (said.startsWith('EHLO') ? '' : undefined));
    const silent = smtpMail({ url: peer.url, stepMsMax: 150 });
    await expect(silent.send(aMessage())).rejects.toMatchObject({ retryable: true });
    await silent.close();
  });

  it('says that it may be tried again when nobody listens', async () => {
    const gone = await startSmtpPeer();
    await gone.close();
    const nobody = smtpMail({ url: gone.url, stepMsMax: 500 });
    await expect(nobody.send(aMessage())).rejects.toMatchObject({ retryable: true });
    await expect(nobody.check()).rejects.toMatchObject({ retryable: true });
    await nobody.close();
  });
});

const missing = installedPostfix();
if (missing !== null) console.warn(`\n*** SMTP was NOT tried against a real Postfix: ${missing} ***\n`);

describe.skipIf(missing !== null)(`SMTP with a real Postfix${missing === null ? '' : ` (not run: ${missing})`}`, () => {
  let postfix: Postfix;
  let mail: ReturnType<typeof smtpMail>;
  let behind: SmtpPeer;
  beforeAll(async () => {
    behind = await startSmtpPeer();
    postfix = await startPostfix(behind.port);
    mail = smtpMail({ url: postfix.url });
  });
  afterAll(async () => {
    await mail?.close();
    await postfix?.stop();
    await behind?.close();
  });

  mailContract(async () => ({
    mail,
    received: async () => {
      await postfix.flushed();
      return behind.taken.map(readMail);
    },
  }));

  it.each([
    ['a domain it does not serve', 'x@elsewhere.test', false],
    ['a reader that is to wait', 'busy@customer.test', true],
    ['a reader that it does not know', 'nobody@customer.test', false],
  ])('tells what comes of %s', async (_, address, retryable) => {
    await expect(mail.send(aMessage({ to: { name: '', address } }))).rejects.toMatchObject({ retryable });
  });
});
