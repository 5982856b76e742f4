// What bars a passage before anything is weighed: it is plain that nothing there answers.
import { fold } from '../models/text.ts';
import type { Entry, Passage } from './entries.ts';
import { isAct } from './lexicon.ts';
import type { Asked } from './question.ts';
import { isUntaught, speaksOf, type Weighed } from './speaks.ts';
import { holdsWanted, type Wanted } from './wanted.ts';

type Barrable = { readonly asked: Asked; readonly focus: readonly Weighed[]; readonly context: readonly Weighed[] };

const isThing = ({ standing, unit }: Weighed) => standing !== 'light' && !unit.concepts.some(isAct);

/** "Batteries", and nothing else in the title: the sum in its text is theirs. */
const isWholeTitle = (one: Weighed, { titleSpoken, titleUnits }: Entry): boolean =>
  titleUnits.length === 1 && speaksOf(one, titleSpoken);

/** A sum of a thing that is asked about: it is sold. */
export const pricesThing = (focus: readonly Weighed[], { own, entry }: Passage): boolean =>
  own.kinds.has('amount') && focus.some((one) => isThing(one) && (speaksOf(one, own) || isWholeTitle(one, entry)));

/** This many things of known meaning that the owner never speaks of are not a way of putting it. */
const untaughtMax = 1;

/** Is it plain that nothing here answers: a price is asked of an entry without one, or too much is never spoken of. */
export function isBarred({ asked, focus, context }: Barrable, passage: Passage): boolean {
  if (hardWanted.has(asked.wanted) && !holdsWanted(asked.wanted, passage.entry.text)) return true;
  // Of a place that is named ("Do you deliver to Canada?"), only an entry that speaks of places tells.
  // "We're up in Canada. Would you drive out here?": it is told where, and asked whether somebody comes.
  const comes = focus.some(({ unit }) => unit.concepts.some((concept) => coming.has(concept)));
  const place = [...focus, ...(comes ? context : [])].find(
    (one) => one.unit.name && one.unit.concepts.includes('area'),
  );
  if (place && !place.entries.has(passage.entry)) return true;
  // "What if I'm late?": what holds for calling off says nothing of who comes late.
  const late = [...focus, ...context].find(({ unit }) => unit.concepts.includes('late-arrival'));
  if (late && !speaksOf(late, passage.entry.spoken) && !speaksOfLate(passage.entry)) return true;
  // "Verkauft ihr auch Helme?": that bikes are sold tells nothing of what is not spoken of with them.
  const things = asked.trades ? focus.filter(isThing) : [];
  const isElsewhere = ({ standing, unit, entries }: Weighed) =>
    standing === 'concept' && !unit.own && !entries.has(passage.entry);
  if (things.length > 0 && things.every(isElsewhere)) return true;
  // "Do you buy hybrids?": that hybrids are worked on tells nothing of buying them; what a thing costs tells that it is sold.
  if (asked.trades && !pricesThing(focus, passage) && !tradeKinds.some((kind) => passage.entry.spoken.kinds.has(kind)))
    return true;
  return !asked.told && focus.filter(isUntaught).length > untaughtMax;
}

const lateSaid =
  /(?<!\p{L})(?:late(?! (?:cancel|fee|charge|payment|filing|return))|lateness|delay(?:s|ed)?|on time|tarde|retras\p{L}*|puntual\p{L}*|demora\p{L}*|retards?|ponctuel\p{L}*|(?:zu )?spat|verspat\p{L}*|punktlich\p{L}*)(?!\p{L})/u;
const speaksOfLate = ({ title, text }: Entry): boolean => lateSaid.test(fold(`${title}. ${text}`));

const coming: ReadonlySet<string> = new Set(['call-out', 'home-visit', 'area']);

/** An entry that speaks of one of these speaks of trade. */
const tradeKinds = ['sell', 'buy-used', 'rental', 'ship', 'deliver', 'loaner', 'return-goods', 'gift-card'];

/** What is told in figures or not at all. */
const hardWanted: ReadonlySet<Wanted> = new Set<Wanted>(['amount', 'process', 'counted', 'lasting', 'frequency']);
