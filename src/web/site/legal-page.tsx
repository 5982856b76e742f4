// The template of a legal text: the short of it first, a table of contents that stays in view, numbered parts, who to write to.
import type { LegalContent, LegalPart } from './content/company-shapes.ts';
import { OperatorCard } from './operator-card.tsx';
import { pageMeta } from './page-meta.ts';
import { StartLink } from './start-link.tsx';

/** The two exports that a route needs, made from one page's content. */
export function legalPage(content: LegalContent) {
  return { meta: () => pageMeta(content), Page: () => <LegalPage content={content} /> };
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The name of a part in the page's address. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

function LegalPage({ content: { name, headline, lead, since, short, parts } }: { content: LegalContent }) {
  return (
    <article className="wrap py-[clamp(2.5rem,5vw,4.5rem)]">
      <header className="grid items-end gap-x-12 gap-y-6 border-b-2 border-ink pb-10 lg:grid-cols-[8fr_4fr]">
        <div>
          <p className="text-sm font-semibold text-signal">{name}</p>
          <h1 className="mt-3 max-w-[18ch] text-hero tracking-hero">{headline}</h1>
          <p className="mt-5 max-w-[52ch] text-lg text-ink-2">{lead}</p>
        </div>
        <p className="text-sm text-ink-2 lg:text-right">
          Last updated: <time dateTime={since}>{longDate.format(new Date(since))}</time>
        </p>
      </header>
      <div className="mt-10 grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-10 lg:grid-cols-[4fr_8fr]">
        <nav aria-label="Contents" className="lg:sticky lg:top-24">
          <ol className="grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-1">
            {parts.map(({ heading }, place) => (
              <li key={heading}>
                <a
                  href={`#${anchor(heading)}`}
                  className="grid grid-cols-[1.8rem_1fr] rounded-s py-1 text-ink-2 no-underline hover:text-ink hover:underline"
                >
                  <span className="figures">{place + 1}</span> {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <section className="rounded-l bg-mist p-6 sm:p-8">
            <h2 className="text-xl">The short of it</h2>
            <ul className="mt-4 grid gap-3">
              {short.map((words) => (
                <li key={words} className="grid grid-cols-[auto_1fr] gap-3">
                  <span aria-hidden="true" className="mt-[0.45em] h-3 w-[3px] rounded-full bg-signal" />
                  {words}
                </li>
              ))}
            </ul>
          </section>
          {parts.map((part, place) => (
            <Part key={part.heading} part={part} number={place + 1} />
          ))}
          <div className="mt-14">
            <OperatorCard heading="Contact" />
          </div>
          <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-l bg-bell-soft p-6 sm:p-8">
            <p className="text-lg font-semibold">That is all of it. The desk can open today.</p>
            <StartLink>Get Started</StartLink>
          </div>
        </div>
      </div>
    </article>
  );
}

function Part({ part: { heading, paragraphs }, number }: { part: LegalPart; number: number }) {
  return (
    <section id={anchor(heading)} className="mt-12">
      <h2 className="text-xl">
        <span className="figures mr-3 text-ink-2">{number}</span>
        {heading}
      </h2>
      <div className="mt-4 grid max-w-[68ch] gap-4 text-ink-2">
        {paragraphs.map((paragraph) =>
          typeof paragraph === 'string' ? (
            <p key={paragraph}>{paragraph}</p>
          ) : (
            <ul key={paragraph.join()} className="grid gap-2 border-l-2 border-line pl-5">
              {paragraph.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          ),
        )}
      </div>
    </section>
  );
}
