// The template of a solution: a conversation that solves the problem, a drawing of the problem, six parts, the measures, how
// far it stands, a closing band.
import { BenefitList, FigurePanel } from './benefits.tsx';
import { CardGrid } from './card-grid.tsx';
import { shownFigures } from './claims.ts';
import { Closing } from './closing.tsx';
import type { SolutionContent } from './content/shapes.ts';
import { Opening } from './opening.tsx';
import { pageMeta } from './page-meta.ts';
import { PageQuestions } from './page-questions.tsx';
import { Standing } from './standing.tsx';
import { Strip } from './strip.tsx';

/** The two exports that a route needs, made from one page's content. */
export function solutionPage(content: SolutionContent) {
  return { meta: () => pageMeta(content), Page: () => <SolutionPage content={content} /> };
}

function SolutionPage({ content }: { content: SolutionContent }) {
  const { grid, benefits, figures, rhythm = 'even', strip, standing, questions, closing } = content;
  // Where every figure is a hidden claim, the reasons have the width of the page.
  const beside = shownFigures(figures.list).length > 0 ? 'lg:grid-cols-[7fr_5fr]' : '';
  return (
    <>
      <Opening content={content} />
      {strip.at === 'first' && <Strip strip={strip} />}
      <CardGrid {...grid} rhythm={rhythm} />
      <section
        className={`wrap grid items-start gap-x-[clamp(24px,5vw,80px)] gap-y-12 py-[clamp(3.5rem,8vw,6.5rem)] ${beside}`}
      >
        <BenefitList {...benefits} />
        <FigurePanel {...figures} look="mist" />
      </section>
      {strip.at === 'last' && <Strip strip={strip} />}
      <Standing standing={standing} />
      {questions && (
        <div className="pt-[clamp(3.5rem,8vw,6.5rem)]">
          <PageQuestions list={questions} />
        </div>
      )}
      <Closing {...closing} tone="bell" />
    </>
  );
}
