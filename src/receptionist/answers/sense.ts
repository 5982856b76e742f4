// The sense of a question and of an owner's sentence, as the shipped model places them, by their words and by the concepts they speak of.
import type { Language } from '../business.ts';
import { type Side, senseFeatures, senseOf } from '../models/sense.ts';
import { senseModel } from '../models/shipped.ts';
import { type Spoken, spokenOf } from './units.ts';

/** A place among senses. */
export type Sense = Float32Array;

/** What is seen of a text. The model is trained on the very same. */
export function featuresOf(
  text: string,
  language: Language,
  { named, kinds }: Spoken = spokenOf(text, language),
): number[][] {
  return senseFeatures(text, language, new Set([...named, ...kinds]));
}

/** Where a text lies; `spoken`, what it speaks of, where that is known already. */
export const placeOf = (text: string, language: Language, side: Side, spoken?: Spoken): Sense =>
  senseOf(senseModel(), featuresOf(text, language, spoken), side);
