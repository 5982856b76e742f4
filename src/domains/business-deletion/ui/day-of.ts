// The day on which a business ends, as its people read it.

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** `December 5, 2026`, where the reader is. */
export const dayOf = (instant: string): string => day.format(new Date(instant));
