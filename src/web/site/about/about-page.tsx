// The template of the about page: the picture, the mission, the figures, what is held to, the people, the way to the openings.
import { ButtonLink } from '../../ui/button.tsx';
import { BenefitList } from '../benefits.tsx';
import { showClaims, shownFigures } from '../claims.ts';
import type { AboutContent } from '../content/company-shapes.ts';
import { pageMeta } from '../page-meta.ts';
import { Portrait } from '../portrait.tsx';
import { DeskScene } from './desk-scene.tsx';

/** The two exports that a route needs, made from the page's content. */
export function aboutPage(content: AboutContent) {
  return { meta: () => pageMeta(content), Page: () => <AboutPage content={content} /> };
}

const space = 'py-[clamp(3.5rem,8vw,6.5rem)]';

function AboutPage({ content }: { content: AboutContent }) {
  const { name, headline, lead, mission, figures, values, team, closing } = content;
  const showTeam = showClaims || !team.note;
  return (
    <>
      <section className="wrap grid items-center gap-x-[clamp(28px,5vw,72px)] gap-y-10 py-[clamp(2.5rem,5vw,4.5rem)] lg:grid-cols-[6fr_6fr]">
        <div>
          <p className="text-sm font-semibold text-signal">{name}</p>
          <h1 className="mt-3 text-hero tracking-hero">{headline}</h1>
          <p className="mt-6 max-w-[38ch] text-lg text-ink-2">{lead}</p>
        </div>
        <DeskScene />
      </section>
      <section className="border-y border-line bg-card">
        <div className={`wrap grid gap-x-[clamp(28px,5vw,72px)] gap-y-8 ${space} lg:grid-cols-[5fr_7fr]`}>
          <div>
            <h2 className="text-sm font-semibold tracking-normal text-signal">{mission.heading}</h2>
            <p className="mt-3 max-w-[16ch] text-2xl font-bold tracking-tight text-balance">{mission.statement}</p>
          </div>
          <div className="grid gap-5">
            {mission.paragraphs.map((words, place) => (
              <p key={words} className={place === 0 ? 'max-w-[46ch] text-lg' : 'max-w-[62ch] text-ink-2'}>
                {words}
              </p>
            ))}
          </div>
        </div>
      </section>
      <Counts figures={figures} />
      <section className={`wrap ${space}`}>
        <BenefitList {...values} />
      </section>
      {showTeam && <Team team={team} />}
      <section className="bg-bell-soft">
        <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-[clamp(3.5rem,7vw,6rem)]">
          <div>
            <h2 className="max-w-[18ch] text-hero tracking-hero">{closing.heading}</h2>
            <p className="mt-4 max-w-[46ch] text-lg text-ink-2">{closing.words}</p>
          </div>
          <ButtonLink to="/careers">View Openings</ButtonLink>
        </div>
      </section>
    </>
  );
}

function Counts({ figures }: { figures: AboutContent['figures'] }) {
  const shown = shownFigures(figures);
  return (
    <section className="wrap pt-[clamp(3.5rem,8vw,6.5rem)]">
      <h2 className="sr-only">In figures</h2>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-4">
        {shown.map(({ figure, words }) => (
          <div key={words} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 max-w-[20ch] text-sm text-ink-2">{words}</dt>
            <dd className="figures text-[clamp(1.8rem,1.1rem+2.7vw,3.4rem)] leading-tight font-bold tracking-hero whitespace-nowrap">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      {shown.some(({ claim }) => claim) && (
        <p className="mt-6 text-xs text-ink-2">
          The first two are sample figures. What this server measures about itself stands on its{' '}
          <a href="/status">status page</a>.
        </p>
      )}
    </section>
  );
}

function Team({ team: { heading, note, people } }: { team: AboutContent['team'] }) {
  return (
    <section className="wrap pb-[clamp(3.5rem,8vw,6.5rem)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-t-2 border-ink pt-8">
        <h2 className="text-2xl">{heading}</h2>
        {note && <p className="text-sm text-ink-2">{note}</p>}
      </div>
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ name, role, words, hair, skin, ground }) => (
          <li key={name} className="grid grid-cols-[6.5rem_1fr] gap-x-5 sm:block">
            <Portrait hair={hair} skin={skin} ground={ground} />
            <div className="sm:mt-4">
              <h3 className="text-base tracking-normal">{name}</h3>
              <p className="text-sm text-signal">{role}</p>
              <p className="mt-2 max-w-[34ch] text-sm text-ink-2">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
