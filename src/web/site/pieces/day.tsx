// A day as the diary shows it: who works at the top, one column each, free time drawn as free.
import type { Slot } from '../content/shapes.ts';

/** How a stretch of the diary looks by its state. */
export const slotLook = {
  booked: 'bg-mist text-ink',
  new: 'bg-sage font-semibold text-sage-on',
  free: 'border border-dashed border-edge/60 text-ink-2',
};

/** Several people, vans or bays beside each other; under each other where the page is narrow. */
export function Day({ columns }: { columns: readonly { readonly who: string; readonly slots: readonly Slot[] }[] }) {
  return (
    <div className="grid gap-x-6 gap-y-7 text-sm sm:grid-cols-2 lg:flex">
      {columns.map(({ who, slots }) => (
        <div key={who} className="lg:flex-1">
          <p className="border-b-2 border-ink pb-2 font-semibold">{who}</p>
          <ol>
            {slots.map(({ time, what, state }) => (
              <li key={time + what} className="mt-2 grid grid-cols-[3.25rem_1fr] gap-2">
                <time className="pt-1.5 text-ink-2">{time}</time>
                <div className={`rounded-s px-2.5 py-1.5 ${slotLook[state]}`}>{what}</div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
