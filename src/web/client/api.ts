// The client of this page's own server.
import { createClient } from './client.ts';

export { ClientFailure } from './client.ts';

export const api = createClient();
