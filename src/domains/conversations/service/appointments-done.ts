// What a talk did in the diary, read from the records.
import { findAppointment, listOfConversation } from '#domains/appointments/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { type Id, isId } from '#shared/ids.ts';
import type { Line } from '../contract.ts';

/** Each appointment that was touched by the talk, as it stands now, with the last thing that was done to it. */
export async function appointmentsDone(scope: BusinessScope, lines: readonly Line[]) {
  const done = new Map<Id<'appointment'>, 'booked' | 'moved' | 'cancelled'>();
  for (const act of lines.flatMap((line) => line.acts))
    if ('appointment' in act && isId('appointment', act.appointment)) done.set(act.appointment, act.did);
  const all = [];
  for (const [id, did] of done) {
    const found = await findAppointment(scope, id);
    if (found) all.push({ ...found, did });
  }
  return all;
}

/** The same, and what the team booked from the talk, which stands in none of its lines. */
export async function appointmentsShown(scope: BusinessScope, id: Id<'conversation'>, lines: readonly Line[]) {
  const done = await appointmentsDone(scope, lines);
  const known = new Set(done.map((one) => one.id));
  const others = (await listOfConversation(scope, id)).filter((one) => !known.has(one.id));
  return [...done, ...others.map((one) => ({ ...one, did: 'booked' as const }))];
}
