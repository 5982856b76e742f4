// Hears PostgreSQL's notifications over one connection of its own, and comes back after an interruption.
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

export type Hear = (payload: string) => void;

export type Listener = {
  /** Resolves once the channel is heard. `hear` may miss what is said during an interruption: it is called with '' after one. */
  listen(channel: string, hear: Hear): Promise<() => void>;
  close(): Promise<void>;
};

const retryMs = 500;

export function listenerOn(connection: () => ClientConfig, onBroken: (error: Error) => void): Listener {
  const heard = new Map<string, Set<Hear>>();
  let client: Promise<Client> | undefined;
  let closed = false;

  async function connect(): Promise<Client> {
    const fresh = new Client({ ...connection(), keepAlive: true });
    let lost = false;
    const lose = (error?: Error) => {
      if (lost || closed) return;
      lost = true;
      onBroken(error ?? new Error('the listening connection ended'));
      client = reconnect();
    };
    await fresh.connect();
    fresh.on('error', lose);
    fresh.on('end', () => lose());
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const hear of heard.get(channel) ?? []) hear(payload);
    });
    return fresh;
  }

  async function reconnect(): Promise<Client> {
    for (;;) {
      await pause(retryMs, undefined, { ref: false });
      if (closed) throw new Error('the database was closed');
      try {
        const fresh = await connect();
        for (const channel of heard.keys()) await fresh.query(`listen ${quoted(channel)}`);
        for (const hears of heard.values()) for (const hear of hears) hear('');
        return fresh;
      } catch (error) {
        onBroken(error as Error);
      }
    }
  }

  return {
    listen: async (channel, hear) => {
      client ??= connect();
      const hears = heard.get(channel) ?? new Set();
      heard.set(channel, hears.add(hear));
      await (await client).query(`listen ${quoted(channel)}`);
      return () => {
        hears.delete(hear);
      };
    },
    close: async () => {
      closed = true;
      await client?.then((open) => open.end()).catch(() => undefined);
    },
  };
}

const quoted = (channel: string) => `"${channel.replaceAll('"', '""')}"`;
