// Many, helped one after the other, where one that cannot be helped hinders none of the others.
import { asFault, describeForLog } from './http/translate.ts';
import type { Log } from './log.ts';

/** So many are read at a time. */
const pageSize = 100;

/** Helps all that `read` gives, page by page in the order of their ids, as `eachOf` does. */
export async function eachOfAll<T extends { readonly id: string }>(
  about: Parameters<typeof eachOf<T>>[0],
  read: (page: { readonly after: string; readonly most: number }) => Promise<readonly T[]>,
  help: (one: T) => Promise<unknown>,
): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const page = await read({ after, most: pageSize });
    await eachOf(about, page, help);
    after = page.length < pageSize ? undefined : page.at(-1)?.id;
  }
}

/**
 * Helps each of `all` in its turn and throws nothing: a failure is logged under what was being done and `nameOf` the one,
 * by ids alone. Each help is a transaction of its own, so that what was done for the others is kept.
 */
export async function eachOf<T>(
  { log, doing, nameOf }: { readonly log: Log; readonly doing: string; readonly nameOf: (one: T) => object },
  all: readonly T[],
  help: (one: T) => Promise<unknown>,
): Promise<void> {
  for (const one of all) {
    try {
      await help(one);
    } catch (error) {
      log.error({ doing, ...nameOf(one), ...describeForLog(asFault(error)) }, 'one of many could not be helped');
    }
  }
}
