// What a cancelled, missed or late visit costs is no price: "how much is it?" is never answered by "after that we keep half",
// however near in words. Only who speaks of such a thing, or asks what happens if, is told of it.
import { fold } from '../models/text.ts';
import type { Passage } from './entries.ts';
import type { Asked } from './question.ts';
import { type Spoken, spokenOf, type Unit } from './units.ts';

const penalised: readonly string[] = ['cancel', 'no-show', 'late-arrival'];
/** What a text on cancelling may be asked for without its name: what is got back, put down or moved. */
const nearPenalised: readonly string[] = [
  ...penalised,
  'reschedule',
  'refund',
  'deposit',
  'commitment',
  'when-due',
  'card',
];

const speaksOfAny = ({ kinds, named }: Spoken, concepts: readonly string[]) =>
  concepts.some((one) => kinds.has(one) || named.has(one));

/** "What does it cost if I can't come?", "and when I'm ill?": hangs on something that happens. */
const hangsOnIf =
  /\b(?:if|unless|in case|what happens|penalt\w+|si|cuando|en caso|multa|penaliz\w+|s'|quand|au cas|penalite\w*|wenn|falls|sofern|strafe|ausfall\w*)(?:\b|(?<='))/;

const prices: ReadonlySet<string> = new Set(['price', 'call-out', 'surcharge', 'pay']);
const isOfPrice = ({ concepts }: Unit) => concepts.some((one) => prices.has(one));

/** Whether a question is after a sum, and speaks of nothing that is called off, missed or late. */
export function asksPlainPrice(question: string, asked: Asked): boolean {
  const isAfterSum = asked.wanted === 'amount' || asked.focus.some(isOfPrice);
  return (
    isAfterSum && !hangsOnIf.test(fold(question)) && !speaksOfAny(spokenOf(question, asked.language), nearPenalised)
  );
}

/** A passage on what a visit costs that does not take place as agreed. */
export const isPenalty = ({ entry, own }: Passage): boolean =>
  speaksOfAny(entry.titleSpoken, penalised) || speaksOfAny(own, ['cancel', 'no-show']);

/** "The oven is not included": that it costs something is said, and not what. */
const leftOut =
  /\b(?:not (?:included|part of|covered by the price)|isn't included|aren't included|costs? extra|(?:is|are) extra|no (?:esta|estan|va|van|viene|vienen) incluid[oa]s?|no incluye|se cobra aparte|van? aparte|pas (?:inclus\w*|compris\w*)|en supplement|nicht (?:inbegriffen|enthalten|dabei|inklusive)|kostet extra|kosten extra)\b/;
const sum = /[$€£]\s?\d|\d\s?(?:[$€£]|dollars?|euros?|dolares)/;

/** Does it say that something is not in the price, and name no sum? */
export const leavesOutOfPrice = ({ entry }: Passage): boolean => {
  const text = fold(entry.sentences.join(' '));
  return leftOut.test(text) && !sum.test(text);
};

/** Does it name a sum? */
export const namesSum = ({ text }: Passage): boolean => sum.test(fold(text));
