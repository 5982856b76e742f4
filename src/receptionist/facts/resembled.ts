// "What's a belly button run?", with a "Navel piercing" on the list: a service that is asked about in words which are none of its name is
// found as the owner's texts are, by what it is about. It resembles what was asked and no more, so who says it leaves a way on.

import { read } from '../answers/entries.ts';
import { judge } from '../answers/judge.ts';
import { readQuestion } from '../answers/question.ts';
import { countsNoMoney, wantedOf } from '../answers/wanted.ts';
import type { Business, KnowledgeEntry, Language, Service } from '../business.ts';
import { childWords, isForChildren } from '../models/for-children.ts';
import { understandIntents } from '../models/intents.ts';
import { wantsNewInstead } from '../models/new-instead.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { candidateOf } from '../understand/services/near.ts';
import { withoutDoneWithIt } from './done-with-it.ts';
import { type Facts, facts, listedPrice } from './fact.ts';
import { othersCharge } from './others-charge.ts';
import {
  besidePrice,
  byItself,
  hangsOnCondition,
  isOnlyEstimate,
  isOnlyTalk,
  noPriceOf,
  ofOtherThan,
  ofSending,
  onlySpeaksOfPrice,
  othersPay,
  pricedOtherwise,
  reducedFor,
  whoTellsPrice,
} from './price-asked.ts';
import { isAfter, narrows } from './topics.ts';

/** From this chance on a service is what is meant, if no other is half as likely. */
const likelyMin = 0.5;
const leadMin = 2;

const lists = new WeakMap<readonly Service[], readonly KnowledgeEntry[]>();
const aboutNothing = { concepts: new Set<string>(), stems: new Set<string>() };

/** Each service as an entry of its own: what it is called, its sum and its time. */
function listOf(services: readonly Service[]): readonly KnowledgeEntry[] {
  const known = lists.get(services);
  if (known) return known;
  const made = services.map(({ name, aka = [], minutes, priceCents }) => ({
    title: name,
    text: `${[name, ...aka].join(', ')}: $${(priceCents ?? 0) / 100}, ${minutes} minutes.`,
  }));
  lists.set(services, made);
  return made;
}

/** The one service that a question is about by its sense; null where none, or more than one, may be meant. */
export function resembledService(question: string, language: Language, { services }: Business): Service | null {
  const verdicts = judge(readQuestion(withoutDoneWithIt(question), language), read(listOf(services)), aboutNothing);
  const [best] = verdicts;
  if (!best || best.likely < likelyMin) return null;
  const other = verdicts.find(({ passage }) => passage.entry !== best.passage.entry);
  if (other && other.likely * leadMin > best.likely) return null;
  return services.find(({ name }) => name === best.passage.entry.title) ?? null;
}

/** Nothing that the list has a price for, or a price that it has for other things. */
const asksElse = [
  othersCharge,
  othersPay,
  onlySpeaksOfPrice,
  noPriceOf,
  whoTellsPrice,
  reducedFor,
  besidePrice,
  ofSending,
  ofOtherThan,
  hangsOnCondition,
  byItself,
];

/** "My iPad won't charge" has the word, and asks for no sum. */
const soundsPriced = (question: string, language: Language): boolean =>
  wantedOf(question, language) === 'amount' &&
  understandIntents(question, language).some(({ intent, score }) => intent === 'ask-price' && score >= 0.7);

/** The list's price of what a question resembles; null where no price is asked, or hangs on more than the service. */
export function resembledPrice(question: string, language: Language, business: Business): Facts | null {
  const folded = foldCue(question);
  if (!isAfter('price', folded, language) && !pricedOtherwise.test(folded) && !soundsPriced(question, language))
    return null;
  if (countsNoMoney(question, language) || asksElse.some((one) => one.test(folded))) return null;
  const service = resembledService(question, language, business);
  // That something beside it is free tells of no sum.
  const price = service && service.priceCents !== 0 ? listedPrice(service) : null;
  if (!service || !price) return null;
  const candidate = candidateOf(service, business);
  const asked = isForChildren(candidate) ? folded.replace(childWords, ' ') : folded;
  if (narrows.test(asked) || isOnlyEstimate(service.name, question) || isOnlyTalk(service.name, question)) return null;
  return wantsNewInstead(question, candidate, language) ? null : facts('services', false, price);
}
