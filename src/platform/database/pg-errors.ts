// What a failing database means for the one who asked: gone, busy, too slow, or a collision with someone else.
import { Fault } from '#shared/errors.ts';

const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // terminated by an administrator
  '57P02', // a crash of a neighbour
  '57P03', // starting up or shutting down
  '25P03', // idle in a transaction for too long
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
]);
const goneWords =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Client was closed|Query read timeout/;

/** True when the database could not be reached or let go of us: another try may well succeed. */
export function isGone(error: unknown): boolean {
  const code = codeOf(error);
  return goneCodes.has(code) || code.startsWith('08') || goneWords.test(error instanceof Error ? error.message : '');
}

/** True when PostgreSQL rolled a transaction back because another one got in its way. */
export function isCollision(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/** True when a prepared statement no longer fits, as when another process has migrated: a new connection knows better. */
export function isOutdated(error: unknown): boolean {
  const code = codeOf(error);
  return code === '26000' || (code === '0A000' && error instanceof Error && /cached plan/.test(error.message));
}

/** The Fault for an error of the database; everything else is handed back as it is. */
export function faultOf(error: unknown): unknown {
  if (error instanceof Fault) return error;
  if (isGone(error)) return new Fault('unavailable', { cause: error, retryAfterSeconds: 1 });
  if (isCollision(error) || isOutdated(error)) return new Fault('conflict', { cause: error });
  const code = codeOf(error);
  if (code === '57014') return new Fault('timeout', { cause: error });
  if (code === '55P03') return new Fault('unavailable', { cause: error, retryAfterSeconds: 1 });
  return error;
}

/** Empty where there is none. Whatever can be thrown is asked: an aborted signal's error has a number for a code. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
