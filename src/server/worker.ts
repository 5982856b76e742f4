// A process that does nothing but background work, beside servers that run with WORKER=off. One or several, on one database.
import { systemClock } from '#platform/clock.ts';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/open.ts';
import { idsOf } from '#platform/ids.ts';
import { logTo } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';
import { compose } from './compose.ts';

/** Works until a signal; then finishes what is in hand, or gives it back. */
async function work(given: Config): Promise<void> {
  const config: Config = { ...given, WORKER: 'inline' };
  const clock = systemClock;
  const ids = idsOf(clock);
  const log = logTo(config.LOG_LEVEL);
  const database = await openDatabase({ config, clock, ids, log });
  const house = await compose({ config, clock, ids, log, database });
  await house.start();
  console.log('\nTelle does its background work here.\n');

  const stopped = new Promise<string>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
  });
  process.on('unhandledRejection', (reason) => {
    log.error({ reason: reason instanceof Error ? reason.stack : String(reason) }, 'a promise was rejected unheard');
  });
  log.info({ signal: await stopped }, 'stopping');
  await house.stop();
  await database.close();
  process.exit(0);
}

try {
  await work(readConfig());
} catch (error) {
  if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
  console.error(`\nTelle's worker cannot start. ${error.message}\n`);
  process.exit(1);
}
