// `npm run errors`: what browsers reported when a page of ours broke.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, checkNode, installMissing, root } from './prepare.mjs';

checkNode();
process.chdir(root);
installMissing();
buildStale();
await import(pathToFileURL(join(root, 'build/server/errors.js')).href);
