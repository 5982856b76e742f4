// What DATA_DIR holds, found without changing anything: for the doctor, and for whoever makes no database of their own.
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import { hindrance, movedTo, notWritable } from './place.ts';
import { whoRuns } from './run-as.ts';

/** The folder of DATA_DIR's cluster, undefined where none was made yet. Throws a StartError where it is another user's. */
export function findCluster(dataRoot: string): string | undefined {
  const usual = join(resolve(dataRoot), 'postgres');
  try {
    whoRuns(usual);
  } catch (error) {
    throw error instanceof StartError ? error : notWritable(resolve(dataRoot), error);
  }
  return existsSync(join(usual, 'PG_VERSION')) ? (movedTo(usual) ?? usual) : undefined;
}

/** A StartError where DATA_DIR holds no database: a command that makes one would act on an empty house, and say that all is well. */
export function checkMade(dataRoot: string): void {
  if (findCluster(dataRoot) !== undefined) return;
  throw new StartError(
    `There is no database in ${resolve(dataRoot)}: say with DATA_DIR or DATABASE_URL which one the server uses, or start Telle, which makes one.`,
  );
}

/** Data of one major version cannot be opened by another. */
export function checkVersion(dataDir: string, major: number): void {
  const made = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (made !== String(major))
    throw new StartError(
      `The database in ${dataDir} was made by PostgreSQL ${made} and this is ${major}: start the version of Telle that made it, or bring its data over with pg_dumpall and psql.`,
    );
}

/** Bytes that are free for DATA_DIR, which need not exist yet. Throws a StartError where it could not be written. */
export function roomAt(dataRoot: string): number {
  const root = resolve(dataRoot);
  const cause = hindrance(root);
  if (cause) throw notWritable(root, cause);
  let there = root;
  while (!existsSync(there)) there = dirname(there);
  const { bavail, bsize } = statfsSync(there);
  return bavail * bsize;
}
