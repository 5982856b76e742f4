// `npm start`: installs what is missing, builds what is stale, and becomes the server; `--worker` becomes a worker.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, builds, checkNode, installMissing, readEnvFile, root } from './prepare.mjs';

checkNode();
process.chdir(root);
readEnvFile();
await installMissing();
const entry = process.argv.includes('--worker') ? 'worker' : 'main';
// A worker shows no pages, and the server beside it is showing those that are built.
await buildStale(entry === 'worker' ? builds.filter(({ name }) => name === 'server') : builds);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, `build/server/${entry}.js`)).href);
