// What stands for and against a passage as the answer to a question, as figures that `weights.ts` weighs. A sign here has
// a place there: a new one needs new weights.
import { nearness } from '../models/sense.ts';
import { isBarred, pricesThing } from './barred.ts';
import type { Entry, Passage, Taught } from './entries.ts';
import { isAct, isGoods } from './lexicon.ts';
import type { Asked } from './question.ts';
import { type About, isLookedAfter, isUntaught, type Standing, speaksOf, type Weighed, weigh } from './speaks.ts';
import type { Unit } from './units.ts';
import { holdsWanted, type Wanted } from './wanted.ts';

/** The signs in their order; said and titled: in the sentence, and in its title. */
export const signNames = [
  'always',
  'conceptSaid',
  'conceptTitled',
  'everydaySaid',
  'everydayTitled',
  'serviceSaid',
  'serviceTitled',
  'wordSaid',
  'wordTitled',
  'nameSaid',
  'lightSaid',
  'commonSaid',
  'conceptLeft',
  'everydayLeft',
  'serviceLeft',
  'wordLeft',
  'nameLeft',
  'strangeLeft',
  'strangeLeftMore',
  'ownLeft',
  'lightLeft',
  'commonLeft',
  'foreignStrange',
  'toldSaid',
  'toldLeft',
  'wantedHeld',
  'amountMissing',
  'durationMissing',
  'timeMissing',
  'figureMissing',
  'rarest',
  'titleAsked',
  'telling',
  'shareSaid',
  'fullySaid',
  'onlyTold',
  'breadth',
  'unsaid',
  'plainlySaid',
  'subjectMissing',
  'onlyLightSaid',
  'senseNear',
  'senseLead',
  'senseFirst',
  'senseClose',
  'senseClear',
  'senseBare',
  'senseEntry',
  'senseEntryLead',
  'senseEntryFirst',
  'pointUntaught',
  'senseShare',
  'asksAmount',
  'asksDuration',
  'asksTime',
  'asksNumber',
  'actLeft',
  'actUntaught',
] as const;

export type Sign = (typeof signNames)[number];

