// What the operator tells of incidents and maintenance, and the letters that readers of the status get about all of them.
import { type Letter, type ListNeeds, writeToReaders } from '#domains/mailing-lists/service.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { System } from '../contract.ts';
import { lengthOf } from '../rules.ts';
import * as store from '../store.ts';

export type Announcement = {
  readonly kind: 'incident' | 'maintenance';
  readonly system: System | null;
  readonly title: string;
  readonly text: string | null;
};

/** As long as a letter's subject has room for. */
export const titleLengthMax = 48;

/** Begins an incident or maintenance in the operator's words, from now on. */
export async function announce(scope: SystemScope, { text, ...said }: Announcement): Promise<Id<'incident'>> {
  const id = await store.insertIncident(scope, {
    ...said,
    ...{ recorded_by: 'operator', started_at: scope.now(), ended_at: null },
  });
  if (id === null) throw new Error('an incident of the operator met another');
  if (text !== null) await store.insertNote(scope, id, text);
  return id;
}

/** Adds a note to any incident; the operator's word stands beside the server's. False where there is no such incident. */
export const addNote = store.insertNote;

/** Ends it now, with a last word. False where no open one has that id. */
export async function endIncident(scope: SystemScope, id: Id<'incident'>, text: string | null): Promise<boolean> {
  if (!(await store.endIncident(scope, id, scope.now()))) return false;
  if (text !== null) await store.insertNote(scope, id, text);
  return true;
}

/** What goes on, and what began since then. */
export const listIncidents = store.findIncidents;

/** Writes to the readers of the status what began and what ended. Once each, however often this runs. */
export async function tellReaders(needs: ListNeeds, scope: SystemScope): Promise<void> {
  for (const incident of await store.takeUntold(scope))
    await writeToReaders(needs, scope, 'status', letterOf(incident, needs.links.to('/status')));
}

const spoken = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ', ')} UTC`;

function letterOf(incident: store.IncidentRow, url: string): Letter {
  const { id, kind, title, started_at: start, ended_at: end } = incident;
  const notes = incident.notes.map(({ text }) => text);
  if (end === null)
    return { key: `${id}:start`, subject: title, paragraphs: [`Since ${spoken(start)}.`, ...notes.slice(-15)], url };
  const took = `From ${spoken(start)} to ${spoken(end)}: ${lengthOf(end.getTime() - start.getTime())}.`;
  const over = kind === 'maintenance' ? 'Completed' : 'Resolved';
  return { key: `${id}:end`, subject: `${over}: ${title}`, paragraphs: [took, ...notes.slice(-15)], url };
}
