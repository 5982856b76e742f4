// `npm run applications -- list|read|save|forget`: who would like to work here.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, checkNode, installMissing, root } from './prepare.mjs';

checkNode();
process.chdir(root);
installMissing();
buildStale();
await import(pathToFileURL(join(root, 'build/server/applications.js')).href);
