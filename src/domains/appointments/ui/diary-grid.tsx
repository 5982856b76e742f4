// A day or a week as columns of time: what is open is light, what is kept is a card, and a card can be carried elsewhere.
import { useLayoutEffect, useRef } from 'react';
import type { Id } from '#shared/ids.ts';
import { clockWords, type LocalDate, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Appointment } from '../contract.ts';
import { DiaryColumn, hourPx } from './diary-column.tsx';
import { openOn, piecesOf, shownHours } from './diary-layout.ts';
import { longDay } from './diary-words.ts';
import type { Deeds } from './use-deeds.ts';
import type { Blocked, DiaryFacts, Freed, Standing } from './use-diary.ts';
import { type Column, useMoving } from './use-moving.ts';

export type Pointed = {
  readonly date: LocalDate;
  readonly minutes: number;
  readonly staffId?: Id<'staff'> | null | undefined;
};

type Props = {
  facts: DiaryFacts;
  days: readonly LocalDate[];
  standing: Standing;
  deeds: Deeds;
  onOpen: (appointment: Appointment) => void;
  onBlocked: (blocked: Blocked) => void;
  onFreed: (freed: Freed) => void;
  onPoint: (at: Pointed) => void;
  onDay: (date: LocalDate) => void;
};

export function DiaryGrid({ facts, days, standing, deeds, onOpen, onBlocked, onFreed, onPoint, onDay }: Props) {
  const { profile, staff } = facts;
  const zone = profile.timezone;
  const ground = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const isDay = days.length === 1;
  const columns: Column[] =
    isDay && staff.length > 1 && days[0] !== undefined
      ? staff.map(({ id }) => ({ date: days[0] as LocalDate, staffId: id }))
      : days.map((date) => ({ date }));
  const mover = useMoving(columns, zone, profile.booking.stepMinutes, deeds);
  const pieces = [...standing.appointments, ...standing.blocked, ...standing.freed]
    .flatMap((one) => piecesOf(one, zone))
    .filter(({ date }) => days.includes(date));
  // A block of whole days needs no taller page.
  const tall = pieces.filter(({ from, to }) => to - from < 12 * 60);
  const open = days.flatMap((date) => openOn(date, profile.hours, profile.closedDates));
  const hours = shownHours(open, tall);
  const now = wallTimeOf(new Date(), zone);

  // A week that is wider than the screen opens at today.
  const todayAt = isDay ? -1 : days.indexOf(now.date);
  const [firstDay] = days;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week is another look
  useLayoutEffect(() => {
    const [marks, ...drawn] = ground.current?.children ?? [];
    const column = drawn[todayAt];
    if (!frame.current || !marks || !column) return;
    frame.current.scrollLeft += column.getBoundingClientRect().left - marks.getBoundingClientRect().right;
  }, [firstDay, todayAt]);

  /** The column and the minutes under a pointer. */
  const under = (x: number, y: number) => {
    const found = [...(ground.current?.querySelectorAll('[data-column]') ?? [])];
    const rects = found.map((element) => element.getBoundingClientRect());
    const column = rects.findIndex(({ left, right }) => x >= left && x < right);
    const top = rects[0]?.top ?? 0;
    return { column, minutes: hours.from + ((y - top) / hourPx) * 60 };
  };
  const { moving } = mover;
  return (
    <section
      ref={frame}
      aria-label={isDay ? longDay(days[0] ?? '') : 'Week'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-5 overflow-x-auto rounded-l border border-line bg-card"
    >
      <p id="diary-keys" className="sr-only">
        Press Enter to open, M to move with the arrow keys.
      </p>
      <p role="status" className="sr-only">
        {moving?.by === 'keys' &&
          `${longDay(columns[moving.column]?.date ?? '')}, ${clockWords(moving.minutes)}${moving.isFree === false ? ', not free' : ''}. Enter puts it there, Escape leaves it.`}
      </p>
      <div
        ref={ground}
        className={`grid grid-cols-[3.5rem_repeat(var(--columns),minmax(0,1fr))] ${columns.length > 3 ? 'min-w-[52rem]' : 'min-w-0'}`}
        style={{ '--columns': columns.length } as React.CSSProperties}
      >
        <HourMarks from={hours.from} to={hours.to} />
        {columns.map((column, at) => (
          <DiaryColumn
            key={`${column.date} ${column.staffId ?? ''}`}
            {...{ facts, column, at, hours, standing, mover, under, onOpen, onBlocked, onFreed, onPoint }}
            title={column.staffId ? (staff.find(({ id }) => id === column.staffId)?.name ?? '') : undefined}
            now={column.date === now.date ? now.minutes : undefined}
            onDay={isDay ? undefined : onDay}
          />
        ))}
      </div>
    </section>
  );
}

function HourMarks({ from, to }: { from: number; to: number }) {
  const marks = Array.from({ length: (to - from) / 60 }, (_, at) => from + at * 60);
  return (
    <div aria-hidden="true" className="sticky left-0 z-20 bg-card">
      <div className="h-14 border-b border-line" />
      <div className="relative" style={{ height: ((to - from) / 60) * hourPx }}>
        {marks.map((minutes) => (
          <span
            key={minutes}
            className="figures absolute right-2 -translate-y-1/2 text-xs text-ink-2"
            style={{ top: Math.max(8, ((minutes - from) / 60) * hourPx) }}
          >
            {clockWords(minutes).replace(':00', '')}
          </span>
        ))}
      </div>
    </div>
  );
}
