// What a look means: when slow is too slow, when a failure is an incident, and what a minute without a look counts as.
import type { FoundState, System, SystemDay, SystemState } from './contract.ts';

export const nameOfSystem: Readonly<Record<System, string>> = {
  telephony: 'Telephony',
  messaging: 'Text messages',
  mail: 'Email',
  chat: 'Chat',
  assistant: 'Assistant',
  api: 'API and database',
};

/** What is looked at, in a sentence for anybody. */
export const measureOfSystem: Readonly<Record<System, string>> = {
  telephony: 'Whether the phone carrier answers',
  messaging: 'Whether the carrier of text messages answers',
  mail: 'Whether the mail server greets us and takes mail',
  chat: 'How long a new line takes to an open chat',
  assistant: 'How long a whole turn takes, from question to reply',
  api: 'How long a request takes that asks the database',
};

/** What takes longer is degraded, in milliseconds. */
export const slowMs: Readonly<Record<System, number>> = {
  telephony: 3000,
  messaging: 3000,
  mail: 5000,
  chat: 1000,
  assistant: 1500,
  api: 750,
};

/** What takes longer than that is an outage. All systems together fit into a minute. */
export const lookMsMax = 8000;

const minuteMs = 60_000;

/** So many looks in a row that find an outage make an incident, and so many good ones end it. */
export const looksForIncident = 3;
/** Slowness has to last longer to be one. */
export const looksForSlowness = 10;
/** A look may be late by as much, without the minutes between counting as ones in which nothing ran. */
export const forgivenMinutes = 2;
/** A stop of fewer minutes, such as for a new version, counts as outage and is no incident. */
export const stopMinutesMin = 5;
/** The newest look says how a system does for as long. */
export const freshMs = 4 * minuteMs;

/** The minute of an instant: looks are told apart by it. */
export function minuteOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / minuteMs) * minuteMs);
}

/** The minutes between two looks in which nothing was measured, by day of UTC; none where the gap is forgiven. */
export function unmeasuredMinutes(before: Date, now: Date): ReadonlyMap<string, number> {
  const gap = Math.round((minuteOf(now).getTime() - minuteOf(before).getTime()) / minuteMs) - 1;
  const days = new Map<string, number>();
  if (gap <= forgivenMinutes) return days;
  const end = minuteOf(now).getTime();
  for (let at = minuteOf(before).getTime() + minuteMs; at < end; ) {
    const day = dayOf(new Date(at));
    const dayEnd = Math.min(end, Date.parse(`${day}T00:00:00Z`) + 1440 * minuteMs);
    days.set(day, Math.round((dayEnd - at) / minuteMs));
    at = dayEnd;
  }
  return days;
}

/** `2026-11-21`, of UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** What the newest looks (the newest first) make of a system's incident: it begins with the oldest of the bad ones. */
export function incidentStep(
  looks: readonly { readonly state: FoundState; readonly checkedAt: Date }[],
  isOpen: boolean,
):
  | { readonly step: 'open'; readonly state: 'degraded' | 'outage'; readonly since: Date }
  | { readonly step: 'close' }
  | null {
  const since = (bad: (state: FoundState) => boolean, most: number) => {
    const run = looks.slice(0, most);
    return run.length === most && run.every(({ state }) => bad(state)) ? run.at(-1)?.checkedAt : undefined;
  };
  if (isOpen) return since((state) => state === 'operational', looksForIncident) ? { step: 'close' } : null;
  const down = since((state) => state === 'outage', looksForIncident);
  if (down) return { step: 'open', state: 'outage', since: down };
  const slow = since((state) => state !== 'operational', looksForSlowness);
  return slow ? { step: 'open', state: 'degraded', since: slow } : null;
}

/** What the server itself says of an incident of its own. */
export function titleOf(system: System, state: 'degraded' | 'outage'): string {
  return state === 'outage'
    ? `${nameOfSystem[system]} not working`
    : `${nameOfSystem[system]} slower than it should be`;
}

/** The share of minutes in which it worked, slowly or not; null where nothing was measured. */
export function uptimeOf(days: readonly Omit<SystemDay, 'day'>[]): number | null {
  let [up, all] = [0, 0];
  for (const { operational, degraded, outage } of days) {
    up += operational + degraded;
    all += operational + degraded + outage;
  }
  return all === 0 ? null : up / all;
}

/** The worst of what is set up; `unknown` where anything that is set up was not measured lately, or nothing is. */
export function overallOf(states: readonly SystemState[]): SystemState {
  const setUp = states.filter((state) => state !== 'not-set-up');
  if (setUp.length === 0) return 'unknown';
  return (['outage', 'unknown', 'degraded'] as const).find((bad) => setUp.includes(bad)) ?? 'operational';
}

/** `99.98%`: never rounded up to a hundred. */
export function percentOf(share: number): string {
  return `${(Math.floor(share * 10_000) / 100).toFixed(share === 1 ? 0 : 2)}%`;
}

/** `45 minutes`, `2 hours 5 minutes`, `3 days 4 hours`; a started minute counts. */
export function lengthOf(ms: number): string {
  const total = Math.max(1, Math.ceil(ms / minuteMs));
  const parts = [
    [Math.floor(total / 1440), 'day'],
    [Math.floor((total % 1440) / 60), 'hour'],
    [total % 60, 'minute'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .slice(0, 2)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
