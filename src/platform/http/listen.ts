// Opens the port, with time and size limits on what clients may send, and closes it without dropping anyone who is being answered.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import type { App } from './app.ts';

export type Listening = {
  readonly port: number;
  readonly url: string;
  readonly server: Server;
  /** Takes nobody new, finishes who is being answered, for at most `msMax` (25 s); then cuts. A second call waits for the first. */
  stop(msMax?: number): Promise<void>;
};

const limits = {
  /** Slow headers are cut here, slow bodies below; connections are looked over every second. */
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
};

/** Listens on HOST and PORT (0 picks a free one). Throws a StartError when the port cannot be had. */
export async function listen(app: App, config: Pick<Config, 'PORT' | 'HOST'>): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.hono.fetch, createServer, serverOptions: limits }) as Server;
  server.requestTimeout = limits.requestTimeout;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(whyNot(error, config)));
    server.listen(config.PORT, config.HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  let stopped: Promise<void> | undefined;
  return {
    port,
    url: urlOf(config.HOST, port),
    server,
    stop: (msMax = 25_000) => {
      stopped ??= close(app, server, msMax);
      return stopped;
    },
  };
}

/** Where a server on this host and port is reached from this machine. */
export function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function close(app: App, server: Server, msMax: number): Promise<void> {
  app.drain();
  await new Promise<void>((resolve) => {
    // A connection that is kept alive turns idle when its answer is out, and would hold the server open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), msMax);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function whyNot(error: NodeJS.ErrnoException, config: Pick<Config, 'PORT' | 'HOST'>): StartError {
  const sentence =
    error.code === 'EADDRINUSE'
      ? `Port ${config.PORT} on ${config.HOST} is taken by another program. Stop it, or set PORT to a free one.`
      : error.code === 'EACCES'
        ? `Port ${config.PORT} may not be opened by this user. Set PORT to one above 1023.`
        : error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
          ? `HOST is ${config.HOST}, which is no address of this machine.`
          : `The port ${config.PORT} on ${config.HOST} cannot be opened (${error.code ?? error.message}).`;
  return new StartError(sentence, { cause: error });
}
