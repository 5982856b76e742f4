// Secrets that have to be read again are kept sealed: AES-256-GCM, bound to whose they are, so that one's does not pass for
// another's.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** `key` is one of `deriveKey`; `whose` is said again to open it. */
export function seal(key: Buffer, whose: string, secret: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(whose));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Null where it was sealed with another key, such as before the installation lost its secret. */
export function unseal(key: Buffer, whose: string, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(whose));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  } catch {
    return null;
  }
}
