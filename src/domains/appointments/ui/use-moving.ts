// An appointment on its way to another time: dragged with a pointer or stepped by keys. Where it may be put down is asked of
// the server when it is taken up, so the rules are seen before they refuse.
import { useEffect, useRef, useState } from 'react';
import { useMay } from '#domains/accounts/ui/may.ts';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { tellFailedLoad } from '#web/ui/tell-failed-load.ts';
import { toast } from '#web/ui/toast.ts';
import { instantOf, type LocalDate, wallTimeOf } from '#web/ui/zoned-time.ts';
import { type Appointment, listFreeTimes } from '../contract.ts';
import { spanOf } from './diary-layout.ts';
import { skippedWords } from './diary-words.ts';
import { isToldOf } from './telling.ts';
import type { Deeds } from './use-deeds.ts';

/** A column of the page: a day, and in a day of several people one of them. `undefined`: the same person where free. */
export type Column = { readonly date: LocalDate; readonly staffId?: Id<'staff'> | null };

export type Moving = {
  readonly appointment: Appointment;
  readonly column: number;
  readonly minutes: number;
  readonly by: 'pointer' | 'keys';
  /** Undefined while it is not known. */
  readonly isFree: boolean | undefined;
};

type At = { readonly column: number; readonly minutes: number };

const freeKey = (startsAt: string, staffId: string | null | undefined) => `${staffId ?? ''} ${Date.parse(startsAt)}`;

async function findFree({ id, serviceId, staffId }: Appointment, columns: readonly Column[], zone: string) {
  const range = spanOf([...new Set(columns.map(({ date }) => date))], zone);
  const asked = new Set(columns.map((column) => (column.staffId === undefined ? staffId : column.staffId)));
  const found = new Set<string>();
  for (const one of asked) {
    const query = { ...range, serviceId, moving: id, max: 500, ...(one && { staffId: one }) };
    const { freeTimes } = await api.call(listFreeTimes, { query });
    for (const { startsAt } of freeTimes) found.add(freeKey(startsAt, one));
  }
  return found;
}

export type Mover = ReturnType<typeof useMoving>;

export function useMoving(columns: readonly Column[], zone: string, stepMinutes: number, deeds: Deeds) {
  const may = useMay();
  const [moving, setMoving] = useState<Omit<Moving, 'isFree'>>();
  const [free, setFree] = useState<ReadonlySet<string>>();
  const turn = useRef(0);

  const targetOf = ({ column, minutes }: At, appointment: Appointment) => {
    const { date, staffId } = columns[column] ?? { date: '' };
    const startsAt = instantOf({ date, minutes }, zone).toISOString();
    return { startsAt, staffId: staffId === undefined ? appointment.staffId : staffId, isOther: staffId !== undefined };
  };
  const skippedOf = ({ column, minutes }: At) => skippedWords({ date: columns[column]?.date ?? '', minutes }, zone);
  const take = (appointment: Appointment, by: Moving['by'], at?: At) => {
    if (!may('staff')) return;
    const column = columns.findIndex(
      ({ date, staffId }) =>
        date === wallTimeOf(appointment.startsAt, zone).date &&
        (staffId === undefined || staffId === appointment.staffId),
    );
    setMoving({ appointment, by, column, minutes: wallTimeOf(appointment.startsAt, zone).minutes, ...at });
    setFree(undefined);
    turn.current += 1;
    const mine = turn.current;
    findFree(appointment, columns, zone).then(
      (found) => mine === turn.current && setFree(found),
      // Whether a time is free is then said by the server, once it is put down.
      (failure: unknown) => {
        if (mine === turn.current) tellFailedLoad(failure, 'What is free');
      },
    );
  };
  const drop = () => {
    turn.current += 1;
    setMoving(undefined);
  };
  const put = () => {
    if (!moving) return;
    drop();
    const skipped = skippedOf(moving);
    if (skipped) return toast.error(`${skipped}. It was not moved.`);
    const { startsAt, staffId, isOther } = targetOf(moving, moving.appointment);
    const before = moving.appointment;
    if (Date.parse(startsAt) === Date.parse(before.startsAt) && staffId === before.staffId) return;
    void deeds.move(before, isOther ? { startsAt, staffId } : { startsAt }, isToldOf(before));
  };
  const isTaken = moving !== undefined;
  useEffect(() => {
    if (!isTaken) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      turn.current += 1;
      setMoving(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isTaken]);

  const snapped = (minutes: number) =>
    Math.max(0, Math.min(1440 - stepMinutes, Math.round(minutes / stepMinutes) * stepMinutes));
  let shown: Moving | undefined;
  if (moving) {
    const { startsAt, staffId } = targetOf(moving, moving.appointment);
    shown = { ...moving, isFree: skippedOf(moving) ? false : free?.has(freeKey(startsAt, staffId)) };
  }
  return {
    moving: shown,
    take,
    put,
    drop,
    /** Follows the pointer. */
    to: ({ column, minutes }: At) => setMoving((before) => before && { ...before, column, minutes: snapped(minutes) }),
    /** A step of the clock, or a column, by key. */
    step: (columnsOn: number, steps: number) =>
      setMoving(
        (before) =>
          before && {
            ...before,
            column: Math.max(0, Math.min(columns.length - 1, before.column + columnsOn)),
            minutes: snapped(before.minutes + steps * stepMinutes),
          },
      ),
  };
}
