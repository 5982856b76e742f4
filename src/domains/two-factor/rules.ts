// The arithmetic of codes that change with time (RFC 6238) and of the codes for the day when the app is lost.

/** What every authenticator app takes without being told. */
export const totp = { digits: 6, periodSeconds: 30 } as const;

/** A clock may be one step ahead or behind: a code works for at most ninety seconds. */
const stepsApart = 1;

/** Wrong codes of one person, from wherever they come: the password was right, so nobody else can use them up. */
export const codeLimit = { max: 10, windowMs: 15 * 60 * 1000 } as const;

/** How long there is between password and code. */
export const secondStepMs = 10 * 60 * 1000;

export const recoveryCodesMade = 10;

/** The half minute since 1970 that an instant lies in. */
export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / 1000 / totp.periodSeconds);
}

/** The steps whose codes are taken at that instant, the likeliest first. */
export function stepsTaken(at: Date): number[] {
  const now = stepAt(at);
  const others = Array.from({ length: stepsApart }, (_, apart) => [now - apart - 1, now + apart + 1]);
  return [now, ...others.flat()];
}

export type WrittenCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** Crockford's base 32: no letter is taken for a digit. */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** What somebody typed, spaces and hyphens aside; null where it can be neither kind of code. */
export function readCode(typed: string): WrittenCode | null {
  const plain = typed.replace(/[\s-]/g, '').toLowerCase();
  if (new RegExp(`^\\d{${totp.digits}}$`).test(plain)) return { kind: 'app', code: plain };
  const code = plain.replace(/o/g, '0').replace(/[il]/g, '1');
  return new RegExp(`^[${recoveryAlphabet}]{16}$`).test(code) ? { kind: 'recovery', code } : null;
}

/** A recovery code of 80 random bits, so that a plain hash keeps it. `bytes` are sixteen. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => recoveryAlphabet[byte & 31]).join('');
}

/** `4fk2-…`: in fours, as it is read and typed. */
export function inFours(text: string): string {
  return text.match(/.{1,4}/g)?.join('-') ?? '';
}

/** What the picture says to the app (the key URI format that authenticator apps share). */
export function keyUri(account: string, secret: string): string {
  const label = `${encodeURIComponent('Telle')}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=Telle&digits=${totp.digits}&period=${totp.periodSeconds}`;
}
