// A day as a line from midnight to midnight, with the quiet hours in it, so that an owner sees what they chose.
import { minutesOf } from '#shared/hours.ts';

const day = 1440;
const marks = ['12 AM', '6 AM', '12 PM', '6 PM', '12 AM'];

type Props = { from: string; until: string };

export function QuietDay({ from, until }: Props) {
  const spans = spansOf(minutesOf(from), minutesOf(until));
  return (
    <div className="mt-5" aria-hidden="true">
      <div className="relative h-6 overflow-hidden rounded-s bg-bell">
        {spans.map(([start, end]) => (
          <span
            key={start}
            className="absolute inset-y-0 bg-edge"
            style={{ left: `${(start / day) * 100}%`, width: `${((end - start) / day) * 100}%` }}
          />
        ))}
      </div>
      <div className="figures mt-1.5 flex justify-between text-xs text-ink-2">
        {marks.map((hour, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: midnight stands at both ends
          <span key={at}>{hour}</span>
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5 text-xs text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-bell" /> News comes at once
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-edge" /> News waits
        </span>
      </p>
    </div>
  );
}

/** The parts of one day that lie between two clocks; over midnight there are two. */
function spansOf(from: number, until: number): readonly (readonly [number, number])[] {
  if (Number.isNaN(from) || Number.isNaN(until) || from === until) return [];
  return from < until
    ? [[from, until]]
    : [
        [0, until],
        [from, day],
      ];
}
