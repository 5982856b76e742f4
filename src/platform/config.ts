// The only reader of the environment. Everything that an operator may set is named, checked and explained here.
import { z } from 'zod';

const flag = (whenUnset: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .transform((text) => ['on', 'true', '1'].includes(text))
    .default(whenUnset);

/** Dollars as written, `0.15`, to whole micro-dollars: no float ever holds an amount. */
const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be dollars such as 0.15, with at most six decimals')
  .transform((text) => {
    const [whole = '0', decimals = ''] = text.split('.');
    return Number(whole) * 1_000_000 + Number(decimals.padEnd(6, '0'));
  });

/** Each setting once: how it is checked, what it is when unset, what it is for. `npm run doctor` prints this table. */
export const settings = {
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('the port that serves site, app and API'),
  HOST: z.string().default('127.0.0.1').describe('the address to listen on; 0.0.0.0 for every interface'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://telle.example.com' })
    .optional()
    .describe('the address that people reach Telle at, for links in mail'),
  DATA_DIR: z.string().min(1).default('./data').describe('where the embedded database, the outbox and files live'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional()
    .describe('a PostgreSQL of your own (15 or newer) instead of the embedded one'),
  SECRET: z.string().min(32).optional().describe('signs cookies and links; made and kept in DATA_DIR when unset'),
  DEMO_MODE: flag(true).describe('any e-mail and password open a private demo business'),
  SAMPLES: flag(true).describe('sample businesses that visitors of the site can talk to without an account'),
  WORKER: z.enum(['inline', 'off']).default('inline').describe('whether this server also does the background work'),
  TRUSTED_PROXIES: z.string().default('').describe('addresses whose X-Forwarded-For is believed, comma separated'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .describe('sends mail; kept in the outbox when unset'),
  MAIL_FROM: z.string().default('Telle <telle@localhost>').describe('the sender of Telle’s own mail'),
  OPERATOR_EMAIL: z
    .email('must be an address such as you@example.com')
    .optional()
    .describe(
      'who is told of what visitors send to Telle itself, such as demo bookings; the sender of its mail when unset',
    ),
  GOOGLE_CLIENT_ID: z.string().optional().describe('sign in with Google'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('sign in with Google'),
  FACEBOOK_CLIENT_ID: z.string().optional().describe('sign in with Facebook'),
  FACEBOOK_CLIENT_SECRET: z.string().optional().describe('sign in with Facebook'),
  STRIPE_SECRET_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Professional is paid for with Stripe; free for all when unset'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('signs what Stripe tells /hooks/payments: whsec_… of the webhook made there'),
  STRIPE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.stripe.com' })
    .default('https://api.stripe.com')
    .describe('where Stripe answers; another address for a stand-in'),
  LLM_PROVIDER: z
    .enum(['openai-compatible', 'anthropic'])
    .optional()
    .describe('a language model that helps to understand callers; the embedded brain alone when unset'),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:11434/v1' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('where it answers, up to the version: http://localhost:11434/v1'),
  LLM_API_KEY: z.string().min(1).optional().describe('the key for it; a server of your own may need none'),
  LLM_MODEL: z.string().min(1).max(200).optional().describe('which model, by the name that its server knows'),
  LLM_JSON: z
    .enum(['schema', 'object'])
    .default('schema')
    .describe('object for a server that cannot hold a model to a JSON Schema'),
  LLM_WORDING: flag(false).describe(
    'whether it also says replies in other words: a second question in many turns, within the response speed',
  ),
  LLM_PRICE_INPUT: dollars.optional().describe('dollars for a million tokens that it reads; free when unset'),
  LLM_PRICE_OUTPUT: dollars.optional().describe('dollars for a million tokens that it writes; free when unset'),
  LLM_TOKENS_PER_DAY: z.coerce
    .number({ error: 'must be a whole number of tokens' })
    .int()
    .min(0)
    .max(1e12)
    .default(2_000_000)
    .describe('most tokens that one business uses in a day; the embedded brain goes on alone from there'),
  LLM_MONEY_PER_DAY: dollars.default(5_000_000).describe('most dollars that one business spends on it in a day'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token for /metrics and the operator’s pages, from beyond this machine or with a PUBLIC_URL'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('how much is logged'),
} satisfies Record<string, z.ZodType>;

/** What a language model cannot do without, said where it is missing. */
function checkModel(
  config: z.output<z.ZodObject<typeof settings>>,
  say: (path: keyof typeof settings, message: string) => void,
) {
  const { LLM_PROVIDER: provider, LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = config;
  if (!provider) {
    if (LLM_BASE_URL ?? LLM_API_KEY ?? LLM_MODEL)
      say('LLM_PROVIDER', 'say openai-compatible or anthropic, or leave all other LLM_ settings out');
    return;
  }
  if (!LLM_MODEL) say('LLM_MODEL', 'name the model that is to be asked');
  if (provider === 'openai-compatible' && !LLM_BASE_URL)
    say('LLM_BASE_URL', 'say where the model answers, such as https://api.openai.com/v1');
  if (provider === 'anthropic' && !LLM_API_KEY) say('LLM_API_KEY', 'Anthropic needs a key');
}

/** A payment that nobody hears of would open no plan. */
function checkPayments(
  { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: hook }: z.output<z.ZodObject<typeof settings>>,
  say: (path: keyof typeof settings, message: string) => void,
) {
  if (key && !hook) say('STRIPE_WEBHOOK_SECRET', 'make a webhook to /hooks/payments at Stripe, and say its secret');
  if (hook && !key) say('STRIPE_SECRET_KEY', 'say the key, or leave the secret of the webhook out');
}

const schema = z.object(settings).superRefine((config, { addIssue }) => {
  const say = (path: keyof typeof settings, message: string) => addIssue({ code: 'custom', path: [path], message });
  checkModel(config, say);
  checkPayments(config, say);
});
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
