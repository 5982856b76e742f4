// The template of the careers page: the chair, the openings with all that one must know, what is offered, how one is hired.
import { ButtonLink } from '../../ui/button.tsx';
import { showClaims } from '../claims.ts';
import type { CareersContent, Opening } from '../content/company-shapes.ts';
import { pageMeta } from '../page-meta.ts';
import { applyPath } from './apply-path.ts';
import { ChairScene } from './chair-scene.tsx';
import { postingsOf } from './posting.ts';

/** The two exports that a route needs, made from the page's content. */
export function careersPage(content: CareersContent) {
  return {
    meta: () => pageMeta(content, { data: postingsOf(shownOpenings(content.openings.list)) }),
    Page: () => <CareersPage content={content} />,
  };
}

/** The openings that may stand on this install's pages. */
export function shownOpenings(list: readonly Opening[]): readonly Opening[] {
  return showClaims ? list : list.filter(({ isSample }) => !isSample);
}

const space = 'py-[clamp(3.5rem,8vw,6.5rem)]';

function CareersPage({ content }: { content: CareersContent }) {
  const { name, headline, lead, sample, benefits, values, openings, process, closing } = content;
  const hasOpenings = shownOpenings(openings.list).length > 0;
  return (
    <>
      <section className="wrap grid items-end gap-x-[clamp(28px,5vw,72px)] gap-y-8 pt-[clamp(2.5rem,5vw,4.5rem)] lg:grid-cols-[5fr_7fr]">
        <div className="lg:pb-16">
          <p className="text-sm font-semibold text-signal">{name}</p>
          <h1 className="mt-3 text-hero tracking-hero">{headline}</h1>
          <p className="mt-6 max-w-[36ch] text-lg text-ink-2">{lead}</p>
          {hasOpenings ? (
            <a
              href="#openings"
              className="mt-8 inline-flex min-h-11 items-center rounded-full border-[1.5px] border-transparent bg-signal px-5 font-semibold text-signal-on no-underline hover:bg-signal-strong"
            >
              View Openings
            </a>
          ) : (
            <ButtonLink to={applyPath()} className="mt-8">
              Send Us Your Resume
            </ButtonLink>
          )}
        </div>
        <ChairScene />
      </section>
      <Openings openings={openings} sample={sample} />
      {(showClaims || !sample) && <Benefits benefits={benefits} />}
      <section className={`wrap ${space}`}>
        <h2 className="text-2xl">{values.heading}</h2>
        <ol className="mt-8 grid gap-x-12 border-t-2 border-ink sm:grid-cols-2">
          {values.list.map((words) => (
            <li key={words} className="border-b border-line py-6 text-lg font-semibold text-balance">
              {words}
            </li>
          ))}
        </ol>
      </section>
      <Process process={process} />
      <section className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-[clamp(3.5rem,7vw,6rem)]">
        <div>
          <h2 className="max-w-[18ch] text-hero tracking-hero">{closing.heading}</h2>
          <p className="mt-4 max-w-[46ch] text-lg text-ink-2">{closing.words}</p>
        </div>
        <ButtonLink to={applyPath()}>Send Us Your Resume</ButtonLink>
      </section>
    </>
  );
}

function Openings({ openings, sample }: { openings: CareersContent['openings']; sample: string | undefined }) {
  const shown = shownOpenings(openings.list);
  return (
    <section id="openings" className={`border-t border-line bg-card ${space}`}>
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 className="text-2xl">{openings.heading}</h2>
          {sample && shown.some(({ isSample }) => isSample) && <p className="text-sm text-ink-2">{sample}</p>}
        </div>
        {shown.length === 0 ? (
          <p className="mt-8 border-t-2 border-ink pt-6 text-ink-2">{openings.none}</p>
        ) : (
          <ul className="mt-8 border-t-2 border-ink">
            {shown.map((opening) => (
              <Place key={opening.slug} opening={opening} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Place({
  opening: { slug, title, department, location, type, description, requirements },
}: {
  opening: Opening;
}) {
  return (
    <li
      id={slug}
      className="grid gap-x-10 gap-y-5 border-b border-line py-8 lg:grid-cols-[4fr_6fr_auto] lg:items-start"
    >
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-sm text-ink-2">
          {department} · {location}
        </p>
        <p className="mt-3 inline-flex rounded-full bg-mist px-3 py-0.5 text-xs font-semibold">{type}</p>
      </div>
      <div>
        <p className="max-w-[52ch]">{description}</p>
        <ul className="mt-3 grid gap-1 text-sm text-ink-2">
          {requirements.map((words) => (
            <li key={words} className="flex gap-3">
              <span aria-hidden="true" className="mt-[0.55em] h-2.5 w-[3px] shrink-0 rounded-full bg-signal" />
              {words}
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink kind="secondary" to={applyPath(slug)} className="justify-self-start">
        Apply Now<span className="sr-only">: {title}</span>
      </ButtonLink>
    </li>
  );
}

function Benefits({ benefits: { heading, list } }: { benefits: CareersContent['benefits'] }) {
  return (
    <section className={`bg-sage-soft ${space}`}>
      <div className="wrap grid gap-x-[clamp(28px,5vw,72px)] gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 className="text-2xl">{heading}</h2>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {list.map(({ title, words }) => (
            <div key={title}>
              <dt className="text-lg font-semibold">{title}</dt>
              <dd className="mt-1 max-w-[38ch] text-sage-ink">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Four steps along a line: down the page on a phone, across it on a desk. */
function Process({ process: { heading, steps } }: { process: CareersContent['process'] }) {
  return (
    <section className={`bg-ink text-paper dark:bg-card dark:text-ink ${space}`}>
      <div className="wrap">
        <h2 className="text-2xl">{heading}</h2>
        <ol className="mt-10 grid gap-x-8 lg:grid-cols-4">
          {steps.map(({ title, when, words }, place) => (
            <li
              key={title}
              className="relative border-l-2 border-paper/25 pb-9 pl-7 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-8 lg:pb-0 lg:pl-0 dark:border-edge/60"
            >
              <span
                aria-hidden="true"
                className="figures absolute top-0 -left-[0.85rem] grid size-[1.6rem] place-items-center rounded-full bg-bell text-xs font-bold text-bell-ink lg:-top-[0.85rem] lg:left-0"
              >
                {place + 1}
              </span>
              <h3 className="text-lg">{title}</h3>
              <p className="text-sm font-semibold text-bell">{when}</p>
              <p className="mt-2 max-w-[32ch] text-sm text-paper/75 dark:text-ink-2">{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
