// Clients that write without pause and remember what was acknowledged. What went unanswered is sent again until it is.
import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

type Contact = { readonly id: string; readonly key: string };
type Step = {
  readonly method: string;
  readonly path: string;
  readonly body: object | undefined;
  readonly key?: string;
};
/** Something that was sent; `then` is called with the answer's data once it is acknowledged. */
type Pending = Step & { readonly then: (data: { id: string }) => void; repeated: boolean };

const signInTries = 20;

export type Acknowledged = { readonly sentAt: number; readonly at: number };

export type Writers = {
  /** Opens every writer's business; throws when one cannot be opened. */
  signIn(): Promise<void>;
  /** Writes until `stop`; resolves when the last request has ended. */
  writeUntil(stop: AbortSignal): Promise<void>;
  /** Answers that no crash explains: every status but success, 503, 429, and 404 for what was deleted before. */
  takeSurprises(): string[];
  /** What was acknowledged since the last call: when it was sent and when answered, by `performance.now()`. */
  takeAcknowledged(): Acknowledged[];
};

const password = 'Copper-Elbow-42-fittings';

/** Each writer opens a demo business of its own through the server at `url()`. `random` gives numbers in 0…1. */
export function writersOn(url: () => string, count: number, ledger: Ledger, random: () => number): Writers {
  const surprises: string[] = [];
  let acknowledged: Acknowledged[] = [];
  let demos = 0;

  async function send(
    cookie: string,
    step: Step,
  ): Promise<{ status: number; text: string; cookie: string } | undefined> {
    try {
      const response = await fetch(`${url()}/api${step.path}`, {
        method: step.method,
        headers: {
          'content-type': 'application/json',
          cookie,
          // Every request from another address, so that the allowances of one are not what is tested.
          'x-forwarded-for': `10.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`,
          ...(step.key ? { 'idempotency-key': step.key } : {}),
        },
        ...(step.body ? { body: JSON.stringify(step.body) } : {}),
        signal: AbortSignal.timeout(10_000),
      });
      const set = response.headers.getSetCookie().map((text) => text.split(';')[0]);
      return { status: response.status, text: await response.text(), cookie: set.join('; ') };
    } catch {
      return undefined;
    }
  }

  async function openDemo(email: string): Promise<string | undefined> {
    const step = { method: 'POST', path: '/auth/sign-in', body: { email, password, remember: true } };
    const answer = await send('', step);
    if (answer?.status === 200) return answer.cookie;
    if (answer && answer.status !== 503) surprises.push(`sign-in: ${answer.status} ${answer.text}`);
    return undefined;
  }

  const writers = Array.from({ length: count }, (_, writer) => {
    let contacts: Contact[] = [];
    let cookie: string | undefined;
    let accounts = 0;
    let pending: Pending | undefined;
    let made = 0;

    function next(): Pending {
      const dice = random();
      const at = Math.floor(random() * contacts.length);
      const contact = contacts[at];
      if (contact && dice < 0.15) {
        contacts.splice(at, 1);
        const then = ledger.willDelete(contact.key);
        return { method: 'DELETE', path: `/contacts/${contact.id}`, body: undefined, then, repeated: false };
      }
      if (contact && dice < 0.5) {
        const name = `renamed ${Math.floor(random() * 1e9)}`;
        const then = ledger.willRename(contact.key, name);
        return { method: 'PUT', path: `/contacts/${contact.id}`, body: { name }, then, repeated: false };
      }
      made += 1;
      const key = `w${writer}-${made}`;
      const noted = ledger.willCreate(key, 'new');
      const then = ({ id }: { id: string }) => {
        noted();
        contacts.push({ id, key });
      };
      const body = { name: 'new', email: `${key}@crash.example` };
      return { method: 'POST', path: '/contacts', body, key, then, repeated: false };
    }

    /** A killed server forgets allowances that it had fetched: an account may run out early, and the writer takes another. */
    async function changeAccount(): Promise<void> {
      accounts += 1;
      contacts = [];
      pending = undefined;
      cookie = await openDemo(`writer-${writer}-${accounts}@crash.example`);
    }

    async function step(): Promise<void> {
      if (cookie === undefined) await changeAccount();
      if (cookie === undefined) return void (await pause(20));
      if (random() < 0.03) {
        // A sign-in that makes a user, a business, a membership, contacts and a session in one transaction.
        demos += 1;
        await openDemo(`demo-${demos}@crash.example`);
        return;
      }
      pending ??= next();
      const sentAt = performance.now();
      const answer = await send(cookie, pending);
      const gone = pending.method === 'DELETE' && pending.repeated && answer?.status === 404;
      if (answer && (gone || (answer.status >= 200 && answer.status < 300))) {
        acknowledged.push({ sentAt, at: performance.now() });
        pending.then(gone ? { id: '' } : JSON.parse(answer.text).data);
        pending = undefined;
        return;
      }
      if (answer?.status === 429) {
        cookie = undefined;
        return;
      }
      pending.repeated = true;
      if (answer && answer.status !== 503)
        surprises.push(`${pending.method} ${pending.path}: ${answer.status} ${answer.text}`);
      await pause(20);
    }

    return {
      signIn: async () => {
        // Right after its start a server on a busy machine may answer "later"; whoever signs in then tries again.
        for (let tries = 0; cookie === undefined && tries < signInTries; tries += 1) {
          if (tries > 0) await pause(250);
          await changeAccount();
        }
        if (cookie === undefined) throw new Error(`a writer could not sign in: ${surprises.join()}`);
      },
      write: async (stop: AbortSignal) => {
        while (!stop.aborted) await step();
      },
    };
  });

  return {
    takeSurprises: () => surprises.splice(0),
    signIn: async () => {
      for (const { signIn } of writers) await signIn();
    },
    takeAcknowledged: () => {
      const taken = acknowledged;
      acknowledged = [];
      return taken;
    },
    writeUntil: async (stop) => {
      await Promise.all(writers.map(({ write }) => write(stop)));
    },
  };
}
