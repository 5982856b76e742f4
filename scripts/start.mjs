// `npm start`: installs what is missing, builds what is stale, and becomes the server; `--worker` becomes a worker.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, checkNode, installMissing, readEnvFile, root } from './prepare.mjs';

checkNode();
process.chdir(root);
readEnvFile();
await installMissing();
await buildStale();
process.env.NODE_ENV ??= 'production';
const entry = process.argv.includes('--worker') ? 'worker' : 'main';
await import(pathToFileURL(join(root, `build/server/${entry}.js`)).href);
