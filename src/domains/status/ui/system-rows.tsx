// The six systems, a row each: what is looked at, how it was for ninety days, how it is.
import { Tag } from '#web/ui/panel.tsx';
import { type Status, type SystemStatus, systems } from '../contract.ts';
import { measureOfSystem, nameOfSystem, percentOf } from '../rules.ts';
import { HistoryBars } from './history-bars.tsx';
import { dayText, toneOfState, tookText, wordOfState } from './status-words.ts';

/** Without a status the rows stand there as they will be, so that nothing moves when it comes. */
export function SystemRows({ status }: { status: Status | undefined }) {
  const until = (status?.checkedAt ?? new Date().toISOString()).slice(0, 10);
  return (
    <ul className="border-t-2 border-ink">
      {systems.map((system) => {
        const row = status?.systems.find((one) => one.system === system);
        return (
          <li
            key={system}
            className="grid gap-x-10 gap-y-4 border-b border-line py-6 lg:grid-cols-[4fr_6fr_12rem] lg:items-center"
          >
            <div>
              <h3 className="text-lg tracking-tight">{nameOfSystem[system]}</h3>
              <p className="text-sm text-ink-2">{row?.note ?? `${measureOfSystem[system]}.`}</p>
            </div>
            <History row={row} until={until} />
            <div className="flex items-center justify-between gap-4 lg:flex-col lg:items-end lg:gap-2">
              {row ? <Tag tone={toneOfState[row.state]}>{wordOfState[row.state]}</Tag> : <Tag>…</Tag>}
              <p className="figures min-h-[1.5em] text-sm text-ink-2">{row && figuresOf(row)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function History({ row, until }: { row: SystemStatus | undefined; until: string }) {
  if (row?.state === 'not-set-up' && row.days.length === 0)
    return (
      <p className="flex min-h-[3.9rem] items-center text-sm text-ink-2">
        Not connected on this server, so there is nothing to measure.
      </p>
    );
  return (
    <div className="min-w-0">
      <div className="h-9">{row && <HistoryBars days={row.days} until={until} />}</div>
      <p className="mt-1.5 flex justify-between gap-4 text-xs text-ink-2">
        <span>{row?.measuredSince ? `Measured since ${dayText(row.measuredSince)}` : '90 days'}</span>
        <span>Today</span>
      </p>
    </div>
  );
}

function figuresOf({ uptime, responseMs }: SystemStatus): string {
  if (uptime === null) return '';
  return [`${percentOf(uptime)} up`, responseMs !== null && tookText(responseMs)].filter(Boolean).join(' · ');
}
