// The one secret that everything signed or keyed derives from: the operator's, or one made once and kept in DATA_DIR.
import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * `SECRET`, else the content of `DATA_DIR/secret`, made with mode 0600 at the first start. Several processes that
 * start at once agree on one. Losing the file ends every link in a mail, every demo business and the codes of every
 * authenticator app (recovery codes still work), not the sessions.
 */
export async function readSecret(config: Pick<Config, 'SECRET' | 'DATA_DIR'>): Promise<string> {
  if (config.SECRET !== undefined) return config.SECRET;
  const path = join(config.DATA_DIR, 'secret');
  const kept = await readKept(path);
  if (kept !== null) return kept;
  await mkdir(config.DATA_DIR, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    // A link is made whole or not at all, so nobody reads half a secret.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readKept(path)) ?? readSecret(config);
}

async function readKept(path: string): Promise<string | null> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    if (text.length < 32)
      throw new Error(`${path} holds less than 32 characters. Restore it, or delete it for a new one.`);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** 32 bytes for one purpose (RFC 5869): knowing one derived key tells nothing of another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `telle/${purpose}`, 32));
}
