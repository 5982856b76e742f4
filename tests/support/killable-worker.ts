// Processes of their own that do background work until a test kills them; whatever still runs after the file's last test is
// killed then.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** Workers that run the script of this folder. `start` resolves once one has said that it works, and throws where it ended instead. */
export function killableWorkers(script: string): {
  start(...parts: string[]): Promise<ChildProcess>;
  /** `kill -9`, and waits until it is gone. */
  kill(worker: ChildProcess): Promise<void>;
} {
  const running = new Set<ChildProcess>();
  afterAll(() => {
    for (const worker of running) worker.kill('SIGKILL');
  });
  return {
    start: async (...parts) => {
      const path = fileURLToPath(new URL(script, import.meta.url));
      const worker = spawn(process.execPath, ['--import', 'tsx', path, ...parts], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.add(worker);
      await Promise.race([
        once(worker.stdout as NodeJS.ReadableStream, 'data'),
        once(worker, 'exit').then(([code]) => Promise.reject(new Error(`the worker ended with ${code}`))),
      ]);
      return worker;
    },
    kill: async (worker) => {
      const gone = once(worker, 'exit');
      worker.kill('SIGKILL');
      await gone;
      running.delete(worker);
    },
  };
}
