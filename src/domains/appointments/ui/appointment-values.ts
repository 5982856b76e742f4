// What the form of an appointment is filled with, and what it says otherwise than it began: only that is sent, so what
// others changed meanwhile stays.
import { phoneWords } from '#domains/contacts/ui/phone-words.ts';
import { changedFrom } from '#web/client/save-seen.ts';
import type { Appointment } from '../contract.ts';
import type { Said } from './use-deeds.ts';

export type Values = {
  name: string;
  phone: string;
  email: string;
  address: string;
  note: string;
  serviceId: string;
  /** Empty: whoever is free. */
  staffId: string;
};

export function valuesOf({ name, phone, email, address, note, serviceId, staffId }: Appointment): Values {
  return {
    ...{ name, note, serviceId, phone: phone ? phoneWords(phone) : '', email: email ?? '', address: address ?? '' },
    staffId: staffId ?? '',
  };
}

const texts = ['name', 'phone', 'email', 'address', 'note'] as const;
const mustBeText = new Set<string>(['name', 'note']);

/** Whether it says another service, or somebody else. */
export const isPlacedAnew = (seen: Appointment, { serviceId, staffId }: Values): boolean =>
  seen.serviceId !== serviceId || (seen.staffId ?? '') !== staffId;

export function saidOf(seen: Appointment, values: Values): Said {
  const before = valuesOf(seen);
  const said = texts.map((name) => {
    const text = values[name].trim();
    // What was not touched stays as it is kept, which is not always how it is shown.
    if (text === before[name].trim()) return [name, seen[name]];
    return [name, text === '' && !mustBeText.has(name) ? null : text];
  });
  const place = { serviceId: values.serviceId, staffId: values.staffId || null };
  const { changes, was } = changedFrom(seen, { ...Object.fromEntries(said), ...place });
  // Another service is done by whom the form shows, and by nobody else who happens to be free.
  if (changes.serviceId === undefined || place.staffId === null) return { changes, was };
  return { changes: { ...changes, staffId: place.staffId }, was: { ...was, staffId: seen.staffId } };
}
