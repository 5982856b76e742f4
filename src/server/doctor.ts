// `npm run doctor`: reads the same settings as the server, tries what can be tried without changing anything,
// and says of each part whether it is on, off or wrong, and what to do. Exit code 1 when something is wrong.
import { smtpMail } from '#adapters/smtp/mail.ts';
import { type Config, ConfigError, readConfig, settings } from '#platform/config.ts';
import { serverAt } from '#platform/database/server-url.ts';
import { StartError } from '#platform/start-error.ts';
import { tryModel } from './brain.ts';
import { type Finding, lookAtCluster, lookAtFolder, lookAtPort, sentenceOf, wrong } from './look-around.ts';
import { describeParts } from './parts.ts';

async function checkDatabase(config: Config): Promise<Finding | undefined> {
  if (!config.DATABASE_URL) return lookAtCluster(config);
  try {
    await (await serverAt(config.DATABASE_URL)).stop();
    return undefined;
  } catch (error) {
    return wrong('Database', sentenceOf(error));
  }
}

async function checkMail(config: Config): Promise<Finding | undefined> {
  if (!config.SMTP_URL) return undefined;
  const mail = smtpMail({ url: config.SMTP_URL, stepMsMax: 5_000 });
  try {
    await mail.check();
    return undefined;
  } catch (error) {
    return wrong('Mail', `${sentenceOf(error)}; look at SMTP_URL`);
  } finally {
    await mail.close();
  }
}

/** Asks the model one small question, as a turn does. */
async function checkModel(config: Config): Promise<Finding | undefined> {
  const tried = await tryModel(config);
  if (tried === null) return undefined;
  const name = 'Language model';
  if (!tried.ok) return wrong(name, `${config.LLM_MODEL}: ${tried.why}; ${tried.advice}`);
  return { name, state: 'on', says: `${config.LLM_MODEL} answered in ${tried.tookMs} ms` };
}

async function examine(config: Config): Promise<Finding[]> {
  const found = (await Promise.all([checkDatabase(config), checkMail(config), checkModel(config)])).filter(
    (one) => one !== undefined,
  );
  const parts: Finding[] = describeParts(config).map((part) => found.find((one) => one.name === part.name) ?? part);
  return [...parts, lookAtFolder(config), await lookAtPort(config)];
}

try {
  const findings = await examine(readConfig());
  for (const { name, state, says } of findings) console.log(`${state.padEnd(6)}${name}: ${says}`);
  console.log('\nSettings (environment variables):');
  for (const [name, schema] of Object.entries(settings)) console.log(`  ${name.padEnd(24)}${schema.description ?? ''}`);
  process.exit(findings.some(({ state }) => state === 'WRONG') ? 1 : 0);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  for (const line of error.message.split('\n')) console.log(`WRONG ${line}`);
  process.exit(1);
}
