// "3 years" of an owner's text in the caller's language: a number keeps the unit that stands behind it, in its plural.
import type { Language } from '../business.ts';

/** The word of the list, and its form behind any number but one. */
const plurals: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { minute: 'minutes', hour: 'hours', day: 'days', week: 'weeks', month: 'months', year: 'years' },
  es: { minuto: 'minutos', hora: 'horas', día: 'días', semana: 'semanas', mes: 'meses', año: 'años' },
  fr: { minute: 'minutes', heure: 'heures', jour: 'jours', semaine: 'semaines', mois: 'mois', an: 'ans' },
  de: { Minute: 'Minuten', Stunde: 'Stunden', Tag: 'Tage', Woche: 'Wochen', Monat: 'Monate', Jahr: 'Jahre' },
};

/** A number of minutes, hours, days, weeks, months or years in figures or `inWords`, with its unit; the word alone behind anything else. */
export function counted(before: string | undefined, word: string, language: Language, inWords = false): string {
  const plural = plurals[language][word];
  if (plural === undefined || before === undefined || !(inWords || /^\d{1,3}$/.test(before))) return word;
  return `${before} ${before === '1' ? word : plural}`;
}
