// The log: one JSON object a line. Personal data stands only under a `pii` key, which is redacted unless asked for.
import { destination as descriptor, pino } from 'pino';
import { asFault, describeForLog } from './http/translate.ts';

export type Log = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** Writes to standard output unless told where. A line of trouble is written at once; others wait a moment for company. */
export function logTo(level: string, destination: Destination = standardOutput()): Log {
  // An error of the database carries the row that it is about: as `err` only what may be known of one is written.
  const serializers = { err: (thrown: unknown) => describeForLog(asFault(thrown)) };
  const options = { level, serializers, redact: { paths: ['pii', '*.pii'], censor: '[redacted]' } };
  const log = pino(options, destination);
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => {
      log.error(fields, message);
      destination.flush?.();
    },
  };
}

type Destination = NodeJS.WritableStream & { flush?(): void };

let output: Destination | undefined;

/** Written by the page or five times a second, whichever is first; pino writes the rest when the process ends or throws. */
function standardOutput(): Destination {
  const waits = { sync: false, minLength: 8192, periodicFlush: 200 };
  output ??= descriptor({ dest: 1, ...(process.stdout.isTTY ? {} : waits) }) as unknown as Destination;
  return output;
}
