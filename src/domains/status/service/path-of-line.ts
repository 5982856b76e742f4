// The path that a reply takes to an open chat, walked by a word of our own: told by one connection, heard by another.
import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/scope.ts';
import { notify } from '../store.ts';
import type { Check } from './look.ts';

const channel = 'telle_status';

/** Listens from the first look on. */
export function pathOfLine(database: Pick<Database, 'asSystem' | 'listen'>): Check {
  const awaited = new Map<string, () => void>();
  let listening: Promise<unknown> | undefined;
  return async (signal) => {
    listening ??= database.listen(channel, (word) => awaited.get(word)?.());
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
    const word = randomUUID();
    try {
      const heard = new Promise<void>((resolve, reject) => {
        awaited.set(word, resolve);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      await Promise.all([heard, database.asSystem((scope) => notify(scope, channel, word))]);
    } finally {
      awaited.delete(word);
    }
    return null;
  };
}
