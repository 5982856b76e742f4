// A page is painted in a typeface that the browser has and is set in its own right after: what is fetched before the first
// paint takes the line from it. The rules that name files stand apart, asleep, until site/wake.ts turns them on.

/** A rule that fetches a file; one that only names what the browser has is needed for the first paint. */
const fetched = /@font-face\{[^{}]*\burl\([^{}]*\}/g;

/**
 * Divides `css` into what is painted at once and an element with the fetched faces, empty where there are none. The element's
 * name changes with the files, so that a browser remembers exactly those that it has. Where no script runs they load at once.
 */
export function facesApart(css: string): { readonly rest: string; readonly element: string } {
  const faces = css.match(fetched) ?? [];
  if (faces.length === 0) return { rest: css, element: '' };
  const files = [...faces.join('').matchAll(/([\w-]+)\.woff2/g)].map(([, file = '']) => file);
  const element = `<style media="(scripting:none)" data-faces="${files.join(' ')}">${faces.join('')}</style>`;
  return { rest: css.replace(fetched, ''), element };
}
