// What is sent of an edited appointment: what was changed, and what was seen of the same.
import { expect, it } from 'vitest';
import type { Appointment } from '../contract.ts';
import { isPlacedAnew, saidOf, type Values, valuesOf } from './appointment-values.ts';

const seen = {
  ...{ name: 'Dana Reyes', phone: '+12025550101', email: null, address: null, note: ' Ring twice ' },
  ...{ serviceId: 'svc_1', staffId: 'stf_1' },
} as Appointment;
const edited = (values: Partial<Values>) => saidOf(seen, { ...valuesOf(seen), ...values });

it('says nothing of what was not touched, however it is shown', () => {
  expect(edited({})).toEqual({ changes: {}, was: {} });
});

it.each<[Partial<Values>, object, object]>([
  [{ name: ' Dana R. ' }, { name: 'Dana R.' }, { name: 'Dana Reyes' }],
  [{ phone: '' }, { phone: null }, { phone: '+12025550101' }],
  [{ note: '' }, { note: '' }, { note: ' Ring twice ' }],
  [{ address: '12 Elm St' }, { address: '12 Elm St' }, { address: null }],
  [{ staffId: '' }, { staffId: null }, { staffId: 'stf_1' }],
  // Done by whom the form shows.
  [{ serviceId: 'svc_2' }, { serviceId: 'svc_2', staffId: 'stf_1' }, { serviceId: 'svc_1', staffId: 'stf_1' }],
  [
    { serviceId: 'svc_2', staffId: '' },
    { serviceId: 'svc_2', staffId: null },
    { serviceId: 'svc_1', staffId: 'stf_1' },
  ],
])('sends %j as what changed, with what was seen of it', (values, changes, was) => {
  expect(edited(values)).toEqual({ changes, was });
});

it('knows another service, or somebody else, from what is only noted', () => {
  const isAnew = (values: Partial<Values>) => isPlacedAnew(seen, { ...valuesOf(seen), ...values });
  expect([isAnew({ name: 'Dan' }), isAnew({ staffId: '' }), isAnew({ serviceId: 'svc_2' })]).toEqual([
    ...[false, true, true],
  ]);
});
