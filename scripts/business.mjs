// `npm run business -- import|export FILE --business ID`: a whole business in one file, in or out.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale, checkNode, installMissing, root } from './prepare.mjs';

checkNode();
process.chdir(root);
installMissing();
buildStale();
await import(pathToFileURL(join(root, 'build/server/business.js')).href);
