// Nothing of a page is painted before it is read whole: what stands centred would move as the rest of it arrives.
// Browsers that do not know the link paint as they read.

const end = 'page-read';

/** In the head: paint waits for the element below. */
export const PaintWhole = () => <link rel="expect" href={`#${end}`} blocking="render" />;

/** Behind all of a page. An element of its own, since a browser counts one as there from its first tag. */
export const PageRead = () => <div id={end} hidden />;
