// What search engines, feeds of others and shared links show of a page. One shape for all pages.
import type { Place } from '../paths.ts';
import { absolute, pictureOf } from './origin.ts';

type Told = {
  readonly title: string;
  /** 110 to 160 characters. */
  readonly description: string;
  /** The canonical path. */
  readonly path: string;
  /** Asked and answered on the page itself. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
};

type More = {
  readonly type?: 'website' | 'article';
  /** The page between this one and the home page, where there is one. */
  readonly above?: Place;
  /** Further data for search engines (schema.org). */
  readonly data?: readonly object[];
};

/** Puts the tags of one page. */
export function pageMeta({ title, description, path, questions }: Told, more: More = {}) {
  const { type = 'website', above, data = [] } = more;
  const url = absolute(path);
  const picture = absolute(pictureOf(path));
  const graph = [
    ...data,
    ...(path === '/' ? [] : [trailOf(title, path, above)]),
    ...(questions ? [askedOn(questions)] : []),
  ];
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: 'Telle' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(graph.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }] : []),
  ];
}

const nameOf = (title: string) => title.replace(/ · Telle$/, '');

/** The way from the home page to this one. */
function trailOf(title: string, path: string, above: Place | undefined): object {
  const stops = [{ label: 'Home', path: '/' }, ...(above ? [above] : []), { label: nameOf(title), path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: stops.map((stop, at) => {
      return { '@type': 'ListItem', position: at + 1, name: stop.label, item: absolute(stop.path) };
    }),
  };
}

function askedOn(questions: NonNullable<Told['questions']>): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => {
      return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
    }),
  };
}
