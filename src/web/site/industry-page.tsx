// The template of a trade: its call as the engine had it, six things of its day, why, results, and how to begin.
import { ButtonLink } from '../ui/button.tsx';
import { BenefitList, FigurePanel } from './benefits.tsx';
import { CardGrid } from './card-grid.tsx';
import { Closing } from './closing.tsx';
import type { IndustryContent } from './content/shapes.ts';
import { pageMeta } from './page-meta.ts';
import { PageQuestions } from './page-questions.tsx';
import { TalkScene } from './pieces/talk-scene.tsx';
import { TalkYourself } from './talk-yourself.tsx';
import { WatchDemo } from './watch-demo.tsx';

/** The two exports that a route needs, made from one page's content. */
export function industryPage(content: IndustryContent) {
  return { meta: () => pageMeta(content), Page: () => <IndustryPage content={content} /> };
}

function IndustryPage({ content }: { content: IndustryContent }) {
  const { name, headline, lead, talk, grid, benefits, figures, questions, closing } = content;
  return (
    <>
      <section className="bg-mist">
        <div className="wrap grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-12 py-[clamp(2.5rem,5vw,4.5rem)] lg:grid-cols-[6fr_6fr]">
          <div className="lg:sticky lg:top-28">
            <p className="text-sm font-semibold text-signal">{name}</p>
            <h1 className="mt-3 text-hero tracking-hero">{headline}</h1>
            <p className="mt-6 max-w-[38ch] text-lg text-ink-2">{lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/get-started">Start Free Trial</ButtonLink>
              <WatchDemo talk={talk} />
            </div>
            <TalkYourself business={talk.business} name={talk.name} />
          </div>
          <TalkScene talk={talk} />
        </div>
      </section>
      <CardGrid {...grid} />
      <section className="wrap py-[clamp(3.5rem,8vw,6.5rem)]">
        <BenefitList {...benefits} />
      </section>
      <section className="wrap pb-[clamp(3.5rem,8vw,6.5rem)]">
        <FigurePanel {...figures} columns={2} />
      </section>
      {questions && <PageQuestions list={questions} />}
      <Closing {...closing} />
    </>
  );
}
