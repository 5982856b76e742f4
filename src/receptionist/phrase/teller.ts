// Tells dates, times, numbers and sums in each language, from instants and the business's zone.

import { clockOf } from '#shared/hours.ts';
import type { Business, Language, Weekday } from '../business.ts';
import { emergencyNumberOf } from '../emergency-number.ts';
import { addDays, localTime } from '../local-time.ts';
import { countryOf } from '../values/phones.ts';
import { type SayOptions, sayDate, sayDuration, sayList, sayMoney, sayPhone, sayTime, sayWhen } from '../values/say.ts';
import type { Teller } from './voice.ts';

const weekdayNames: Record<Language, Record<Weekday, string>> = {
  en: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  es: { mon: 'lunes', tue: 'martes', wed: 'miércoles', thu: 'jueves', fri: 'viernes', sat: 'sábado', sun: 'domingo' },
  fr: { mon: 'lundi', tue: 'mardi', wed: 'mercredi', thu: 'jeudi', fri: 'vendredi', sat: 'samedi', sun: 'dimanche' },
  de: {
    mon: 'Montag',
    tue: 'Dienstag',
    wed: 'Mittwoch',
    thu: 'Donnerstag',
    fri: 'Freitag',
    sat: 'Samstag',
    sun: 'Sonntag',
  },
};
const from: Record<Language, (opens: string, closes: string) => string> = {
  en: (opens, closes) => `from ${opens} to ${closes}`,
  es: (opens, closes) => `de ${opens} a ${closes}`,
  fr: (opens, closes) => `de ${opens} à ${closes}`,
  de: (opens, closes) => `von ${opens} bis ${closes}`,
};
const allDay: Record<Language, string> = {
  en: 'around the clock',
  es: 'las 24 horas',
  fr: '24 heures sur 24',
  de: 'rund um die Uhr',
};
const articles: Record<Language, string> = { en: '', es: 'el ', fr: 'le ', de: '' };

export function tellerOf(language: Language, business: Business, now: string, spoken: boolean): Teller {
  const { timezone } = business;
  const ownLanguage = language === business.languages[0];
  const country = countryOf(business.phone);
  // Counted from the day before yesterday, so that a date is always said as a date and never as "tomorrow".
  const today = addDays(localTime(now, timezone).date, -2);
  const options: SayOptions = { language, manner: spoken ? 'spoken' : 'written', today };
  const withArticle = (text: string) => (/^(?:el|la|le) /i.test(text) ? text : `${articles[language]}${text}`);
  const day = (date: string) => withArticle(sayDate(date, options));
  // Times are written as figures for ear and eye: every voice reads "2:30 PM" and "14 h 30" aright.
  const figures: SayOptions = { ...options, manner: 'written' };
  const clock = (text: string) => sayTime(text === '24:00' ? '00:00' : text, figures);
  const clockAt = (startsAt: string) => clockOf(localTime(startsAt, timezone).minutes);
  const when = (startsAt: string) =>
    withArticle(sayWhen(localTime(startsAt, timezone).date, clockAt(startsAt), figures));
  const or = (items: readonly string[]) => sayList(items, options, 'or');
  const and = (items: readonly string[]) => sayList(items, options, 'and');

  return {
    when,
    day,
    clock,
    times: (all) => {
      const days = new Map<string, string[]>();
      for (const one of all) {
        const { date } = localTime(one, timezone);
        days.set(date, [...(days.get(date) ?? []), one]);
      }
      // The day is said once for its hours.
      return or(
        [...days.values()].map((same) => or(same.map((one, at) => (at === 0 ? when(one) : clock(clockAt(one)))))),
      );
    },
    weekday: (name) => weekdayNames[language][name],
    intervals: (all) =>
      and(
        all.map(([opens, closes]) =>
          opens === '00:00' && closes === '24:00' ? allDay[language] : from[language](clock(opens), clock(closes)),
        ),
      ),
    phone: (e164) => sayPhone(e164, options, country),
    money: (amountCents, currency) => sayMoney(amountCents, currency, options),
    minutes: (minutes) => sayDuration(minutes, options),
    emergencyNumber: emergencyNumberOf(business),
    language: (code) => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code,
    service: (name) => (ownLanguage ? inSentence(name, language) : name),
    and,
    or,
  };
}

/** A service's name inside a sentence: small where its capital is only that of a beginning. German keeps its capitals. */
function inSentence(name: string, language: Language): string {
  return language === 'de' || /^.?[\p{Lu}\d]/u.test(name.slice(1, 2)) || / \p{Lu}/u.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}
