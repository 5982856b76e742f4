// Tells dates, times, numbers and sums in each language, from instants and the business's zone.
import type { Language, Weekday } from '../business.ts';
import { instantOf, localTime } from '../local-time.ts';
import type { Teller } from './voice.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US', fr: 'fr-FR', de: 'de-DE' };
const at: Record<Language, string> = { en: ' at ', es: ' a las ', fr: ' à ', de: ' um ' };

const weekdayNames: Record<Language, Record<Weekday, string>> = {
  en: { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
  es: { mon: 'lunes', tue: 'martes', wed: 'miércoles', thu: 'jueves', fri: 'viernes', sat: 'sábado', sun: 'domingo' },
  fr: { mon: 'lundi', tue: 'mardi', wed: 'mercredi', thu: 'jeudi', fri: 'vendredi', sat: 'samedi', sun: 'dimanche' },
  de: { mon: 'Montag', tue: 'Dienstag', wed: 'Mittwoch', thu: 'Donnerstag', fri: 'Freitag', sat: 'Samstag', sun: 'Sonntag' },
};
const from: Record<Language, (opens: string, closes: string) => string> = {
  en: (opens, closes) => `from ${opens} to ${closes}`,
  es: (opens, closes) => `de ${opens} a ${closes}`,
  fr: (opens, closes) => `de ${opens} à ${closes}`,
  de: (opens, closes) => `von ${opens} bis ${closes}`,
};
const allDay: Record<Language, string> = { en: 'around the clock', es: 'las 24 horas', fr: '24 heures sur 24', de: 'rund um die Uhr' };

export function tellerOf(language: Language, timezone: string, now: string): Teller {
  const locale = locales[language];
  const today = localTime(now, timezone).date;

  const clock = (minutes: number): string => {
    const hour = Math.floor(minutes / 60) % 24;
    const rest = String(minutes % 60).padStart(2, '0');
    if (language === 'en') {
      const half = `${hour % 12 === 0 ? 12 : hour % 12}${rest === '00' ? '' : `:${rest}`}`;
      return `${half} ${hour < 12 ? 'am' : 'pm'}`;
    }
    if (language === 'es') {
      const part = hour < 12 ? 'de la mañana' : hour < 20 ? 'de la tarde' : 'de la noche';
      return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${part}`;
    }
    if (language === 'fr') return rest === '00' ? `${hour} h` : `${hour} h ${rest}`;
    return rest === '00' ? `${hour} Uhr` : `${hour}:${rest} Uhr`;
  };
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  const day = (date: string): string => {
    const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
    const text = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...year,
    }).format(Date.parse(`${date}T12:00:00Z`));
    return language === 'es' ? `el ${text}` : language === 'fr' ? `le ${text}` : text;
  };
  const atClock = (minutes: number) => {
    const one = language === 'es' && Math.floor(minutes / 60) % 12 === 1;
    return `${one ? ' a la ' : at[language]}${clock(minutes)}`;
  };
  const when = (startsAt: string) => {
    const local = localTime(startsAt, timezone);
    return `${day(local.date)}${atClock(local.minutes)}`;
  };
  const list = (type: 'conjunction' | 'disjunction') => (items: readonly string[]) =>
    new Intl.ListFormat(locale, { type }).format(items);

  return {
    when,
    whenBriefly: when,
    day,
    clock: (text) => clock(minutesOf(text)),
    clockOf: (startsAt) => clock(localTime(startsAt, timezone).minutes),
    times: (all) => {
      const days = new Map<string, string[]>();
      for (const one of all) {
        const local = localTime(one, timezone);
        days.set(local.date, [...(days.get(local.date) ?? []), clock(local.minutes)]);
      }
      const told = [...days].map(([date, clocks]) => {
        const first = localTime(instantOf(date, 0, timezone), timezone);
        return `${day(first.date)}${language === 'es' ? ' a las ' : at[language]}${list('disjunction')(clocks)}`;
      });
      return list('disjunction')(told);
    },
    weekday: (name) => weekdayNames[language][name],
    intervals: (all) =>
      list('conjunction')(
        all.map(([opens, closes]) =>
          opens === '00:00' && closes === '24:00'
            ? allDay[language]
            : from[language](clock(minutesOf(opens)), clock(minutesOf(closes))),
        ),
      ),
    phone: (e164) => (e164.startsWith('+1') && e164.length === 12 ? `${e164.slice(2, 5)}-${e164.slice(5, 8)}-${e164.slice(8)}` : e164),
    money: (amountCents, currency) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: amountCents % 100 === 0 ? 0 : 2,
      }).format(amountCents / 100),
    and: list('conjunction'),
    or: list('disjunction'),
  };
}
