// The template of an article. Its content is a Markdown file in content/news, read at build into blocks.
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { Article, Block, Run } from '#shared/article.ts';
import ArticleNotFound from './article-not-found.tsx';
import { showClaims } from './claims.ts';
import { news } from './news.ts';
import { Dateline } from './news-list.tsx';
import { NewsPicture } from './news-picture.tsx';
import { absolute, pictureOf } from './origin.ts';
import { pageMeta } from './page-meta.ts';
import { ShareButton } from './share-button.tsx';

/** The two exports that a route needs, made from one article. */
export function articlePage(article: Article) {
  const { slug, title, excerpt, date, isSample } = article;
  const path = `/news/${slug}`;
  const told = () => ({
    ...{ '@type': 'NewsArticle', headline: title, description: excerpt, datePublished: date },
    ...{ image: [absolute(pictureOf(path))], mainEntityOfPage: absolute(path) },
    publisher: { '@type': 'Organization', name: 'Telle', url: absolute('/') },
  });
  return {
    meta: () =>
      pageMeta(
        { path, title: `${title} · Telle`, description: excerpt },
        // What is made up is not told to search engines as news.
        { type: 'article', above: { path: '/news', label: 'News' }, data: isSample ? [] : [told()] },
      ),
    Page: () => (isSample && !showClaims ? <ArticleNotFound /> : <ArticlePage article={article} />),
  };
}

function ArticlePage({ article }: { article: Article }) {
  const { slug, title, excerpt, category, isSample, blocks } = article;
  const more = news.filter((other) => other.slug !== slug).slice(0, 2);
  return (
    <>
      <article className="wrap py-[clamp(2rem,4vw,3.5rem)]">
        <div className="flex items-center justify-between gap-4">
          <Link
            to="/news"
            className="inline-flex items-center gap-2 py-2 text-sm font-semibold no-underline hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to News
          </Link>
          <ShareButton title={title} />
        </div>
        <header className="mt-6 grid items-end gap-x-[clamp(28px,5vw,72px)] gap-y-8 lg:mt-10 lg:grid-cols-[8fr_4fr]">
          <div>
            <Dateline article={article} />
            <h1 className="mt-4 max-w-[22ch] text-hero tracking-hero">{title}</h1>
          </div>
          <NewsPicture category={category} className="aspect-[2/1] max-lg:order-first" />
        </header>
        <div className="mt-10 border-t-2 border-ink pt-8 lg:grid lg:grid-cols-[4fr_8fr] lg:gap-x-[clamp(28px,5vw,72px)]">
          <div>
            <p className="max-w-[40ch] text-lg text-ink-2">{excerpt}</p>
            {isSample && (
              <p className="mt-6 max-w-[40ch] rounded-m bg-mist px-4 py-3 text-sm text-ink-2">
                Sample news: it shows what an announcement looks like here. The events, people and figures in it are
                made up.
              </p>
            )}
          </div>
          <div className="max-w-[66ch] max-lg:mt-8">
            {blocks.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never change their order
              <ArticleBlock key={place} block={block} />
            ))}
          </div>
        </div>
      </article>
      <section className="border-t border-line bg-card">
        <div className="wrap grid gap-x-[clamp(28px,5vw,72px)] gap-y-8 py-[clamp(3rem,6vw,5rem)] lg:grid-cols-[4fr_8fr]">
          <h2 className="text-2xl">More News</h2>
          <ul className="border-t-2 border-ink">
            {more.map((other) => (
              <li key={other.slug} className="border-b border-line py-5">
                <Dateline article={other} />
                <Link
                  to={`/news/${other.slug}`}
                  className="mt-1.5 inline-block text-lg font-semibold no-underline hover:underline"
                >
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function ArticleBlock({ block }: { block: Block }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List className={`mt-5 grid gap-2.5 pl-5 ${block.ordered ? 'list-decimal' : 'list-disc'} marker:text-signal`}>
        {block.items.map((runs) => (
          <li key={runs[0]?.text} className="pl-1.5">
            <Runs runs={runs} />
          </li>
        ))}
      </List>
    );
  }
  const runs = <Runs runs={block.runs} />;
  if (block.kind === 'heading') return <h2 className="mt-10 text-xl">{runs}</h2>;
  if (block.kind === 'quote')
    return <blockquote className="mt-8 border-l-4 border-bell pl-5 text-lg font-semibold">{runs}</blockquote>;
  return <p className="mt-5 first:mt-0">{runs}</p>;
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, place) => {
    const key = `${place} ${run.text}`;
    if (run.kind === 'strong') return <strong key={key}>{run.text}</strong>;
    if (run.kind === 'emphasis') return <em key={key}>{run.text}</em>;
    if (run.kind === 'link')
      return (
        <Link key={key} to={run.to} className="font-semibold underline underline-offset-4">
          {run.text}
        </Link>
      );
    return run.text;
  });
}
