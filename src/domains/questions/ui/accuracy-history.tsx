// How the accuracy went over the runs: one bar a run, the newest at the right.
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { AsTable } from '#web/ui/as-table.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { listTestRuns } from '../contract.ts';
import { percentOf } from '../rules.ts';
import { whenRan } from './training-words.ts';

const load = async () => (await api.call(listTestRuns, {})).runs;
const [barsMost, step, height] = [30, 10, 44];

/** Nothing, until there are two runs to compare. */
export function AccuracyHistory() {
  const zone = useZone();
  const runs = useLoaded(load).value?.slice(0, barsMost).reverse() ?? [];
  const bars = runs.map((run) => ({ ...run, percent: percentOf(run.passed, run.total) ?? 0 }));
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || bars.length < 2) return null;
  return (
    <figure className="mt-6">
      <svg
        role="img"
        aria-label={`Accuracy of the last ${bars.length} runs: from ${first.percent}% to ${last.percent}%`}
        viewBox={`0 0 ${barsMost * step} ${height + 2}`}
        className="block w-full max-w-md"
      >
        <line x1="0" x2={barsMost * step} y1={height + 1} y2={height + 1} className="stroke-line" />
        {bars.map(({ id, percent, ...run }, at) => (
          <rect
            key={id}
            x={at * step}
            y={height - barHeight(percent)}
            width={step - 3}
            height={barHeight(percent)}
            rx="2"
            className={id === last.id ? 'fill-sage' : 'fill-edge/45'}
          >
            <title>{`${whenRan(run, zone)}: ${percent}%`}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="figures mt-2 text-xs text-ink-2">
        The last {bars.length} runs, since {whenRan(first, zone)}
      </figcaption>
      <AsTable title="Accuracy" head={['Run', 'Right', 'Of', 'Accuracy']}>
        {bars.toReversed().map(({ id, percent, ...run }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
              {whenRan(run, zone)}
            </th>
            <td className="py-1.5 pl-4 text-right">{run.passed}</td>
            <td className="py-1.5 pl-4 text-right">{run.total}</td>
            <td className="py-1.5 pl-4 text-right">{percent}%</td>
          </tr>
        ))}
      </AsTable>
    </figure>
  );
}

/** Even a run without a right answer stands on the line. */
function barHeight(percent: number): number {
  return Math.max(2, (height * percent) / 100);
}
