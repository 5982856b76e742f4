// What the doctor finds on this machine, without changing anything: whether the port can be had, and what DATA_DIR holds.
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { Config } from '#platform/config.ts';
import { findBinaries } from '#platform/database/binaries.ts';
import { checkVersion, findCluster, roomAt } from '#platform/database/look.ts';
import { urlOf } from '#platform/http/listen.ts';
import type { Part } from './parts.ts';

export type Finding = Omit<Part, 'state'> & { readonly state: Part['state'] | 'WRONG' };

export const wrong = (name: string, says: string): Finding => ({ name, state: 'WRONG', says });
export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The embedded database writes up to 256 MB ahead of its tables. */
const roomMin = 300_000_000;

/** Whether the port can be had, or is Telle's own already. */
export async function lookAtPort({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<Finding> {
  const name = 'Port';
  const free = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(PORT, HOST, () => server.close(() => resolve(true)));
  });
  if (free) return { name, state: 'on', says: `${PORT} on ${HOST} is free` };
  const telle = await fetch(`${urlOf(HOST, PORT)}/healthz`, { signal: AbortSignal.timeout(2_000) })
    .then(async (answer) => (await answer.text()).includes('"alive":true'))
    .catch(() => false);
  return telle
    ? { name, state: 'on', says: `${PORT} is where Telle runs already` }
    : wrong(name, `${PORT} on ${HOST} is taken by another program; stop it, or set PORT to a free one`);
}

/** Whether DATA_DIR can be written and has room. Without an embedded database there is little that it has to hold. */
export function lookAtFolder({ DATA_DIR, DATABASE_URL }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Finding {
  const name = 'Data directory';
  try {
    const room = roomAt(DATA_DIR);
    const free = `${resolve(DATA_DIR)} has ${(room / 1e9).toFixed(1)} GB free`;
    return !DATABASE_URL && room < roomMin
      ? wrong(
          name,
          `${free}, and the embedded database wants ${roomMin / 1e9} GB; make room, or choose another DATA_DIR`,
        )
      : { name, state: 'on', says: free };
  } catch (error) {
    return wrong(name, sentenceOf(error));
  }
}

/** Whether the embedded PostgreSQL is installed, and can open what a server left in DATA_DIR; undefined where nothing is wrong. */
export function lookAtCluster({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Finding | undefined {
  try {
    const { major } = findBinaries();
    const dataDir = findCluster(DATA_DIR);
    if (dataDir !== undefined) checkVersion(dataDir, major);
    return undefined;
  } catch (error) {
    return wrong('Database', sentenceOf(error));
  }
}
