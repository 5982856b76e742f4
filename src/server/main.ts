// The server: site, app and API on one port, and the background work unless WORKER=off.
import { readConfig } from '#platform/config.ts';
import { runServer } from './run-server.ts';

await runServer(readConfig);
