// Which number brings help in a country: a caller in danger is never sent to one that does not ring there.
import type { Business } from './business.ts';
import { countryOf } from './values/phones.ts';

/** Where 112 is not the number to say; it reaches help in every other country of the four languages. */
const numbers: Readonly<Record<string, string>> = {
  US: '911',
  CA: '911',
  PR: '911',
  MX: '911',
  AR: '911',
  CO: '123',
  CL: '133',
  GB: '999',
  IE: '999',
  AU: '000',
  NZ: '111',
};

/** The emergency number of the business's country, by its own telephone number, else by its time zone. */
export function emergencyNumberOf({ phone, timezone }: Pick<Business, 'phone' | 'timezone'>): string {
  const country = countryOf(phone);
  if (country !== null) return numbers[country] ?? '112';
  return /^(?:America|US|Pacific\/Honolulu)\b/.test(timezone) ? '911' : '112';
}
