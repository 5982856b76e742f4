// Six of the things Telle does, each shown by a small piece of its own work rather than by a picture of a feature.
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A working week in the diary: taken, taken, just booked, free, taken. */
const week = {
  mon: 'bg-mist',
  tue: 'bg-mist',
  wed: 'bg-sage',
  thu: 'border border-dashed border-edge',
  fri: 'bg-mist',
};

const cards: readonly {
  readonly to: string;
  readonly title: string;
  readonly line: string;
  readonly work: ReactNode;
}[] = [
  {
    to: '/features/ai-phone-answering',
    title: 'AI Phone Answering',
    line: 'First ring, every ring, also while you are on the other line.',
    work: (
      <p className="figures flex items-baseline justify-between text-sm">
        <span className="text-ink-2">Picked up after</span>
        <b className="text-2xl font-bold tracking-tight">1 ring</b>
      </p>
    ),
  },
  {
    to: '/features/ai-text-messaging',
    title: 'AI Text Messaging',
    line: 'A question by text gets its answer by text.',
    work: (
      <div className="grid gap-1.5 text-sm">
        <p className="w-fit rounded-m rounded-bl-[4px] bg-mist px-3 py-1.5">Are you open Saturday?</p>
        <p className="ml-auto w-fit rounded-m rounded-br-[4px] bg-sage px-3 py-1.5 text-sage-on">Yes, 9 to 1.</p>
      </div>
    ),
  },
  {
    to: '/features/smart-scheduling',
    title: 'Smart Scheduling',
    line: 'It offers only times that are free, with the drive between.',
    work: (
      <div className="grid grid-cols-5 gap-1.5" aria-hidden="true">
        {Object.entries(week).map(([day, look]) => (
          <span key={day} className={`h-12 rounded-s ${look}`} />
        ))}
      </div>
    ),
  },
  {
    to: '/features/ai-email-responder',
    title: 'AI Email Responder',
    line: 'The mail from last night has its answer this morning.',
    work: (
      <p className="border-l-2 border-bell pl-3 text-sm text-ink-2">
        Re: Quote for the deck
        <span className="block text-ink">Dear Mr. Osei, thank you for the photos. For 24 m²…</span>
      </p>
    ),
  },
  {
    to: '/features/ai-chat-bot',
    title: 'AI Chat Bot',
    line: 'The same desk on your website, with the same memory.',
    work: (
      <p className="flex items-center gap-2 rounded-full border border-edge/60 px-4 py-2 text-sm text-ink-2">
        How can I help?
        <ArrowRight aria-hidden="true" className="ml-auto size-4" />
      </p>
    ),
  },
  {
    to: '/features/customer-crm',
    title: 'Customer CRM',
    line: 'One person, one page, whichever way they came.',
    work: (
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
        <dt className="text-ink-2">Tue</dt>
        <dd>Called about the drain</dd>
        <dt className="text-ink-2">Wed</dt>
        <dd>Texted a photo</dd>
        <dt className="text-ink-2">Thu</dt>
        <dd>Paid $149.00</dd>
      </dl>
    ),
  },
];

export function HomeFeatures({ heading }: { heading: string }) {
  return (
    <section className="bg-card py-[clamp(3.5rem,8vw,7rem)]">
      <div className="wrap">
        <h2 className="max-w-[24ch] text-2xl">{heading}</h2>
        <ul className="mt-10 grid gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ to, title, line, work }) => (
            <li
              key={to}
              className="relative flex min-h-44 flex-col sm:min-h-60 bg-card p-6 transition-colors hover:bg-paper"
            >
              <h3 className="text-base tracking-normal">
                <Link to={to} className="no-underline after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-ink-2">{line}</p>
              <div className="mt-auto pt-6">{work}</div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
