// The server as an operator runs it: the built bundle in a process of its own, on an empty data folder and a free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '#platform/package-root.ts';

export type RunningServer = {
  readonly address: string;
  readonly pid: number;
  /** Its data folder, removed when it stops. */
  readonly data: string;
  stop(): Promise<void>;
};

/** Starts it and waits until it says that it is ready. Throws what it printed where it does not. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const bundle = join(packageRoot, 'build/server/main.js');
  if (!existsSync(bundle)) throw new Error('There is no built server; npm test builds one, or run npm start once.');
  const data = await mkdtemp(join(tmpdir(), 'telle-stories-'));
  await chmod(data, 0o755);
  const server = spawn(process.execPath, [bundle], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    await rm(data, { recursive: true, force: true });
  };
  try {
    return { address: await readyAddress(server), pid: server.pid ?? 0, data, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readyAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = /Telle is ready at (http:\S+)/.exec(printed);
      if (ready?.[1]) resolve(ready[1]);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${printed}`)));
  });
}
