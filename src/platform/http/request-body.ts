// Reads a body, JSON or a form: never more of it than allowed, never deeper than anyone needs, and never text that a database cannot hold.
import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { Fault } from '#shared/errors.ts';

const depthMax = 32;
const jsonType = /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

export type ReadBody = { readonly value: unknown; readonly text: string };

/** The parsed body and its text; `value` is undefined when there is none. Throws `too_large` or `invalid_request`. */
export async function readJson(request: Request, bytesMax: number): Promise<ReadBody> {
  const bytes = await readBytes(request, bytesMax);
  if (bytes.length === 0) return { value: undefined, text: '' };
  if (!jsonType.test(request.headers.get('content-type') ?? '')) {
    throw new Fault('invalid_request', { fields: { 'content-type': 'Must be application/json' } });
  }
  if (!isUtf8(bytes)) throw new Fault('invalid_request', { details: 'not UTF-8' });
  const text = bytes.toString('utf8');
  if (isDeeper(text, depthMax)) throw new Fault('invalid_request', { details: `deeper than ${depthMax}` });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Fault('invalid_request', { details: 'malformed JSON' });
  }
  if (/\\u(?:0000|d[89a-f])/i.test(text) && hasUnstorableText(value))
    throw new Fault('invalid_request', { details: 'NUL or half a character' });
  return { value, text };
}

/** The fields of a form, sent in either of the two ways that forms are. Throws `too_large` or `invalid_request`. */
export async function readForm(request: Request, bytesMax: number): Promise<FormData> {
  const bytes = await readBytes(request, bytesMax);
  const type = request.headers.get('content-type') ?? '';
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Fault('invalid_request', { details: 'no form' });
  }
}

/** Every byte of the body, unpacked when it came as gzip; refuses as soon as it is known to be more than `bytesMax`. */
export async function readBytes(request: Request, bytesMax: number): Promise<Buffer> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > bytesMax) throw new Fault('too_large');
  const bytes = declared === null ? await readCounting(request, bytesMax) : Buffer.from(await request.arrayBuffer());
  if (bytes.length > bytesMax) throw new Fault('too_large');
  const encoding = (request.headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || bytes.length === 0) return bytes;
  if (encoding !== 'gzip')
    throw new Fault('invalid_request', { fields: { 'content-encoding': 'Must be gzip or absent' } });
  return unpack(bytes, bytesMax);
}

async function readCounting(request: Request, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > bytesMax) throw new Fault('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function unpack(bytes: Buffer, bytesMax: number): Promise<Buffer> {
  const { gunzip } = await import('node:zlib');
  const unpacked: (input: Buffer, options: { maxOutputLength: number }) => Promise<Buffer> = promisify(gunzip);
  try {
    return await unpacked(bytes, { maxOutputLength: bytesMax });
  } catch (thrown) {
    const tooLarge = thrown instanceof RangeError && 'code' in thrown && thrown.code === 'ERR_BUFFER_TOO_LARGE';
    throw new Fault(tooLarge ? 'too_large' : 'invalid_request', { details: 'gzip' });
  }
}

/** Whether brackets outside of strings nest deeper than `most`; a look at the text costs less than a tree nobody may build. */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (quoted) {
      if (char === 0x5c) at += 1;
      else if (char === 0x22) quoted = false;
    } else if (char === 0x22) quoted = true;
    else if (char === 0x5b || char === 0x7b) {
      depth += 1;
      if (depth > most) return true;
    } else if (char === 0x5d || char === 0x7d) depth -= 1;
  }
  return false;
}

/** PostgreSQL holds neither NUL nor half a surrogate pair. */
export function isUnstorable(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isUnstorable(key) || hasUnstorableText(inner));
}
