// `npm start`: installs what is missing, builds what is stale, and becomes the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, checkNode, installMissing, root } from './prepare.mjs';

checkNode();
process.chdir(root);
installMissing();
buildStale();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'build/server/main.js')).href);
