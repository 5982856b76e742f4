// How long a stranger waits: a fresh clone with its packages installed, `npm start` twice, and what it holds in memory when idle.
// `npm run bench:start`: prints a line a figure and one summary line; exit 0 only if all are within their bounds.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { packageRoot } from '../../src/platform/package-root.ts';

const bounds = { firstSeconds: 20, secondSeconds: 3, idleMegabytes: 250 };
const idleSeconds = 15;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Everything below a process, by Linux's own account: `parent → children` of all that run now. */
function family(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It ended while we looked.
    }
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root);
}

/** Proportional set size in megabytes: shared pages are counted once, split among those who share them. */
function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Starts, waits until ready, lets `look` look, stops. Gives the seconds until ready. */
async function start(folder: string, look: (pid: number) => Promise<void>): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null || performance.now() - began > 120_000) throw new Error('it did not become ready');
    await pause(20);
  }
  const seconds = (performance.now() - began) / 1000;
  await look(child.pid ?? 0);
  for (const pid of family(child.pid ?? 0).reverse()) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scripts/start.mjs')) process.kill(pid, 'SIGTERM');
    } catch {
      // It ended meanwhile.
    }
  }
  await ended;
  return seconds;
}

const folder = mkdtempSync(join(tmpdir(), 'telle start '));
try {
  // PostgreSQL runs as another user where this is root, and has to reach it.
  chmodSync(folder, 0o755);
  execFileSync('git', ['clone', '--quiet', packageRoot, folder]);
  cpSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  // Whoever installs has waited for that already: the disk is not to be busy with it when the start begins.
  execFileSync('sync');
  const figures = { firstSeconds: 0, secondSeconds: 0, idleMegabytes: 0 };
  figures.firstSeconds = await start(folder, async () => undefined);
  figures.secondSeconds = await start(folder, async (pid) => {
    await pause(idleSeconds * 1000);
    const postgres = family(1).filter((one) => {
      try {
        return readFileSync(`/proc/${one}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    });
    figures.idleMegabytes = megabytesOf([...new Set([...family(pid), ...postgres.flatMap(family)])]);
  });
  const passed = (Object.keys(bounds) as (keyof typeof bounds)[]).map((name) => {
    const ok = figures[name] <= bounds[name];
    console.log(
      JSON.stringify({ figure: name, value: Math.round(figures[name] * 100) / 100, bound: bounds[name], ok }),
    );
    return ok;
  });
  console.log(JSON.stringify({ passed: passed.every(Boolean) }));
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
