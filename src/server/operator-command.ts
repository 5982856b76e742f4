// What an operator says at the machine, carried out on the server's own database by a process that ends with it. Exit code 1
// when something stands in the way, which is told in a sentence.
import { systemClock } from '#platform/clock.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/open.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { idsOf } from '#platform/ids.ts';
import { logTo } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';

/** Gives what is printed. */
export type Act = (scope: SystemScope) => Promise<string>;

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
    const database = await openDatabase({
      config: readConfig(),
      clock: systemClock,
      ids: idsOf(),
      log: logTo('silent'),
    });
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
