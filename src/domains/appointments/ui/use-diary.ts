// What a diary page knows: the business's facts once, and what stands in the days that are shown, asked again with each word of
// a talk, each minute, and whenever the reader comes back to the page.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useChanges } from '#domains/conversations/ui/inbox/changes.ts';
import { oneAtATime } from '#domains/conversations/ui/inbox/one-at-a-time.ts';
import {
  listServices,
  listStaff,
  type Profile,
  readProfile,
  type Service,
  type StaffMember,
} from '#domains/knowledge/contract.ts';
import { api } from '#web/client/api.ts';
import { type Loaded, useLoaded } from '#web/ui/use-loaded.ts';
import type { LocalDate } from '#web/ui/zoned-time.ts';
import {
  type Appointment,
  type BlockedTime,
  listAppointments,
  listBlockedTimes,
  type WeeklyOccurrence,
} from '../contract.ts';
import { spanOf } from './diary-layout.ts';

export type DiaryFacts = {
  readonly profile: Profile;
  readonly services: readonly Service[];
  readonly staff: readonly StaffMember[];
};

async function loadFacts(): Promise<DiaryFacts> {
  const [profile, { services }, { staff }] = await Promise.all([
    api.call(readProfile, {}),
    api.call(listServices, {}),
    api.call(listStaff, {}),
  ]);
  return { profile, services, staff };
}

export function useDiaryFacts(): Loaded<DiaryFacts> {
  return useLoaded(loadFacts);
}

/** Time that is kept free: a single one, or a day of what is kept each week. */
export type Blocked = (BlockedTime | WeeklyOccurrence) & { readonly key: string };
/** A day of what is kept each week on which it does not stand. */
export type Freed = WeeklyOccurrence & { readonly key: string };

export type Standing = {
  readonly appointments: readonly Appointment[];
  readonly blocked: readonly Blocked[];
  readonly freed: readonly Freed[];
};

const refreshMs = 60_000;

/** What stands in those days. While other days load, what was shown last stays undefined rather than wrong. */
export function useStanding(days: readonly LocalDate[], zone: string) {
  const { from, to } = spanOf(days, zone);
  const [standing, setStanding] = useState<{ readonly of: string; readonly value: Standing }>();
  const [failure, setFailure] = useState<{ readonly why: unknown }>();
  const asked = `${from} ${to}`;
  // The newest asking alone is heard: an answer that was asked for before a change may come after it.
  const round = useRef(0);

  const reload = useCallback(async () => {
    round.current += 1;
    const mine = round.current;
    try {
      // What this device kept of an older page knows no weekly blocks.
      const [{ appointments }, { blockedTimes, occurrences = [], freed = [] }] = await Promise.all([
        // What began the day before may still run.
        api.call(listAppointments, { query: { from: new Date(Date.parse(from) - 86_400_000).toISOString(), to } }),
        api.call(listBlockedTimes, { query: { from, to } }),
      ]);
      if (mine !== round.current) return;
      const keyed = (one: WeeklyOccurrence) => ({ ...one, key: `${one.weeklyBlockId} ${one.date}` });
      const blocked = [...blockedTimes.map((one) => ({ ...one, key: one.id })), ...occurrences.map(keyed)];
      const running = appointments.filter(({ endsAt }) => Date.parse(endsAt) > Date.parse(from));
      setStanding({ of: `${from} ${to}`, value: { appointments: running, blocked, freed: freed.map(keyed) } });
      setFailure(undefined);
    } catch (why) {
      if (mine === round.current) setFailure({ why });
    }
  }, [from, to]);

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    ask();
    const timer = setInterval(ask, refreshMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      // What is on its way is of other days.
      round.current += 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [reload]);

  // What a talk books comes with its line; whoever is away asks when they are back.
  const hear = useMemo(() => oneAtATime(reload), [reload]);
  useChanges(
    useCallback(() => {
      if (document.visibilityState === 'visible') hear();
    }, [hear]),
  );

  // An Undo that outlives its days asks anew for those that are shown now.
  const newest = useRef(reload);
  newest.current = reload;

  const value = standing?.of === asked ? standing.value : undefined;
  return {
    value,
    /** Why these days, or what they are now, could not be had; undefined where they are here as they stand. */
    failure,
    reload: () => void newest.current(),
    /** Draws an appointment as it stands after a change, before everything is asked for again. */
    put(changed: Appointment) {
      round.current += 1;
      const isIt = ({ id }: Appointment) => id === changed.id;
      setStanding((before) => {
        if (!before) return before;
        const appointments = before.value.appointments.map((one) => (isIt(one) ? changed : one));
        return { ...before, value: { ...before.value, appointments } };
      });
    },
  };
}
