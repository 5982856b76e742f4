// One life of a server: read the settings, open the database, compose, listen; on a signal stop without dropping anyone.
import { join } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import { type Config, ConfigError } from '#platform/config.ts';
import { openDatabase } from '#platform/database/open.ts';
import { listen } from '#platform/http/listen.ts';
import { idsOf } from '#platform/ids.ts';
import { logTo } from '#platform/log.ts';
import { packageRoot } from '#platform/package-root.ts';
import { StartError } from '#platform/start-error.ts';
import { compose } from './compose.ts';
import { describeParts } from './parts.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { wakeReceptionist } from './wake-receptionist.ts';

/** Whoever was cut off by a crash comes first: waking takes the processor for a second or two. */
const wakesAfterMs = 5_000;

/** Runs until a signal. What hinders the start is said in a sentence, with exit code 1. */
export async function runServer(read: () => Config): Promise<void> {
  try {
    await start(read());
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
    console.error(`\nTelle cannot start. ${error.message}\n`);
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  const clock = systemClock;
  const ids = idsOf(clock);
  const log = logTo(config.LOG_LEVEL);
  const database = await openDatabase({ config, clock, ids, log });
  const siteDirectory = join(packageRoot, 'build/web');
  const { house, listening } = await open().catch(async (error: unknown) => {
    // An embedded PostgreSQL does not outlive a start that failed.
    await database.close();
    throw error;
  });
  async function open() {
    const made = await compose({ config, clock, ids, log, database, siteDirectory });
    return { house: made, listening: await listen(made.app, config) };
  }
  const address = config.PUBLIC_URL ?? listening.url.replace('127.0.0.1', 'localhost');
  house.listensAt(address);
  await house.start();

  console.log(`\nTelle is ready at ${address}\n`);
  for (const { name, state, says } of describeParts(config)) console.log(`  ${state.padEnd(4)} ${name}: ${says}`);
  console.log('');
  // The first page goes before it.
  const waking = setTimeout(() => {
    wakeReceptionist(clock.now()).catch((error: unknown) => log.warn({ err: error }, 'the receptionist sleeps on'));
  }, wakesAfterMs);

  stopOnSignal([() => clearTimeout(waking), listening.stop, house.stop, database.close], log);
}
