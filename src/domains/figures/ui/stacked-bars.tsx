// Columns of counts by channel, drawn; and the same as a table for who reads rather than looks.
import { useId } from 'react';
import { AsTable } from '#web/ui/as-table.tsx';
import type { PerChannel } from '../contract.ts';
import { channelNames, channelWords, sumOf } from './figure-words.ts';

export const channelFills = { phone: 'fill-sage', sms: 'fill-bell', chat: 'fill-signal', email: 'fill-edge' } as const;

export type Column = PerChannel & { readonly key: string; readonly name: string };

const [step, gap, height] = [20, 5, 140];

type Props = {
  title: string;
  /** What a column stands for: `Day`. */
  by: string;
  columns: readonly Column[];
  /** Written below the columns at those places. */
  marks: readonly { readonly at: number; readonly text: string }[];
};

export function StackedBars({ title, by, columns, marks }: Props) {
  const titleId = useId();
  const most = Math.max(1, ...columns.map(sumOf));
  const used = channelNames.filter((name) => columns.some((column) => column[name] > 0));
  const all = columns.reduce((sum, column) => sum + sumOf(column), 0);
  const width = columns.length * step;
  const busiest = columns.reduce<Column | undefined>(
    (best, next) => (best === undefined || sumOf(next) > sumOf(best) ? next : best),
    undefined,
  );
  const spoken =
    all === 0
      ? 'No conversations in this time.'
      : `${all} in all; most at ${busiest?.name}: ${busiest && sumOf(busiest)}.`;
  return (
    <figure aria-labelledby={titleId}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <Legend names={used} />
      </figcaption>
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-2">
        <div
          aria-hidden="true"
          className="figures flex flex-col justify-between text-right text-xs leading-none text-ink-2"
        >
          <span>{all === 0 ? '' : most}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={`${title}: ${spoken}`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-36 w-full"
        >
          <line x1="0" x2={width} y1="0.5" y2="0.5" className="stroke-line" vectorEffect="non-scaling-stroke" />
          {columns.map((column, at) => (
            <Stack key={column.key} column={column} x={at * step + gap / 2} most={most} />
          ))}
          <line
            x1="0"
            x2={width}
            y1={height - 0.5}
            y2={height - 0.5}
            className="stroke-edge"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div aria-hidden="true" className="figures relative col-start-2 mt-1 h-5 text-xs text-ink-2">
          {marks.map(({ at, text }) => (
            <span key={text} className="absolute whitespace-nowrap" style={{ left: `${(100 * at) / columns.length}%` }}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <AsTable title={title} head={[by, ...channelNames.map((name) => channelWords[name]), 'All']}>
        {columns.map((column) => (
          <tr key={column.key} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
              {column.name}
            </th>
            {[...channelNames.map((name) => column[name]), sumOf(column)].map((count, at) => (
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

function Stack({ column, x, most }: { column: Column; x: number; most: number }) {
  let top = height;
  return (
    <g>
      <title>{`${column.name}: ${sumOf(column)}`}</title>
      {channelNames.map((name) => {
        const part = (column[name] / most) * (height - 1);
        top -= part;
        return (
          part > 0 && <rect key={name} x={x} y={top} width={step - gap} height={part} className={channelFills[name]} />
        );
      })}
    </g>
  );
}

export function Legend({ names }: { names: readonly (keyof PerChannel)[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-xs text-ink-2">
      {names.map((name) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5">
            <rect width="10" height="10" rx="2" className={channelFills[name]} />
          </svg>
          {channelWords[name]}
        </li>
      ))}
    </ul>
  );
}
