// An appointment in the grid. It opens at a press, and is carried with the mouse or, after M, with the arrow keys.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clockWords, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Appointment } from '../contract.ts';
import { hoursWords, momentWords } from './diary-words.ts';
import type { Mover, Moving } from './use-moving.ts';

type Props = {
  appointment: Appointment;
  /** How much of it stands in this column. */
  minutes: number;
  showsStaff: boolean;
  zone: string;
  style: React.CSSProperties;
  mover: Mover;
  under: (x: number, y: number) => { column: number; minutes: number };
  onOpen: (appointment: Appointment) => void;
};

/** A hand that trembles is no drag. */
const startsAfterPx = 5;

export function AppointmentCard({ appointment, minutes, showsStaff, zone, style, mover, under, onOpen }: Props) {
  const grip = useRef<{ x: number; y: number; above: number; isCarried: boolean }>(undefined);
  const { moving } = mover;
  const isMoving = moving?.appointment.id === appointment.id;

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    // A finger scrolls; it moves an appointment by opening it.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const above = under(event.clientX, event.clientY).minutes - wallTimeOf(appointment.startsAt, zone).minutes;
    grip.current = { x: event.clientX, y: event.clientY, above, isCarried: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const held = grip.current;
    if (!held) return;
    if (!held.isCarried) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < startsAfterPx) return;
      held.isCarried = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      mover.take(appointment, 'pointer');
    }
    const at = under(event.clientX, event.clientY);
    if (at.column >= 0) mover.to({ column: at.column, minutes: at.minutes - held.above });
  };
  const onPointerUp = () => {
    if (grip.current?.isCarried) mover.put();
  };
  const onClick = () => {
    const wasCarried = grip.current?.isCarried;
    grip.current = undefined;
    if (!wasCarried && !isMoving) onOpen(appointment);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!isMoving) {
      if (event.key.toLowerCase() === 'm') mover.take(appointment, 'keys');
      return;
    }
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (step) mover.step(step[0] ?? 0, step[1] ?? 0);
    else if (event.key === 'Enter') mover.put();
    else return;
    event.preventDefault();
  };
  const { name, service, staff, startsAt } = appointment;
  const who = name || service;
  return (
    <div className="absolute p-0.5" style={style}>
      <button
        type="button"
        aria-label={`${who}, ${service}, ${momentWords(startsAt, zone)}${staff ? `, with ${staff}` : ''}`}
        aria-describedby="diary-keys"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={mover.drop}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={() => isMoving && moving?.by === 'keys' && mover.drop()}
        className={`flex size-full cursor-grab flex-col overflow-hidden rounded-s border border-sage/40 border-l-4 border-l-sage bg-sage-soft px-2 text-left text-xs text-ink -outline-offset-3 select-none hover:border-sage ${minutes < 35 ? 'justify-center' : 'justify-start py-1'} ${isMoving ? 'opacity-45' : ''}`}
      >
        {minutes >= 35 && <span className="figures block truncate text-sage-ink">{hoursWords(appointment, zone)}</span>}
        <span className="block truncate">
          <b className="font-semibold">{who}</b>
          {minutes < 35 && <span className="text-sage-ink"> {service}</span>}
        </span>
        {minutes >= 70 && (
          <span className="block truncate text-sage-ink">
            {showsStaff && staff ? `${service} · ${staff}` : service}
          </span>
        )}
      </button>
    </div>
  );
}

/** Where it would be put down: green where it may be, red where it may not. */
export function CarriedCard({ moving, style }: { moving: Moving; style: React.CSSProperties }) {
  const tone = {
    true: 'border-sage bg-sage text-sage-on',
    false: 'border-signal bg-signal-soft text-signal',
    undefined: 'border-ink bg-card text-ink',
  }[`${moving.isFree}`];
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 z-20 p-0.5" style={style}>
      <div className={`size-full overflow-hidden rounded-s border-2 px-2 py-0.5 text-xs shadow-lift ${tone}`}>
        <b className="figures font-semibold">{clockWords(moving.minutes)}</b>
        {moving.isFree === false && <span className="ml-2">Not free</span>}
      </div>
    </div>
  );
}
