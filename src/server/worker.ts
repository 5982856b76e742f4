// A process that does nothing but background work, beside servers that run with WORKER=off. One or several, on one database.
import { systemClock } from '#platform/clock.ts';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/open.ts';
import { idsOf } from '#platform/ids.ts';
import { logTo } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';
import { compose } from './compose.ts';
import { stopOnSignal } from './stop-on-signal.ts';

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
  stopOnSignal([house.stop, database.close], log);
}

try {
  await work(readConfig());
} catch (error) {
  if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
  console.error(`\nTelle's worker cannot start. ${error.message}\n`);
  process.exit(1);
}
