// The session's cookie: bound to this host, unreadable for scripts, not sent along from other sites (RFC 6265bis).
import { cookieSeconds } from '../rules.ts';

export type CookieJar = {
  readonly name: string;
  readonly prefix: string;
  readonly isSecure: boolean;
  /** A Set-Cookie that keeps the token. */
  keep(token: string, remember: boolean): string;
  /** A Set-Cookie that forgets it. */
  forget(): string;
  /** The token that a request carries, signed by better-auth or not; null when there is none that could be one. */
  read(headers: Headers): string | null;
  /** The token that an answer sets. */
  readSet(headers: Headers): string | null;
};

export function cookieJarFor(publicUrl: string): CookieJar {
  const isSecure = publicUrl.startsWith('https:');
  // Browsers refuse the __Host- prefix without Secure, and Secure over plain http.
  const prefix = isSecure ? '__Host-telle' : 'telle';
  const name = `${prefix}.session`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const mark = `${name}=`;
  return {
    name,
    prefix,
    isSecure,
    keep: (token, remember) => {
      const seconds = cookieSeconds(remember);
      return `${mark}${token}; ${attributes}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`;
    },
    forget: () => `${mark}; ${attributes}; Max-Age=0`,
    read: (headers) => {
      for (const part of headers.get('cookie')?.split(';') ?? []) {
        const pair = part.trim();
        if (pair.startsWith(mark)) return tokenOf(pair.slice(mark.length));
      }
      return null;
    },
    readSet: (headers) => {
      const set = headers.getSetCookie().find((cookie) => cookie.startsWith(mark));
      return set === undefined ? null : tokenOf(set.slice(mark.length).split(';')[0] ?? '');
    },
  };
}

/** A token of better-auth's, with or without its signature behind a dot. */
function tokenOf(value: string): string | null {
  return /^[A-Za-z0-9]{32}(?=$|\.)/.exec(value)?.[0] ?? null;
}
