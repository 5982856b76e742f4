// Keeps another site's page from acting with this site's cookie: an unsafe request must come from our own pages or from no page at all.
import { Fault } from '#shared/errors.ts';

/** Content types that a foreign page may send without asking first (the Fetch standard's safelist). */
const simpleTypes = /^\s*(?:text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Throws `forbidden` unless an unsafe request is of the same origin. Programs send neither header and pass. */
export function refuseForeign(headers: Headers, publicHost: string | undefined, forwardedHost: string | null): void {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none')
    throw new Fault('forbidden', { details: 'cross-site' });
  const origin = headers.get('origin');
  if (origin !== null) {
    const host = hostOf(origin);
    const ours = [headers.get('host'), forwardedHost, publicHost];
    if (host === undefined || !ours.includes(host)) throw new Fault('forbidden', { details: 'foreign origin' });
  }
  const type = headers.get('content-type');
  if (type !== null && simpleTypes.test(type))
    throw new Fault('forbidden', { details: 'content type of a plain form' });
}

/** The host and port of an origin; undefined for `null` and for what is no web origin. */
export function hostOf(origin: string): string | undefined {
  try {
    const url = new URL(origin);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.host : undefined;
  } catch {
    return undefined;
  }
}
