// A push service that takes what the standards say it takes and nothing else, and a browser that reads what came: RFC 8030,
// 8188, 8291 and 8292, read here a second time, so that a mistake of the sender's is not made on both sides.
import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reach } from '#platform/outbound/pinned-address.ts';
import type { PushAddress } from '#ports/push.ts';

export type Pushed = {
  readonly text: string;
  readonly topic: string;
  readonly urgency: string;
  readonly ttlSeconds: number;
  /** Of the token that came along. */
  readonly contact: string;
};

export type PeerBrowser = {
  readonly address: PushAddress;
  /** What it was told, oldest first. */
  readonly told: readonly Pushed[];
  /** From now on nobody is there. */
  leave(): void;
};

export type PushPeer = {
  /** A browser that takes notifications from whoever holds this public key. */
  browser(publicKey: string): PeerBrowser;
  /** How many requests came, and why each of those was refused that broke a rule. */
  readonly asked: () => number;
  readonly broken: readonly string[];
  /** From now on it answers so many requests with that status. */
  fail(status: number, times: number, headers?: Readonly<Record<string, string>>): void;
  /** How a sender reaches it, which no stranger may: it lies on this machine and speaks without TLS. */
  readonly reach: Partial<Reach>;
  stop(): Promise<void>;
};

export async function openPushPeer(now: () => Date): Promise<PushPeer> {
  type Kept = { keys: ECDH; auth: Buffer; from: string; told: Pushed[]; isGone: boolean };
  const browsers = new Map<string, Kept>();
  const broken: string[] = [];
  let asked = 0;
  let failing: { status: number; times: number; headers: Readonly<Record<string, string>> } = {
    ...{ status: 500, times: 0, headers: {} },
  };
  let origin = '';

  const take = (request: IncomingMessage, body: Buffer): number => {
    const kept = browsers.get(request.url ?? '');
    if (!kept) return 404;
    if (kept.isGone) return 410;
    const contact = contactOf(request.headers.authorization ?? '', kept.from, origin, now());
    kept.told.push({ text: readPushed(body, kept.keys, kept.auth), contact, ...wishesOf(request) });
    return 201;
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked += 1;
      if (failing.times > 0) {
        failing = { ...failing, times: failing.times - 1 };
        return void response.writeHead(failing.status, failing.headers).end('no');
      }
      let status = 400;
      try {
        status = take(request, Buffer.concat(parts));
      } catch (error) {
        broken.push(String(error));
      }
      response.writeHead(status, status === 201 ? { location: `${origin}/m/${asked}` } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;

  return {
    browser: (publicKey) => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const kept: Kept = { keys, auth: randomBytes(16), from: publicKey, told: [], isGone: false };
      browsers.set(path, kept);
      const address = {
        endpoint: `${origin}${path}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: kept.auth.toString('base64url'),
      };
      return {
        address,
        told: kept.told,
        leave: () => {
          kept.isGone = true;
        },
      };
    },
    asked: () => asked,
    broken,
    fail: (status, times, headers = {}) => {
      failing = { status, times, headers };
    },
    reach: { protocols: ['http:'], ports: [port], isAllowed: (address) => address === '127.0.0.1' },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** RFC 8030, section 5: what is asked of the service. Throws for what it does not know. */
function wishesOf({ method, headers }: IncomingMessage): Pick<Pushed, 'topic' | 'urgency' | 'ttlSeconds'> {
  const must = (is: boolean, what: string) => {
    if (!is) throw new Error(what);
  };
  const [topic, urgency, ttl] = [headers.topic, headers.urgency, headers.ttl].map(String);
  must(method === 'POST', `method ${method}`);
  must(headers['content-encoding'] === 'aes128gcm', 'content-encoding');
  must(headers['content-length'] !== undefined && headers['transfer-encoding'] === undefined, 'content-length');
  must(/^[A-Za-z0-9_-]{1,32}$/.test(topic ?? ''), `topic ${topic}`);
  must(/^(very-low|low|normal|high)$/.test(urgency ?? ''), `urgency ${urgency}`);
  must(/^\d{1,7}$/.test(ttl ?? '') && Number(ttl) <= 2_419_200, `ttl ${ttl}`);
  return { topic: topic ?? '', urgency: urgency ?? '', ttlSeconds: Number(ttl) };
}

/** RFC 8292: the token is signed by the very key that the browser was asked to take notifications from, for this service, for now. */
function contactOf(authorization: string, from: string, origin: string, now: Date): string {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== from) throw new Error('the token is another sender’s');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  // A SubjectPublicKeyInfo of P-256 is these bytes before the point (RFC 5480).
  const der = Buffer.concat([Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'), point]);
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const signed = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, how, Buffer.from(signature, 'base64url'))) throw new Error('the token is not signed');
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string };
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  if (alg !== 'ES256') throw new Error(`the token is signed with ${alg}`);
  if (said.aud !== origin) throw new Error(`the token is for ${said.aud}`);
  const left = said.exp - now.getTime() / 1000;
  if (left <= 0 || left > 86_400) throw new Error(`the token lives for ${left} s`);
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(said.sub)) throw new Error(`nobody is behind ${said.sub}`);
  return said.sub;
}

/** Reads one pushed body as a browser does. Throws where it was not written for it. */
export function readPushed(body: Buffer, browser: ECDH, auth: Buffer): string {
  if (body.length > 4096) throw new Error('more than a push service has to take');
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  if (keyLength !== 65 || body.readUInt32BE(16) < body.length - 86) throw new Error('the head of the record is wrong');
  const [sender, sealed] = [body.subarray(21, 86), body.subarray(86)];
  const hmac = (key: Buffer, ...of: (Buffer | string)[]) => {
    const mac = createHmac('sha256', key);
    for (const part of of) mac.update(part);
    return mac.digest();
  };
  const ikm = hmac(
    hmac(auth, browser.computeSecret(sender)),
    ...['WebPush: info\0', browser.getPublicKey(), sender, '\u0001'],
  );
  const prk = hmac(salt, ikm);
  const key = hmac(prk, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
  const nonce = hmac(prk, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('the record has no end');
  return plain.subarray(0, end).toString();
}
