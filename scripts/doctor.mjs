// `npm run doctor`: says of each part whether it is on, off or wrong, and what to do.
import { runBuilt } from './prepare.mjs';

await runBuilt('doctor');
