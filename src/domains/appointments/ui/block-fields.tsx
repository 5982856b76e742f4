// What is asked of time that is blocked, once or every week: when, until which day, and why.
import { inputLook } from '#web/ui/field.tsx';
import type { LocalDate } from '#web/ui/zoned-time.ts';

/** An input of the type `time` ends at 23:59; midnight at the end of a day is 24:00. */
export const endClock = (clock: string) => (clock === '00:00' ? '24:00' : clock);

/** Said where an end that is not behind its start is on the next day. */
export const nightWords = (from: string, to: string) => (endClock(to) < from ? 'On the next day' : undefined);

type MomentProps = {
  label: string;
  /** The day is that of another moment. */
  isTimeAlone?: boolean;
  hint?: string | undefined;
  value: { readonly date: LocalDate; readonly clock: string };
  onChange: (value: { date: LocalDate; clock: string }) => void;
};

export function Moment({ label, value, onChange, hint, isTimeAlone = false }: MomentProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {!isTimeAlone && (
        <input
          type="date"
          aria-label={`${label}, day`}
          value={value.date}
          onChange={(event) => event.target.value && onChange({ ...value, date: event.target.value })}
          className={inputLook}
        />
      )}
      <input
        type="time"
        aria-label={`${label}, time`}
        value={value.clock}
        onChange={(event) => event.target.value && onChange({ ...value, clock: event.target.value })}
        className={inputLook}
      />
      {hint && <span className="self-center text-xs text-ink-2">{hint}</span>}
    </fieldset>
  );
}

type LastDayProps = { value: string; first: LocalDate; onChange: (value: string) => void };

/** The last day of what repeats; empty where it has none. */
export function LastDay({ value, first, onChange }: LastDayProps) {
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      Last day
      <input
        type="date"
        value={value}
        min={first}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputLook} font-normal`}
      />
      <span className="text-xs font-normal text-ink-2">Empty: without an end</span>
    </label>
  );
}

export function Reason({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      Reason
      <input
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        placeholder="Only the team sees it"
        autoComplete="off"
        className={`${inputLook} font-normal`}
      />
    </label>
  );
}
