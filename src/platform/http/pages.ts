// The headers of what a browser shows: which scripts and styles count, who may frame a page, what it may ask of the machine.
import type { Context } from 'hono';

/** Told by whoever serves a page which inline scripts and styles it holds, as `'sha256-…'` sources. */
export type AllowInline = (c: Context, scriptHashes: readonly string[], styleHashes?: readonly string[]) => void;

/** Origins that may frame the page at `path`; none means nobody. */
export type FramedBy = (path: string) => readonly string[] | undefined | Promise<readonly string[] | undefined>;

const inlineOf = new WeakMap<Context, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>();

export const allowInline: AllowInline = (c, scripts, styles = []) => {
  inlineOf.set(c, { scripts, styles });
};

/** Adds the headers of a page to an answer that has none of its own. Nothing inline counts but what was named by its hash. */
export function protectPage(
  c: Context,
  response: Response,
  https: boolean,
  framedBy: readonly string[] | undefined,
): Response {
  const headers = response.headers;
  const framers = framedBy && framedBy.length > 0 ? framedBy.join(' ') : "'none'";
  const inline = inlineOf.get(c);
  const scripts = ["'self'", ...(inline?.scripts ?? [])].join(' ');
  const styles = ["'self'", ...(inline?.styles ?? [])].join(' ');
  set(headers, 'content-security-policy', policy(scripts, styles, framers, https));
  set(headers, 'x-content-type-options', 'nosniff');
  set(headers, 'referrer-policy', 'strict-origin-when-cross-origin');
  set(headers, 'cross-origin-opener-policy', 'same-origin');
  set(headers, 'cross-origin-resource-policy', framedBy?.length ? 'cross-origin' : 'same-origin');
  set(headers, 'permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(self), usb=()');
  if (framers === "'none'") set(headers, 'x-frame-options', 'DENY');
  if (https) set(headers, 'strict-transport-security', 'max-age=31536000');
  return response;
}

function policy(scripts: string, styles: string, framers: string, https: boolean): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framers}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function set(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
