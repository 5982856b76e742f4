// Phone numbers are E.164 wherever they are kept or compared: +12025550123.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The number as E.164, read as one of `country` where it has no country code; null when it cannot be a number. */
export function e164Of(text: string, country: CountryCode = 'US'): string | null {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isPossible() ? number.number : null;
}
