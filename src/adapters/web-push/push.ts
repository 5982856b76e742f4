// Notifications to browsers by the push service that each of them named (RFC 8030). Its address comes from a stranger, so it is asked
// at public addresses alone, over TLS.
import { ECDH } from 'node:crypto';
import { AddressError, publicReach, type Reach, writtenAddress } from '#platform/outbound/pinned-address.ts';
import { type Posted, postBytes } from '#platform/outbound/post-bytes.ts';
import { ProviderError } from '#ports/provider-error.ts';
import { type Push, type PushAddress, PushUnanswered, pushBytesMax } from '#ports/push.ts';
import { encryptFor, type Reader } from './encrypt.ts';
import { authorizationFor, makeKeys } from './sign.ts';

export type WebPushOptions = {
  /** Whom a push service may write to about us: `mailto:…` or `https://…`. Asked for with each notification. */
  readonly contact: () => string;
  readonly now: () => Date;
  /** How long one request may take, in milliseconds. An address that never answers holds its place among the notifications no longer. */
  readonly msMax?: number;
  /** A test's own push service lies on this machine. */
  readonly reach?: Partial<Reach>;
};

const provider = 'web-push';
const overTls: Reach = { ...publicReach, protocols: ['https:'], ports: [443] };

export function webPush({ contact, now, msMax = 3000, reach: more }: WebPushOptions): Push {
  const reach = { ...overTls, ...more };
  return {
    makeKeys,
    takes: (address) => writtenAddress(address.endpoint, reach) !== null && readerOf(address) !== null,
    send: async (notification, to, keys, signal) => {
      const url = writtenAddress(to.endpoint, reach);
      const reader = readerOf(to);
      if (!url || !reader) return 'gone';
      const text = Buffer.from(notification.text);
      if (text.length > pushBytesMax) throw refusal(false, `a notification of ${text.length} bytes`);
      const headers = {
        authorization: authorizationFor(url.origin, contact(), keys, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(notification.ttlSeconds),
        topic: notification.topic,
        urgency: notification.urgency,
      };
      const body = encryptFor(text, reader, pushBytesMax);
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(msMax)]);
      const answer = await postBytes(to.endpoint, { headers, body, signal: inTime }, reach).catch((cause: unknown) => {
        // An address that leads inside is nobody's browser.
        if (cause instanceof AddressError && cause.reason === 'address') return null;
        throw new PushUnanswered({ provider, retryable: true, reason: 'no answer', cause });
      });
      return answer ? judged(answer, now()) : 'gone';
    },
  };
}

/** 201 is what the standard asks for; the services also say 200 and 202. */
function judged({ status, headers }: Posted, now: Date): 'taken' | 'gone' {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  const retryable = status === 408 || status === 429 || status >= 500;
  const retryAfterSeconds = retryable ? secondsOf(headers['retry-after'], now) : undefined;
  throw refusal(retryable, `the push service answered ${status}`, { retryAfterSeconds });
}

/** Seconds, or a date (RFC 9110, section 10.2.3); undefined for anything else. */
function secondsOf(said: string | undefined, now: Date): number | undefined {
  if (said === undefined) return undefined;
  if (/^\d{1,9}$/.test(said.trim())) return Number(said);
  const at = Date.parse(said);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

/** Null where they are no keys of a browser. */
function readerOf({ p256dh, auth }: PushAddress): Reader | null {
  const [publicKey, authSecret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  if (publicKey.length !== 65 || publicKey[0] !== 4 || authSecret.length !== 16) return null;
  try {
    // A point beside the curve would give our own key away, piece by piece.
    ECDH.convertKey(publicKey, 'prime256v1');
    return { publicKey, authSecret };
  } catch {
    return null;
  }
}

const refusal = (
  retryable: boolean,
  reason: string,
  more: { cause?: unknown; retryAfterSeconds?: number | undefined } = {},
) => new ProviderError({ provider, retryable, reason, ...more });
