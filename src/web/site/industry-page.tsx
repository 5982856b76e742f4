// The template of a trade: its call as the engine had it, six things of its day, why, results, and how to begin. What differs
// between trades differs in the content: the ground, how the page opens, where its own drawing stands, how results are shown.
import { ButtonLink } from '../ui/button.tsx';
import { BenefitList, FigureLine, FigurePanel } from './benefits.tsx';
import { CardGrid } from './card-grid.tsx';
import { Closing } from './closing.tsx';
import { grounds, type IndustryContent, type Strip } from './content/shapes.ts';
import { pageMeta } from './page-meta.ts';
import { PageQuestions } from './page-questions.tsx';
import { Piece } from './pieces/piece.tsx';
import { TalkScene } from './pieces/talk-scene.tsx';
import { TalkYourself } from './talk-yourself.tsx';
import { WatchDemo } from './watch-demo.tsx';

/** The two exports that a route needs, made from one page's content. */
export function industryPage(content: IndustryContent) {
  return { meta: () => pageMeta(content), Page: () => <IndustryPage content={content} /> };
}

const space = 'py-[clamp(3.5rem,8vw,6.5rem)]';

function IndustryPage({ content }: { content: IndustryContent }) {
  const { grid, benefits, figures, results = 'panel', rhythm = 'even', strip, questions, closing } = content;
  return (
    <>
      <Opening content={content} />
      {strip?.at === 'first' && <TradeStrip strip={strip} />}
      <CardGrid {...grid} rhythm={rhythm} />
      {results === 'line' ? (
        <>
          <FigureLine {...figures} />
          <section className={`wrap ${space}`}>
            <BenefitList {...benefits} />
          </section>
        </>
      ) : (
        <section className={`wrap grid items-start gap-12 ${space} lg:grid-cols-[7fr_5fr]`}>
          <BenefitList {...benefits} />
          <FigurePanel {...figures} />
        </section>
      )}
      {strip?.at === 'last' && <TradeStrip strip={strip} />}
      {questions && (
        <div className={strip?.at === 'last' ? 'pt-[clamp(3.5rem,8vw,6.5rem)]' : ''}>
          <PageQuestions list={questions} />
        </div>
      )}
      <Closing {...closing} />
    </>
  );
}

function Opening({ content }: { content: IndustryContent }) {
  const { name, headline, lead, talk, ground = 'mist', opening = 'beside' } = content;
  const quiet = ground === 'ink' ? 'text-paper/75 dark:text-ink-2' : 'text-ink-2';
  const title = (
    <>
      <p className={`text-sm font-semibold ${quiet}`}>{name}</p>
      <h1 className={`mt-3 text-hero tracking-hero ${opening === 'across' ? 'max-w-[20ch]' : ''}`}>{headline}</h1>
    </>
  );
  const words = (
    <>
      <p className={`max-w-[40ch] text-lg ${quiet}`}>{lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/get-started">Start Free Trial</ButtonLink>
        <WatchDemo talk={talk} />
      </div>
      <TalkYourself business={talk.business} name={talk.name} />
    </>
  );
  const columns = 'grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-12';
  return (
    <section className={grounds[ground]}>
      <div className="wrap py-[clamp(2.5rem,5vw,4.5rem)]">
        {opening === 'across' ? (
          <>
            {title}
            <div className={`mt-8 lg:mt-12 ${columns} lg:grid-cols-[5fr_7fr]`}>
              <div>{words}</div>
              <TalkScene talk={talk} />
            </div>
          </>
        ) : (
          <div className={`${columns} lg:grid-cols-2`}>
            <div>
              {title}
              <div className="mt-6">{words}</div>
            </div>
            <TalkScene talk={talk} />
          </div>
        )}
      </div>
    </section>
  );
}

function TradeStrip({ strip: { heading, words, label, work, wide, at } }: { strip: Strip }) {
  return (
    <section className={at === 'last' ? 'bg-mist' : ''}>
      <div
        className={`wrap grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-9 ${space} ${wide ? '' : 'lg:grid-cols-[5fr_7fr]'}`}
      >
        <div className={wide ? 'grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]' : ''}>
          <h2 className="max-w-[22ch] text-2xl">{heading}</h2>
          <p className={`max-w-[52ch] text-ink-2 ${wide ? '' : 'mt-4'}`}>{words}</p>
        </div>
        <figure aria-label={label} className="rounded-l border border-line bg-card p-5 shadow-lift sm:p-8">
          <Piece piece={work} />
        </figure>
      </div>
    </section>
  );
}
