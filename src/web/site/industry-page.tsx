// The template of a trade: its call as the engine had it, six things of its day, why, results, and how to begin. What differs
// between trades differs in the content: the ground, how the page opens, where its own drawing stands, how results are shown.
import { BenefitList, FigureLine, FigurePanel } from './benefits.tsx';
import { CardGrid } from './card-grid.tsx';
import { shownFigures } from './claims.ts';
import { Closing } from './closing.tsx';
import type { IndustryContent } from './content/shapes.ts';
import { Opening } from './opening.tsx';
import { pageMeta } from './page-meta.ts';
import { PageQuestions } from './page-questions.tsx';
import { Strip } from './strip.tsx';

/** The two exports that a route needs, made from one page's content. */
export function industryPage(content: IndustryContent) {
  return { meta: () => pageMeta(content), Page: () => <IndustryPage content={content} /> };
}

const space = 'py-[clamp(3.5rem,8vw,6.5rem)]';

function IndustryPage({ content }: { content: IndustryContent }) {
  const { grid, benefits, figures, results = 'panel', rhythm = 'even', strip, questions, closing } = content;
  // Where every figure is a hidden claim, the reasons have the width of the page.
  const beside = shownFigures(figures.list).length > 0 ? 'lg:grid-cols-[7fr_5fr]' : '';
  return (
    <>
      <Opening content={content} />
      {strip?.at === 'first' && <Strip strip={strip} />}
      <CardGrid {...grid} rhythm={rhythm} />
      {results === 'line' ? (
        <>
          <FigureLine {...figures} />
          <section className={`wrap ${space}`}>
            <BenefitList {...benefits} />
          </section>
        </>
      ) : (
        <section className={`wrap grid items-start gap-12 ${space} ${beside}`}>
          <BenefitList {...benefits} />
          <FigurePanel {...figures} />
        </section>
      )}
      {strip?.at === 'last' && <Strip strip={strip} />}
      {questions && (
        <div className={strip?.at === 'last' ? 'pt-[clamp(3.5rem,8vw,6.5rem)]' : ''}>
          <PageQuestions list={questions} />
        </div>
      )}
      <Closing {...closing} />
    </>
  );
}
