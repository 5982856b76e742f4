// Until when something can be put off: later today, tomorrow morning, Monday morning. On the clock of who asks.

const morningHour = 9;

/** Each with what it is called; the soonest first. */
export function snoozes(now: Date): readonly { readonly label: string; readonly until: Date }[] {
  const morning = (daysAhead: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead, morningHour);
  const hour = 3_600_000;
  const toMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { label: 'for an hour', until: new Date(now.getTime() + hour) },
    { label: 'until tomorrow morning', until: morning(1) },
    // On a Sunday tomorrow is Monday.
    ...(toMonday > 1 ? [{ label: 'until Monday morning', until: morning(toMonday) }] : []),
  ];
}
