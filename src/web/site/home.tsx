// The first thing anybody sees: what Telle does, shown doing it, and how to begin.
import { Check } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import { HomeFeatures } from './home-features.tsx';
import { Ledger } from './ledger.tsx';
import { DeskPicker } from './live-talk/desk-picker.tsx';
import { absolute } from './origin.ts';
import { pageMeta } from './page-meta.ts';
import { CallScene } from './scene-call.tsx';

export const meta = () =>
  pageMeta(
    {
      path: '/',
      title: 'Telle · The phone is answered. You keep working.',
      description:
        'Telle answers your calls, texts, chats and mail, knows your prices and hours, and books the job into your diary.',
    },
    { data: aboutTelle() },
  );

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
  return (
    <>
      <section className="wrap grid items-center gap-x-[clamp(28px,5vw,72px)] gap-y-12 py-[clamp(2.5rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)]">
        <div>
          <h1 className="text-hero tracking-hero">
            The phone is answered. <span className="text-signal">You keep working.</span>
          </h1>
          <p className="mt-6 max-w-[34ch] text-lg text-ink-2">
            Telle picks up, knows your prices and hours, books the job into your diary, and rings you only when it
            should.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/get-started">Get Started Free</ButtonLink>
            <ButtonLink kind="secondary" to="/about">
              Learn More
            </ButtonLink>
          </div>
          <p className="mt-4 text-sm text-ink-2">14 days free. No credit card.</p>
        </div>
        <CallScene />
      </section>
      <Facts />
      <DeskPicker />
      <section className="wrap grid items-start gap-x-[clamp(24px,4vw,64px)] gap-y-10 py-[clamp(3.5rem,8vw,7rem)] lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-2xl">Come back from the job to a desk that is already tidy.</h2>
          <p className="mt-4 max-w-[40ch] text-ink-2">
            What was booked, what it could not answer, and the one call that needs you, on top.
          </p>
        </div>
        <Ledger />
      </section>
      <HomeFeatures />
      <WhyAndTrial />
      <section className="border-t border-line">
        <div className="wrap flex flex-wrap items-end justify-between gap-8 py-[clamp(3.5rem,7vw,6rem)]">
          <h2 className="max-w-[16ch] text-hero tracking-hero">Your next call is on its way.</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/get-started">Get Started Now</ButtonLink>
            <ButtonLink kind="secondary" to="/solutions/ai-receptionist">
              View Solutions
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

const facts: readonly (readonly [string, string])[] = [
  ['24/7', 'calls, texts, chat and mail, one memory'],
  ['0', 'double bookings: the diary itself refuses them'],
  ['4', 'languages: English, Spanish, French, German'],
  ['$79', 'a month, or host it yourself'],
];

function Facts() {
  return (
    <div className="wrap">
      <dl className="grid grid-cols-2 gap-7 border-y border-line py-8 lg:grid-cols-4">
        {facts.map(([figure, words]) => (
          <div key={figure}>
            <dt className="figures text-2xl font-bold tracking-tight">{figure}</dt>
            <dd className="mt-1 max-w-[24ch] text-sm text-ink-2">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const reasons: readonly (readonly [string, string])[] = [
  [
    'It says only what you taught it',
    'Prices, hours and services come from you. What it does not know, it asks you, once.',
  ],
  [
    'It acts, and shows what it did',
    'A booking is in the diary before the caller has hung up. Every act stands in one list, with its undo.',
  ],
  ['It knows when to fetch you', 'Emergencies ring through. Everything else waits, in order of urgency.'],
  ['It is yours', 'Run it on your own machine, with your own data. Leave with all of it whenever you like.'],
];

const trial = [
  '14-day free trial',
  'No credit card required',
  'Full access to the desk',
  'Dedicated support',
  'Custom AI training',
];

function WhyAndTrial() {
  return (
    <section className="wrap grid items-start gap-x-[clamp(24px,5vw,80px)] gap-y-12 py-[clamp(3.5rem,8vw,7rem)] lg:grid-cols-[7fr_5fr]">
      <div>
        <h2 className="text-2xl">Why owners hand it the phone</h2>
        <dl className="mt-8 border-t-2 border-ink">
          {reasons.map(([reason, words]) => (
            <div key={reason} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-2">
              <dt className="font-semibold">{reason}</dt>
              <dd className="text-ink-2">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="rounded-l bg-ink p-8 text-paper lg:p-10">
        <h2 className="text-2xl">Try it on your own calls</h2>
        <ul className="mt-6 grid gap-3">
          {trial.map((line) => (
            <li key={line} className="flex items-center gap-3">
              <Check aria-hidden="true" className="size-5 shrink-0 text-bell" strokeWidth={2.5} />
              {line}
            </li>
          ))}
        </ul>
        <ButtonLink to="/get-started" kind="bell" className="mt-8">
          Start Free Trial
        </ButtonLink>
      </div>
    </section>
  );
}
