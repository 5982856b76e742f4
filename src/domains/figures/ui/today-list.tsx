// Today's diary, in the business's own time; on an empty day, what is next.
import { Link } from 'react-router';
import { momentWords, spanWords } from '#domains/appointments/ui/diary-words.ts';
import { EmptyState } from '#web/ui/panel.tsx';
import { dateWords, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Desk } from '../contract.ts';

export function TodayList({ timezone, today, next }: Pick<Desk, 'timezone' | 'today' | 'next'>) {
  const now = new Date();
  const { date } = wallTimeOf(now, timezone);
  return (
    <section aria-labelledby="today">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="today" className="text-xl">
          Today
        </h2>
        <span className="text-ink-2">{dateWords(date, { weekday: 'long', month: 'long', day: 'numeric' })}</span>
      </div>
      {today.length === 0 ? (
        <div className="mt-4">
          <EmptyState
            title="Nothing in the diary today"
            action={
              <Link to="/diary" className="underline">
                Open the diary
              </Link>
            }
          >
            {next ? (
              <>
                Next: {next.name || next.service},{' '}
                <time dateTime={next.startsAt}>{momentWords(next.startsAt, timezone)}</time>.
              </>
            ) : (
              'What your receptionist books stands here.'
            )}
          </EmptyState>
        </div>
      ) : (
        <ol className="mt-4 border-t-2 border-ink">
          {today.map((one) => (
            <li key={one.id} className="border-b border-line">
              <Link
                to={`/diary?view=day&date=${date}&open=${one.id}`}
                className={`-mx-2 grid grid-cols-[9.5rem_1fr] gap-x-4 px-2 py-3 no-underline -outline-offset-3 hover:bg-mist ${
                  Date.parse(one.endsAt) < now.getTime() ? 'text-ink-2' : 'text-ink'
                }`}
              >
                <time dateTime={one.startsAt} className="figures font-semibold">
                  {spanWords(one, timezone)}
                </time>
                <span className="min-w-0">
                  <b className="block truncate font-semibold">{one.name || one.service}</b>
                  <span className="block truncate text-ink-2">
                    {[one.service, one.staff].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
