// Who may see the operator's pages: whoever sits at the machine, or brings METRICS_TOKEN. They show other people's mail.
import { createHash, timingSafeEqual } from 'node:crypto';

export type DoorSettings = {
  readonly METRICS_TOKEN?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
};

/** Headers by which a proxy gives itself away: then the machine's own address says nothing about who asks. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * True for METRICS_TOKEN as a bearer token or as the password of HTTP's own sign-in; else only for a request from this
 * machine, to a name of this machine (so that no foreign site's name leads here), without a proxy between, on a server
 * whose PUBLIC_URL, if any, is this machine too.
 */
export function isOperator(request: Request, address: string, settings: DoorSettings): boolean {
  const token = settings.METRICS_TOKEN;
  const brought = tokenOf(request.headers.get('authorization'));
  if (brought !== null) return token !== undefined && equal(brought, token);
  if (!isLoopback(address) || proxyHeaders.some((name) => request.headers.has(name))) return false;
  const isPublic = settings.PUBLIC_URL !== undefined && !isLoopback(new URL(settings.PUBLIC_URL).hostname);
  return !isPublic && isLoopback(hostnameOf(request));
}

/** Turns a stranger away; a browser asks for the token where one is set. */
export function turnedAway(settings: DoorSettings): Response {
  const hint = settings.METRICS_TOKEN
    ? 'Open it on the machine itself, or sign in with METRICS_TOKEN as the password.'
    : 'Open it on the machine itself, or set METRICS_TOKEN and sign in with it as the password.';
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  if (settings.METRICS_TOKEN) headers.set('www-authenticate', 'Basic realm="Telle operator", charset="UTF-8"');
  return new Response(`This page is for the operator. ${hint}\n`, {
    status: settings.METRICS_TOKEN ? 401 : 403,
    headers,
  });
}

/** Whether a form was sent from a page of our own; HTTP's own sign-in goes along with foreign forms too. */
export function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('authorization')?.startsWith('Bearer ') ?? false;
  return URL.canParse(origin) && new URL(origin).host === (request.headers.get('host') ?? new URL(request.url).host);
}

function tokenOf(authorization: string | null): string | null {
  const [scheme, value = ''] = authorization?.split(' ') ?? [];
  if (scheme === 'Bearer') return value;
  if (scheme !== 'Basic') return null;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

function equal(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function isLoopback(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|.+\.localhost)$/i.test(name);
}

function hostnameOf(request: Request): string {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
