// An authenticator app: what its owner's phone shows for a secret at a moment.
import { base32 } from '@better-auth/utils/base32';
import { stepAt } from '#domains/two-factor/rules.ts';
import { codeOf } from '#domains/two-factor/service/make-codes.ts';

/** `ahead` steps of thirty seconds later, so that a test need not wait for the next code. */
export function shownCode(written: string, at: Date, ahead = 0): string {
  const secret = Buffer.from(base32.decode(written.replaceAll(/\s/g, '')));
  return codeOf(secret, stepAt(at) + ahead);
}
