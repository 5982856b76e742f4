// The week as an owner sees it: a row a day, with as many intervals as it has.
import { Plus, X } from 'lucide-react';
import { type Weekday, type WeekHours, weekdays } from '#shared/hours.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { hoursInShort } from './hours-words.ts';

const names: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
/** An input of the type `time` ends at 23:59; midnight at the end of a day is kept as 24:00. */
const shown = (clock: string) => (clock === '24:00' ? '00:00' : clock);
const kept = (clock: string) => (clock === '00:00' ? '24:00' : clock);

type Props = { hours: WeekHours; onChange: (hours: WeekHours) => void; error: string | undefined };

export function HoursEditor({ hours, onChange, error }: Props) {
  const change = (day: Weekday, intervals: WeekHours[Weekday]) => onChange({ ...hours, [day]: intervals });
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Business hours</legend>
      <p className="figures mt-1 text-sm text-ink-2">{hoursInShort(hours)}</p>
      <div className="mt-2 border-t border-line">
        {weekdays.map((day) => (
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
                      onChange={(event) => set([event.target.value, to])}
                      className={`${inputLook} max-w-36`}
                    />
                    <span aria-hidden="true">–</span>
                    <input
                      type="time"
                      aria-label={`${part}, to`}
                      value={shown(to)}
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
        ))}
      </div>
      {error && <p className="mt-2 font-semibold text-signal">{error}</p>}
    </fieldset>
  );
}

function nextInterval(intervals: WeekHours[Weekday]): [string, string] {
  const end = intervals.at(-1)?.[1];
  if (end === undefined) return ['09:00', '17:00'];
  const hour = Math.min(22, Number(end.slice(0, 2)) + 1);
  return [`${String(hour).padStart(2, '0')}:00`, `${String(hour + 1).padStart(2, '0')}:00`];
}
