// Passwords as scrypt (RFC 7914) with its parameters beside the hash, a few at a time: each takes 32 MB and a moment.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { networkOf } from '#platform/http/proxies.ts';
import { Fault } from '#shared/errors.ts';

type Cost = { readonly N: number; readonly r: number; readonly p: number };

/** OWASP's choice for 32 MB of memory. A stored hash is checked with the parameters that stand in it. */
const usualCost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;
/** Half of the four threads that Node has for such work; files and names must not wait for passwords. */
const atOnceMax = 2;
const waitingMax = 200;
/** Of those that wait, so many may be one client's: whoever asks for more holds up nobody but themselves. */
const waitingOfOneMax = 20;

export type Passwords = {
  /** `scrypt$N=…,r=…,p=…$salt$key` */
  hash(password: string): Promise<string>;
  /** True when the password is the one. A null hash costs the same time and is never matched. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** A key that is the same for the same password and salt: a third of a password's cost, since it opens a demo alone. */
  derive(password: string, salt: Buffer): Promise<string>;
  /**
   * Runs `work` when fewer than two others run. Throws `too_many_requests` when twenty of the same client wait already,
   * and `unavailable` when two hundred of all do. A client is an address, or its IPv6 network.
   */
  inTurn<T>(address: string, work: () => Promise<T>): Promise<T>;
};

export function scryptPasswords(cost = usualCost): Passwords {
  let running = 0;
  const waiting: { readonly client: string; readonly begin: () => void }[] = [];

  const wait = async (client: string): Promise<void> => {
    const own = waiting.filter((other) => other.client === client).length;
    if (own >= waitingOfOneMax) throw new Fault('too_many_requests', { retryAfterSeconds: 2 });
    if (waiting.length >= waitingMax) throw new Fault('unavailable', { retryAfterSeconds: 5 });
    await new Promise<void>((begin) => waiting.push({ client, begin }));
  };

  const inTurn = async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnceMax) await wait(networkOf(address));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else running -= 1;
    }
  };

  return {
    inTurn,
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await scryptKey(password, salt, cost);
      return `scrypt$N=${cost.N},r=${cost.r},p=${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`;
    },
    verify: async (password, hash) => {
      const kept = hash === null ? null : parse(hash);
      const key = await scryptKey(password, kept?.salt ?? noSalt, kept?.cost ?? cost);
      return kept !== null && key.length === kept.key.length && timingSafeEqual(key, kept.key);
    },
    derive: async (password, salt) => (await scryptKey(password, salt, { ...cost, p: 1 })).toString('base64url'),
  };
}

const noSalt = Buffer.alloc(16);

function scryptKey(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 128 * N * r * p + 2 ** 20 };
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function parse(hash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const parts = /^scrypt\$N=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) throw new Error('a stored password hash is not of a form that is known here');
  const [, N, r, p, salt = '', key = ''] = parts;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}
