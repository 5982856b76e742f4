// The client of this page's own server.
import { createClient } from './client.ts';
import { memory } from './memory.ts';

export { ClientFailure } from './client.ts';

let told: () => void = () => undefined;

/** From now on `listener` is told of each answer that nobody is signed in. */
export function onNobody(listener: () => void): void {
  told = listener;
}

export const api = createClient({ memory, onNobody: () => told() });
