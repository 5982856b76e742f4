// A bad line between a browser and the server: of ten changes three fail, one before it arrives, one at the proxy, and one
// whose answer is lost after the server has done what was asked.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FailingProxy = {
  readonly address: string;
  /** How many changes came by, and how many of them failed. */
  counts(): { readonly asked: number; readonly failed: number };
  stop(): Promise<void>;
};

type Fate = 'cut' | 'refused' | 'lost' | 'well';
const fates: Readonly<Record<number, Fate>> = { 2: 'cut', 5: 'refused', 8: 'lost' };

/** Stands before the server at `address`, whose other requests all pass. */
export async function openFailingProxy(address: string): Promise<FailingProxy> {
  let asked = 0;
  let failed = 0;
  const fateOf = ({ headers }: IncomingMessage): Fate => {
    if (headers['telle-edit'] === undefined) return 'well';
    asked += 1;
    const fate = fates[asked % 10] ?? 'well';
    if (fate !== 'well') failed += 1;
    return fate;
  };
  const server = createServer((incoming, outgoing) => {
    const fate = fateOf(incoming);
    if (fate === 'cut') return incoming.socket.destroy();
    if (fate === 'refused') return void outgoing.writeHead(500).end('<h1>Bad day</h1>');
    pass(address, incoming, outgoing, fate === 'lost');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts: () => ({ asked, failed }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(address: string, incoming: IncomingMessage, outgoing: ServerResponse, isLost: boolean): void {
  const { method, headers, url = '/' } = incoming;
  const forwarded = request(new URL(url, address), { method, headers }, (answer) => {
    if (isLost) {
      answer.resume();
      answer.once('end', () => outgoing.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once('error', () => outgoing.destroy());
  });
  forwarded.once('error', () => outgoing.destroy());
  outgoing.once('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}
