// Where an application is sent: to whoever runs this installation, with the opening named.
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { content } from '../content/careers.content.tsx';
import { operator } from '../operator.ts';
import { OperatorCard } from '../operator-card.tsx';
import { pageMeta } from '../page-meta.ts';
import { shownOpenings } from './careers-page.tsx';

export const meta = () =>
  pageMeta({
    path: '/careers/apply',
    title: 'Apply at Telle',
    description:
      'Send your application or your resume. A person reads it within 48 hours and answers either way; the next step is a phone screen of 30 minutes.',
  });

export default function ApplyPage() {
  const [opening, setOpening] = useState<string>();
  // The page is built before anybody has asked for an opening: its name follows once the browser knows the address.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('opening');
    setOpening(shownOpenings(content.openings.list).find(({ slug }) => slug === asked)?.title);
  }, []);
  const subject = opening ? `Application: ${opening}` : 'My resume';
  return (
    <section className="wrap grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-10 py-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[6fr_6fr]">
      <div>
        <p className="text-sm font-semibold text-signal">
          <Link to="/careers">Careers</Link>
        </p>
        <h1 className="mt-3 text-hero tracking-hero">{opening ?? 'Send Us Your Resume'}</h1>
        <p className="mt-5 max-w-[46ch] text-lg text-ink-2">
          A page about you is enough, and a sentence why it should be this desk. Somebody reads it within 48 hours and
          answers either way.
        </p>
        {operator.email && (
          <a
            href={`mailto:${operator.email}?subject=${encodeURIComponent(subject)}`}
            className="mt-8 inline-flex min-h-11 items-center rounded-full bg-signal px-5 font-semibold text-signal-on no-underline hover:bg-signal-strong"
          >
            Write the application
          </a>
        )}
      </div>
      <OperatorCard heading="Where it goes" />
    </section>
  );
}
