// A backup as it lies in its folder: the cluster, what lay beside it in DATA_DIR, and a list with the size and the sum of each
// file. The list is written last, so that a backup that was broken off is none.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Where the cluster lies in a backup, and everything else of DATA_DIR. */
export const clusterPart = 'postgres';
export const besidePart = 'beside';

const listName = 'backup.json';

/** A path that stays in its folder. */
const inside = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))./);

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

/** What lies below a folder, each by its path from there, with `/` between its parts, and a folder before what it holds. */
export async function below(folder: string, isLeftOut = (_path: string) => false): Promise<Below> {
  const [files, folders]: [string[], string[]] = [[], []];
  for (const { name, ...entry } of await entriesOf(folder)) {
    if (isLeftOut(name)) continue;
    if (entry.isFile) files.push(name);
    if (!entry.isFolder) continue;
    const inside = await below(join(folder, name));
    folders.push(name, ...inside.folders.map((path) => `${name}/${path}`));
    files.push(...inside.files.map((path) => `${name}/${path}`));
  }
  return { files, folders };
}

async function entriesOf(folder: string): Promise<{ name: string; isFile: boolean; isFolder: boolean }[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .map((entry) => ({ name: entry.name, isFile: entry.isFile(), isFolder: entry.isDirectory() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
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
    throw new StartError(
      `There is no whole backup in ${folder}: its list, ${listName}, which is written last, is missing.`,
      {
        cause,
      },
    );
  }
  const backup = listed.safeParse(parsed(text));
  if (!backup.success) throw new StartError(`${join(folder, listName)} is not the list of a backup of Telle.`);
  for (const { path, bytes, sha256 } of backup.data.files) {
    const found = await sumOf(join(folder, path)).catch(() => undefined);
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new StartError(
        `${join(folder, path)} is ${found ? 'not as it was written' : 'missing'}: this backup is damaged, take another.`,
      );
  }
  return backup.data;
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
