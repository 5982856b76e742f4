// What is told before a question is sorted by its topic: kinds of questions that name what they want in their own way.
import type { Language } from '../business.ts';
import { areaAsked } from './area-asked.ts';
import { calendarFacts } from './calendar-asked.ts';
import { comingOutFee } from './coming-out.ts';
import type { Facts, Talk } from './fact.ts';
import { includedInNote } from './included-in-note.ts';
import { limitAsked } from './limit-asked.ts';
import { pricesOfVariants } from './price-difference.ts';
import { priceOfTalking } from './price-of-talking.ts';
import { pricedByUnit } from './priced-by-unit.ts';

/** Null where none of them is asked. */
export const beforeTopics = (question: string, language: Language, talk: Talk): Facts | null =>
  calendarFacts(question, language, talk) ??
  comingOutFee(question, language, talk.business, talk.service) ??
  priceOfTalking(question, language, talk.business, talk.service) ??
  includedInNote(question, language, talk) ??
  limitAsked(question, language, talk.business) ??
  areaAsked(question, language, talk) ??
  pricedByUnit(question, language, talk) ??
  pricesOfVariants(question, language, talk);
