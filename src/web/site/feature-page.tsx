// The template of a feature: what it is, the product drawn at that work, six of its parts, why it is worth it, how far it
// stands, and how to begin. What differs between features is the drawing, how the page opens on it, and the order.
import type { ReactNode } from 'react';
import { BenefitList, FigureLine, FigurePanel } from './benefits.tsx';
import { CardGrid } from './card-grid.tsx';
import { shownFigures } from './claims.ts';
import { Closing } from './closing.tsx';
import { type FeatureContent, grounds } from './content/shapes.ts';
import { Neighbours } from './neighbours.tsx';
import { pageMeta } from './page-meta.ts';
import { PageQuestions } from './page-questions.tsx';
import { TalkScene } from './pieces/talk-scene.tsx';
import { Standing } from './standing.tsx';
import { StartLink } from './start-link.tsx';
import { Strip } from './strip.tsx';
import { TalkYourself } from './talk-yourself.tsx';
import { WatchDemo } from './watch-demo.tsx';

/** The two exports that a route needs, made from one page's content and the drawing of its work. */
export function featurePage(content: FeatureContent, picture: ReactNode) {
  return { meta: () => pageMeta(content), Page: () => <FeaturePage content={content} picture={picture} /> };
}

const space = 'py-[clamp(3.5rem,8vw,6.5rem)]';
const columns = 'grid items-start gap-x-[clamp(24px,5vw,80px)] gap-y-12';

function FeaturePage({ content, picture }: { content: FeatureContent; picture: ReactNode }) {
  const { grid, rhythm = 'even', benefits, figures, results = 'panel', strip, questions, closing } = content;
  // Where every figure is a hidden claim, the reasons have the width of the page.
  const hasPanel = results !== 'line' && shownFigures(figures.list).length > 0;
  return (
    <>
      <Opening content={content} picture={picture} />
      {strip?.at === 'first' && <Strip strip={strip} />}
      <CardGrid {...grid} rhythm={rhythm} />
      {results === 'line' && <FigureLine {...figures} />}
      <section className={`wrap ${space} ${hasPanel ? `${columns} lg:grid-cols-[7fr_5fr]` : ''}`}>
        <BenefitList {...benefits} />
        {hasPanel && <FigurePanel {...figures} look={results === 'quiet' ? 'mist' : 'ink'} />}
      </section>
      {strip?.at === 'last' && <Strip strip={strip} />}
      {content.talkAt === 'below' && <Heard content={content} />}
      <Standing standing={content.standing} />
      {questions && (
        <div className="pt-[clamp(3.5rem,8vw,6.5rem)]">
          <PageQuestions list={questions} />
        </div>
      )}
      <Neighbours list={content.neighbours} />
      <Closing {...closing} />
    </>
  );
}

/** The drawing beside the words, below them across the page, or first with the words at its right. */
function Opening({ content, picture }: { content: FeatureContent; picture: ReactNode }) {
  const { name, headline, lead, talk, ground = 'paper', opening = 'beside', talkAt } = content;
  const quiet = ground === 'ink' ? 'text-paper/75 dark:text-ink-2' : 'text-ink-2';
  const title = (
    <>
      <p className={`text-sm font-semibold ${quiet}`}>{name}</p>
      <h1 className="mt-3 max-w-[18ch] text-hero tracking-hero">{headline}</h1>
    </>
  );
  const words = (
    <>
      <p className={`max-w-[42ch] text-lg ${quiet}`}>{lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <StartLink>Start Free Trial</StartLink>
        <WatchDemo talk={talk} />
      </div>
      {talkAt !== 'below' && <TalkYourself business={talk.business} name={talk.name} />}
    </>
  );
  return (
    <section className={grounds[ground]}>
      <div className="wrap py-[clamp(2.5rem,5vw,4.5rem)]">
        {opening === 'below' ? (
          <>
            <div className={`${columns} items-end gap-y-8 lg:grid-cols-[7fr_5fr]`}>
              <div>{title}</div>
              <div>{words}</div>
            </div>
            <div className="mt-[clamp(2.5rem,5vw,4rem)]">{picture}</div>
          </>
        ) : (
          <div className={`${columns} ${sides[opening]}`}>
            <div className={opening === 'first' ? 'lg:order-last' : ''}>
              {title}
              <div className="mt-6">{words}</div>
            </div>
            <div className="min-w-0">{picture}</div>
          </div>
        )}
      </div>
    </section>
  );
}

const sides = { beside: 'lg:grid-cols-[5fr_7fr] lg:items-center', first: 'lg:grid-cols-[6fr_5fr] lg:items-center' };

/** The page's talk with the way to go on with it, where the drawing above shows something else. */
function Heard({ content: { talk, heard, strip } }: { content: FeatureContent }) {
  return (
    <section
      className={`wrap ${columns} lg:grid-cols-[5fr_7fr] ${strip?.at === 'last' ? space : 'pb-[clamp(3.5rem,8vw,6.5rem)]'}`}
    >
      <div>
        <h2 className="max-w-[20ch] text-2xl">{heard?.heading}</h2>
        <p className="mt-4 max-w-[46ch] text-ink-2">{heard?.words}</p>
        <TalkYourself business={talk.business} name={talk.name} />
      </div>
      <TalkScene talk={talk} />
    </section>
  );
}
