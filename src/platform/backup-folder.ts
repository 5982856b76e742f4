// A backup as it lies in its folder: the cluster, what lay beside it in DATA_DIR, and a list with the size and the sum of each
// file. The list is written last, so that a backup that was broken off is none.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { entriesOf } from './copied-files.ts';
import { StartError } from './start-error.ts';

/** Where the cluster lies in a backup, and everything else of DATA_DIR. */
export const clusterPart = 'postgres';
export const besidePart = 'beside';

/** Written last: a folder without it holds no backup. */
export const listName = 'backup.json';

/** A path that stays in its folder. */
const inside = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))./s);

const listed = z.strictObject({
  madeAt: z.iso.datetime(),
  /** The major version of PostgreSQL, which alone can open the cluster. */
  postgres: z.int().positive(),
  /** Told apart from the files, for PostgreSQL wants its empty ones, which not every tool carries along. */
  folders: z.array(inside),
  files: z.array(z.strictObject({ path: inside, bytes: z.int(), sha256: z.string() })).nonempty(),
});
export type Backup = z.infer<typeof listed>;

type Below = { readonly files: readonly string[]; readonly folders: readonly string[] };

/**
 * What lies below a folder, each by its path from there, with `/` between its parts, and a folder before what it holds. A link in
 * the folder itself is what it leads to, for a secret or an outbox may be kept elsewhere; further below, links are passed over.
 */
export async function below(folder: string, isLeftOut = (_name: string) => false, follows = true): Promise<Below> {
  const [files, folders]: [string[], string[]] = [[], []];
  for (const { name, ...entry } of await entriesOf(folder, follows)) {
    if (isLeftOut(name)) continue;
    if (entry.isFile) files.push(name);
    if (!entry.isFolder) continue;
    const held = await below(join(folder, name), undefined, false);
    folders.push(name, ...held.folders.map((path) => `${name}/${path}`));
    files.push(...held.files.map((path) => `${name}/${path}`));
  }
  return { files, folders };
}

/** Reads every file of a backup back from its folder and writes the list of them: from then on it is one. */
export async function listBackup(folder: string, terms: Pick<Backup, 'madeAt' | 'postgres'>): Promise<Backup> {
  const files: Backup['files'][number][] = [];
  const found = await below(folder);
  for (const path of found.files) files.push({ path, ...(await sumOf(join(folder, path))) });
  const backup = listed.parse({ ...terms, folders: found.folders, files });
  await writeFile(join(folder, listName), `${JSON.stringify(backup, null, 1)}\n`, { flush: true });
  return backup;
}

/** The backup that lies in a folder, with every file of it read and found to be as it was written; a StartError otherwise. */
export async function readBackup(folder: string): Promise<Backup> {
  let text: string;
  try {
    text = await readFile(join(folder, listName), 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT')
      throw inTheWay(`The backup in ${folder} is not read`, cause);
    const why = `its list, ${listName}, which is written last, is missing`;
    throw new StartError(`There is no whole backup in ${folder}: ${why}.`, { cause });
  }
  const backup = listed.safeParse(parsed(text));
  if (!backup.success) throw new StartError(`${join(folder, listName)} is not the list of a backup of Telle.`);
  for (const { path, bytes, sha256 } of backup.data.files) {
    const found = await sumOf(join(folder, path)).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOENT') throw inTheWay(`The backup in ${folder} is not read`, cause);
    });
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new StartError(
        `${join(folder, path)} is ${found ? 'not as it was written' : 'missing'}: this backup is damaged, take another.`,
      );
  }
  return backup.data;
}

/** What the system said no to, in a sentence that begins with what was not done; every other error stays as it is. */
export function inTheWay(undone: string, cause: unknown): unknown {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (cause instanceof StartError || !/^E[A-Z]+$/.test(code ?? '')) return cause;
  const why =
    code === 'ENOSPC' || code === 'EDQUOT'
      ? 'the disk is full. Make room, or choose a folder on another'
      : code === 'EROFS'
        ? 'the file system is read-only. Make it writable, or choose a folder on another'
        : code === 'EACCES' || code === 'EPERM'
          ? `this user may not (${message}). Do it as the user that starts Telle`
          : code === 'ENOTDIR'
            ? 'there is a file where a folder would be'
            : message;
  return new StartError(`${undone}: ${why}.`, { cause });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sumOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}
