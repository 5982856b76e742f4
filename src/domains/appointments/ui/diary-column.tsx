// One column of the grid: what is open, what stands there, and the shadow of what is being carried over it.
import { dateWords, instantOf, type LocalDate } from '#web/ui/zoned-time.ts';
import type { Appointment } from '../contract.ts';
import { AppointmentCard, CarriedCard } from './appointment-card.tsx';
import type { Pointed } from './diary-grid.tsx';
import { lanesOf, openOn, type Piece, piecesOf } from './diary-layout.ts';
import { longDay, whoWords } from './diary-words.ts';
import type { Blocked, DiaryFacts, Freed, Standing } from './use-diary.ts';
import type { Column, Mover } from './use-moving.ts';

export const hourPx = 60;

type Props = {
  facts: DiaryFacts;
  column: Column;
  at: number;
  title: string | undefined;
  hours: { readonly from: number; readonly to: number };
  standing: Standing;
  now: number | undefined;
  mover: Mover;
  under: (x: number, y: number) => { column: number; minutes: number };
  onOpen: (appointment: Appointment) => void;
  onBlocked: (blocked: Blocked) => void;
  onFreed: (freed: Freed) => void;
  onPoint: (at: Pointed) => void;
  onDay: ((date: LocalDate) => void) | undefined;
};

type Here = { readonly piece: Piece } & ({ readonly appointment: Appointment } | { readonly blocked: Blocked });

export function DiaryColumn(props: Props) {
  const { facts, column, at, title, hours, standing, now, mover, under, onOpen, onBlocked, onFreed } = props;
  const { onPoint, onDay } = props;
  const { profile } = facts;
  const zone = profile.timezone;
  const isHere = (staffId: string | null) =>
    column.staffId === undefined || staffId === null || staffId === column.staffId;
  const onThisDay = <T extends { startsAt: string; endsAt: string }>(one: T) =>
    piecesOf(one, zone).filter(({ date }) => date === column.date);
  const standingHere: Here[] = [
    ...standing.blocked
      .filter(({ staffId }) => isHere(staffId))
      .flatMap((blocked) => onThisDay(blocked).map((piece) => ({ piece: clipped(piece, hours), blocked }))),
    ...standing.appointments
      .filter(({ staffId }) => isHere(staffId))
      .flatMap((appointment) => onThisDay(appointment).map((piece) => ({ piece: clipped(piece, hours), appointment }))),
  ].filter(({ piece }) => piece.from < piece.to);
  const lanes = lanesOf(standingHere.map(({ piece }) => piece));
  const placeOf = ({ from, to }: { from: number; to: number }) => ({
    top: ((from - hours.from) / 60) * hourPx,
    height: ((to - from) / 60) * hourPx,
  });
  const { moving } = mover;
  const open = openOn(column.date, profile.hours, profile.closedDates);
  return (
    <div className="min-w-0 border-l border-line">
      <ColumnHead date={column.date} title={title} isToday={now !== undefined} onDay={onDay} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the button Book does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        data-column={at}
        className="relative cursor-copy overflow-hidden bg-mist/70"
        style={placeOf(hours)}
        onClick={(event) => {
          if (event.target !== event.currentTarget && !(event.target as Element).matches('[data-open]')) return;
          const { minutes } = under(event.clientX, event.clientY);
          onPoint({ date: column.date, minutes: Math.floor(minutes / 30) * 30, staffId: column.staffId });
        }}
      >
        {open.map(([from, to]) => (
          <div key={from} data-open className="absolute inset-x-0 bg-card" style={placeOf({ from, to })} />
        ))}
        {open.length === 0 && (
          <p className="pointer-events-none absolute inset-x-0 top-3 text-center text-xs font-semibold text-ink-2">
            Closed
          </p>
        )}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 bg-[repeating-linear-gradient(to_bottom,var(--line)_0_1px,transparent_1px_60px)]"
        />
        {standing.freed
          .filter(({ staffId }) => isHere(staffId))
          .flatMap((freed) => onThisDay(freed).map((piece) => ({ piece: clipped(piece, hours), freed })))
          .filter(({ piece }) => piece.from < piece.to)
          .map(({ piece, freed }) => (
            <FreedMark key={freed.key} freed={freed} style={placeOf(piece)} onOpen={onFreed} />
          ))}
        {standingHere.map((one, index) => {
          const { lane, lanes: count } = lanes[index] ?? { lane: 0, lanes: 1 };
          const style = { ...placeOf(one.piece), left: `${(lane / count) * 100}%`, width: `${100 / count}%` };
          if ('blocked' in one)
            return (
              <BlockedCard
                key={one.blocked.key}
                {...{ style }}
                blocked={one.blocked}
                who={
                  column.staffId === undefined && one.blocked.staffId !== null
                    ? whoWords(one.blocked.staffId, facts.staff)
                    : undefined
                }
                onOpen={onBlocked}
              />
            );
          return (
            <AppointmentCard
              key={one.appointment.id}
              {...{ style, mover, under, zone, onOpen }}
              appointment={one.appointment}
              minutes={one.piece.to - one.piece.from}
              showsStaff={column.staffId === undefined && facts.staff.length > 1}
            />
          );
        })}
        {now !== undefined && now >= hours.from && now <= hours.to && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-signal"
            style={{ top: placeOf({ from: now, to: now }).top }}
          />
        )}
        {moving?.column === at && (
          <CarriedCard
            moving={moving}
            style={placeOf({ from: moving.minutes, to: moving.minutes + lengthOf(moving.appointment) })}
          />
        )}
      </div>
    </div>
  );
}

