// How states and times read on the status page.
import type { SystemState } from '../contract.ts';

export const wordOfState: Readonly<Record<SystemState, string>> = {
  operational: 'Operational',
  degraded: 'Degraded',
  outage: 'Outage',
  unknown: 'Not measured',
  'not-set-up': 'Not set up',
};

export const toneOfState = {
  operational: 'settled',
  degraded: 'bell',
  outage: 'urgent',
  unknown: 'quiet',
  'not-set-up': 'quiet',
} as const satisfies Record<SystemState, string>;

/** `Nov 21, 2026`, of a day of UTC. */
export function dayText(day: string): string {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** `Nov 21, 10:31 AM EST`, where the reader is. */
export function momentText(instant: string): string {
  return new Date(instant).toLocaleString('en-US', {
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
}

/** `0.8 s` from a second on, else `140 ms`; what is not measurable in whole milliseconds is under one. */
export function tookText(ms: number): string {
  if (ms < 1) return '< 1 ms';
  return ms < 1000 ? `${ms} ms` : `${Number((ms / 1000).toFixed(1))} s`;
}
