// `npm run letter -- SLUG`: writes to the readers of the news what an article says.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, checkNode, installMissing, root } from './prepare.mjs';

checkNode();
process.chdir(root);
installMissing();
buildStale();
await import(pathToFileURL(join(root, 'build/server/letter.js')).href);
