// `npm run backup -- FOLDER`: copies all that the embedded default keeps, while the server runs.
import { runBuilt } from './prepare.mjs';

await runBuilt('backup');
