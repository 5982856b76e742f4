// After the stories: no server is left of those that several files shared. Each is noted in a folder, by its process and where its data lies.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder in which shared servers are noted. */
    houses: string;
  }
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function end(pid: number, data: string): Promise<void> {
  if (isThere(pid)) process.kill(pid, 'SIGTERM');
  for (let waited = 0; waited < 200 && isThere(pid); waited += 1) await setTimeout(50);
  await rm(data, { recursive: true, force: true });
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const houses = await mkdtemp(join(tmpdir(), 'telle-houses-'));
  project.provide('houses', houses);
  return async () => {
    for (const pid of await readdir(houses)) await end(Number(pid), await readFile(join(houses, pid), 'utf8'));
    await rm(houses, { recursive: true, force: true });
  };
}
