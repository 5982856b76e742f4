// Where an application is written: for the opening that the address names, or for none in particular.
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ApplyForm } from '#domains/applications/ui/apply-form.tsx';
import { content } from '../content/careers.content.tsx';
import type { Opening } from '../content/company-shapes.ts';
import { pageMeta } from '../page-meta.ts';
import { shownOpenings } from './careers-page.tsx';

export const meta = () =>
  pageMeta(
    {
      path: '/careers/apply',
      title: 'Apply at Telle',
      description:
        'Send your application or your resume. A person reads it within 48 hours and answers either way; the next step is a phone screen of 30 minutes.',
    },
    { above: { path: '/careers', label: 'Careers' } },
  );

export default function ApplyPage() {
  const [opening, setOpening] = useState<Opening>();
  // The page is built before anybody has asked for an opening: its name follows once the browser knows the address.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('opening');
    setOpening(shownOpenings(content.openings.list).find(({ slug }) => slug === asked));
  }, []);
  return (
    <section className="wrap grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-10 py-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[5fr_7fr]">
      <div>
        <p className="text-sm font-semibold text-signal">
          <Link to="/careers">Careers</Link>
        </p>
        <h1 className="mt-3 text-hero tracking-hero">{opening?.title ?? 'Send Us Your Resume'}</h1>
        {opening && (
          <p className="mt-3 text-ink-2">
            {opening.department} · {opening.location} · {opening.type}
          </p>
        )}
        <p className="mt-5 max-w-[46ch] text-lg text-ink-2">
          A page about you is enough, and a sentence why it should be this desk. Somebody reads it within 48 hours and
          answers either way.
        </p>
      </div>
      <ApplyForm opening={opening?.slug ?? null} />
    </section>
  );
}
