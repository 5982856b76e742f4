// `npm run restore -- FOLDER`: makes a DATA_DIR that holds nothing yet out of a backup. Exit code 1 when something stands in the way,
// with nothing changed.
import { existsSync, lstatSync } from 'node:fs';
import { chown, mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Backup, besidePart, clusterPart, inTheWay, readBackup } from '#platform/backup-folder.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { copyDurably, copyEach } from '#platform/copied-files.ts';
import { findBinaries } from '#platform/database/binaries.ts';
import { makeAside } from '#platform/database/initialise.ts';
import { type Place, placeFor } from '#platform/database/place.ts';
import { StartError } from '#platform/start-error.ts';
import { printed } from './operator-command.ts';

const usage = 'npm run restore -- FOLDER, in which npm run backup left one';

async function restore({ DATA_DIR, DATABASE_URL, SECRET }: Config, words: readonly string[]): Promise<string> {
  const [word, ...more] = words;
  if (!word || more.length) throw new StartError(usage);
  if (DATABASE_URL)
    throw new StartError('A backup is of the embedded database, and DATABASE_URL names another: unset it to restore.');
  const data = resolve(DATA_DIR);
  // What a restore that was killed had made aside is taken away by the next.
  const there = (await readdir(data).catch(() => [])).filter((name) => !name.startsWith('postgres.new-'));
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
  const wasThere = existsSync(data);
  // First: it makes DATA_DIR one that PostgreSQL's user can enter.
  const place = placeFor(DATA_DIR, binaries);
  const beside = new Set<string>();
  let isMoved: boolean;
  try {
    await refuseOther(place.dataDir);
    isMoved = await makeAside(place, async (fresh) => {
      try {
        await fillCluster(folder, backup, place, fresh);
        // Last: from the move on there is a database, and the next start opens it with what lies beside it.
        await copyBeside(folder, backup, data, beside);
      } catch (cause) {
        throw inTheWay(`Nothing was restored to ${data}`, cause);
      }
    });
  } catch (cause) {
    for (const name of beside) await rm(join(data, name), { recursive: true, force: true });
    // The link that `placeFor` leaves where PostgreSQL's user cannot enter DATA_DIR, and the cluster would lie elsewhere.
    const usual = join(data, 'postgres');
    if (lstatSync(usual, { throwIfNoEntry: false })?.isSymbolicLink()) await rm(usual);
    if (!wasThere) await rmdir(data).catch(() => undefined);
    throw cause;
  }
  // A Telle that was started meanwhile works with what is there, so that nothing of it is taken away.
  if (!isMoved) await refuseOther(place.dataDir);
  const isSigned = SECRET !== undefined || beside.has('secret');
  const signing = isSigned ? '' : ' It holds no secret: set SECRET as it was, or no link in a mail works any more.';
  return `Restored ${data} as it was at ${backup.madeAt}.${signing} Start Telle with this DATA_DIR, and never beside the one that it was taken of: both would do the same work.`;
}

/** A database may lie beyond a link that is gone, and a start of Telle may make one meanwhile. */
async function refuseOther(dataDir: string): Promise<void> {
  if ((await readdir(dataDir).catch(() => [])).length)
    throw new StartError(`There is a database in ${dataDir} already: move it away, or choose another DATA_DIR.`);
}

/** Notes by its name in DATA_DIR what it makes there. */
async function copyBeside(folder: string, backup: Backup, data: string, made: Set<string>): Promise<void> {
  const names = backup.files.flatMap(({ path }) =>
    path.startsWith(`${besidePart}/`) ? (path.split('/')[1] ?? []) : [],
  );
  for (const name of new Set(names)) {
    if (lstatSync(join(data, name), { throwIfNoEntry: false }))
      throw new StartError(`${join(data, name)} was made meanwhile: stop Telle, and restore into an empty DATA_DIR.`);
    made.add(name);
  }
  await copyPart(folder, besidePart, backup, data);
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
  await copyEach(copied, async ({ path }) => {
    const to = join(into, path.slice(part.length + 1));
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copyDurably(join(folder, path), to);
    await given?.(to);
  });
}

await printed(() => restore(readConfig(), process.argv.slice(2)));
