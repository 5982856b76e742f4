// The week as an owner sees it: a row a day, with as many intervals as it has.
import { Plus, X } from 'lucide-react';
import { type Weekday, type WeekHours, weekdays } from '#shared/hours.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, inputLook } from '#web/ui/field.tsx';
import type { FieldState } from '#web/ui/form.ts';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { faultsOf, dayNames as names } from './hours-faults.ts';
import { hoursInShort } from './hours-words.ts';

/** An input of the type `time` ends at 23:59; midnight at the end of a day is kept as 24:00. */
const shown = (clock: string) => (clock === '24:00' ? '00:00' : clock);
const kept = (clock: string) => (clock === '00:00' ? '24:00' : clock);

/** Once it was held back, what is wrong stands at its day, and the first of it carries the field's name, by which it gets the focus. */
export function HoursEditor({ field }: { field: FieldState<WeekHours> }) {
  const { value: hours, error } = field;
  const week = useHeldFocus<HTMLDivElement>();
  const change = (day: Weekday, intervals: WeekHours[Weekday]) => field.set({ ...hours, [day]: intervals });
  const faults = error ? faultsOf(hours) : [];
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Business hours</legend>
      <p className="figures mt-1 text-sm text-ink-2">{hoursInShort(hours)}</p>
      <div ref={week} tabIndex={-1} className="mt-2 border-t border-line outline-none">
        {weekdays.map((day) => {
          const fault = faults.find((one) => one.day === day);
          const faultId = `${field.id}-${day}-error`;
          const wrong = (at: number, side: 'from' | 'to') =>
            fault?.at === at &&
            fault.side === side && {
              'aria-invalid': true as const,
              'aria-describedby': faultId,
              ...(fault === faults[0] && { name: field.name }),
            };
          return (
            <div
              key={day}
              className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[7rem_1fr_auto]"
            >
              <span className="flex min-h-11 items-center font-semibold">{names[day]}</span>
              <div className="order-last col-span-full grid gap-2 sm:order-none sm:col-span-1">
                {hours[day].length === 0 && <span className="flex min-h-11 items-center text-ink-2">Closed</span>}
                {hours[day].map(([from, to], at) => {
                  const set = (interval: [string, string]) => change(day, hours[day].with(at, interval));
                  const part = `${names[day]}${hours[day].length > 1 ? `, part ${at + 1}` : ''}`;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an interval has no name but its place
                    <div key={at} className="flex items-center gap-2">
                      <input
                        type="time"
                        aria-label={`${part}, from`}
                        value={from}
                        {...wrong(at, 'from')}
                        onChange={(event) => set([event.target.value, to])}
                        className={`${inputLook} max-w-36`}
                      />
                      <span aria-hidden="true">–</span>
                      <input
                        type="time"
                        aria-label={`${part}, to`}
                        value={shown(to)}
                        {...wrong(at, 'to')}
                        onChange={(event) => set([from, kept(event.target.value)])}
                        className={`${inputLook} max-w-36`}
                      />
                      <button
                        type="button"
                        aria-label={`Remove ${part}`}
                        onClick={() => change(day, hours[day].toSpliced(at, 1))}
                        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-mist hover:text-ink"
                      >
                        <X aria-hidden="true" className="size-4" />
                      </button>
                    </div>
                  );
                })}
                {fault && (
                  <p id={faultId} className="text-sm font-semibold text-signal">
                    {fault.words}
                  </p>
                )}
              </div>
              <Button
                kind="quiet"
                size="sm"
                className="-mr-4 min-h-11 sm:mr-0"
                aria-label={`Add hours on ${names[day]}`}
                onClick={() => change(day, [...hours[day], nextInterval(hours[day])])}
              >
                <Plus aria-hidden="true" className="size-4" />
                Add
              </Button>
            </div>
          );
        })}
      </div>
      {faults.length === 0 && <FieldError field={field} />}
    </fieldset>
  );
}

function nextInterval(intervals: WeekHours[Weekday]): [string, string] {
  const end = intervals.at(-1)?.[1];
  if (end === undefined) return ['09:00', '17:00'];
  const hour = Math.min(22, Number(end.slice(0, 2)) + 1);
  return [`${String(hour).padStart(2, '0')}:00`, `${String(hour + 1).padStart(2, '0')}:00`];
}
