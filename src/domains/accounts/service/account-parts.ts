// What every verb of accounts works with, and the few steps that several of them share.
import { randomBytes } from 'node:crypto';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import type { Log } from '#platform/log.ts';
import { type ErrorCode, Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { AccountEventKind, Announce } from '../events.ts';
import { judgePassword, type LinkPurpose, linkLivesMs, passwordFieldMessages } from '../rules.ts';
import type { DemoSeed } from '../seed/plumbing-business.ts';
import { type AccountRow, insertLink } from '../store.ts';
import type { Passwords } from './hash-passwords.ts';
import { hashToken } from './hash-session-tokens.ts';
import type { Library } from './use-better-auth.ts';

/** Where a request comes from, for the record of sign-ins and for limits. */
export type Client = { readonly address: string; readonly userAgent: string | null };

/** `to('/reset-password', { token })` is an absolute URL of this Telle. */
export type Links = { to(path: `/${string}`, query?: Readonly<Record<string, string>>): string };

/** Who has switched on a second step is not let in by a password alone. */
export type SecondStep = {
  /** The cookie that stands between password and code; null for who has none switched on. */
  begin(scope: SystemScope, user: Id<'user'>, remember: boolean): Promise<{ readonly setCookie: string } | null>;
};

export type AccountParts = {
  readonly database: Database;
  readonly passwords: Passwords;
  /** Made when first asked for: where people reach this Telle may be known only after it listens. */
  readonly library: () => Library;
  readonly links: Links;
  readonly log: Log;
  readonly announce: Announce;
  readonly secondStep: SecondStep;
  readonly demoMode: boolean;
  /** Salts the keys of demo businesses. */
  readonly demoSecret: Buffer;
  /** What every new business is given. */
  readonly foundations: readonly DemoSeed[];
  /** What a demo business is filled with after that. */
  readonly seeds: readonly DemoSeed[];
};

/** Throws the fault that says why a chosen password will not do; `field` is the input's name. */
export function requireGoodPassword(password: string, field: string, own: readonly (string | null)[]): void {
  const judgement = judgePassword(
    password,
    own.filter((word) => word !== null),
  );
  if (judgement === 'fine') return;
  if (judgement === 'too-short-for-the-service') throw new Fault('password_too_short');
  throw new Fault('invalid_request', { fields: { [field]: passwordFieldMessages[judgement] } });
}

/** Makes a link that is mailed: 256 random bits, kept as a hash. Gives its token. */
export async function makeLink(
  scope: SystemScope,
  purpose: LinkPurpose,
  account: Pick<AccountRow, 'id'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(scope.now().getTime() + linkLivesMs[purpose]);
  await insertLink(scope, { tokenHash: hashToken(token), purpose, user: account.id, expiresAt });
  return token;
}

export function eventOf(kind: AccountEventKind, user: AccountRow['id'] | null, client: Client) {
  return { kind, user, address: client.address, userAgent: client.userAgent };
}

/**
 * Says what went wrong in the words of the catalogue: a fault of ours passes, what the database refused becomes
 * `refused`, and what nobody expected becomes `unexpected`, with its cause for the log.
 */
export async function inWordsOf<T>(
  codes: { readonly refused: ErrorCode; readonly unexpected: ErrorCode },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Fault && error.code === 'conflict') throw new Fault(codes.refused, { cause: error });
    if (error instanceof Fault && error.code !== 'internal') throw error;
    // Class 22 of PostgreSQL's codes: a value that it cannot hold.
    if (/^22/.test((error as { code?: string }).code ?? '')) throw new Fault(codes.refused, { cause: error });
    throw new Fault(codes.unexpected, { cause: error });
  }
}
