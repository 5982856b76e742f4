// Lengths of time in milliseconds, as instants are counted, for what runs on the server: a page that shared this one figure would
// fetch a file for it alone.

/** A day of 24 hours. A day of a calendar may be longer or shorter where clocks are set: that one is asked of its time zone. */
export const dayMs = 24 * 60 * 60 * 1000;
