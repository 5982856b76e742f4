// Voluntary identification of who sends (VAPID, RFC 8292): a token for one push service, signed with ES256.
import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { PushKeys } from '#ports/push.ts';

/** A day is the most that is taken; half of it bears a clock that is wrong. */
const tokenLivesSeconds = 12 * 60 * 60;

/** The `Authorization` of a request to that origin. `contact` is `mailto:…` or `https://…`, for the service to complain to. */
export function authorizationFor(origin: string, contact: string, keys: PushKeys, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + tokenLivesSeconds;
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: origin, exp: expires, sub: contact },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(signed), { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

export function makeKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const privateKey = pair.getPrivateKey();
  // A number that begins with zeros is given without them.
  return { publicKey, privateKey: Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]) };
}

function privateKeyOf({ publicKey, privateKey }: PushKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const d = privateKey.toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', ...(x && { x }), ...(y && { y }), d }, format: 'jwk' });
}
