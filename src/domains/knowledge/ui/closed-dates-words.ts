// Days on which a business is closed, as they are chosen and as they are read.

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** The date among the others, each once and in their order; what is no date yet changes nothing. */
export function withDate(dates: readonly string[], date: string): readonly string[] {
  return date === '' || dates.includes(date) ? dates : [...dates, date].sort();
}

/** `2026-12-25` is `Friday, December 25, 2026`; what is no date stays as it was written. */
export function dateWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : inWords.format(day);
}