/** "How much does it cost" names one thing twice. */
function once(units: readonly Unit[]): Unit[] {
  const seen = new Set<string>();
  return units.filter((unit) => {
    const key = unit.concepts.join(' ') || unit.stems.join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * How near each passage is in sense, from 0 to 1, with its title (`of`), without (`bare`) and as a whole entry (`whole`); the mean,
 * the nearest, the nearest of another entry (`second`), where the few nearest begin, and the mean and the nearest of whole entries.
 */
type Nearness = {
  readonly of: ReadonlyMap<Passage, number>;
  readonly bare: ReadonlyMap<Passage, number>;
  readonly mean: number;
  readonly nearest: number;
  readonly second: number;
  readonly few: number;
  readonly whole: ReadonlyMap<Entry, number>;
  readonly wholeMean: number;
  readonly wholeNearest: number;
  /** Of each whole entry, its share of all nearness, where the nearest count for far the most. */
  readonly wholeShare: ReadonlyMap<Entry, number>;
};

const meanOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);

/** So many passages may answer for their sense alone, though no word of theirs was said. */
const fewNearest = 3;
/** Nearer than this is close. */
const closeMin = 0.5;
/** Where only bringing is asked about, an entry that is named after it counts for more than one that says it in passing. */
const titledLight = 1.5;
/** A difference in nearness of a twelfth makes an entry count e times as much. */
const steepness = 12;

function nearnessIn({ sense }: Asked, { passages, entries }: Taught): Nearness {
  const of = new Map<Passage, number>();
  const bare = new Map<Passage, number>();
  const byEntry = new Map<Entry, number>();
  for (const passage of passages) {
    const near = Math.max(0, nearness(sense, passage.sense.titled));
    of.set(passage, near);
    bare.set(passage, Math.max(0, nearness(sense, passage.sense.bare)));
    byEntry.set(passage.entry, Math.max(near, byEntry.get(passage.entry) ?? 0));
  }
  const sorted = [...of.values()].sort((a, b) => b - a);
  const [nearest = 0, second = 0] = [...byEntry.values()].sort((a, b) => b - a);
  const whole = new Map(entries.map((entry) => [entry, Math.max(0, nearness(sense, entry.sense))]));
  const wholes = [...whole.values()];
  const heights = new Map(entries.map((entry) => [entry, Math.exp(steepness * (whole.get(entry) ?? 0))]));
  const all = [...heights.values()].reduce((sum, one) => sum + one, 0);
  const wholeShare = new Map(entries.map((entry) => [entry, (heights.get(entry) ?? 0) / all]));
  return {
    ...{ of, bare, mean: meanOf(sorted), nearest, second, few: sorted[fewNearest - 1] ?? 0 },
    ...{ whole, wholeMean: meanOf(wholes), wholeNearest: Math.max(0, ...wholes), wholeShare },
  };
}

/** A question as one owner's texts see it. */
export type Weighted = {
  readonly asked: Asked;
  readonly focus: readonly Weighed[];
  readonly context: readonly Weighed[];
  readonly foreign: (passage: Passage) => boolean;
  readonly nearness: Nearness;
};

export function weighAll(asked: Asked, taught: Taught, about: About): Weighted {
  const focus = once(asked.focus).map((unit) => weigh(unit, taught, about));
  const context = once(asked.context).map((unit) => weigh(unit, taught, about));
  const foreign = (passage: Passage) => passage.entry.language !== asked.language;
  return { asked, focus, context, foreign, nearness: nearnessIn(asked, taught) };
}

const missingSign: Readonly<Record<Exclude<Wanted, 'anything'>, Sign>> = {
  amount: 'amountMissing',
  process: 'durationMissing',
  counted: 'durationMissing',
  lasting: 'durationMissing',
  duration: 'durationMissing',
  time: 'timeMissing',
  frequency: 'timeMissing',
  age: 'figureMissing',
  number: 'figureMissing',
};

/** That a figure is asked for, whether or not it is held: prices are asked of much that no price is told of. */
const askedSign: Readonly<Record<Exclude<Wanted, 'anything'>, Sign>> = {
  amount: 'asksAmount',
  process: 'asksDuration',
  counted: 'asksDuration',
  lasting: 'asksDuration',
  duration: 'asksDuration',
  time: 'asksTime',
  frequency: 'asksTime',
  age: 'asksNumber',
  number: 'asksNumber',
};

const isTelling = ({ standing }: Weighed) => standing !== 'light' && standing !== 'common' && standing !== 'strange';

/** How much it counts against a sentence that another of its entry holds what is wanted. */
const heldNearby = 0.3;

/** What it weighs that a unit is left unsaid, where 1 is a thing of known meaning. */
const unsaidWeight: Readonly<Record<Standing, number>> = {
  concept: 1,
  service: 1,
  word: 1,
  everyday: 0.6,
  name: 1.2,
  light: 0.3,
  common: 0.35,
  strange: 0.5,
};
const ownWeight = 0.5;
/** Each strange word beside the first: whoever chats uses many, and asks one thing. */
const strangerWeight = 0.1;
const toldWeight = 0.5;
const contextWeight = 0.25;
/** Up to this much unsaid, a passage that holds what is wanted answers plainly. */
const unsaidMax = 0.7;

const weightOf = ({ unit, standing }: Weighed) =>
  unit.own && (standing === 'word' || standing === 'strange') ? ownWeight : unsaidWeight[standing];

/** What was asked and is left unsaid, by weight; `met`: a thing that tells is said. */
function unsaidBy({ asked, focus, context }: Weighted, passage: Passage): { unsaid: number; met: boolean } {
  const full = [...focus, ...context].some((one) => isTelling(one) && weightOf(one) >= 1);
  const telling = [...focus, ...context].filter((one) => one.standing !== 'light');
  let left = 0;
  let strangers = 0;
  let untold = 0;
  let met = telling.length === 0;
  for (const one of focus) {
    if (speaksOf(one, passage.spoken)) {
      if (one.standing !== 'light' && (!full || weightOf(one) >= ownWeight)) met = true;
    } else if (one.standing === 'strange') strangers += 1;
    else left += weightOf(one);
  }
  for (const one of context) {
    if (!speaksOf(one, passage.spoken)) untold += weightOf(one);
    else if (one.standing !== 'light' && (!full || weightOf(one) >= ownWeight)) met = true;
  }
  const strange = strangers > 0 ? ownWeight + (strangers - 1) * strangerWeight : 0;
  return { unsaid: (left + strange) * (asked.told ? toldWeight : 1) + contextWeight * untold, met };
}

const sharesConcept = (one: Unit, other: Unit) => one.concepts.some((concept) => other.concepts.includes(concept));

/** The signs of one passage; null if it speaks of nothing that was asked, or cannot answer. */
export function signsOf(question: Weighted, passage: Passage): number[] | null {
  const { asked, focus, context, foreign } = question;
  const speaks = (one: Weighed) => one.entries.has(passage.entry);
  const near = question.nearness.of.get(passage) ?? 0;
  const { nearest } = question.nearness;
  const bySense = focus.length + context.length > 0 && near > 0 && near >= question.nearness.few;
  if (!bySense && !focus.some(speaks) && !context.some(speaks)) return null;
  if (isBarred(question, passage)) return null;
  const found = {} as Record<Sign, number>;
  for (const name of signNames) found[name] = 0;
  let full = 0;
  let met = 0;
  let some = false;
  let pointSaid = false;
  let titleMet = false;
  for (const one of focus) {
    const inTitle = speaksOf(one, passage.entry.titleSpoken);
    const here = speaksOf(one, passage.own);
    const said = here || inTitle || speaks(one);
    if (said) some = true;
    if (here && !inTitle && isTelling(one)) pointSaid = true;
    if (inTitle && isTelling(one)) titleMet = true;
    const worth = isTelling(one) ? 1 : one.standing === 'strange' ? 0.5 : 0.25;
    full += worth;
    if (said) met += here || inTitle ? worth : worth / 2;
    if (said && isTelling(one)) found.rarest = Math.max(found.rarest, 1 - one.share);
    switch (one.standing) {
      case 'concept':
        if (here) found.conceptSaid += 1;
        if (inTitle) found.conceptTitled += 1;
        if (!said) found.conceptLeft += 1;
        break;
      case 'everyday':
        if (here) found.everydaySaid += 1;
        if (inTitle) found.everydayTitled += 1;
        if (!said) found.everydayLeft += 1;
        break;
      case 'service':
        if (here) found.serviceSaid += 1;
        if (inTitle) found.serviceTitled += 1;
        if (!said) found.serviceLeft += 1;
        break;
      case 'word':
        if (here) found.wordSaid += 1;
        if (inTitle) found.wordTitled += 1;
        if (!said) found.wordLeft += 1;
        break;
      case 'name':
        if (said) found.nameSaid += 1;
        else found.nameLeft += 1;
        break;
      case 'light':
        if (said) found.lightSaid += 1;
        else found.lightLeft += 1;
        break;
      case 'common':
        if (said) found.commonSaid += 1;
        else found.commonLeft += 1;
        break;
      case 'strange':
        if (one.unit.own) found.ownLeft += 1;
        else if (found.strangeLeft === 0) found.strangeLeft = 1;
        else found.strangeLeftMore += 1;
        break;
    }
  }
  for (const one of context) {
    if (speaksOf(one, passage.spoken) && isTelling(one)) {
      found.toldSaid += 1;
      some = true;
    } else if (isTelling(one)) found.toldLeft += 1;
  }
  if (!some && !bySense) return null;
  // What has its price is sold, whether or not that word is used.
  const isSold = asked.trades && pricesThing(focus, passage);
  const isSaid = ({ unit: { concepts } }: Weighed) => isSold && concepts.every((one) => one === 'sell');
  const isStrangeThing = (one: Weighed) => isUntaught(one) && one.unit.concepts.every(isGoods) && !isSaid(one);
  // "Do the loaner cars have winter tires?": the entry on loaner cars is near, and nothing that was taught speaks of tires.
  if (titleMet && !pointSaid && focus.some(isStrangeThing)) return null;
  const asksOf = [...focus, ...context];
  // Where nothing but "bring" is asked, a title that says it is what was meant.
  // "Which papers should I have with me?", "… to the fitting?": what is brought, and what it is brought to.
  const brings = asked.wanted === 'anything' && focus.some(({ unit }) => unit.concepts.includes('bring'));
  const isBeside = ({ standing, unit }: Weighed) =>
    brings && (standing === 'common' || unit.concepts.includes('bring'));
  const asksLight = focus.every((one) => one.standing === 'light' || isBeside(one));
  const titled = passage.entry.titleUnits.filter(
    (unit) => !unit.light || (asksLight && focus.some((one) => sharesConcept(one.unit, unit))),
  );
  const titleAsked = titled.filter((unit) =>
    asksOf.some(
      (one) =>
        one.unit.concepts.some((concept) => unit.concepts.includes(concept)) ||
        one.near.some((stem) => unit.stems.includes(stem)),
    ),
  ).length;
  found.always = 1;
  const light = brings ? focus.filter(({ unit }) => unit.concepts.includes('bring')) : focus;
  // "What should I bring?" is answered where bringing is told, whatever it is.
  const lightSaid = focus.length > 0 && asksLight && light.every((one) => speaksOf(one, passage.own));
  const lightTitled = lightSaid && light.every((one) => speaksOf(one, passage.entry.titleSpoken));
  found.onlyLightSaid = lightTitled ? titledLight : lightSaid ? 1 : 0;
  found.senseNear = near;
  found.senseLead = near - question.nearness.mean;
  found.senseClose = Math.max(0, near - closeMin) / (1 - closeMin);
  const lead = near - (near === nearest ? question.nearness.second : nearest);
  // A text in another language lies farther off, whatever it says.
  found.senseClear = foreign(passage) ? Math.max(0, lead) : lead;
  found.senseBare = question.nearness.bare.get(passage) ?? 0;
  found.senseFirst = near === nearest ? near * near : 0;
  const whole = question.nearness.whole.get(passage.entry) ?? 0;
  found.senseEntry = whole;
  found.senseEntryLead = whole - question.nearness.wholeMean;
  found.senseEntryFirst = whole === question.nearness.wholeNearest ? whole * whole : 0;
  found.titleAsked = titled.length > 0 ? titleAsked / titled.length : 0;
  found.foreignStrange = foreign(passage) ? found.strangeLeft + found.strangeLeftMore : 0;
  if (asked.wanted !== 'anything') {
    if (holdsWanted(asked.wanted, passage.text)) found.wantedHeld = 1;
    else found[missingSign[asked.wanted]] = holdsWanted(asked.wanted, passage.entry.text) ? heldNearby : 1;
  }
  found.telling = focus.some(isTelling) ? 1 : 0;
  found.shareSaid = full > 0 ? met / full : 0;
  found.fullySaid = full > 0 && met === full ? 1 : 0;
  found.onlyTold = asked.told ? 1 : 0;
  found.breadth = Math.min(1, passage.own.named.size / 10);
  const { unsaid, met: isMet } = unsaidBy(question, passage);
  // What the entry is named after is asked about, and the point of the question is not in it.
  const left = found.conceptLeft + found.everydayLeft + found.serviceLeft;
  found.subjectMissing = !pointSaid && left > 0 ? 1 : 0;
  found.unsaid = unsaid;
  found.plainlySaid = isMet && unsaid <= unsaidMax && holdsWanted(asked.wanted, passage.text) ? 1 : 0;
  found.senseShare = question.nearness.wholeShare.get(passage.entry) ?? 0;
  if (asked.wanted !== 'anything') found[askedSign[asked.wanted]] = 1;
  // "Do you sell used pianos?": what is done with a thing has to be spoken of, however much is told of the thing.
  // Coming to a place is spoken of by an entry that has the place.
  const isThere = focus.some((one) => one.unit.name && one.unit.concepts.includes('area') && speaks(one));
  const acts = focus.filter(
    (one) => one.unit.concepts.some(isAct) && !(isThere && one.unit.concepts.includes('home-visit')) && !isSaid(one),
  );
  // That dogs are seen tells nothing of microchips for dogs.
  const spoken = asksOf.filter((one) => speaks(one) && one.standing !== 'light');
  const isUndone = (one: Weighed) => one.share === 0 && (one.standing === 'service' || acts.includes(one));
  if (focus.some(isUndone) && spoken.length > 0 && spoken.every(isLookedAfter)) return null;
  found.actLeft = acts.filter((one) => !speaks(one)).length;
  found.actUntaught = acts.filter((one) => one.share === 0).length;
  found.pointUntaught = titleMet && !pointSaid && focus.some(isUntaught) ? 1 : 0;
  return signNames.map((name) => Math.min(3, found[name]));
}
