// A process of its own that does background work until it is killed: its one piece of work delivers a key over a socket.
// Started by queue's crash test: node --import tsx tests/support/work-until-killed.ts <connection as JSON> <port>
import { connect } from 'node:net';
import { Pool } from 'pg';
import { logTo } from '#platform/log.ts';
import { openQueue } from '#platform/queue/queue.ts';

const [connection = '{}', port = '0'] = process.argv.slice(2);

const pool = new Pool({ ...JSON.parse(connection), max: 6 });
const queue = openQueue({ pool, log: logTo('silent') });
queue.register('deliver', {
  handler: (work) => work.once(work.effectKey, () => deliver(work.effectKey)).then(() => undefined),
  retries: 200,
  backoffSeconds: 1,
  timeoutSeconds: 30,
  inParallel: 4,
});
await queue.start();
process.stdout.write('working\n');

/** Resolves once the other side has said that it has the key. */
function deliver(key: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${key}\n`));
    socket.once('data', () => {
      socket.end();
      resolve(key);
    });
    socket.once('error', reject);
  });
}
