// Applying: kept with its file, told to the operator with the file attached, confirmed to the applicant in no words of theirs.
import { expect, it } from 'vitest';
import { noticesBackground } from '#domains/notices/background.ts';
import type { BackgroundWork } from '#platform/database/scope.ts';
import type { MailMessage } from '#ports/mail.ts';
import { aDocx, aPdf } from '../../../tests/support/documents.ts';
import { openTestDatabase } from '../../../tests/support/house.ts';
import { openBareServer } from '../../../tests/support/http.ts';
import { fileBytesMax } from './contract.ts';
import { applicationRoutes } from './routes.ts';
import { confirmationsPerDay, daysKept } from './rules.ts';
import {
  forgetApplication,
  forgetOldApplications,
  listApplications,
  partsOfNotice,
  readApplication,
} from './service.ts';

const house = await openTestDatabase();
const waiting: BackgroundWork[] = [];
house.database.onEnqueue(async (_db, work) => void waiting.push(work));
const { send } = await openBareServer(applicationRoutes('operator@telle.example'), {
  house,
  settings: { TRUSTED_PROXIES: '127.0.0.1' },
});

const pdf = aPdf();
const form = {
  opening: 'support-engineer',
  name: 'Łucja O’Brien',
  email: 'Lucja@Example.com',
  phone: '(202) 555-0123',
  message: 'I answer phones well.\n\nhttps://spam.example/ is my page.',
  file: pdf.toString('base64'),
};
let people = 0;
/** From an address of its own, so that only the test of the allowance meets it. */
const apply = (more: object = {}, from?: string) => {
  people += 1;
  const headers = { 'x-forwarded-for': from ?? `10.0.0.${people}` };
  return send('POST', '/api/applications', { body: { ...form, ...more }, headers });
};
const list = () => house.database.asSystem((scope) => listApplications(scope, 50));

/** Sends what waits, and gives it. */
async function sent(): Promise<readonly MailMessage[]> {
  const messages: MailMessage[] = [];
  const mail = {
    send: async (message: MailMessage) => ({ providerId: String(messages.push(message)) }),
    check: async () => undefined,
    close: async () => undefined,
  };
  const from = 'Telle <hello@telle.example>';
  const work = noticesBackground({ ...house, mail, outbox: null, from, partsOf: partsOfNotice })['send-mail'];
  const once = <T>(_: string, effect: () => Promise<T>) => effect();
  for (const one of waiting.splice(0))
    await work?.handler({ ...one, attempt: 1, isLast: false, signal: AbortSignal.timeout(10_000), once });
  return messages;
}

it('keeps it, sends the operator the file, and thanks the applicant', async () => {
  expect((await apply()).data).toEqual({ received: true });
  const [kept] = await list();
  expect(kept).toMatchObject({
    name: form.name,
    email: 'lucja@example.com',
    opening: 'support-engineer',
    file_kind: 'pdf',
  });
  const read = await house.database.asSystem((scope) => readApplication(scope, kept?.id ?? ''));
  expect(read?.file.equals(pdf)).toBe(true);
  expect(read?.fileName).toBe('Łucja-O-Brien.pdf');

  const [toOperator, toApplicant, ...more] = await sent();
  expect(more).toEqual([]);
  expect(toOperator?.to.address).toBe('operator@telle.example');
  expect(toOperator?.replyTo?.address).toBe('lucja@example.com');
  expect(toOperator?.attachments?.map(({ name }) => name)).toEqual(['Łucja-O-Brien.pdf']);
  expect(Buffer.from(toOperator?.attachments?.[0]?.content ?? []).equals(pdf)).toBe(true);
  for (const said of ['Support engineer', 'Łucja O’Brien', '(202) 555-0123', 'I answer phones well.'])
    expect(toOperator?.text).toContain(said);
  // Whoever fills in another's address cannot make us tell that person anything.
  expect(toApplicant?.to.address).toBe('lucja@example.com');
  expect(toApplicant?.attachments).toBeUndefined();
  expect(JSON.stringify(toApplicant)).not.toMatch(/Łucja|spam\.example|support.engineer/i);
});

it('takes it once, however often it is sent under one key', async () => {
  const before = (await list()).length;
  const headers = { 'idempotency-key': 'apply-1', 'x-forwarded-for': '10.9.9.9' };
  for (let at = 0; at < 2; at += 1) await send('POST', '/api/applications', { body: form, headers });
  expect((await list()).length).toBe(before + 1);
});

it('takes one for no opening, without a phone number and a letter, as a Word file', async () => {
  const docx = aDocx().toString('base64');
  expect((await apply({ opening: null, phone: '', message: '', file: docx })).status).toBe(200);
  expect((await list())[0]).toMatchObject({ opening: null, phone: null, message: null, file_kind: 'docx' });
});

it.each([
  [
    'a program under the name of a CV',
    { file: Buffer.from('MZ\x90\0'.padEnd(500)).toString('base64') },
    'file_unreadable',
  ],
  ['a page', { file: Buffer.from('<html><script>1</script></html>').toString('base64') }, 'file_unreadable'],
  ['half a PDF', { file: pdf.subarray(0, 200).toString('base64') }, 'file_unreadable'],
  ['no file', { file: '' }, 'invalid_request'],
  ['something else than base64', { file: '***' }, 'invalid_request'],
  ['no name', { name: ' ' }, 'invalid_request'],
  ['two addresses', { email: 'a@example.com,b@example.com' }, 'invalid_request'],
  ['an address that no mail goes to', { email: 'a..b@example.com' }, 'invalid_request'],
  ['an opening with markup in it', { opening: '<b>' }, 'invalid_request'],
])('refuses %s, and keeps nothing', async (_, more, code) => {
  const before = (await list()).length;
  expect((await apply(more)).json).toMatchObject({ success: false, code });
  expect((await list()).length).toBe(before);
});

it('refuses a file that is too large', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(fileBytesMax), Buffer.from('%%EOF')]);
  expect((await apply({ file: large.toString('base64') })).status).toBeGreaterThanOrEqual(400);
});

it('takes six an hour from one address, and mails one applicant three times a day', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 7; at += 1) statuses.push((await apply({ email: 'often@example.com' }, '203.0.113.7')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const mails = await sent();
  expect(mails.filter(({ to }) => to.address === 'often@example.com')).toHaveLength(confirmationsPerDay);
});

it('is forgotten when the operator says so, and after half a year', async () => {
  await apply();
  await apply({ name: 'Second' });
  const [newest] = await list();
  const forget = () => house.database.asSystem((scope) => forgetApplication(scope, newest?.id ?? ''));
  expect([await forget(), await forget()]).toEqual([true, false]);
  // A notice that was not sent yet goes out without the file that is gone.
  expect((await sent()).filter(({ text }) => text.includes('Second'))).toMatchObject([
    { to: { address: 'operator@telle.example' } },
  ]);
  house.clock.forward((daysKept - 1) * 86_400);
  await house.database.asSystem(forgetOldApplications);
  expect((await list()).length).toBeGreaterThan(0);
  house.clock.forward(2 * 86_400);
  await house.database.asSystem(forgetOldApplications);
  expect(await list()).toEqual([]);
});
