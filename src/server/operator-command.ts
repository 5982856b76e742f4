// What an operator says at the machine, carried out on the server's own database by a process that ends with it. Exit code 1
// when something stands in the way, which is told in a sentence.
import { systemClock } from '#platform/clock.ts';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { findCluster } from '#platform/database/look.ts';
import { openDatabase } from '#platform/database/open.ts';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import { shown } from '#platform/database/server-url.ts';
import { idsOf } from '#platform/ids.ts';
import { logTo } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';

/** Gives what is printed. */
export type Act = (scope: SystemScope) => Promise<string>;

/**
 * Opens the server's own database, and says which one it is where no answer is read. A StartError where no server has made or
 * migrated it: a command that did so would act on the wrong one without a word, or change the right one under an older server.
 */
export async function openForOperator(config: Config): Promise<Database> {
  const database = await openDatabase({
    config,
    clock: systemClock,
    ids: idsOf(),
    log: logTo('silent'),
    asItIs: true,
  });
  const which = config.DATABASE_URL
    ? `the PostgreSQL of DATABASE_URL, ${shown(config.DATABASE_URL)}`
    : `the embedded database in ${findCluster(config.DATA_DIR)}`;
  console.error(`On ${which}.`);
  return database;
}

/** Prints what is answered, or what stands in the way; every other error is a fault of ours, and shown as one. */
export async function printed(answer: () => Promise<string>): Promise<void> {
  try {
    console.log(await answer());
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * `actOf` reads the words before anything is opened, and throws a StartError that tells the right ones. `told`: the codes of
 * errors whose own message is all that the operator needs; every other error is a fault of ours, and shown as one.
 */
export async function carryOut(
  actOf: (words: string[]) => Act,
  usage: string,
  told: readonly string[] = [],
): Promise<never> {
  try {
    const act = actOf(process.argv.slice(2));
    const database = await openForOperator(readConfig());
    try {
      console.log(await database.asSystem(act));
    } finally {
      await database.close();
    }
    process.exit(0);
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    if (error instanceof StartError || error instanceof ConfigError || told.includes(code)) console.error(message);
    else if (code.startsWith('ERR_PARSE_ARGS')) console.error(`${message}\n${usage}`);
    else throw error;
    process.exit(1);
  }
}
