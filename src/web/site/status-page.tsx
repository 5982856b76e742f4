// /status: how this server does, from its own measurements and nothing else. The page is built without figures and filled
// once it is awake.
import type { ReactNode } from 'react';
import { JoinForm } from '#domains/mailing-lists/ui/join-form.tsx';
import {
  lookMsMax,
  looksForIncident,
  looksForSlowness,
  nameOfSystem,
  slowMs,
  stopMinutesMin,
} from '#domains/status/rules.ts';
import { DaysInFigures } from '#domains/status/ui/days-in-figures.tsx';
import { IncidentList } from '#domains/status/ui/incident-list.tsx';
import { StatusBanner } from '#domains/status/ui/status-banner.tsx';
import { StatusFigures } from '#domains/status/ui/status-figures.tsx';
import { tookText } from '#domains/status/ui/status-words.ts';
import { SystemRows } from '#domains/status/ui/system-rows.tsx';
import { useStatus } from '#domains/status/ui/use-status.ts';
import { pageMeta } from './page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/status',
    title: 'Status · Telle',
    description:
      'How this Telle does right now: telephony, text messages, email, chat, the assistant and the API, measured each minute, with 90 days of history and every incident.',
  });

const slow = (['assistant', 'api', 'chat', 'mail'] as const).map(
  (system) => `${nameOfSystem[system]} ${tookText(slowMs[system])}`,
);

export default function StatusPage() {
  const loaded = useStatus();
  const status = loaded.failed ? undefined : loaded.value;
  return (
    <>
      <section className="wrap pt-[clamp(2rem,4vw,3.5rem)]">
        <h1 className="mb-5 text-xl">System status</h1>
        <StatusBanner of={loaded} />
        <noscript>
          <p className="mt-4">
            The figures are filled in by script; as plain data they are at{' '}
            <a href="/api/status" className="underline underline-offset-4">
              /api/status
            </a>
            .
          </p>
        </noscript>
      </section>
      <section aria-label="Systems" className="wrap py-[clamp(2.5rem,5vw,4rem)]">
        <h2 className="sr-only">Systems</h2>
        <SystemRows status={status} />
        <Legend />
      </section>
      <StatusFigures status={status} />
      <section className="wrap grid gap-x-[clamp(24px,4vw,64px)] gap-y-8 py-[clamp(3rem,6vw,5rem)] lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 className="text-2xl">Incidents</h2>
          <p className="mt-3 max-w-[34ch] text-ink-2">
            Recorded by the server when it happens, kept for 90 days. Nobody has to own up first.
          </p>
        </div>
        <IncidentList status={status} />
      </section>
      <section className="bg-bell-soft">
        <div className="wrap grid items-end gap-x-[clamp(28px,5vw,72px)] gap-y-8 py-[clamp(3rem,6vw,5rem)] lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 className="max-w-[20ch] text-2xl">Hear of it before your callers do</h2>
            <p className="mt-4 max-w-[52ch] text-ink-2">
              One mail when something breaks, one when it works again. Every mail has a link that ends them.
            </p>
          </div>
          <JoinForm list="status" />
        </div>
      </section>
      <section className="wrap grid gap-x-[clamp(24px,4vw,64px)] gap-y-8 py-[clamp(3rem,6vw,5rem)] lg:grid-cols-[4fr_8fr]">
        <h2 className="text-2xl">How it is measured</h2>
        <div className="border-t-2 border-ink">
          <Answer question="What is a look?">
            Each minute the server makes a request that asks its database, takes a whole turn of a talk, sends a word
            the way that a reply takes to an open chat, and greets the mail server. What fails or takes longer than{' '}
            {tookText(lookMsMax)} is an outage. What works but takes too long is degraded: {slow.join(', ')}.
          </Answer>
          <Answer question="How is uptime counted?">
            The minutes in which a system worked, slowly or not, divided by all minutes since it was measured first.
            Minutes in which the server did not run at all, and so could not look, count as outage.
          </Answer>
          <Answer question="When does it become an incident?">
            After {looksForIncident} looks in a row that find an outage, or {looksForSlowness} that find it slow. It
            ends after {looksForIncident} good ones. A stop of the server of {stopMinutesMin} minutes or more is one
            too.
          </Answer>
          <Details question="The days with trouble, in figures">
            <DaysInFigures status={status} />
          </Details>
          <Answer question="Can a program read this?">
            Yes:{' '}
            <a href="/api/status" className="underline underline-offset-4">
              /api/status
            </a>{' '}
            gives the same as JSON, to anybody.
          </Answer>
        </div>
      </section>
    </>
  );
}

function Legend() {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-xs text-ink-2">
      {(
        [
          ['bg-sage', 'worked'],
          ['bg-bell', 'slow'],
          ['bg-signal', 'outage'],
        ] as const
      ).map(([colour, word]) => (
        <li key={word} className="flex items-center gap-2">
          <span aria-hidden="true" className={`h-3.5 w-1 ${colour}`} />
          {word}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-1 w-1 self-end bg-line" />
        not measured
      </li>
      <li>One bar a day, days of UTC</li>
    </ul>
  );
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <Details question={question}>
      <p className="max-w-[64ch] pb-6 text-ink-2">{children}</p>
    </Details>
  );
}

function Details({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex items-baseline justify-between gap-6 py-5 font-semibold">
        {question}
        <span aria-hidden="true" className="text-xl leading-none text-ink-2 transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      {children}
    </details>
  );
}
