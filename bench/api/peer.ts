// What a bench process is told, and what it answers when it listens.
import { createServer } from 'node:http';

export type Ready = { readonly port: number };

/** Sent to the process on its command line. */
export type Told = { readonly dataRoot: string; readonly socketDir: string };

export function told(): Told {
  return JSON.parse(process.argv[2] ?? '{}') as Told;
}

export function tellReady(port: number): void {
  process.send?.({ port } satisfies Ready);
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
