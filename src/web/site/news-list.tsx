// /news: the newest article large, the others in a grid.
import { ArrowRight, Rss } from 'lucide-react';
import { Link } from 'react-router';
import { JoinForm } from '#domains/mailing-lists/ui/join-form.tsx';
import type { ArticleFacts } from '#shared/article.ts';
import { longDate, news } from './news.ts';
import { NewsPicture } from './news-picture.tsx';
import { pageMeta } from './page-meta.ts';

export const meta = () => [
  ...pageMeta({
    path: '/news',
    title: 'News · Telle',
    description: 'What is new at Telle: what it learned, who it works with, and what owners say about their phones.',
  }),
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: 'Telle News', href: '/news/feed.xml' },
];

export default function NewsList() {
  const [first, ...others] = news;
  return (
    <>
      <section className="wrap pt-[clamp(2.5rem,5vw,4.5rem)]">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h1 className="text-hero tracking-hero">News from the desk</h1>
          <a
            href="/news/feed.xml"
            className="flex items-center gap-2 py-1 text-sm font-semibold underline underline-offset-4"
          >
            <Rss aria-hidden="true" className="size-4 text-signal" />
            Atom feed
          </a>
        </div>
        {first && <Featured article={first} />}
      </section>
      <section
        aria-label="More news"
        className="wrap grid gap-x-8 gap-y-14 py-[clamp(3.5rem,7vw,6rem)] sm:grid-cols-2 lg:grid-cols-6"
      >
        {others.map((article, place) => (
          <Release key={article.slug} article={article} wide={place < 2} />
        ))}
      </section>
      <section className="bg-bell-soft">
        <div className="wrap grid items-end gap-x-[clamp(28px,5vw,72px)] gap-y-8 py-[clamp(3rem,6vw,5rem)] lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 className="max-w-[22ch] text-2xl">News when there is some, and no mail when there is none</h2>
            <p className="mt-4 max-w-[52ch] text-ink-2">
              Every mail has a link that ends it. Your address is used for nothing else.
            </p>
          </div>
          <JoinForm list="news" />
        </div>
      </section>
    </>
  );
}

function Featured({ article }: { article: ArticleFacts }) {
  return (
    <article className="mt-10 grid items-center gap-x-[clamp(28px,5vw,72px)] gap-y-7 lg:mt-14 lg:grid-cols-[7fr_5fr]">
      <NewsPicture category={article.category} className="aspect-[16/9] lg:aspect-[3/2]" />
      <div>
        <Dateline article={article} />
        <h2 className="mt-3 text-2xl">{article.title}</h2>
        <p className="mt-4 text-lg text-ink-2">{article.excerpt}</p>
        <ReadRelease article={article} />
      </div>
    </article>
  );
}

function Release({ article, wide }: { article: ArticleFacts; wide: boolean }) {
  return (
    <article className={`flex flex-col ${wide ? 'lg:col-span-3' : 'lg:col-span-2'}`}>
      <NewsPicture category={article.category} className={wide ? 'aspect-[5/2]' : 'aspect-[2/1]'} />
      <div className="mt-5">
        <Dateline article={article} />
      </div>
      <h2 className="mt-2 text-xl">{article.title}</h2>
      <p className="mt-3 max-w-[60ch] text-ink-2">{article.excerpt}</p>
      <div className="mt-auto">
        <ReadRelease article={article} />
      </div>
    </article>
  );
}

/** Category, date and, where it is so, that the news is a sample. */
export function Dateline({ article: { category, date, isSample } }: { article: ArticleFacts }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <span className="font-semibold text-signal">{category}</span>
      <time dateTime={date}>{longDate(date)}</time>
      {isSample && (
        <span className="whitespace-nowrap rounded-full border border-edge/55 px-2.5 py-px text-xs">Sample news</span>
      )}
    </p>
  );
}

function ReadRelease({ article: { slug, title } }: { article: ArticleFacts }) {
  return (
    <Link
      to={`/news/${slug}`}
      className="mt-4 inline-flex items-center gap-2 py-1 font-semibold underline underline-offset-4"
    >
      Read Release<span className="sr-only">: {title}</span>
      <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  );
}
