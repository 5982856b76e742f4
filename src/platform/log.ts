// The log: one JSON object a line. Personal data stands only under a `pii` key, which is redacted unless asked for.
import { pino } from 'pino';

export type Log = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Log;
};

export function logTo(level: string, destination?: NodeJS.WritableStream): Log {
  const options = { level, redact: { paths: ['pii', '*.pii'], censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}
