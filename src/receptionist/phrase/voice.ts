// What every phrasebook is given and promises: one wording for each speech act, in one of four styles and two manners.
import type { Language, Style, Weekday } from '../business.ts';
import type { Say, SayKind } from '../plan.ts';

/** Says facts in a language and manner. Dates and times come from instants and the business's zone, never from memory. */
export type Teller = {
  /** "Thursday, November 19 at 10 am". */
  when(startsAt: string): string;
  /** Several moments in a row, the day said once where they share it. */
  times(startsAt: readonly string[]): string;
  /** "Thursday, November 19". */
  day(date: string): string;
  /** "10 am" of "10:00". */
  clock(clock: string): string;
  weekday(day: Weekday): string;
  intervals(intervals: readonly (readonly [string, string])[]): string;
  phone(e164: string): string;
  money(amountCents: number, currency: string): string;
  /** "90 minutes". */
  minutes(minutes: number): string;
  /** Whom to call in danger, in the business's country. */
  readonly emergencyNumber: string;
  /** A language by its name in the language spoken. */
  language(code: Language): string;
  /** A service's name inside a sentence. */
  service(name: string): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
};

export type Voice = {
  readonly language: Language;
  readonly style: Style;
  /** On the phone: short, no lists, no signs. */
  readonly spoken: boolean;
  /** Lets courtesies vary from turn to turn, the same way each time. */
  readonly turn: number;
  /** How often in a row the same was said before: then it is worded otherwise. */
  readonly repeats: number;
  readonly tell: Teller;
};

export type Phrasebook = { readonly [K in SayKind]: (say: Extract<Say, { say: K }>, voice: Voice) => string };

/** The wording of the voice's style; friendly stands in where casual has none of its own, professional for formal. */
export function styled(
  voice: Voice,
  wordings: { professional: string; friendly: string; casual?: string; formal?: string },
): string {
  switch (voice.style) {
    case 'Professional':
      return wordings.professional;
    case 'Friendly':
      return wordings.friendly;
    case 'Casual':
      return wordings.casual ?? wordings.friendly;
    case 'Formal':
      return wordings.formal ?? wordings.professional;
  }
}

/** One of several courtesies, in turn. */
export function varied(voice: Voice, ...wordings: readonly string[]): string {
  return wordings[voice.turn % wordings.length] ?? '';
}

/** "with Diego Santos", or nothing where there is no one to name. */
export function withStaff(word: string, staff: string | null | undefined): string {
  return staff ? ` ${word} ${staff}` : '';
}

/** "With Marcus in place of Tyrell": whoever had it is named, where somebody else is to have it. */
export const inPlaceOf = (word: string, had: string | null, has: string | null | undefined): string =>
  had !== null && has !== null && has !== undefined && had !== has ? ` ${word} ${had}` : '';
