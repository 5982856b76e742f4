// The times that are wished in a line, with no business hours to lean on.
import type { Business, Language } from '#receptionist/business.ts';
import type { TimeWish } from '#receptionist/commands.ts';
import { readWishes } from '#receptionist/understand/times/times.ts';

const business = {
  timezone: 'America/New_York',
  hours: [],
  languages: ['en', 'es', 'fr', 'de'],
} as unknown as Business;

/** On Sunday, November 22, 2026; `asked`: a time was just asked for, so that a bare number is one. */
export const wishesIn = (text: string, language: Language, asked = false): readonly TimeWish[] =>
  readWishes(text, language, business, '2026-11-22T10:00:00-05:00', { time: asked, anchor: null }).map(
    ({ wish }) => wish,
  );
