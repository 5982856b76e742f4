// The fastest page there can be, measured beside ours: 1 kB of HTML from a bare server, no style, no script, no picture.
import { createServer } from 'node:http';

const head =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Limit</title></head><body><h1>Limit</h1><p>';
const html = `${head}${'The phone is answered and you keep working. '.repeat(22)}</p></body></html>`;

/** Serves it at any path of a free port; `close` ends it at once. */
export async function serveLimitPage(): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(html) });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port was given');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
