// Phone numbers are E.164 wherever they are kept or compared: +12025550123.
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

export type { CountryCode };

/** The number as E.164, read as one of `country` where it has no country code; null when it cannot be a number, or one of no known country. */
export function e164Of(text: string, country: CountryCode | null): string | null {
  const number = parsePhoneNumberFromString(text, country ?? undefined);
  if (!number?.isPossible()) return null;
  // An area of the North American plan begins with no 0 and no 1: such digits are a number of another country.
  return number.countryCallingCode === '1' && /^[01]/.test(number.nationalNumber) ? null : number.number;
}

/** As it is written to people of any country: "+49 30 901820". What is no number stays as it is. */
export function internationalOf(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/** The country of a number in E.164, "US" for one shared by several of the North American plan; null where it is not known. */
export function countryOfNumber(e164: string): CountryCode | null {
  const number = parsePhoneNumberFromString(e164);
  return number?.country ?? (number?.countryCallingCode === '1' ? 'US' : null);
}

/** The country that keeps the clock of an IANA zone, as the runtime's own tables say; null for one of several or of none, like UTC. */
function countryOfZone(zone: string): CountryCode | null {
  const known = countries.get(zone);
  if (known !== undefined) return known;
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  const [country, ...others] = getCountries().filter((region) => zonesOf(region).includes(timeZone));
  const found = country !== undefined && others.length === 0 ? country : null;
  countries.set(zone, found);
  return found;
}

/** What was found of each zone: all countries are gone through for one, and zones are few. */
const countries = new Map<string, CountryCode | null>();

/** Newer runtimes have a method for what older ones have as a property; TypeScript knows neither. */
function zonesOf(region: CountryCode): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?(): string[]; readonly timeZones?: string[] } = new Intl.Locale('und', {
    region,
  });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/**
 * As whose a number is read that somebody of a business writes without a country code: by the business's own number and its clock.
 * Null where neither tells, or where they tell of countries with codes of their own: a business that moved.
 */
export function countryOfBusiness({ phone, timezone }: { phone: string; timezone: string }): CountryCode | null {
  const [byNumber, byClock] = [countryOfNumber(phone), countryOfZone(timezone)];
  if (byNumber === null || byClock === null) return byNumber ?? byClock;
  return getCountryCallingCode(byNumber) === getCountryCallingCode(byClock) ? byNumber : null;
}
