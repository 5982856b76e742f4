// `npm run applications -- list|read|save|forget`: who would like to work here.
import { runBuilt } from './prepare.mjs';

await runBuilt('applications');
