// What the build could not know is written into a page as it is first asked for: under which address it is served, and
// which parts of the site are switched off here. Dressed pages are kept, in each encoding that a browser asked for.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { builtOrigin } from '#shared/built-origin.ts';
import { brotli, gzipped } from './packed.ts';

export type Dress = {
  /** `https://telle.example.com`, without a path. */
  readonly origin: string;
  /** Names of what is switched off: `samples` becomes `data-samples="off"` on the root element. */
  readonly off: readonly string[];
};

export type Encoding = 'br' | 'gzip' | undefined;
export type DressedPage = { readonly bytes: Buffer; readonly etag: string };

/** The page as this installation serves it. Only links, tags and data change: the scripts that its policy allows stay as they are. */
export function dressed(html: string, { origin, off }: Dress): string {
  const flags = off.map((name) => ` data-${name}="off"`).join('');
  return html.replaceAll(builtOrigin, origin).replace(/<html\b/, `<html data-origin="${origin}"${flags}`);
}

/** Gives pages by their paths on disk. A file that changed is dressed anew, and so is everything when the dress changes. */
export function wardrobe(dressNow: () => Dress): (path: string, encoding: Encoding) => Promise<DressedPage> {
  const kept = new Map<string, { readonly of: string; readonly page: Promise<DressedPage> }>();
  return async (path, encoding) => {
    const dress = dressNow();
    const name = `${path} ${encoding ?? ''}`;
    const of = `${(await stat(path)).mtimeMs} ${dress.origin} ${dress.off.join()}`;
    const known = kept.get(name);
    if (known?.of === of) return known.page;
    const page = make(path, encoding, dress);
    kept.set(name, { of, page });
    page.catch(() => kept.delete(name));
    return page;
  };
}

async function make(path: string, encoding: Encoding, dress: Dress): Promise<DressedPage> {
  const plain = Buffer.from(dressed(await readFile(path, 'utf8'), dress));
  const bytes = await encoded(plain, encoding);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

function encoded(bytes: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'gzip') return gzipped(bytes);
  return encoding === 'br' ? brotli(bytes) : bytes;
}
