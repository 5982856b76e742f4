// What came of the conversations: a row each, as long as they were many.
import { AsTable } from '#web/ui/as-table.tsx';
import type { Figures } from '../contract.ts';
import { channelNames, channelWords, outcomeWords, sumOf } from './figure-words.ts';
import { channelFills } from './stacked-bars.tsx';

export function OutcomeRows({ outcomes }: { outcomes: Figures['outcomes'] }) {
  const most = Math.max(1, ...outcomes.map(sumOf));
  const shown = outcomes.filter((one) => sumOf(one) > 0).sort((a, b) => sumOf(b) - sumOf(a));
  return (
    <figure>
      <dl className="grid gap-y-3">
        {shown.map((one) => (
          <div key={one.outcome} className="grid grid-cols-[1fr_auto] gap-x-4 sm:grid-cols-[11rem_1fr_3rem]">
            <dt>{outcomeWords[one.outcome]}</dt>
            <dd className="figures text-right font-semibold sm:order-last">{sumOf(one)}</dd>
            <dd className="col-span-2 self-center sm:col-span-1">
              <Bar counts={one} most={most} />
            </dd>
          </div>
        ))}
      </dl>
      <AsTable title="Outcomes" head={['Outcome', ...channelNames.map((name) => channelWords[name]), 'All']}>
        {shown.map((one) => (
          <tr key={one.outcome} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
              {outcomeWords[one.outcome]}
            </th>
            {[...channelNames.map((name) => one[name]), sumOf(one)].map((count, at) => (
              <td key={channelNames[at] ?? 'all'} className="py-1.5 pl-4 text-right">
                {count}
              </td>
            ))}
          </tr>
        ))}
      </AsTable>
    </figure>
  );
}

function Bar({ counts, most }: { counts: Figures['outcomes'][number]; most: number }) {
  let x = 0;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-3.5 w-full">
      {channelNames.map((name) => {
        const width = (100 * counts[name]) / most;
        const at = x;
        x += width;
        return width > 0 && <rect key={name} x={at} width={width} height="10" className={channelFills[name]} />;
      })}
    </svg>
  );
}
