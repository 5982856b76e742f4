// `npm run restore -- FOLDER`: makes an empty DATA_DIR out of a backup.
import { runBuilt } from './prepare.mjs';

await runBuilt('restore');
