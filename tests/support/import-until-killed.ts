// A process of its own that takes in files of contacts until it is killed.
// Started by the crash test of imports: node --import tsx tests/support/import-until-killed.ts <connection as JSON> [role]
import { Pool } from 'pg';
import { contactImportsBackground } from '#domains/contact-imports/background.ts';
import { systemClock } from '#platform/clock.ts';
import { openOn } from '#platform/database/open.ts';
import { idsOf } from '#platform/ids.ts';
import { logTo } from '#platform/log.ts';
import { openQueue } from '#platform/queue/queue.ts';

const connection = JSON.parse(process.argv[2] ?? '{}');
const role = process.argv[3] || null;
const log = logTo('silent');
const clock = systemClock;
const noServer = { connection: () => connection, revive: async () => undefined, stop: async () => undefined };
const database = await openOn(noServer, role, { clock, ids: idsOf(clock), log });
const queue = openQueue({ pool: new Pool({ ...connection, max: 6 }), log });
for (const [name, { cron: _, ...work }] of Object.entries(contactImportsBackground(database)))
  queue.register(name, work);
await queue.start();
process.stdout.write('working\n');
