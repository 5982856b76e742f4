// How long an unconfirmed wish is good for.

/** A link to confirm lives that long. */
export const confirmMinutes = 2 * 24 * 60;

/** Then an address that nobody confirmed is forgotten. */
export const unconfirmedDays = 7;

/** So many mails to confirm go to one address a day, whoever asks for them. */
export const confirmMailsPerDay = 3;

/** How a list is called in the middle of a sentence. */
export const nameOfList = { news: 'Telle’s news', status: 'Telle’s status' } as const;
