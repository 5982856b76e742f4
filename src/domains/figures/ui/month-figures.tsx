// Four figures of this month, and the way to all others.
import { Link } from 'react-router';
import type { Desk } from '../contract.ts';
import { perChannelWords, sumOf } from './figure-words.ts';

export function MonthFigures({ month }: { month: Desk['month'] }) {
  const { conversations: talks } = month;
  const figures: readonly (readonly [string, number, string])[] = [
    ['Conversations', sumOf(talks), perChannelWords(talks) || 'nobody has called yet'],
    ['Booked by your receptionist', month.bookedByReceptionist, `of ${month.appointments} booked in all`],
    ['Messages taken', month.messages, 'left by callers'],
    ['Questions not known', month.questions, 'each counted once'],
  ];
  return (
    <section aria-labelledby="this-month" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="this-month" className="text-xl">
          This month
        </h2>
        <Link to="/analytics" className="underline">
          All analytics
        </Link>
      </div>
      <dl className="mt-4 grid grid-cols-2 border-t-2 border-ink lg:grid-cols-4">
        {figures.map(([name, figure, rest]) => (
          <div key={name} className="flex flex-col-reverse justify-end border-b border-line py-4 pr-4 sm:pr-6">
            <dt className="text-ink-2">
              <b className="font-semibold text-ink">{name}</b>
              <span className="block">{rest}</span>
            </dt>
            <dd className="figures text-2xl font-bold tracking-tight">{figure.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
