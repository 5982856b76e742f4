// The address of this site, for what must be absolute: canonical links, pictures of shared links, data for search engines.
import { builtOrigin } from '#shared/built-origin.ts';

/** In a browser what the server wrote on the page; in the build the stand-in, which the server replaces. */
export function absolute(path: string): string {
  const written = typeof document === 'undefined' ? builtOrigin : document.documentElement.dataset.origin;
  return `${written ?? location.origin}${path}`;
}

/** The picture that a shared link of that page shows; the build draws one for each page. */
export const pictureOf = (path: string): string => `/pictures${path === '/' ? '/home' : path}.png`;
