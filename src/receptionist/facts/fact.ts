// What the owner's lists tell of a question, and the talk it is asked in.
import type { Business, Service } from '../business.ts';
import type { Say } from '../plan.ts';

export type Facts = {
  readonly says: readonly Say[];
  readonly sources: readonly string[];
  /** False: the lists show only that it is not known. */
  readonly known: boolean;
  /** True: no text of the owner's can say it better. */
  readonly sure: boolean;
  /** How good a found text has to be to go before these facts. */
  readonly weight: number;
};

export type Talk = {
  readonly business: Business;
  readonly now: string;
  /** What the talk is about, for "how much is it?". */
  readonly service: string | undefined;
  /** Where the talk is about one of several, which are asked to be chosen from: those. */
  readonly choice?: readonly string[];
  readonly person: string | undefined;
  /** Something was asked right before: "how long does it take?" is of that. */
  readonly behindQuestion?: boolean;
};

/** Facts of one list that are known, and how a text may still go before them. */
export const facts = (source: string, sure: boolean, ...says: Say[]): Facts => ({
  says,
  sources: [source],
  known: true,
  sure,
  weight: 0.75,
});

/** The price that a service has by its list; null where it has none. */
export function listedPrice({ name, priceCents, priceNote, currency }: Service): Say | null {
  if (priceCents !== undefined)
    return { say: 'price', service: name, amountCents: priceCents, currency: currency ?? 'USD' };
  return priceNote ? { say: 'price-note', service: name, note: priceNote } : null;
}

/** The weight of what any found text says better. */
export const anyText = 0.5;
