// As whose a number is read that is written in a business without a country code.
import type { BusinessScope } from '#platform/database/scope.ts';
import { type CountryCode, countryOfBusiness } from '#shared/phone.ts';
import { readProfile } from '../service.ts';

/** The country of the business's own number or of its clock; null where they tell of none, or of two. */
export async function numberCountry(scope: BusinessScope): Promise<CountryCode | null> {
  return countryOfBusiness(await readProfile(scope));
}
