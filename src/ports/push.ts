// A notification to a browser whose person asked for it, with no page of ours open: what we need of whoever carries it there.
import { ProviderError } from './provider-error.ts';

/** Where a browser is told, and the keys that it alone can read with (RFC 8291): written as base64url. */
export type PushAddress = {
  /** Given by the browser, so by a stranger. Whoever knows it may write there: it is kept like a secret. */
  readonly endpoint: string;
  /** Its public key: 65 bytes, an uncompressed point of P-256. */
  readonly p256dh: string;
  /** 16 bytes that it shares with us. */
  readonly auth: string;
};

/** The pair by which carriers know that it is this installation that writes (RFC 8292). */
export type PushKeys = {
  /** 65 bytes, an uncompressed point of P-256, as base64url: what a browser is asked to take notifications from. */
  readonly publicKey: string;
  /** 32 bytes. */
  readonly privateKey: Buffer;
};

export type PushNotification = {
  /** At most `pushBytesMax` in UTF-8. */
  readonly text: string;
  /** A later one of the same topic takes the place of one that was not delivered yet: up to 32 characters of base64url. */
  readonly topic: string;
  /** Whether a phone that sleeps is woken for it. */
  readonly urgency: 'high' | 'normal';
  /** How long it is kept for a browser that is away, in whole seconds. */
  readonly ttlSeconds: number;
};

export const pushBytesMax = 1000;

/** Nobody answered in time. */
export class PushUnanswered extends ProviderError {}

export type Push = {
  /** A new pair. It must stay the same: what browsers were asked to take notifications from is this pair. */
  makeKeys(): PushKeys;
  /** Whether anything may be sent there, as far as can be seen without asking for its name. */
  takes(address: PushAddress): boolean;
  /**
   * `gone` where nobody will be there any more; the address is to be forgotten. Throws a ProviderError, PushUnanswered among them. A repeat is told
   * twice, but for the topic.
   */
  send(notification: PushNotification, to: PushAddress, keys: PushKeys, signal: AbortSignal): Promise<'taken' | 'gone'>;
};
