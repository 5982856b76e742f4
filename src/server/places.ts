// Whether somebody is behind an address that ends in a business's name, so that a wrong one is answered as what it is.
import { findBusinessOf } from '#channels/chat/store.ts';
import { openedSoon } from '#domains/samples/contract.ts';
import type { Database } from '#platform/database/scope.ts';

/** Asks for `/chat/<name>`, `/widget/<name>` and `/book/<name>`. Ours count from the start on, though they open seconds later. */
export function placesIn(database: Database, samplesAreOn: boolean): (path: string) => Promise<boolean> {
  const ours = new Set(openedSoon(samplesAreOn));
  return async (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return ours.has(name) || (await database.asSystem((scope) => findBusinessOf(scope, name))) !== null;
  };
}
