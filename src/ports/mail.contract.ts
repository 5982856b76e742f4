// What every mail adapter promises, as one suite: the message arrives as it was written, once, and nothing is smuggled into its head.
import { expect, it } from 'vitest';
import type { Mail, MailMessage } from './mail.ts';

/** A message as it reached the other side, read by something that did not write it. */
export type Arrived = {
  readonly raw: string;
  /** Decoded values by lower-case name; a header that stands twice has two. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
  readonly html: string;
  /** Files by the name that they are saved under. */
  readonly files: ReadonlyMap<string, Buffer>;
};

export type MailUnderTest = {
  readonly mail: Mail;
  /** Everything that arrived, oldest first. */
  received(): Promise<readonly Arrived[]>;
};

let made = 0;

/** A message of its own each time. */
export function aMessage(more: Partial<MailMessage> = {}): MailMessage {
  made += 1;
  return {
    id: `mai_01hzz${String(made).padStart(21, '0')}`,
    from: { name: 'Telle', address: 'telle@example.com' },
    to: { name: 'Maria Lopez', address: 'maria@customer.test' },
    subject: 'Confirm your email',
    text: 'Hello Maria,\n\nhttps://example.com/confirm?token=abc&x=1\n',
    html: '<p>Hello Maria, <a href="https://example.com/confirm?token=abc&amp;x=1">confirm</a></p>',
    ...more,
  };
}

export function mailContract(open: () => Promise<MailUnderTest>): void {
  const arrived = async (message: MailMessage): Promise<Arrived> => {
    const { mail, received } = await open();
    await mail.send(message);
    const mine = (await received()).filter(({ raw }) => raw.includes(message.id));
    expect(mine).toHaveLength(1);
    return mine[0] as Arrived;
  };
  const one = (mail: Arrived, name: string) => {
    expect(mail.headers.get(name), name).toHaveLength(1);
    return mail.headers.get(name)?.[0];
  };

  it('takes mail', async () => {
    const { mail } = await open();
    await expect(mail.check()).resolves.toBeUndefined();
  });

  it('delivers text and HTML with a Message-ID that stays the same and a date', async () => {
    const message = aMessage();
    const mail = await arrived(message);
    expect(mail.text.trimEnd()).toBe(message.text.trimEnd());
    expect(mail.html.trimEnd()).toBe(message.html);
    expect(one(mail, 'message-id')).toBe(`<${message.id}@example.com>`);
    expect(one(mail, 'from')).toBe('Telle <telle@example.com>');
    expect(one(mail, 'auto-submitted')).toBe('auto-generated');
    expect(Number.isNaN(Date.parse(one(mail, 'date') ?? ''))).toBe(false);
  });

  it.each([
    ['letters of other scripts', { name: 'Łukasz Żółć 王小明', address: 'l@customer.test' }, 'Naïve – 你好 🔔'],
    [
      'commas, quotes and brackets',
      { name: 'Lopez, "Mia" <x@y>', address: 'm@customer.test' },
      'A "quoted" <thing>, and more',
    ],
    ['a long subject', { name: '', address: 'm@customer.test' }, `${'word '.repeat(60)}end`],
  ])('carries %s unharmed', async (_, to, subject) => {
    const mail = await arrived(aMessage({ to, subject, text: `${to.name}\n.\n..dots\n${'x'.repeat(1200)}\n` }));
    expect(one(mail, 'subject')).toBe(subject);
    expect(one(mail, 'to')?.replaceAll('\\', '')).toContain(to.name);
    expect(mail.text.trimEnd()).toBe(`${to.name}\n.\n..dots\n${'x'.repeat(1200)}`);
  });

  it('carries further headers and an address for replies', async () => {
    const unsubscribe = '<https://example.com/stop?u=1>';
    const replyTo = { name: 'Desk', address: 'desk@example.com' };
    const mail = await arrived(aMessage({ replyTo, headers: { 'List-Unsubscribe': unsubscribe } }));
    expect(one(mail, 'list-unsubscribe')).toBe(unsubscribe);
    expect(one(mail, 'reply-to')).toBe('Desk <desk@example.com>');
  });

  it('carries an entry for a calendar, as one and as a file', async () => {
    const text = 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n';
    const { raw } = await arrived(aMessage({ calendar: { method: 'PUBLISH', text } }));
    expect(raw).toMatch(/text\/calendar; charset=utf-8; method=PUBLISH/i);
    expect(raw).toContain('appointment.ics');
    expect(raw).toContain(Buffer.from(text).toString('base64'));
  });

  it('carries files byte by byte', async () => {
    const content = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7) % 256));
    const files = { 'Łukasz-CV.pdf': content, 'empty.odt': Buffer.alloc(0) };
    const attachments = Object.entries(files).map(([name, bytes]) => ({ name, content: bytes }));
    const mail = await arrived(aMessage({ attachments, html: '<p>attached</p>' }));
    expect(Object.fromEntries(mail.files)).toEqual(files);
    expect(mail.html.trimEnd()).toBe('<p>attached</p>');
  });

  const smuggled = 'x\r\nBcc: victim@evil.test';
  it.each<[string, Partial<MailMessage>]>([
    ['the subject', { subject: smuggled }],
    ['the subject, with a bare line feed', { subject: 'x\nBcc: victim@evil.test' }],
    ["the reader's name", { to: { name: smuggled, address: 'm@customer.test' } }],
    ["the reader's address", { to: { name: '', address: 'm@customer.test\r\nBcc: victim@evil.test' } }],
    ['two readers in one address', { to: { name: '', address: 'm@customer.test, victim@evil.test' } }],
    ["the sender's name", { from: { name: smuggled, address: 'telle@example.com' } }],
    ['a header', { headers: { 'X-Note': smuggled } }],
    ["a header's name", { headers: { 'X-Note: a\r\nBcc': 'victim@evil.test' } }],
    ['a header that is not to be set', { headers: { bcc: 'victim@evil.test' } }],
  ])('refuses for good what is smuggled into %s', async (_, more) => {
    const { mail, received } = await open();
    const before = (await received()).length;
    const sending = mail.send(aMessage(more));
    await expect(sending).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
    expect((await received()).length).toBe(before);
  });
}
