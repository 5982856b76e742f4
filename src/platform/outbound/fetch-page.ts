// Fetches what a stranger named, from public addresses alone (pinned-address.ts). Each redirect is judged anew. Bytes (after
// unpacking), time and redirects are capped.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AddressError, type AddressProblem, pinAddress, publicReach, type Reach } from './pinned-address.ts';

export type FetchedPage = {
  /** Where it was found in the end, after redirects. */
  readonly url: string;
  readonly contentType: string;
  readonly body: Buffer;
};

export type Unreachable =
  | AddressProblem
  | 'too_large'
  | 'too_many_redirects'
  | 'refused' // an answer that is no page: 403, 404, 500
  | 'broken';

export class PageError extends Error {
  override readonly name = 'PageError';
  readonly reason: Unreachable;
  constructor(reason: Unreachable, cause?: unknown) {
    super(`the page could not be fetched: ${reason}`, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}

export type FetchLimits = Reach & {
  readonly bytesMax: number;
  readonly timeMsMax: number;
  readonly redirectsMax: number;
};

export const fetchLimits: FetchLimits = {
  ...publicReach,
  bytesMax: 5 * 1024 * 1024,
  timeMsMax: 15_000,
  redirectsMax: 5,
};

/** Throws a PageError with the reason; nothing was sent to an address that is not allowed. `signal` ends it early. */
export async function fetchPage(
  address: string,
  more: Partial<FetchLimits> & { readonly signal?: AbortSignal } = {},
): Promise<FetchedPage> {
  const limits = { ...fetchLimits, ...more };
  const timeOut = AbortSignal.timeout(limits.timeMsMax);
  const signal = more.signal ? AbortSignal.any([timeOut, more.signal]) : timeOut;
  let url = address;
  for (let hop = 0; hop <= limits.redirectsMax; hop += 1) {
    const got = await fetchOnce(url, limits, signal);
    if ('page' in got) return got.page;
    url = got.location;
  }
  throw new PageError('too_many_redirects');
}

type Got = { readonly page: FetchedPage } | { readonly location: string };

async function fetchOnce(address: string, limits: FetchLimits, signal: AbortSignal): Promise<Got> {
  const { url, lookup } = await pinAddress(address, limits, signal).catch((error: unknown) => {
    throw error instanceof AddressError ? new PageError(error.reason, error.cause) : error;
  });

  return new Promise<Got>((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(error instanceof PageError ? error : new PageError(signal.aborted ? 'too_slow' : 'broken', error));
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: false,
      signal,
      lookup,
      headers: { 'user-agent': 'TelleReader/1.0', accept: 'text/html,text/plain,application/pdf;q=0.9,*/*;q=0.1' },
      maxHeaderSize: 16 * 1024,
    });
    request.on('error', fail);
    request.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        const next = URL.canParse(headers.location, url.href) ? new URL(headers.location, url.href).href : '';
        resolve({ location: next });
        return;
      }
      if (statusCode < 200 || statusCode >= 300) {
        response.destroy();
        fail(new PageError('refused'));
        return;
      }
      const unpack = unpackerFor(headers['content-encoding']);
      if (unpack === undefined) {
        response.destroy();
        fail(new PageError('broken'));
        return;
      }
      const source = unpack ? response.pipe(unpack) : response;
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('error', fail);
      source.on('error', fail);
      source.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > limits.bytesMax) {
          request.destroy();
          unpack?.destroy();
          fail(new PageError('too_large'));
        } else parts.push(part);
      });
      source.on('end', () => {
        const contentType = headers['content-type'] ?? '';
        resolve({ page: { url: url.href, contentType, body: Buffer.concat(parts) } });
      });
      response.on('aborted', () => fail(new PageError(signal.aborted ? 'too_slow' : 'broken')));
    });
    request.end();
  });
}

/** Null where nothing is packed, undefined for a packing that is not known. */
function unpackerFor(encoding: string | undefined) {
  if (!encoding || encoding === 'identity') return null;
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  if (encoding === 'br') return createBrotliDecompress();
  return undefined;
}
