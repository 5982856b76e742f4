// Looks at every system that is set up, and keeps what was found: the minute, the day, and the incident it makes or ends.
import type { SystemScope } from '#platform/database/scope.ts';
import { dayMs } from '#shared/durations.ts';
import { type System, systems } from '../contract.ts';
import {
  dayOf,
  incidentStep,
  lengthOf,
  lookMsMax,
  looksForSlowness,
  minuteOf,
  slowMs,
  stopMinutesMin,
  titleOf,
  unmeasuredMinutes,
} from '../rules.ts';
import * as store from '../store.ts';

/** Looks at one system. Throws where it does not work; a sentence says what is not as it should be although it works. */
export type Check = (signal: AbortSignal) => Promise<string | null>;

/** Those that are set up. */
export type Checks = { readonly [system in System]?: Check };

/**
 * Looks at all of them, outside of any transaction, one after the other so that none waits for another's work. Never throws:
 * what fails was found not to work.
 */
export async function lookAround(checks: Checks): Promise<readonly store.Look[]> {
  const looks: store.Look[] = [];
  for (const system of systems) {
    const check = checks[system];
    if (check) looks.push(await lookAt(system, check));
  }
  return looks;
}

async function lookAt(system: System, check: Check): Promise<store.Look> {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    const signal = AbortSignal.timeout(lookMsMax);
    const note = await Promise.race([check(signal), aborted(signal)]);
    const tookMs = took();
    return { system, tookMs, note, state: note !== null || tookMs > slowMs[system] ? 'degraded' : 'operational' };
  } catch {
    return { system, tookMs: took(), note: null, state: 'outage' };
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Keeps the looks of this minute. Minutes since the last look in which nothing ran count as outage. Safe to repeat: the
 * second looks of a minute change nothing.
 */
export async function keepLooks(scope: SystemScope, looks: readonly store.Look[]): Promise<void> {
  const minute = minuteOf(scope.now());
  const last = await store.findLastLook(scope);
  let isFirst = false;
  for (const look of looks)
    if (await store.keepLook(scope, minute, look)) {
      isFirst = true;
      await stepIncident(scope, look.system);
    }
  if (isFirst && last !== null) await keepStop(scope, last, looks);
}

async function keepStop(scope: SystemScope, last: Date, looks: readonly store.Look[]): Promise<void> {
  const days = unmeasuredMinutes(last, scope.now());
  for (const [day, minutes] of days)
    for (const { system } of looks) await store.addMinutes(scope, system, day, 'outage', minutes);
  const stopped = [...days.values()].reduce((all, minutes) => all + minutes, 0);
  if (stopped < stopMinutesMin) return;
  const from = new Date(minuteOf(last).getTime() + 60_000);
  const id = await store.insertIncident(scope, {
    ...{ kind: 'incident', system: null, recorded_by: 'server', title: 'This server was not running' },
    ...{ started_at: from, ended_at: minuteOf(scope.now()) },
  });
  const ran = `Nothing was measured for ${lengthOf(stopped * 60_000)}: the server, its database or its background work stood still.`;
  if (id) await store.insertNote(scope, id, ran);
}

async function stepIncident(scope: SystemScope, system: System): Promise<void> {
  const open = await store.findOpenIncident(scope, system);
  const step = incidentStep(await store.findLooks(scope, system, looksForSlowness), open !== null);
  if (step?.step === 'open')
    await store.insertIncident(scope, {
      ...{ kind: 'incident', system, recorded_by: 'server', title: titleOf(system, step.state) },
      ...{ started_at: step.since, ended_at: null },
    });
  else if (step && open) await store.endIncident(scope, open, scope.now());
}

const looksKeptMs = 2 * dayMs;

/** Forgets single looks after two days, and days that no page shows any more. Safe to repeat. */
export async function forgetOldLooks(scope: SystemScope, daysKept: number): Promise<void> {
  const now = scope.now().getTime();
  await store.deleteLooksBefore(scope, new Date(now - looksKeptMs), dayOf(new Date(now - daysKept * dayMs)));
}
