import type { Weekday } from './business.ts';
/** `date` is `2026-11-17`, `minutes` counts from local midnight. */
export type LocalTime = {
    readonly date: string;
    readonly minutes: number;
};
/** What the wall clock shows at an instant (ISO text or milliseconds). */
export declare const localTime: (instant: string | number, timezone: string) => LocalTime;
/**
 * The instant at which the wall clock shows this, as ISO text. A time that the clocks skip is read with the offset before
 * the change; of a time that comes twice the first is meant.
 */
export declare function instantOf(date: string, minutes: number, timezone: string): string;
export declare function addDays(date: string, days: number): string;
export declare function daysBetween(from: string, to: string): number;
export declare function weekdayOf(date: string): Weekday;
