// `npm run incident -- start|note|end|list`: what the operator says on the status page.
import { runBuilt } from './prepare.mjs';

await runBuilt('incident');
