// Why it is worth it, as a list under hairlines; and the figures beside it, with where they come from said.

import { shownFigures } from './claims.ts';
import type { Benefit, Figure } from './content/shapes.ts';

export function BenefitList({ heading, list }: { heading: string; list: readonly Benefit[] }) {
  return (
    <div>
      <h2 className="max-w-[22ch] text-2xl">{heading}</h2>
      <dl className="mt-8 border-t-2 border-ink">
        {list.map(({ title, words }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[2fr_3fr]">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-2">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Where some figures are samples and some are not, each sample carries an asterisk. */
const areAllClaims = (figures: readonly Figure[]) => figures.every(({ claim }) => claim);
const sampleNote = (figures: readonly Figure[]) =>
  areAllClaims(figures)
    ? 'Sample figures, to show what a report looks like.'
    : '* A sample, to show what a report looks like.';

function Asterisk() {
  return (
    <span className="text-lg font-normal opacity-75">
      *<span className="sr-only"> (a sample)</span>
    </span>
  );
}

const looks = {
  // A dark panel on light paper; at night it is one of the quiet surfaces, since a bright one would be all that is seen.
  ink: {
    box: 'bg-ink text-paper dark:bg-mist dark:text-ink',
    quiet: 'text-paper/75 dark:text-ink-2',
    line: 'border-paper/20 dark:border-edge/40',
  },
  mist: { box: 'bg-mist text-ink', quiet: 'text-ink-2', line: 'border-edge/30' },
};

/** Nothing where every figure is a claim and claims are hidden. */
export function FigurePanel({
  heading,
  list,
  look = 'ink',
  columns = 1,
}: {
  heading: string;
  list: readonly Figure[];
  look?: keyof typeof looks;
  columns?: 1 | 2;
}) {
  const figures = shownFigures(list);
  if (figures.length === 0) return null;
  const { box, quiet, line } = looks[look];
  return (
    <div className={`rounded-l p-7 sm:p-9 ${box}`}>
      <h2 className="text-xl">{heading}</h2>
      <dl className={`mt-6 grid gap-x-8 ${columns === 2 ? 'sm:grid-cols-2' : ''}`}>
        {figures.map(({ figure, words, claim }) => (
          <div key={figure + words} className={`flex flex-col-reverse border-t py-4 ${line}`}>
            <dt className={`text-sm ${quiet}`}>{words}</dt>
            <dd className="figures text-2xl font-bold tracking-tight">
              {figure}
              {claim && !areAllClaims(figures) && <Asterisk />}
            </dd>
          </div>
        ))}
      </dl>
      {figures.some(({ claim }) => claim) && <p className={`mt-2 text-xs ${quiet}`}>{sampleNote(figures)}</p>}
    </div>
  );
}

/** The same figures in one row across the page. Nothing where every figure is a claim and claims are hidden. */
export function FigureLine({ heading, list }: { heading: string; list: readonly Figure[] }) {
  const figures = shownFigures(list);
  if (figures.length === 0) return null;
  return (
    <section className={looks.ink.box}>
      <div className="wrap grid gap-x-10 gap-y-6 py-12 lg:grid-cols-[3fr_9fr]">
        <div>
          <h2 className="text-xl">{heading}</h2>
          {figures.some(({ claim }) => claim) && (
            <p className={`mt-2 max-w-[30ch] text-xs ${looks.ink.quiet}`}>{sampleNote(figures)}</p>
          )}
        </div>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-4">
          {figures.map(({ figure, words, claim }) => (
            <div key={figure + words} className={`flex flex-col-reverse justify-end border-t pt-3 ${looks.ink.line}`}>
              <dt className={`text-sm ${looks.ink.quiet}`}>{words}</dt>
              <dd className="figures text-2xl font-bold tracking-tight">
                {figure}
                {claim && !areAllClaims(figures) && <Asterisk />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
