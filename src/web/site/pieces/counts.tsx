// Numbers as drawings: calls over a day, strokes on a tally, answers from 1 to 5. What they show is said in words as well.

/** One column an hour; hours at which nobody was there are drawn on a ground of their own. */
export function Hours({ open: [from, to], calls }: { open: readonly [number, number]; calls: readonly number[] }) {
  const most = Math.max(1, ...calls);
  const total = calls.reduce((sum, count) => sum + count, 0);
  const closed = calls.reduce((sum, count, hour) => (hour >= from && hour < to ? sum : sum + count), 0);
  return (
    <div>
      <svg viewBox="0 0 480 130" preserveAspectRatio="none" className="h-36 w-full sm:h-56" aria-hidden="true">
        <rect x={from * 20} y="0" width={(to - from) * 20} height="130" rx="6" className="fill-bell-soft" />
        {calls.map((count, hour) => {
          const height = count === 0 ? 3 : (count / most) * 104;
          const inside = hour >= from && hour < to;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the hour
              key={hour}
              x={hour * 20 + 5}
              y={124 - height}
              width="10"
              height={height}
              rx="3"
              className={count === 0 ? 'fill-line' : inside ? 'fill-bell' : 'fill-sage'}
            />
          );
        })}
      </svg>
      <ol className="figures mt-2 flex justify-between text-xs text-ink-2" aria-hidden="true">
        {['midnight', '6 AM', 'noon', '6 PM', 'midnight'].map((hour, place) => (
          <li key={`${hour}${place > 2 ? ' again' : ''}`}>{hour}</li>
        ))}
      </ol>
      <p className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-sm">
        <span className="flex items-center gap-2">
          <i className="size-3 rounded-[3px] bg-bell" /> {total - closed} calls while the desk was open
        </span>
        <span className="flex items-center gap-2">
          <i className="size-3 rounded-[3px] bg-sage" /> {closed} while it was closed
        </span>
      </p>
    </div>
  );
}

/** Five strokes to a gate, the fifth across the four, as on a slip of paper. */
export function Tally({ counts }: { counts: readonly { readonly words: string; readonly times: number }[] }) {
  return (
    <ol className="grid text-sm">
      {counts.map(({ words, times }) => (
        <li
          key={words}
          className="grid grid-cols-[1fr_2rem] items-center gap-x-6 gap-y-2 border-b border-line py-3.5 first:pt-0 last:border-0 last:pb-0 sm:grid-cols-[1fr_15rem_2rem]"
        >
          <span className="max-sm:col-span-2 font-medium">{words}</span>
          <Strokes times={times} />
          <span className="figures text-right text-ink-2">
            {times}
            <span className="sr-only"> times</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Strokes({ times }: { times: number }) {
  const gates = Array.from({ length: Math.ceil(times / 5) }, (_, gate) => Math.min(5, times - gate * 5));
  return (
    <svg viewBox="0 0 240 24" className="h-6 w-60 max-w-full stroke-sage" aria-hidden="true" fill="none">
      {gates.map((strokes, gate) => {
        const left = gate * 34 + 3;
        const upright = Array.from({ length: Math.min(4, strokes) }, (_, one) => `M${left + one * 6} 3l-1 18`);
        const across = strokes === 5 ? `M${left - 4} 17L${left + 23} 6` : '';
        return <path key={left} d={upright.join('') + across} strokeWidth="2" strokeLinecap="round" />;
      })}
    </svg>
  );
}

/** Columns from 1 to 5, the numbers of answers over them. */
export function Votes({ question, votes }: { question: string; votes: readonly number[] }) {
  const most = Math.max(1, ...votes);
  const total = votes.reduce((sum, count) => sum + count, 0);
  const mean = votes.reduce((sum, count, at) => sum + count * (at + 1), 0) / Math.max(1, total);
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">“{question}”</span>
        <span className="figures text-ink-2">
          {total} answers, {mean.toFixed(1)} on average
        </span>
      </p>
      <ol className="mt-5 grid grid-cols-5 gap-2 sm:gap-4">
        {votes.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the mark that was given
          <li key={at} className="figures flex flex-col items-center gap-1.5">
            <span className="sr-only">{`${count} gave a ${at + 1}`}</span>
            <span aria-hidden="true">{count}</span>
            <svg viewBox="0 0 40 96" preserveAspectRatio="none" className="h-24 w-full" aria-hidden="true">
              <rect
                y={96 - Math.max(3, (count / most) * 96)}
                width="40"
                height={Math.max(3, (count / most) * 96)}
                rx="4"
                className={at < 2 ? 'fill-signal' : at === 2 ? 'fill-bell' : 'fill-sage'}
              />
            </svg>
            <span aria-hidden="true" className="w-full border-t-2 border-ink pt-1.5 text-center font-semibold">
              {at + 1}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
