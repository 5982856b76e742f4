// `npm run doctor`: says of each part whether it is on, off or wrong, and what to do.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, checkNode, installMissing, root } from './prepare.mjs';

checkNode();
process.chdir(root);
installMissing();
await buildStale();
await import(pathToFileURL(join(root, 'build/server/doctor.js')).href);
