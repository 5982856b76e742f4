// The chat inside a page of the business's own: it says that it is here, and hears when it is opened. The page that framed
// it is named in the address by the loader; the browser delivers to that origin alone, and the server lets only the
// sites that the owner allowed frame it at all.

export type FrameWord = { readonly telle: 'here' | 'ready' | 'close'; readonly text?: string };

export type Frame = { tell(word: FrameWord): void };

/** Undefined where this page stands alone. */
export function openFrame(onOpened: () => void): Frame | undefined {
  if (window.parent === window) return undefined;
  const site = originOf(decodeURIComponent(location.hash.slice(1)));
  if (!site) return undefined;
  addEventListener('message', (event) => {
    if (event.source === window.parent && event.origin === site && event.data?.telle === 'opened') onOpened();
  });
  return { tell: (word) => window.parent.postMessage(word, site) };
}

function originOf(text: string): string | undefined {
  try {
    const { origin, protocol } = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
  } catch {
    return undefined;
  }
}
