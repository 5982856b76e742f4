// Whether an appointment still says what somebody saw who now wants to change it.
import { numberCountry } from '#domains/knowledge/service/number-country.ts';
import { readFacts } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { type Named, refuseClashes } from '#shared/clashes.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { given } from '#shared/given.ts';
import type { Id } from '#shared/ids.ts';
import { type CountryCode, e164Of } from '#shared/phone.ts';
import type { updateAppointment } from '../contract.ts';
import { appointmentOf } from '../service.ts';
import * as store from '../store.ts';

type Changes = BodyOf<typeof updateAppointment>;

/** Throws `conflict` where somebody else changed what is to be changed, and `not_found`. Nobody changes it until the end. */
export async function checkUnchanged(
  scope: BusinessScope,
  id: Id<'appointment'>,
  was: Exclude<Changes['was'], undefined>,
  wanted: Omit<Changes, 'was'>,
): Promise<void> {
  // The facts before the appointment, as everywhere: whoever takes two locks takes them in this order.
  await readFacts(scope, 'held');
  const row = await store.findAppointment(scope, id, 'locked');
  if (!row) throw new Fault('not_found');
  const country = await numberCountry(scope);
  refuseClashes(appointmentOf(row), asKept(was, country), asKept(wanted, country));
}

/** An instant and a number are the same however they are written. */
function asKept({ startsAt, phone, ...said }: Omit<Changes, 'was'>, country: CountryCode | null): Named {
  return {
    ...given(said),
    ...(startsAt !== undefined && { startsAt: new Date(startsAt).toISOString() }),
    ...(phone !== undefined && { phone: phone && (e164Of(phone, country) ?? phone) }),
  };
}
