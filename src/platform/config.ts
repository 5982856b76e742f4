// The only reader of the environment. Everything that an operator may set is named, checked and explained here.
import { z } from 'zod';

const flag = (whenUnset: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .transform((text) => ['on', 'true', '1'].includes(text))
    .default(whenUnset);

/** Each setting once: how it is checked, what it is when unset, what it is for. `npm run doctor` prints this table. */
export const settings = {
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('the port that serves site, app and API'),
  HOST: z.string().default('127.0.0.1').describe('the address to listen on; 0.0.0.0 for every interface'),
  PUBLIC_URL: z.url().optional().describe('the address that people reach Telle at, for links in mail'),
  DATA_DIR: z.string().min(1).default('./data').describe('where the embedded database, the outbox and files live'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional()
    .describe('a PostgreSQL of your own (15 or newer) instead of the embedded one'),
  SECRET: z.string().min(32).optional().describe('signs cookies and links; made and kept in DATA_DIR when unset'),
  DEMO_MODE: flag(true).describe('any e-mail and password open a private demo business'),
  WORKER: z.enum(['inline', 'off']).default('inline').describe('whether this server also does the background work'),
  TRUSTED_PROXIES: z.string().default('').describe('addresses whose X-Forwarded-For is believed, comma separated'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .describe('sends mail; kept in the outbox when unset'),
  MAIL_FROM: z.string().default('Telle <telle@localhost>').describe('the sender of Telle’s own mail'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('sign in with Google'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('sign in with Google'),
  FACEBOOK_CLIENT_ID: z.string().optional().describe('sign in with Facebook'),
  FACEBOOK_CLIENT_SECRET: z.string().optional().describe('sign in with Facebook'),
  METRICS_TOKEN: z.string().min(16).optional().describe('bearer token for /metrics from beyond this machine'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('how much is logged'),
} satisfies Record<string, z.ZodType>;

const schema = z.object(settings);
export type Config = z.output<typeof schema>;

/** Thrown with one line a wrong setting; `start` prints it and stops. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks the environment; an empty value counts as unset. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(settings).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw new ConfigError(
    read.error.issues.map((issue) => `${String(issue.path[0])} is wrong: ${issue.message}`).join('\n'),
  );
}