function lengthOf({ startsAt, endsAt }: Appointment): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

function clipped({ date, from, to }: Piece, hours: { readonly from: number; readonly to: number }): Piece {
  return { date, from: Math.max(from, hours.from), to: Math.min(to, hours.to) };
}

/** Where a wished time of a column begins, as an instant. */
export function instantAt({ date, minutes }: Pointed, zone: string): string {
  return instantOf({ date, minutes }, zone).toISOString();
}

type HeadProps = {
  date: LocalDate;
  title: string | undefined;
  isToday: boolean;
  onDay: ((date: LocalDate) => void) | undefined;
};

function ColumnHead({ date, title, isToday, onDay }: HeadProps) {
  const look = 'flex h-14 w-full items-center justify-center gap-2 border-b border-line px-2 text-sm font-semibold';
  if (title !== undefined) return <h2 className={`${look} truncate tracking-normal`}>{title}</h2>;
  const words = (
    <>
      <span className="text-ink-2">{dateWords(date, { weekday: 'short' })}</span>
      <span className={`figures grid size-8 place-items-center rounded-full ${isToday ? 'bg-bell text-bell-ink' : ''}`}>
        {dateWords(date, { day: 'numeric' })}
      </span>
    </>
  );
  if (!onDay) return <h2 className={`${look} tracking-normal`}>{words}</h2>;
  return (
    <h2 className="tracking-normal">
      <button
        type="button"
        aria-label={`Show ${longDay(date)}`}
        onClick={() => onDay(date)}
        className={`${look} -outline-offset-3 hover:bg-mist`}
      >
        {words}
      </button>
    </h2>
  );
}

type BlockedProps = {
  blocked: Blocked;
  who: string | undefined;
  style: React.CSSProperties;
  onOpen: (blocked: Blocked) => void;
};

function BlockedCard({ blocked, who, style, onOpen }: BlockedProps) {
  const name = blocked.reason || 'Blocked';
  return (
    <div className="absolute p-0.5" style={style}>
      <button
        type="button"
        onClick={() => onOpen(blocked)}
        className="block size-full overflow-hidden rounded-s border border-dashed border-edge bg-mist bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--line)_7px_8px)] px-2 py-1 text-left text-xs -outline-offset-3 hover:border-ink"
      >
        <span className="rounded-s bg-mist px-1 font-semibold">{who ? `${name} · ${who}` : name}</span>
      </button>
    </div>
  );
}

type FreedProps = { freed: Freed; style: React.CSSProperties; onOpen: (freed: Freed) => void };

/** What is freed can be booked, so only its name is pressed, and it stands behind what is booked there. */
function FreedMark({ freed, style, onOpen }: FreedProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 p-0.5" style={style}>
      <div className="size-full rounded-s border border-dashed border-edge/60">
        <button
          type="button"
          onClick={() => onOpen(freed)}
          className="pointer-events-auto block min-h-6 max-w-full truncate rounded-s px-2 text-left text-xs text-ink-2 italic -outline-offset-3 hover:text-ink hover:underline"
        >
          Freed{freed.reason && `: ${freed.reason}`}
        </button>
      </div>
    </div>
  );
}
