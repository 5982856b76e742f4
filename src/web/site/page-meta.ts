// What search engines, feeds of others and shared links show of a page. One shape for all pages.

/** Puts the tags of one page; `path` is its canonical path. */
export function pageMeta({ title, description, path }: { title: string; description: string; path: string }) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Telle' },
    { property: 'og:url', content: path },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: path },
  ];
}
