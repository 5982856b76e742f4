// A program of its own that starts the embedded PostgreSQL, as any user: says as JSON how it went, and stops it again.
import { startEmbedded } from '../../src/platform/database/embedded.ts';
import { socketAt } from '../../src/platform/database/postmaster.ts';
import { logTo } from '../../src/platform/log.ts';
import { query } from './cluster.ts';

const [dataRoot = '', elsewhere] = process.argv.slice(2);
try {
  const log = logTo('silent');
  const embedded = await startEmbedded({ dataRoot, log, ...(elsewhere !== undefined && { elsewhere }) });
  const [row] = await query<{ version: string }>(
    socketAt(embedded.socketDir(), 'postgres'),
    `select split_part(version(), ' ', 2) as version`,
  );
  await embedded.stop();
  console.log(JSON.stringify({ started: row?.version, dataDir: embedded.dataDir }));
} catch (error) {
  const { name, message } = error as Error;
  console.log(JSON.stringify({ refused: message, name }));
}
