// Hands bytes to an address that a stranger named, at public addresses alone. No redirect is followed, and nothing of what
// comes back is read but its status and headers.
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pinAddress, type Reach } from './pinned-address.ts';

export type Posted = { readonly status: number; readonly headers: IncomingHttpHeaders };

/** Throws an AddressError before anything is sent, and any other error where no answer came. */
export async function postBytes(
  address: string,
  sent: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer; readonly signal: AbortSignal },
  reach: Reach,
): Promise<Posted> {
  const { url, lookup } = await pinAddress(address, reach, sent.signal);
  return new Promise<Posted>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      signal: sent.signal,
      lookup,
      headers: { ...sent.headers, 'content-length': sent.body.length },
      maxHeaderSize: 16 * 1024,
    });
    request.on('error', reject);
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      response.on('error', () => undefined);
      response.destroy();
    });
    request.end(sent.body);
  });
}
