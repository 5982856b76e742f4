// "How long is the warranty on contact lenses?" of a text that tells the warranty of frames and of lenses, each by its name: what is not
// among them is told nothing of.
import type { Language } from '../business.ts';
import { fold } from '../models/text.ts';
import type { Entry } from './entries.ts';
import { isAct, isEveryday } from './lexicon.ts';
import type { Weighed } from './speaks.ts';
import { type Unit, unitsOf } from './units.ts';

/** "Frames: 2 years." */
const label = /(?:^|[.!?;]\s+|\s[-–]\s+)\p{L}[^.:;!?]{1,40}:\s/gu;
const labelsMin = 2;
/** What the whole house is about counts where it is a thing as well: contact lenses, and no treatment. */
const isThing = ({ standing, unit }: Weighed): boolean =>
  (['concept', 'everyday', 'service'].includes(standing) ||
    (standing === 'common' && unit.concepts.some(isEveryday))) &&
  !unit.own &&
  !unit.concepts.some((one) => one === 'guarantee' || isAct(one));

/** "The warranty on contact lenses", "garantía de los lentes". Folded. */
const guaranteeOf =
  /(?<!\p{L})(?:warrant(?:y|ies)|guarantees?|garantias?|garantie\p{L}*) (?:\p{L}+ ){0,2}?(?:on|for|over|de|del|en|para|sur|pour|auf|fur|uber|bei) (?<thing>[^?.!,;]+)/u;

/** Is a guarantee asked of a thing, and told of others by their names? `see`: a unit as the owner's texts see it. */
export function guaranteesOthers(
  question: string,
  language: Language,
  entry: Entry,
  see: (unit: Unit) => Weighed,
): boolean {
  const thing = guaranteeOf.exec(fold(question))?.groups?.thing;
  if (thing === undefined || (entry.text.match(label) ?? []).length < labelsMin) return false;
  const things = unitsOf(thing, language).map(see).filter(isThing);
  return things.length > 0 && things.every(({ entries }) => !entries.has(entry));
}
