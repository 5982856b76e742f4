// Turns whatever was thrown into a Fault of the table. What is unknown becomes `internal`; its details go to the log alone.
import { Fault } from '#shared/errors.ts';
import { faultOf } from '../database/pg-errors.ts';

/** PostgreSQL's codes for "this value cannot be held": too long, out of range, not text of the encoding, not of the type. */
const badValues = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** The Fault that stands for `thrown`. A Fault stands for itself; the cause of another is kept for the log. */
export function asFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  const code = codeOf(thrown);
  if (code && badValues.has(code)) return new Fault('invalid_request', { cause: thrown });
  const known = isOfFiles(thrown) ? thrown : faultOf(thrown);
  if (known instanceof Fault) return known;
  return new Fault('internal', { cause: thrown });
}

function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}

/** An error about a path of ours; the codes of a missing file and a missing database are the same. */
function isOfFiles(thrown: unknown): boolean {
  return thrown instanceof Error && 'path' in thrown && 'syscall' in thrown && thrown.syscall !== 'connect';
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
