// Where Telle is installed: the folder of its package.json, found alike from the sources and from the built bundle.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'migrations'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('Telle’s own package.json and migrations are not above its code');
  return rootAbove(parent);
}

/** Absolute path of the installed package. */
export const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));
