import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMessage, mailContract } from '#ports/mail.contract.ts';
import { readMail } from '../../../tests/support/mime.ts';
import { localMail } from './mail.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'telle outbox-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let folders = 0;
const freshFolder = () => {
  folders += 1;
  return join(root, String(folders), 'outbox');
};

describe('the outbox', () => {
  const folder = () => join(root, 'contract');
  mailContract(async () => ({
    mail: localMail(folder()),
    received: async () => {
      const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(names.map(async (name) => readMail(await readFile(join(folder(), name), 'utf8'))));
    },
  }));

  it('keeps one file a mail however often it is sent, for the operator alone, and no drafts', async () => {
    const at = freshFolder();
    const outbox = localMail(at);
    const message = aMessage();
    await Promise.all([outbox.send(message), outbox.send(message)]);
    expect(await outbox.send(message)).toEqual({ providerId: message.id });
    expect((await readdir(at)).sort()).toEqual([`${message.id}.eml`, `${message.id}.json`]);
    for (const name of await readdir(at)) expect((await stat(join(at, name))).mode & 0o777).toBe(0o600);
    expect((await stat(at)).mode & 0o777).toBe(0o700);
  });

  it('lists the newest first and reads one', async () => {
    const outbox = localMail(freshFolder(), () => new Date('2026-03-02T15:00:00Z'));
    expect(await outbox.list(10)).toEqual([]);
    const [first, second, third] = [
      aMessage({ subject: 'one' }),
      aMessage({ subject: 'two' }),
      aMessage({ subject: 'three' }),
    ];
    for (const message of [first, second, third]) await outbox.send(message);
    expect((await outbox.list(2)).map((mail) => mail.subject)).toEqual(['three', 'two']);
    expect(await outbox.read(second.id)).toMatchObject({
      id: second.id,
      at: new Date('2026-03-02T15:00:00Z'),
      to: 'Maria Lopez <maria@customer.test>',
      html: second.html,
    });
    expect(await outbox.read(aMessage().id)).toBeNull();
    expect(await outbox.read('../../etc/passwd' as typeof first.id)).toBeNull();
  });

  it('forgets what is old', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const outbox = localMail(freshFolder(), () => now);
    await outbox.send(aMessage({ subject: 'old' }));
    now = new Date('2026-02-01T00:00:00Z');
    await outbox.send(aMessage({ subject: 'new' }));
    expect(await outbox.forgetBefore(new Date('2026-01-15T00:00:00Z'))).toBe(1);
    expect((await outbox.list(10)).map((mail) => mail.subject)).toEqual(['new']);
  });

  it('says that it may be tried again when the folder cannot be written', async () => {
    const file = join(root, 'a-file');
    await writeFile(file, '');
    const outbox = localMail(join(file, 'outbox'));
    await expect(outbox.send(aMessage())).rejects.toMatchObject({ provider: 'local', retryable: true });
    await expect(outbox.check()).rejects.toMatchObject({ provider: 'local', retryable: true });
  });
});
