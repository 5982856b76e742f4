// Days on which the business is closed whatever the week says: chosen from a calendar, one by one.
import { X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { described, FieldError, inputLook } from '#web/ui/field.tsx';
import type { FieldState } from '#web/ui/form.ts';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { dateWords } from '#web/ui/zoned-time.ts';
import { withDate } from './with-date.ts';

const inWords = (date: string) => dateWords(date, { dateStyle: 'full' });

type Props = {
  readonly field: FieldState<readonly string[]>;
  /** The date in the calendar's input. It is saved with the others, also where nobody has pressed Add. */
  readonly next: FieldState<string>;
};

export function ClosedDates({ field, next }: Props) {
  const { value: dates } = field;
  const list = useHeldFocus<HTMLDivElement>();
  const add = () => {
    field.set(withDate(dates, next.value));
    next.set('');
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Closed dates</legend>
      <div ref={list} tabIndex={-1} className="mt-2 outline-none">
        {dates.length === 0 && (
          <p className="border-y border-line py-3 text-ink-2">None. The week above holds all year.</p>
        )}
        {dates.length > 0 && (
          <ul aria-label="Closed dates" className="border-t border-line">
            {dates.map((date) => (
              <li key={date} className="figures flex items-center justify-between gap-4 border-b border-line">
                <time dateTime={date}>{inWords(date)}</time>
                <button
                  type="button"
                  aria-label={`Remove ${inWords(date)}`}
                  onClick={() => field.set(dates.filter((one) => one !== date))}
                  className="grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-mist hover:text-ink"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-3 flex items-end gap-3">
          <div className="grid gap-1.5">
            <label htmlFor={next.id} className="text-sm">
              Another closed date
            </label>
            <input
              {...described(next)}
              type="date"
              value={next.value}
              onChange={(event) => next.set(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || next.value === '') return;
                event.preventDefault();
                add();
              }}
              className={`${inputLook} max-w-48`}
            />
          </div>
          <Button kind="secondary" disabled={next.value === ''} onClick={add}>
            Add Date
          </Button>
        </div>
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
