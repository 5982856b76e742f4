// `npm run letter -- SLUG`: writes to the readers of the news what an article says.
import { runBuilt } from './prepare.mjs';

await runBuilt('letter');
