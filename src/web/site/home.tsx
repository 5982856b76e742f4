// The first thing anybody sees: what Telle does, shown doing it, and how to begin.
import { Check } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import { shownFigures } from './claims.ts';
import type { HomeContent } from './content/company-shapes.ts';
import { content } from './content/home.content.ts';
import { HomeFeatures } from './home-features.tsx';
import { Ledger } from './ledger.tsx';
import { DeskPicker } from './live-talk/desk-picker.tsx';
import { absolute } from './origin.ts';
import { pageMeta } from './page-meta.ts';
import { CallScene } from './scene-call.tsx';
import { StartLink } from './start-link.tsx';
import { Testimonials } from './testimonials.tsx';

export const meta = () => pageMeta(content, { data: aboutTelle() });

/** Who makes it and what it is, for search engines. The price is the one that the page shows. */
function aboutTelle(): object[] {
  const [url, publisher] = [absolute('/'), { '@id': absolute('/#organization') }];
  return [
    {
      ...{ '@type': 'Organization', ...publisher, name: 'Telle', url },
      logo: absolute('/brand/telle-logo.png'),
    },
    { '@type': 'WebSite', name: 'Telle', url, publisher, inLanguage: 'en' },
    {
      ...{ '@type': 'SoftwareApplication', name: 'Telle', url, publisher },
      ...{ applicationCategory: 'BusinessApplication', operatingSystem: 'Any, self-hosted or in the browser' },
      offers: { '@type': 'Offer', price: '79.00', priceCurrency: 'USD', description: 'A month, or host it yourself' },
    },
  ];
}

export default function Home() {
  const { headline, lead, trialLine, facts, tidy, features, testimonials, closing } = content;
  return (
    <>
      <section className="wrap grid items-center gap-x-[clamp(28px,5vw,72px)] gap-y-12 py-[clamp(2.5rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)]">
        <div>
          <h1 className="text-hero tracking-hero">
            {headline[0]} <span className="text-signal">{headline[1]}</span>
          </h1>
          <p className="mt-6 max-w-[34ch] text-lg text-ink-2">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <StartLink>Get Started Free</StartLink>
            <ButtonLink kind="secondary" to="/about">
              Learn More<span className="sr-only"> about Telle</span>
            </ButtonLink>
          </div>
          <p className="when-out mt-4 text-sm text-ink-2">{trialLine}</p>
        </div>
        <CallScene />
      </section>
      <Facts list={facts} />
      <DeskPicker />
      <section className="wrap grid items-start gap-x-[clamp(24px,4vw,64px)] gap-y-10 py-[clamp(3.5rem,8vw,7rem)] lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-2xl">{tidy.heading}</h2>
          <p className="mt-4 max-w-[40ch] text-ink-2">{tidy.words}</p>
        </div>
        <Ledger />
      </section>
      <HomeFeatures heading={features.heading} />
      <WhyAndTrial />
      <Testimonials testimonials={testimonials} />
      <section>
        <div className="wrap flex flex-wrap items-end justify-between gap-8 py-[clamp(3.5rem,7vw,6rem)]">
          <h2 className="max-w-[16ch] text-hero tracking-hero">{closing.heading}</h2>
          <div className="flex flex-wrap gap-3">
            <StartLink>Get Started Now</StartLink>
            <ButtonLink kind="secondary" to="/solutions/ai-receptionist">
              View Solutions
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

function Facts({ list }: { list: HomeContent['facts'] }) {
  return (
    <div className="wrap">
      <dl className="grid grid-cols-2 gap-7 border-y border-line py-8 lg:grid-cols-4">
        {shownFigures(list).map(({ figure, words }) => (
          <div key={figure}>
            <dt className="figures text-2xl font-bold tracking-tight">{figure}</dt>
            <dd className="mt-1 max-w-[24ch] text-sm text-ink-2">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function WhyAndTrial() {
  const { reasons, trial } = content;
  return (
    <section className="wrap grid items-start gap-x-[clamp(24px,5vw,80px)] gap-y-12 py-[clamp(3.5rem,8vw,7rem)] lg:grid-cols-[7fr_5fr]">
      <div>
        <h2 className="text-2xl">{reasons.heading}</h2>
        <dl className="mt-8 border-t-2 border-ink">
          {reasons.list.map(({ title, words }) => (
            <div key={title} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-2">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-ink-2">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="rounded-l bg-ink p-8 text-paper lg:p-10 dark:bg-mist dark:text-ink">
        <h2 className="text-2xl">{trial.heading}</h2>
        <ul className="mt-6 grid gap-3">
          {trial.list.map((line) => (
            <li key={line} className="flex items-center gap-3">
              <Check aria-hidden="true" className="size-5 shrink-0 text-bell" strokeWidth={2.5} />
              {line}
            </li>
          ))}
        </ul>
        <StartLink kind="bell" className="mt-8">
          Start Free Trial
        </StartLink>
      </div>
    </section>
  );
}
