// The bars once more, as a table: each day on which something did not work, or worked slowly.
import type { Status } from '../contract.ts';
import { nameOfSystem } from '../rules.ts';
import { minutesText } from './history-bars.tsx';
import { dayText } from './status-words.ts';

export function DaysInFigures({ status }: { status: Status | undefined }) {
  if (!status?.measuredSince) return <p className="max-w-[64ch] pb-6 text-ink-2">Nothing has been measured yet.</p>;
  const troubled = status.systems
    .flatMap(({ system, days }) => days.map((day) => ({ system, ...day })))
    .filter(({ outage, degraded }) => outage + degraded > 0)
    .sort((one, other) => other.day.localeCompare(one.day));
  if (troubled.length === 0)
    return (
      <p className="max-w-[64ch] pb-6 text-ink-2">
        Since {dayText(status.measuredSince)} every look found everything working.
      </p>
    );
  return (
    <table className="figures mb-6 w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line text-ink-2">
          {['Day (UTC)', 'System', 'Outage', 'Slow'].map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {troubled.map(({ system, day, outage, degraded }) => (
          <tr key={system + day} className="border-b border-line align-top">
            <td className="py-2 pr-4 whitespace-nowrap">{dayText(day)}</td>
            <td className="py-2 pr-4">{nameOfSystem[system]}</td>
            <td className="py-2 pr-4">{outage > 0 ? minutesText(outage) : '–'}</td>
            <td className="py-2">{degraded > 0 ? minutesText(degraded) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
