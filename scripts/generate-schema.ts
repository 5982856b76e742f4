// Writes the types of the database from a freshly migrated one. `--check` only says whether they are up to date.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot } from '../src/platform/package-root.ts';
import { connectionTo, startTestCluster } from '../tests/support/cluster.ts';

const target = join(packageRoot, 'src/platform/database/schema.generated.ts');

/** Runs kysely-codegen; it throws when `check` is asked for and the types are stale. */
export async function generateSchema(check: boolean): Promise<void> {
  const cluster = await startTestCluster();
  try {
    const { connection, template } = cluster.server;
    const { host, user } = connectionTo(connection, template);
    const url = `postgres://${user}@localhost/${template}?host=${encodeURIComponent(host ?? '')}`;
    const codegen = join(
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
    ].flat();
    execFileSync(process.execPath, [codegen, ...options], { stdio: 'inherit' });
  } finally {
    await cluster.stop();
  }
}

if (process.argv[1]?.endsWith('generate-schema.ts')) await generateSchema(process.argv.includes('--check'));
