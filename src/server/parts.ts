// What is switched on, off or wrong, and what to do about it: said by the server when it starts and by the doctor.
import type { Config } from '#platform/config.ts';

export type Part = { readonly name: string; readonly state: 'on' | 'off'; readonly says: string };

const oauth = (name: string, id: string | undefined, secret: string | undefined, settings: string): Part => ({
  name,
  state: id && secret ? 'on' : 'off',
  says: id && secret ? 'people can sign in with it' : `set ${settings} to let people sign in with it`,
});

function capOf({ LLM_TOKENS_PER_DAY, LLM_MONEY_PER_DAY, LLM_PRICE_INPUT, LLM_PRICE_OUTPUT }: Config): string {
  const tokens = `${LLM_TOKENS_PER_DAY.toLocaleString('en-US')} tokens`;
  const isFree = !LLM_PRICE_INPUT && !LLM_PRICE_OUTPUT;
  const money = isFree ? 'no cap of money, since no price is set,' : `$${(LLM_MONEY_PER_DAY / 1_000_000).toFixed(2)}`;
  return `within ${tokens} and ${money} a day for each business`;
}

/** Each part of the configuration in a line, the ones that everybody has first. */
export function describeParts(config: Config): Part[] {
  return [
    {
      name: 'Database',
      state: 'on',
      says: config.DATABASE_URL
        ? 'the PostgreSQL of DATABASE_URL'
        : `embedded PostgreSQL in ${config.DATA_DIR} (DATABASE_URL names another)`,
    },
    {
      name: 'Demo mode',
      state: config.DEMO_MODE ? 'on' : 'off',
      says: config.DEMO_MODE
        ? `any e-mail and password open a private demo business${config.PUBLIC_URL ? `, to everybody who reaches ${config.PUBLIC_URL}` : ''} (DEMO_MODE=off ends that)`
        : 'people need an account',
    },
    {
      name: 'Sample businesses',
      state: config.SAMPLES ? 'on' : 'off',
      says: config.SAMPLES
        ? 'visitors of the site can talk to them (SAMPLES=off closes them)'
        : 'the site offers no talk of one’s own (SAMPLES=on does)',
    },
    {
      name: 'Background work',
      state: config.WORKER === 'inline' ? 'on' : 'off',
      says: config.WORKER === 'inline' ? 'done by this server' : 'run npm run worker beside this server',
    },
    {
      name: 'Mail',
      state: config.SMTP_URL ? 'on' : 'off',
      says: config.SMTP_URL
        ? 'sent over SMTP'
        : `kept in the outbox${config.DEMO_MODE ? ', to be read at /dev/outbox' : ' in DATA_DIR'} (SMTP_URL sends it)`,
    },
    {
      name: 'Codes for callers',
      state: config.SMTP_URL || config.DEMO_MODE ? 'on' : 'off',
      says: config.SMTP_URL
        ? 'sent by mail'
        : config.DEMO_MODE
          ? 'kept in the outbox, texts among them'
          : 'none can be sent: who is to be known by one leaves a message instead (SMTP_URL mails them)',
    },
    {
      name: 'Language model',
      state: config.LLM_PROVIDER ? 'on' : 'off',
      says: config.LLM_PROVIDER
        ? `${config.LLM_MODEL} helps to understand callers, ${capOf(config)}`
        : 'the embedded brain understands callers (LLM_PROVIDER adds a model)',
    },
    {
      name: 'Payments',
      state: config.STRIPE_SECRET_KEY ? 'on' : 'off',
      says: config.STRIPE_SECRET_KEY
        ? 'Professional is paid for with Stripe, which tells /hooks/payments'
        : 'plans are changed at once and nothing is charged (STRIPE_SECRET_KEY changes that)',
    },
    oauth(
      'Google sign-in',
      config.GOOGLE_CLIENT_ID,
      config.GOOGLE_CLIENT_SECRET,
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    ),
    oauth(
      'Facebook sign-in',
      config.FACEBOOK_CLIENT_ID,
      config.FACEBOOK_CLIENT_SECRET,
      'FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET',
    ),
    {
      name: 'Public address',
      state: config.PUBLIC_URL ? 'on' : 'off',
      says:
        config.PUBLIC_URL ??
        'set PUBLIC_URL so that links in mail work from elsewhere; behind a proxy, which without it is taken for the operator, always',
    },
  ];
}
