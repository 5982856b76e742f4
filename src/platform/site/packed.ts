// Bytes as they travel to a browser, packed densely: a page that fits in the first round of packets is painted a round trip
// earlier. What is packed is kept, so it costs once.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** At the second quality of eleven from above, which takes a third of the time of the first and 2.5 % more bytes. */
export function brotli(bytes: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return promisify(brotliCompress)(bytes, { params });
}

export function gzipped(bytes: Buffer): Promise<Buffer> {
  return promisify(gzip)(bytes, { level: 9 });
}
