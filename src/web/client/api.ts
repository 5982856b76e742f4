// The client of this page's own server.
import { createClient } from './client.ts';
import { memory } from './memory.ts';

export { ClientFailure } from './client.ts';

export const api = createClient({ memory });
