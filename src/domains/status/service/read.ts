// The status as anybody reads it: nothing in it that was not measured or said by the operator.
import type { SystemScope } from '#platform/database/scope.ts';
import { dayMs } from '#shared/durations.ts';
import { historyDays, type Incident, type Status, type System, type SystemStatus, systems } from '../contract.ts';
import { dayOf, freshMs, overallOf, uptimeOf } from '../rules.ts';
import * as store from '../store.ts';

/** `setUp` names what this server looks at; the rest is shown as not set up, with what was measured before. */
export async function readStatus(scope: SystemScope, setUp: ReadonlySet<System>): Promise<Status> {
  const now = scope.now().getTime();
  const yesterday = new Date(now - dayMs);
  const firstDay = dayOf(new Date(now - (historyDays - 1) * dayMs));
  const days = await store.findDays(scope, firstDay);
  const figures = new Map((await store.measureLooks(scope, yesterday)).map((row) => [row.system, row]));
  const measuredSince = await store.findFirstLook(scope);
  const checkedAt = await store.findLastLook(scope);
  const read: SystemStatus[] = [];
  for (const system of systems) {
    const own = days.filter((row) => row.system === system).map(({ system: _, ...day }) => day);
    const [newest] = setUp.has(system) ? await store.findLooks(scope, system, 1) : [];
    const isFresh = newest !== undefined && now - newest.checkedAt.getTime() <= freshMs;
    read.push({
      system,
      state: !setUp.has(system) ? 'not-set-up' : isFresh ? newest.state : 'unknown',
      note: isFresh ? newest.note : null,
      responseMs: figures.get(system)?.medianMs ?? null,
      uptime: uptimeOf(own),
      measuredSince: own[0]?.day ?? null,
      days: own,
    });
  }
  return {
    state: overallOf(read.map(({ state }) => state)),
    checkedAt: checkedAt?.toISOString() ?? null,
    measuredSince: measuredSince?.toISOString() ?? null,
    systems: read,
    figures: {
      uptime: uptimeOf(days),
      replies: await store.measureReplies(scope, yesterday),
      checks: [...figures.values()].reduce((all, { count }) => all + count, 0),
    },
    incidents: (await store.findIncidents(scope, new Date(now - historyDays * dayMs))).map(incidentOf),
  };
}

function incidentOf({ id, kind, system, title, started_at, ended_at, notes }: store.IncidentRow): Incident {
  return {
    ...{ id, kind, system, title },
    state: ended_at === null ? 'ongoing' : kind === 'maintenance' ? 'completed' : 'resolved',
    startedAt: started_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    notes: notes.map(({ saidAt, text }) => ({ saidAt: new Date(saidAt).toISOString(), text })),
  };
}
