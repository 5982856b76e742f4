// Which system user runs the embedded PostgreSQL. PostgreSQL refuses to be root, so root hands it to the owner of
// existing data, or to `nobody`; everyone else runs it as themselves.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** `identity` is what `spawn` takes; empty when the present user runs it. */
export type RunAs = { readonly uid: number; readonly identity: { readonly uid?: number; readonly gid?: number } };

function nobody(): { uid: number; gid: number } {
  try {
    for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
      const [name, , uid, gid] = line.split(':');
      if (name === 'nobody' && uid && gid) return { uid: Number(uid), gid: Number(gid) };
    }
  } catch {
    // No such file: the usual numbers serve.
  }
  return { uid: 65534, gid: 65534 };
}

/** The user for the cluster at `dataDir`, which need not exist yet. */
export function whoRuns(dataDir: string): RunAs {
  const me = process.getuid?.() ?? -1;
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (me === 0) {
    const { uid, gid } = owner && owner.uid !== 0 ? owner : nobody();
    return { uid, identity: { uid, gid } };
  }
  if (owner && owner.uid !== me)
    throw new StartError(
      `The database in ${dataDir} belongs to another user (uid ${owner.uid}): start Telle as that user, or choose another DATA_DIR.`,
    );
  return { uid: me, identity: {} };
}

/** Whether that user can enter a folder; asked of the system itself, so that every kind of permission counts. */
export function canReach(who: RunAs, folder: string): boolean {
  if (who.identity.uid === undefined) return true;
  const asked = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {
    ...who.identity,
    cwd: '/',
    stdio: 'ignore',
  });
  return asked.status === 0;
}
