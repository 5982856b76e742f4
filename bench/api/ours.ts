// Telle as it is served, with an allowance that one address of a bench does not use up.
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/open.ts';
import { listen } from '#platform/http/listen.ts';
import { idsOf } from '#platform/ids.ts';
import { logTo } from '#platform/log.ts';
import { compose } from '#server/compose.ts';
import { freePort, tellReady, told } from './peer.ts';

const config = readConfig({ DATA_DIR: told().dataRoot, WORKER: 'off', PORT: String(await freePort()) });
const clock = systemClock;
const given = { config, clock, ids: idsOf(clock), log: logTo(config.LOG_LEVEL) };
const database = await openDatabase(given);
const { app } = await compose({ ...given, database, http: { requestsPerMinute: { address: 1e9, account: 1e9 } } });
const { port } = await listen(app, config);
tellReady(port);
