// Does a text speak of a thing that was asked, and how much does it turn on that thing? Shared by everything that judges.
import type { Entry, Taught } from './entries.ts';
import { answersTo, isEveryday, isExclusive, isLight, isShared, kindsOf, parentsOf } from './lexicon.ts';
import type { Spoken, Unit } from './units.ts';

/** What the business is about anyway: its services and its name. Their absence from a passage means little. */
export type About = { readonly concepts: ReadonlySet<string>; readonly stems: ReadonlySet<string> };

/**
 * What a unit of a question is to this owner. `light`: says little alone; `common`: what the whole business is about;
 * `service`: known only as a kind of service; `concept`: known to the concepts; `everyday`: known only as an
 * everyday thing or act; `word`: known only as a word of the
 * owner's; `name`: written like a name; `strange`: nothing is known of it.
 */
export type Standing = 'light' | 'common' | 'service' | 'concept' | 'everyday' | 'word' | 'name' | 'strange';

/** A unit as this owner's texts see it; `near` are their stems that it nearly is. */
export type Weighed = {
  readonly unit: Unit;
  readonly near: readonly string[];
  readonly standing: Standing;
  /** The share of the owner's entries that speak of it, from 0 to 1. */
  readonly share: number;
  /** The entries that speak of it. */
  readonly entries: ReadonlySet<Entry>;
};

const commonShare = 0.4;

/** What a German participle is made from: "gestimmt" from "stimmen". */
const participle = (stem: string) => (/^ge\p{L}{4,}/u.test(stem) ? stem.slice(2) : null);

/** Stems of the owner's that a word of the question nearly is: one goes on where the other ends. */
export function nearStems(stem: string, vocabulary: ReadonlyMap<string, readonly string[]>): string[] {
  const begun = (word: string) => vocabulary.get(word.slice(0, headLetters)) ?? [];
  const bare = participle(stem);
  const others = [...begun(stem), ...begun(`ge${stem}`), ...(bare ? begun(bare) : [])];
  return others.filter((other) => {
    if (other === stem) return true;
    if (bare === other || participle(other) === stem) return true;
    const [short, long] = other.length < stem.length ? [other, stem] : [stem, other];
    return short.length >= 5 && long.startsWith(short) && long.length - short.length <= 4;
  });
}

const headLetters = 3;

/** Stems by their first letters, as `nearStems` looks them up. */
export function vocabularyOf(stems: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byHead = new Map<string, string[]>();
  for (const stem of new Set(stems)) {
    const head = stem.slice(0, headLetters);
    const listed = byHead.get(head);
    if (listed) listed.push(stem);
    else byHead.set(head, [stem]);
  }
  return byHead;
}

/** Does a text speak of a unit: by its word, its concept, or what answers that? */
export function speaksOf({ unit, near }: Pick<Weighed, 'unit' | 'near'>, spoken: Spoken): boolean {
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

/** What a unit is to this owner. */
export function weigh(unit: Unit, taught: Taught, about: About): Weighed {
  const near = unit.stems.flatMap((stem) => nearStems(stem, taught.vocabulary));
  const entries = new Set(taught.entries.filter((entry) => speaksOf({ unit, near }, entry.spoken)));
  const share = entries.size / Math.max(1, taught.entries.length);
  const common =
    unit.concepts.some((one) => about.concepts.has(one)) ||
    unit.stems.some((one) => about.stems.has(one)) ||
    share >= commonShare;
  const standing = unit.light
    ? 'light'
    : common
      ? 'common'
      : unit.name
        ? 'name'
        : unit.concepts.some((one) => !one.startsWith('s:') && !isEveryday(one))
          ? 'concept'
          : unit.concepts.length > 0
            ? unit.concepts.some(isEveryday)
              ? 'everyday'
              : 'service'
            : near.length > 0
              ? 'word'
              : 'strange';
  return { unit, near, standing, share, entries };
}

/** A thing of known meaning that no text of the owner's speaks of. */
export const isUntaught = ({ standing, share, unit }: Weighed) => standing === 'concept' && share === 0 && !unit.own;

/** For whom or what something is done: an animal, a child, an instrument. */
export const isLookedAfter = ({ unit }: Weighed) =>
  unit.concepts.some((concept) => kindsOf(concept).some((kind) => lookedAfter.has(kind)));
const lookedAfter: ReadonlySet<string> = new Set(['animal', 'exotic', 'person-kind', 'instrument', 'car-make']);
