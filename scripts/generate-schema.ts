// Writes the types of the database from a freshly migrated one. `--check` only says whether they are up to date.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ClientConfig } from 'pg';
import { packageRoot } from '../src/platform/package-root.ts';
import { connectionTo, startTestCluster } from '../tests/support/cluster.ts';

const target = join(packageRoot, 'src/platform/database/schema.generated.ts');

/** Runs kysely-codegen on a migrated database; with `check` it writes nothing and throws when the types are stale. */
export function generateSchema({ host = '', user, database }: ClientConfig, check: boolean): void {
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const program = join(
    dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
    'dist/cli/bin.js',
  );
  const options = [
    ['--dialect', 'postgres'],
    ['--url', url],
    ['--out-file', target],
    ['--date-parser', 'string'],
    ['--type-mapping', JSON.stringify({ int8: 'number' })],
    ['--exclude-pattern', 'pgboss.*'],
    check ? ['--verify'] : [],
  ];
  execFileSync(process.execPath, [program, ...options.flat()], { stdio: 'ignore', cwd: packageRoot });
}

if (process.argv[1]?.endsWith('generate-schema.ts')) {
  const cluster = await startTestCluster();
  try {
    generateSchema(connectionTo(cluster.server.connection, cluster.server.template), process.argv.includes('--check'));
  } catch {
    console.error('src/platform/database/schema.generated.ts is not what the migrations make: npm run generate:schema');
    process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
}
