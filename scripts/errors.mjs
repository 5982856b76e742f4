// `npm run errors`: what browsers reported when a page of ours broke.
import { runBuilt } from './prepare.mjs';

await runBuilt('errors');
