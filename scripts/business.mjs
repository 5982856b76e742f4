// `npm run business -- import|export FILE --business ID`: a whole business in one file, in or out.
import { runBuilt } from './prepare.mjs';

await runBuilt('business');
