// `npm run restore -- FOLDER`: makes a DATA_DIR that holds nothing yet out of a backup. Exit code 1 when something stands in the way,
// with nothing changed.
import { chown, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pMap from 'p-map';
import { type Backup, besidePart, clusterPart, readBackup } from '#platform/backup-folder.ts';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { copiesAtOnce, copyDurably } from '#platform/database/base-backup.ts';
import { findBinaries } from '#platform/database/binaries.ts';
import { makeAside } from '#platform/database/initialise.ts';
import { type Place, placeFor } from '#platform/database/place.ts';
import { StartError } from '#platform/start-error.ts';

const usage = 'npm run restore -- FOLDER, in which npm run backup left one';

async function restore({ DATA_DIR, DATABASE_URL }: Config, words: readonly string[]): Promise<string> {
  const [word, ...more] = words;
  if (!word || more.length) throw new StartError(usage);
  if (DATABASE_URL)
    throw new StartError('A backup is of the embedded database, and DATABASE_URL names another: unset it to restore.');
  const data = resolve(DATA_DIR);
  const there = await readdir(data).catch(() => []);
  if (there.length)
    throw new StartError(
      `${data} is not empty: move what is there away, or choose another DATA_DIR. Nothing was changed.`,
    );
  const folder = resolve(word);
  const backup = await readBackup(folder);
  const binaries = findBinaries();
  if (backup.postgres !== binaries.major)
    throw new StartError(
      `The backup was made by PostgreSQL ${backup.postgres} and this is ${binaries.major}: restore it with the Telle that made it.`,
    );
  await copyPart(folder, besidePart, backup, data);
  // Last: from then on there is a database, and the next start opens it.
  const place = placeFor(DATA_DIR, binaries);
  await makeAside(place, (fresh) => fillCluster(folder, backup, place, fresh));
  return `Restored ${data} as it was at ${backup.madeAt}. Start Telle again.`;
}

async function fillCluster(folder: string, backup: Backup, place: Place, fresh: string): Promise<void> {
  const { uid, gid } = place.who.identity;
  const given = async (path: string) => {
    if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
  };
  for (const path of backup.folders) {
    if (!path.startsWith(`${clusterPart}/`)) continue;
    const made = join(fresh, path.slice(clusterPart.length + 1));
    await mkdir(made, { mode: 0o700 });
    await given(made);
  }
  await copyPart(folder, clusterPart, backup, fresh, given);
}

/** Copies the files of a part that are on the backup's list, and no others. */
async function copyPart(
  folder: string,
  part: string,
  { files }: Backup,
  into: string,
  given?: (path: string) => Promise<void>,
): Promise<void> {
  const copied = files.filter(({ path }) => path.startsWith(`${part}/`));
  await pMap(
    copied,
    async ({ path }) => {
      const to = join(into, path.slice(part.length + 1));
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await copyDurably(join(folder, path), to);
      await given?.(to);
    },
    { concurrency: copiesAtOnce },
  );
}

try {
  console.log(await restore(readConfig(), process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
