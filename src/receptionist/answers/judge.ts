// Does a passage answer what is asked? It does if it speaks of every thing that the question turns on, and holds what the
// question wants to hear. Near in words and silent on the point is no answer.
import type { Passage, Taught } from './entries.ts';
import { answersTo, isExclusive, isLight, isShared, parentsOf } from './lexicon.ts';
import type { Asked } from './question.ts';
import type { Spoken, Unit } from './units.ts';
import { holdsWanted } from './wanted.ts';

/** What the business is about anyway: its services and its name. Their absence from a passage means little. */
export type About = { readonly concepts: ReadonlySet<string>; readonly stems: ReadonlySet<string> };

export type Verdict = { readonly passage: Passage; readonly rank: number; readonly missing: number };

/** Above this much that is asked and left unsaid, a passage is no answer. A full unit weighs 1. */
export const missingMax = 0.7;

const lightWeight = 0.3;
const commonWeight = 0.35;
const nameWeight = 1.2;
const ownWeight = 0.5;
/** Each strange word beside the first: whoever chats uses many, and asks one thing. */
const strangerWeight = 0.1;
const toldWeight = 0.5;
const contextWeight = 0.25;
const commonShare = 0.4;

/** Stems of the owner's that a word of the question nearly is: one goes on where the other ends. */
export function nearStems(stem: string, vocabulary: readonly string[]): string[] {
  return vocabulary.filter((other) => {
    if (other === stem) return true;
    if (participle(stem) === other || participle(other) === stem) return true;
    const [short, long] = other.length < stem.length ? [other, stem] : [stem, other];
    return short.length >= 5 && long.startsWith(short) && long.length - short.length <= 4;
  });
}

/** What a German participle is made from: "gestimmt" from "stimmen". */
const participle = (stem: string) => (/^ge\p{L}{4,}/u.test(stem) ? stem.slice(2) : null);

type Weighed = {
  readonly unit: Unit;
  readonly near: readonly string[];
  readonly weight: number;
  readonly strange: boolean;
};

function speaksOf({ unit, near }: Weighed, spoken: Spoken): boolean {
  if (near.some((stem) => spoken.stems.has(stem))) return true;
  if (unit.concepts.some((concept) => spoken.kinds.has(concept))) return true;
  if (unit.concepts.some((concept) => answersTo(concept).some((other) => spoken.kinds.has(other)))) return true;
  // "Do you take Visa?" is answered by "cards", unless other cards are told by name; "any other plan" answers for all.
  const others = spoken.named.has('others');
  return unit.concepts.some((concept) =>
    parentsOf(concept).some((parent) => {
      if (isShared(parent)) return spoken.kinds.has(parent);
      return (
        !isLight(parent) &&
        (others ? spoken.kinds.has(parent) : spoken.named.has(parent) && !isExclusive(parent)) &&
        (others || ![...spoken.named].some((other) => other !== concept && parentsOf(other).includes(parent)))
      );
    }),
  );
}

function weigh(unit: Unit, taught: Taught, about: About): Weighed {
  const near = unit.stems.flatMap((stem) => nearStems(stem, taught.vocabulary));
  const common =
    unit.concepts.some((one) => about.concepts.has(one)) ||
    unit.stems.some((one) => about.stems.has(one)) ||
    [...unit.concepts, ...unit.stems].some((one) => (taught.shares.get(one) ?? 0) >= commonShare);
  // A word of no known meaning that the owner never uses is more often a verb in passing than the point.
  const strange = unit.concepts.length === 0 && near.length === 0 && !unit.name;
  const weight = unit.light
    ? lightWeight
    : common
      ? commonWeight
      : unit.own || strange
        ? ownWeight
        : unit.name
          ? nameWeight
          : 1;
  return { unit, near, weight, strange: strange && !unit.light && !common };
}

/** "How much does it cost" names one thing twice. */
function once(units: readonly Unit[]): Unit[] {
  const seen = new Set<string>();
  return units.filter((unit) => {
    const key = unit.concepts.join(' ');
    if (key === '' || !seen.has(key)) {
      seen.add(key);
      return true;
    }
    return false;
  });
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

/** The passages that answer, best first. */
export function judge(asked: Asked, taught: Taught, about: About): Verdict[] {
  const focus = once(asked.focus).map((unit) => weigh(unit, taught, about));
  const context = asked.context.map((unit) => weigh(unit, taught, about));
  if (focus.length === 0) return [];
  const telling = [...focus, ...context].filter((one) => !one.unit.light);
  const full = telling.some((one) => one.weight >= 1);
  const verdicts: Verdict[] = [];
  for (const passage of taught.passages) {
    const said = focus.filter((one) => speaksOf(one, passage.spoken));
    const told = context.filter((one) => speaksOf(one, passage.spoken));
    const covered = [...said, ...told].filter((one) => telling.length === 0 || telling.includes(one));
    if (!covered.some((one) => !full || one.weight >= ownWeight)) continue;
    const left = focus.filter((one) => !said.includes(one));
    const strange = left.filter((one) => one.strange).length;
    const unsaid =
      sum(left.filter((one) => !one.strange).map((one) => one.weight)) +
      (strange > 0 ? ownWeight + (strange - 1) * strangerWeight : 0);
    const untold = sum(context.filter((one) => !told.includes(one)).map((one) => one.weight));
    const missing = unsaid * (asked.told ? toldWeight : 1) + contextWeight * untold;
    if (missing > missingMax || !holdsWanted(asked.wanted, passage.text)) continue;
    const here = sum(said.filter((one) => speaksOf(one, passage.own)).map((one) => one.weight));
    const inTitle = sum(said.filter((one) => speaksOf(one, passage.entry.titleSpoken)).map((one) => one.weight));
    const rank =
      here + 0.6 * inTitle + 0.8 * sum(told.map((one) => one.weight)) - missing - 0.02 * passage.own.named.size;
    verdicts.push({ passage, rank, missing });
  }
  return verdicts.sort((a, b) => b.rank - a.rank);
}
