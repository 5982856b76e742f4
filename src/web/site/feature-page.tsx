// The template of a feature: what it is, shown at work, six of its parts, why it is worth it, and how to begin.
import { ButtonLink } from '../ui/button.tsx';
import { BenefitList, FigurePanel } from './benefits.tsx';
import { CardGrid } from './card-grid.tsx';
import { Closing } from './closing.tsx';
import type { FeatureContent } from './content/shapes.ts';
import { pageMeta } from './page-meta.ts';
import { PageQuestions } from './page-questions.tsx';
import { Scene } from './pieces/scene.tsx';
import { WatchDemo } from './watch-demo.tsx';

/** The two exports that a route needs, made from one page's content. */
export function featurePage(content: FeatureContent) {
  return { meta: () => pageMeta(content), Page: () => <FeaturePage content={content} /> };
}

function FeaturePage({ content }: { content: FeatureContent }) {
  const { name, headline, lead, scene, demo, grid, benefits, figures, questions, closing } = content;
  return (
    <>
      <section className="wrap grid items-center gap-x-[clamp(28px,5vw,72px)] gap-y-12 py-[clamp(2.5rem,5vw,4.5rem)] lg:grid-cols-[5fr_7fr]">
        <div>
          <p className="text-sm font-semibold text-signal">{name}</p>
          <h1 className="mt-3 text-hero tracking-hero">{headline}</h1>
          <p className="mt-6 max-w-[38ch] text-lg text-ink-2">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/get-started">Start Free Trial</ButtonLink>
            <WatchDemo talk={demo} />
          </div>
        </div>
        <Scene scene={scene} />
      </section>
      <CardGrid {...grid} />
      <section className="wrap grid items-start gap-x-[clamp(24px,5vw,80px)] gap-y-12 py-[clamp(3.5rem,8vw,6.5rem)] lg:grid-cols-[7fr_5fr]">
        <BenefitList {...benefits} />
        <FigurePanel {...figures} />
      </section>
      {questions && <PageQuestions list={questions} />}
      <Closing {...closing} />
    </>
  );
}
