// Codes and what they are made from: the six digits of a moment, recovery codes and their hashes.
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import type { Id } from '#shared/ids.ts';
import { recoveryCodeOf, recoveryCodesMade, stepsTaken, totp } from '../rules.ts';

/** 160 random bits, as RFC 4226 (section 4) recommends. */
export const makeSecret = (): Buffer => randomBytes(20);

/** As people type it and apps read it (RFC 4648, base 32). */
export const writtenSecret = (secret: Buffer): string => base32.encode(secret, { padding: false });

/** The code of one step (RFC 4226, section 5.3). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 10 ** totp.digits).padStart(totp.digits, '0');
}

/** The step whose code that is at this moment; null for a wrong or an old one. Each step is compared in the same time. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const written = Buffer.from(code);
  const right = stepsTaken(now).filter((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return expected.length === written.length && timingSafeEqual(expected, written);
  });
  return right[0] ?? null;
}

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesMade }, () => recoveryCodeOf(randomBytes(16)));
}

/** With the person in it, so that equal codes of two people are kept as two hashes. */
export const hashOfCode = (user: Id<'user'>, code: string): string => hash('sha256', `${user}/${code}`, 'base64url');
