// Turns whatever was thrown into a Fault of the table. What is unknown becomes `internal`; its details go to the log alone.
import { Fault } from '#shared/errors.ts';

/** PostgreSQL's codes for "this value cannot be held": too long, out of range, not text of the encoding, not of the type. */
const badValues = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** PostgreSQL and socket codes for "not now": no connection, shutting down, too many connections, a lost race, a full disk. */
const notNow = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53100',
  '53200',
  '53300',
  '40001',
  '40P01',
  '55P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]); // prettier-ignore

const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|not queryable|the pool is closed|cannot use a pool after/i;

/** The Fault that stands for `thrown`. A Fault stands for itself; the cause of another is kept for the log. */
export function asFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  const code = codeOf(thrown);
  if (code && badValues.has(code)) return new Fault('invalid_request', { cause: thrown });
  const message = thrown instanceof Error ? thrown.message : '';
  if ((code && notNow.has(code) && isFromDatabase(thrown)) || lostConnection.test(message)) {
    return new Fault('unavailable', { cause: thrown, retryAfterSeconds: 2 });
  }
  return new Fault('internal', { cause: thrown });
}

function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}

/** A missing file is a fault of ours, a missing database socket is not: only the latter comes from a connect. */
function isFromDatabase(thrown: unknown): boolean {
  return codeOf(thrown) !== 'ENOENT' || (thrown as { syscall?: unknown }).syscall === 'connect';
}

/** What the log may know of a fault: the database's own words can hold personal data, so they stand under `pii`. */
export function describeForLog(fault: Fault): object {
  const cause = fault.cause;
  const described: Record<string, unknown> = { code: fault.code };
  const pii: Record<string, unknown> = {};
  if (fault.details !== undefined) pii.details = fault.details;
  if (cause instanceof Error) {
    described.cause = cause.name;
    const databaseCode = 'severity' in cause ? codeOf(cause) : undefined;
    if (databaseCode) {
      described.database = databaseCode;
      described.constraint = (cause as { constraint?: unknown }).constraint;
      pii.message = cause.message;
    } else described.message = cause.message;
    described.at = (cause.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim());
  } else if (cause !== undefined) pii.thrown = String(cause);
  return Object.keys(pii).length > 0 ? { ...described, pii } : described;
}
