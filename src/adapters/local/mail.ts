// Keeps mail as files instead of sending it: whole or not at all, one file a message, readable by the operator alone.
import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptMail, Mail, MailMessage, Outbox } from '#ports/mail.ts';
import { composed } from '#ports/mail-headers.ts';
import { ProviderError } from '#ports/provider-error.ts';
import { type Id, isId } from '#shared/ids.ts';

/** Beside `mai_….eml`, which any mail program opens, lies `mai_….json`, which the outbox page reads. */
type Card = { at: string; from: string; to: string; subject: string; text: string; html: string };

/**
 * Mail into `folder`, which is made when it is missing. A file is named after the mail's id, whose 80 random bits nobody
 * guesses, so a repeat is known by it.
 */
export function localMail(folder: string, now: () => Date = () => new Date()): Mail & Outbox {
  const fileOf = (id: Id<'mail'>, kind: 'eml' | 'json') => join(folder, `${id}.${kind}`);
  const ready = () => mkdir(folder, { recursive: true, mode: 0o700 });

  async function keep(message: MailMessage): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const options = composed(message, 'local');
    const built = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail({
      ...options,
      date: now(),
    });
    const card: Card = {
      at: now().toISOString(),
      from: shown(message.from),
      to: shown(message.to),
      subject: message.subject,
      text: message.text,
      html: message.html,
    };
    await ready();
    await writeWhole(folder, fileOf(message.id, 'json'), JSON.stringify(card));
    await writeWhole(folder, fileOf(message.id, 'eml'), built.message as Buffer);
  }

  async function card(id: Id<'mail'>): Promise<(KeptMail & { text: string; html: string }) | null> {
    const text = await readFile(fileOf(id, 'json'), 'utf8').catch(absentIs(null));
    if (text === null) return null;
    const read = JSON.parse(text) as Card;
    return { ...read, id, at: new Date(read.at) };
  }

  return {
    send: async (message) => {
      try {
        if (!(await exists(fileOf(message.id, 'eml')))) await keep(message);
        return { providerId: message.id };
      } catch (error) {
        if (error instanceof ProviderError) throw error;
        const reason = `the outbox cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`;
        throw new ProviderError({ provider: 'local', retryable: true, reason, cause: error });
      }
    },
    check: async () => {
      await ready().catch((cause: NodeJS.ErrnoException) => {
        const reason = `the outbox ${folder} cannot be made (${cause.code ?? 'unknown'})`;
        throw new ProviderError({ provider: 'local', retryable: true, reason, cause });
      });
    },
    close: async () => undefined,
    list: async (max) => {
      const ids = (await readdir(folder).catch(absentIs<string[]>([])))
        .filter((name) => name.endsWith('.eml'))
        .map((name) => name.slice(0, -4))
        .filter((name): name is Id<'mail'> => isId('mail', name))
        .sort()
        .reverse();
      const cards = await Promise.all(ids.slice(0, max).map(card));
      return cards.filter((found) => found !== null);
    },
    read: async (id) => (isId('mail', id) ? card(id) : null),
    forgetBefore: async (before) => {
      let forgotten = 0;
      for (const name of await readdir(folder).catch(absentIs<string[]>([]))) {
        const id = name.replace(/\.eml$/, '');
        if (!isId('mail', id) || ((await card(id))?.at ?? before) >= before) continue;
        await rm(fileOf(id, 'eml'), { force: true });
        await rm(fileOf(id, 'json'), { force: true });
        forgotten += 1;
      }
      return forgotten;
    },
  };
}

/** A reader sees all of the file or none of it, and what was acknowledged is on the disk. */
async function writeWhole(folder: string, file: string, content: string | Buffer): Promise<void> {
  const draft = join(folder, `.${randomBytes(12).toString('hex')}.draft`);
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

const shown = ({ name, address }: { name: string; address: string }) => (name ? `${name} <${address}>` : address);

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

function absentIs<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
