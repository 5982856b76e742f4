// `npm run backup -- FOLDER`: copies everything that the embedded default keeps, while the server goes on answering. Exit code 1
// when something stands in the way.
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { below, besidePart, clusterPart, listBackup } from '#platform/backup-folder.ts';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { copyCluster, copyDurably } from '#platform/database/base-backup.ts';
import { findBinaries } from '#platform/database/binaries.ts';
import { startEmbedded } from '#platform/database/embedded.ts';
import { checkMade } from '#platform/database/look.ts';
import { logTo } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';

const usage = 'npm run backup -- FOLDER, which does not exist yet or is empty';

async function backUp({ DATA_DIR, DATABASE_URL, SECRET }: Config, words: readonly string[]): Promise<string> {
  const [word, ...more] = words;
  if (!word || more.length) throw new StartError(usage);
  if (DATABASE_URL)
    throw new StartError(
      'The database of DATABASE_URL is backed up by pg_dump of its own PostgreSQL; keep a copy of DATA_DIR beside that.',
    );
  checkMade(DATA_DIR);
  const folder = resolve(word);
  const data = resolve(DATA_DIR);
  if (!relative(data, folder).startsWith('..'))
    throw new StartError(
      `${folder} lies in DATA_DIR, and would be lost with it: choose a folder elsewhere, best on another disk.`,
    );
  await makeEmpty(folder);
  const madeAt = new Date().toISOString();
  const embedded = await startEmbedded({ dataRoot: DATA_DIR, log: logTo('silent') });
  try {
    await copyCluster(embedded.dataDir, embedded.socketDir(), join(folder, clusterPart));
  } finally {
    await embedded.stop();
  }
  // After the database: a file that a row names is there by then.
  await copyBeside(data, join(folder, besidePart));
  const { files } = await listBackup(folder, { madeAt, postgres: findBinaries().major });
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  const signing = SECRET ? ' SECRET is set in the environment and not in it: keep it as well.' : '';
  return `Backed up ${data} to ${folder}: ${files.length} files, ${megabytes.toFixed(0)} MB, each read back.${signing}`;
}

async function makeEmpty(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!(await readdir(folder)).length) return;
  } catch (cause) {
    throw new StartError(`${folder} cannot be written: ${(cause as Error).message}`, { cause });
  }
  throw new StartError(
    `${folder} is not empty: name a folder that does not exist yet, so that no backup is mixed with another.`,
  );
}

async function copyBeside(data: string, into: string): Promise<void> {
  const { files } = await below(data, (path) => /^postgres(?:\.new-|$)/.test(path));
  for (const path of files) {
    const to = join(into, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copyDurably(join(data, path), to);
  }
}

try {
  console.log(await backUp(readConfig(), process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
