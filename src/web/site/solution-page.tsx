// The template of a solution: the problem in a sentence, a conversation that solves it, six parts, the measures, a closing band.
import { ButtonLink } from '../ui/button.tsx';
import { BenefitList, FigurePanel } from './benefits.tsx';
import { CardGrid } from './card-grid.tsx';
import { Closing } from './closing.tsx';
import type { SolutionContent } from './content/shapes.ts';
import { pageMeta } from './page-meta.ts';
import { PageQuestions } from './page-questions.tsx';
import { TalkScene } from './pieces/talk-scene.tsx';
import { WatchDemo } from './watch-demo.tsx';

/** The two exports that a route needs, made from one page's content. */
export function solutionPage(content: SolutionContent) {
  return { meta: () => pageMeta(content), Page: () => <SolutionPage content={content} /> };
}

function SolutionPage({ content }: { content: SolutionContent }) {
  const { name, headline, lead, talk, grid, benefits, figures, questions, closing } = content;
  return (
    <>
      <section className="wrap pt-[clamp(2.5rem,5vw,4.5rem)]">
        <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[8fr_4fr]">
          <div>
            <p className="text-sm font-semibold text-signal">{name}</p>
            <h1 className="mt-3 max-w-[16ch] text-hero tracking-hero">{headline}</h1>
          </div>
          <div className="flex flex-wrap gap-3 lg:justify-end">
            <ButtonLink to="/get-started">Start Free Trial</ButtonLink>
            <WatchDemo talk={talk} />
          </div>
        </div>
        <div className="mt-10 grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-8 border-t-2 border-ink pt-10 pb-[clamp(3.5rem,8vw,6.5rem)] lg:grid-cols-[4fr_8fr]">
          <p className="max-w-[36ch] text-lg text-ink-2">{lead}</p>
          <TalkScene talk={talk} />
        </div>
      </section>
      <CardGrid {...grid} />
      <section className="wrap grid items-start gap-x-[clamp(24px,5vw,80px)] gap-y-12 py-[clamp(3.5rem,8vw,6.5rem)] lg:grid-cols-[7fr_5fr]">
        <BenefitList {...benefits} />
        <FigurePanel {...figures} look="mist" />
      </section>
      {questions && <PageQuestions list={questions} />}
      <Closing {...closing} tone="bell" />
    </>
  );
}
