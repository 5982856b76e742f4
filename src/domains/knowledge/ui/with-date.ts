// Days on which a business is closed, as they are chosen.

/** The date among the others, each once and in their order; what is no date yet changes nothing. */
export function withDate(dates: readonly string[], date: string): readonly string[] {
  return date === '' || dates.includes(date) ? dates : [...dates, date].sort();
}
