// `npm run incident -- start|note|end|list`: what the operator says on the status page.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, checkNode, installMissing, root } from './prepare.mjs';

checkNode();
process.chdir(root);
installMissing();
buildStale();
await import(pathToFileURL(join(root, 'build/server/incident.js')).href);
