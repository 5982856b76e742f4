// What is asked of time that is blocked, once or every week: when, until which day, and why.
import { useId } from 'react';
import { minutesOf } from '#shared/hours.ts';
import { inputLook } from '#web/ui/field.tsx';
import { instantOf, type LocalDate, wallTimeOf } from '#web/ui/zoned-time.ts';
import { skippedWords } from './diary-words.ts';

/** An input of the type `time` ends at 23:59; midnight at the end of a day is 24:00. */
export const endClock = (clock: string) => (clock === '00:00' ? '24:00' : clock);

/** Said where an end that is not behind its start is on the next day. */
export const nightWords = (from: string, to: string) => (endClock(to) < from ? 'On the next day' : undefined);

/** Said of a span that begins or ends at a time that its day has not; undefined of any other. */
export function skippedSpanWords(from: Said, to: Said, zone: string): string | undefined {
  const [start, end] = [from, to].map(({ date, clock }) => ({ date, minutes: minutesOf(clock) }));
  if (!start || !end) return undefined;
  const before = wallTimeOf(new Date(instantOf(end, zone).getTime() - 60_000), zone);
  // The moment in which the clocks go forward ends the hour before it, by either of its names.
  const isShownBefore = before.minutes === (end.minutes + 1439) % 1440;
  return skippedWords(start, zone) ?? (isShownBefore ? undefined : skippedWords(end, zone));
}

type Said = { readonly date: LocalDate; readonly clock: string };

type MomentProps = {
  label: string;
  /** The day is that of another moment. */
  isTimeAlone?: boolean;
  hint?: string | undefined;
  value: Said;
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
  const hint = useId();
  return (
    <div className="grid gap-1.5">
      <label className="grid gap-1.5 text-sm font-semibold">
        Last day
        <input
          type="date"
          value={value}
          min={first}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={hint}
          className={`${inputLook} font-normal`}
        />
      </label>
      <span id={hint} className="text-xs text-ink-2">
        Empty: without an end
      </span>
    </div>
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
