// Bytes as they travel to a browser, each encoding at its densest: a page that fits in the first round of packets is painted
// a round trip earlier. What is packed is kept, so it costs once.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export function brotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

export function gzipped(bytes: Buffer): Promise<Buffer> {
  return promisify(gzip)(bytes, { level: 9 });
}
