// The last look at the words before they leave, whoever chose them: nothing is claimed that no record holds, no time stands
// in them that the plan does not hold, no price that the owner did not list or the caller did not name. Wording that fails is
// replaced by the plan's own, and a sentence of the plan that fails even so is left unsaid.
import type { Business } from './business.ts';
import { clocksIn, type Deed, deedsClaimed, sumsIn } from './claims.ts';
import { localTime, minutesOf } from './local-time.ts';
import type { Say } from './plan.ts';
import type { Act } from './turn.ts';

export type Held = {
  readonly business: Business;
  readonly acts: readonly Say[];
  /** What was truly done in this conversation, this turn included. */
  readonly did: readonly Act['did'][];
  /** The caller's own words in this turn: an amount that they named may be named back. */
  readonly said: string;
};

/** Listed sums in minor units, and what they add up to in twos and threes. */
function listedSums(business: Business): ReadonlySet<number> {
  const texts = [...business.services.map((one) => one.priceNote ?? ''), ...business.knowledge.map((one) => one.text)];
  const listed = [...new Set([...business.services.flatMap((one) => one.priceCents ?? []), ...texts.flatMap(sumsIn)])];
  const all = new Set(listed);
  for (const one of listed) for (const two of listed) for (const three of [0, ...listed]) all.add(one + two + three);
  return all;
}

/** Every time of day that the plan holds, from its instants, clocks and intervals. */
function plannedClocks(acts: readonly Say[], timezone: string): ReadonlySet<number> {
  const clocks = new Set<number>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/^\d{4}-\d{2}-\d{2}T/.test(value)) clocks.add(localTime(value, timezone).minutes);
      else if (/^\d{2}:\d{2}$/.test(value)) clocks.add(minutesOf(value) % 1440);
      else for (const minutes of clocksIn(value)) clocks.add(minutes);
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(acts);
  return clocks;
}

const recordOf: { readonly [deed in Deed]: Act['did'] } = {
  booked: 'booked',
  moved: 'moved',
  cancelled: 'cancelled',
  'took-message': 'took-message',
  'handed-off': 'handed-off',
};

/** What is wrong with the words, as short reasons; empty when they may leave. */
export function faultsOf(text: string, held: Held): string[] {
  const faults: string[] = [];
  // What is quoted is the owner's or the caller's, and claims nothing for us.
  const own = text.replace(/[“«„][^”»“]*[”»“]/gu, ' ');
  const fromOwner = held.acts.some((act) => act.say === 'answer' || act.say === 'price-note');
  for (const deed of deedsClaimed(own)) {
    if (!held.did.includes(recordOf[deed]) && !fromOwner) faults.push(`claims ${deed}`);
  }
  const sums = listedSums(held.business);
  const named = new Set(
    [...held.said.matchAll(/\d[\d,]*(?:\.\d{1,2})?/g)].map((match) =>
      Math.round(Number(match[0].replaceAll(',', '')) * 100),
    ),
  );
  for (const sum of sumsIn(own)) if (!sums.has(sum) && !named.has(sum)) faults.push(`names the sum ${sum}`);
  const clocks = plannedClocks(held.acts, held.business.timezone);
  for (const minutes of clocksIn(own)) if (!clocks.has(minutes)) faults.push(`names the time ${minutes}`);
  return faults;
}

/** The plan without the acts whose own words fail; the wording of every act is given by `word`. */
export function keepHonest(acts: readonly Say[], held: Held, word: (act: Say) => string): readonly Say[] {
  return acts.filter((act) => faultsOf(word(act), { ...held, acts: [act] }).length === 0);
}
