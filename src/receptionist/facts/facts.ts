// Answers from what the owner set up, before any text is searched: prices, hours of a day, address, who does what and when,
// how long it takes. Every figure comes from the business's own lists.

import { countsNoMoney } from '../answers/wanted.ts';
import type { Language, Service } from '../business.ts';
import { splitClauses } from '../models/clauses.ts';
import { childWords, isForChildren } from '../models/for-children.ts';
import { type Intent, understandIntents } from '../models/intents.ts';
import { doneToIt } from '../models/match-done.ts';
import { wantsNewInstead } from '../models/new-instead.ts';
import { tokenize } from '../models/text.ts';
import type { Say } from '../plan.ts';
import { withoutOpening } from '../understand/conduct/openers.ts';
import { foldCue } from '../understand/cues/cue.ts';
import {
  candidateOf,
  inOwnersWords,
  type Named,
  outrightNamed,
  plainlyNamed,
  servicesAt,
  servicesIn,
  staffIn,
} from '../understand/services/near.ts';
import { plainPriceOfTalk } from './amount-of-talk.ts';
import { somethingOnIt, withoutOpenAsks } from './asks-openly.ts';
import { beforeTopics } from './before-topics.ts';
import { doneForKind } from './done-for-kind.ts';
import { servicesAsked } from './done-with-it.ts';
import { anyText, type Facts, facts, listedPrice, type Talk } from './fact.ts';
import { isOfHaste } from './haste.ts';
import { languagesSpoken } from './languages-asked.ts';
import { isOnlyForWhom } from './only-for-whom.ts';
import { asksHours, asksWhetherThere, daysIn, openingOf, weekOf } from './opening.ts';
import { othersCharge } from './others-charge.ts';
import { isPerhapsOfElse, withoutWhoTells } from './perhaps-of-else.ts';
import {
  asidesMin,
  asksAmount,
  asksIfNeeded,
  besidePrice,
  byItself,
  firstOfTalk,
  forWhomWords,
  hangsOnCondition,
  isOnlyEstimate,
  isOnlyPartOf,
  isOnlyTalk,
  noPriceOf,
  ofOtherThan,
  ofSending,
  onlySpeaksOfPrice,
  othersPay,
  type PriceAsked,
  pointsAtTalk,
  pricedOtherwise,
  reducedFor,
  together,
  whoTellsPrice,
  wordsForExam,
} from './price-asked.ts';
import { restOf } from './rest-of.ts';
import { staffTimes, whoIsIn } from './staff-facts.ts';
import { durationWords, hoursWords, isAfter, lastsOfItself, narrows, priceWords } from './topics.ts';
import { websiteAsked } from './website-asked.ts';
import { asksWhatItIs, whatItIsWords } from './what-it-is.ts';

/** "Which papers do I have to bring?" only sounds like a price. */
const bringing =
  /(?<!\p{L})(?:bring|wear|take along|papers|paperwork|llev(?:ar|o|amos)|tra(?:er|igo|emos)|papeles|presentar|apporter|amener|papiers|mitbringen|mitnehmen|tragen|unterlagen)(?!\p{L})/u;

/** "I'm about 250 pounds": no sum, whatever a pound is elsewhere. */
const weighs =
  /(?<!\p{L})(?:(?:i'm|i am|he's|she's|he is|she is|we're|weighs?|weighing|peso|pesa|mide|pese|wiege|wiegt)(?: \p{L}+){0,3} \d+ ?(?:pounds?|lbs?|kilos?|kg|libras?|kilogramos|stone))(?!\p{L})/u;

/** While a service is talked about, another has to be named this surely where a price is asked for in some case. */
const inTalkMin = 0.75;

/** Beside a service that is named, one that only resembles something said is not asked about. */
const nearlyAsSure = 0.15;

/** "Corte de dama y tinte": what stands in a list with another is asked about as well. */
function isListed(question: string, one: Named, all: readonly Named[]): boolean {
  const before = all.filter((other) => other.end <= one.start).at(-1);
  const after = all.find((other) => other.start >= one.end);
  const joins = (from: Named | undefined, to: Named | undefined) =>
    from !== undefined &&
    to !== undefined &&
    to.start - from.end <= joinerLengthMax &&
    listing.test(question.slice(from.end, to.start));
  return joins(before, one) || joins(one, after);
}
const joinerLengthMax = 24;
const listing = /^\s*(?:,|[,\s]*(?:and|plus|y|e|et|und|&|\+))\s*(?:\p{L}{1,5}\s+){0,2}$/iu;

/** The words of what the services are called. */
const wordsOf = (services: readonly Service[]): readonly string[] =>
  tokenize(services.flatMap(({ name, aka = [] }) => [name, ...aka]).join(' ')).map(({ norm }) => norm);

/** Of what is done for a kitten, and is no "Kitten visit", the list has no price. */
function isPricedFor(question: string, one: Named, language: Language, { services }: Talk['business']): boolean {
  const own = wordsOf(services.filter(({ name }) => name === one.name));
  const beside = new Set([...priceWords, ...wordsForExam, ...own, 'visita', 'visite', 'besuch', 'appointment', 'vet']);
  return isOnlyForWhom(question, one, language) && restOf(question, [one], beside) > 0;
}

/** "And what do you charge to check them?", with an inspection talked about: that one, and no other that checks something. */
function namedIn(question: string, language: Language, talk: Talk): readonly Named[] {
  const done = servicesOf(talk).flatMap(({ name, aka = [] }) => {
    const span = doneToIt(question, [name, ...aka], language);
    return span ? [{ ...span, name, score: 1, ambiguous: false }] : [];
  });
  if (done.length > 0) return done;
  return servicesAsked(question, language, talk.business);
}

/** "And what does a return cost?", with the tax return talked about: half the name of another service is all of its own. */
function isOfTalk(question: string, { name, score, start, end }: Named, talk: Talk): boolean {
  const inTalk = serviceIn(talk);
  if (!inTalk || inTalk.name === name || score >= inTalkMin) return false;
  const own = new Set(wordsOf([inTalk]));
  return tokenize(question.slice(start, end)).every(({ norm }) => own.has(norm));
}

export function factsAbout(said: string, language: Language, talk: Talk): Facts | null {
  const question = plainPriceOfTalk(said, language, talk) ?? said;
  const told = beforeTopics(question, language, talk);
  if (told) return told;
  const { business } = talk;
  const folded = foldCue(question);
  const after = (topic: Parameters<typeof isAfter>[0]) => isAfter(topic, folded, language);
  const heardOf = namedIn(question, language, talk)
    .filter((one) => !isOfTalk(question, one, talk))
    .filter((one) => !(after('price') && isPricedFor(question, one, language, business)));
  const surest = Math.max(0, ...heardOf.map((one) => one.score));
  const isNarrowed = (text: string) => [narrows, hangsOnCondition, ofOtherThan].some((one) => one.test(text));
  const ofHaste = isOfHaste(question, language, heardOf, business);
  const narrowed = ofHaste || isNarrowed(withoutChildOfTalk(folded, talk));
  // "More than a horse?", in the middle of a booking, is not after another service that happens to be for horses.
  const least = narrowed && talk.service !== undefined ? inTalkMin : 0.6;
  const named = heardOf.filter(
    (one) =>
      one.score >= Math.max(least, surest - nearlyAsSure) || (one.score >= least && isListed(question, one, heardOf)),
  );
  const people = staffIn(question, language, business);
  const services = named.flatMap((one) => business.services.filter((service) => service.name === one.name));

  const heard = understandIntents(question, language);
  const means = (intent: Intent, least: number) => heard.some((one) => one.intent === intent && one.score >= least);
  const ofOthers = [othersCharge, othersPay, onlySpeaksOfPrice, noPriceOf, whoTellsPrice].some((one) =>
    one.test(folded),
  );
  // What is counted is no sum, however near to a price it sounds: "how many weeks does a colour last?"
  const soundsPriced =
    means('ask-price', 0.7) &&
    !bringing.test(folded) &&
    !asksIfNeeded.test(folded) &&
    !weighs.test(folded) &&
    !countsNoMoney(question, language);
  const isPlain = !ofOthers && !isApart(question, language, services);
  // Whether or not it sounds like a price: "nice, and what's a men's cut?".
  if (isPlain && services.length > 0 && !after('price') && asksWhatItIs(folded, language)) {
    const besideName = new Set([...priceWords, ...whatItIsWords, ...wordsOf(services)]);
    const asks = { narrowed, outright: false, rest: 1, onlySounds: false };
    const priced = restOf(question, named, besideName) === 0 ? priceOf(services, talk, question, language, asks) : null;
    // It names the service and asks for nothing else.
    const says = priced?.says.filter(({ say }) => say !== 'or-pass-on') ?? [];
    if (priced?.known) return { ...priced, says, sure: false, weight: veryWordsWeight };
  }
  if (
    isPlain &&
    (after('price') ||
      (pricedOtherwise.test(folded) && (services.length > 0 || talk.service !== undefined)) ||
      (services.length > 0 && soundsPriced))
  ) {
    const [only] = named;
    const could = named.length === 1 && only?.ambiguous ? servicesAt(question, only, language, business) : services;
    // "¿Cuánto cuesta una afinación?": the one of that very name, and none that only looks at the same.
    const literal = only ? could.filter((one) => inOwnersWords(question, { ...only, name: one.name }, business)) : [];
    const alike = named.length === 1 && literal.length > 0 ? literal : could;
    // "How much is the lesson?", in the middle of booking one of several kinds, is after that kind.
    const own = alike.length > 1 && only?.ambiguous ? alike.filter((one) => one.name === talk.service) : [];
    // "How much are the X-rays by themselves?", with a "Check-up and X-rays" on the list: it has no price for the half.
    if (byItself.test(folded) && alike.some((one) => isOnlyPartOf(one.name, question))) return null;
    // "What are new brakes?" is not after the price of looking at them.
    const priceOnly = clauseAfter('price', question, language);
    const isElse = (one: Service) => wantsNewInstead(priceOnly, candidateOf(one, business), language);
    if (alike.length > 0 && alike.every((one) => isElse(one) || isOnlyEstimate(one.name, question))) return null;
    const priced = priceOf(own.length > 0 ? own : alike, talk, question, language, {
      narrowed,
      outright: named.every((one) => one.score >= outrightNamed),
      rest: restOf(foldCue(question), named, priceWords),
      onlySounds: !after('price') && !pricedOtherwise.test(folded),
    });
    const { dates, days } = daysIn(question, language, talk);
    const alsoHours =
      priced !== null &&
      (asksHours(question, language, talk) || means('ask-hours', 0.5)) &&
      dates.length + days.length > 0;
    // "How much is it, and are you there on Saturdays?" asks two things.
    if (priced && alsoHours)
      return { ...priced, says: [...priced.says, ...hoursAsked(question, folded, language, talk).says] };
    if (priced) return priced;
    if (!narrowed || services.length > 0) return null;
  }
  const person = people[0]?.name;
  if (person && after('staff-days')) {
    const found = staffTimes(question, language, talk, person);
    if (found && services.length === 0) return found;
  }
  if (!person && services.length === 0 && after('who')) {
    const found = whoIsIn(question, language, talk);
    if (found) return found;
  }
  if (services.length > 0 && after('who') && business.staff) {
    const [service] = services;
    const names = business.staff.filter((one) => one.services.includes(service?.name ?? '')).map((one) => one.name);
    if (service && names.length > 0) return facts('staff', true, { say: 'who-does', service: service.name, names });
  }
  const rest = services.length > 0 ? null : restOf(clauseAfter('duration', question, language), [], durationWords);
  const lasting = services[0] ?? (rest !== null && rest <= 1 ? serviceIn(talk) : undefined);
  // How long a divorce takes is not how long talking about one does.
  if (lasting && after('duration') && (rest === 0 || !isOnlyTalk(lasting.name, question)))
    return facts('services', rest === 0, durationOf(lasting));
  // "How long does it take?" and nothing else, of nothing that was named: of each there is, where they are few.
  const isOfAll = rest === 0 && lastsOfItself.test(folded) && !talk.behindQuestion && servicesOf(talk).length === 0;
  if (isOfAll && business.services.length <= listedMax + 1)
    return { ...facts('services', false, ...business.services.map(durationOf)), weight: anyText };
  if (!person && services.length === 0 && asksHours(question, language, talk))
    return hoursAsked(question, folded, language, talk);
  // "Are you running tours on Christmas Eve?": nothing is done on a day that the house is closed.
  if (!person && services.length > 0 && asksWhetherThere(question, language, talk)) {
    const hours = openingOf(question, folded, language, talk) ?? [];
    if (hours.length > 0 && hours.every(tellsShut)) return facts('hours', true, ...hours);
  }
  if (services.length === 0 && after('address'))
    return facts('address', false, { say: 'address', address: business.address });
  const website = websiteAsked(question, language, business);
  if (website) return website;
  if (after('email')) return facts('email', false, { say: 'business-email', email: business.email });
  if (after('phone') && services.length === 0)
    return facts('phone', false, { say: 'business-phone', phone: business.phone });
  if (services.length === 0 && after('languages')) return languagesSpoken(folded, business);
  if (services.length === 0 && after('services'))
    return facts('services', false, { say: 'services-list', services: business.services.map((one) => one.name) });
  const whether = withoutOpenAsks(folded, language);
  if (
    named.length === 1 &&
    services[0] &&
    // "Do you clean dryer vents?" is not answered with a yes to what only resembles them.
    (named[0]?.score ?? 0) >= plainlyNamed &&
    (isAfter('offered', whether, language) ||
      (whether === folded && whetherDone.test(folded.slice(0, named[0]?.start)))) &&
    restOf(question, named) <= (named[0]?.score === 1 && !somethingOnIt.test(folded.slice(0, named[0].start)) ? 1 : 0)
  ) {
    const offered = facts('services', false, { say: 'service-offered', service: services[0].name });
    // "Do you do dip?" is no manicure by name, only of its kind: any text on it says more than a yes.
    return named[0]?.score === 1 ? offered : { ...offered, weight: anyText };
  }
  return services.length === 0 && after('offered') ? doneForKind(question, language, talk) : null;
}

const serviceIn = ({ business, service }: Talk) => business.services.find((one) => one.name === service);

/** What the talk is about: the one that was chosen, else those that are to be chosen from. */
function servicesOf(talk: Talk): readonly Service[] {
  const chosen = serviceIn(talk);
  return chosen ? [chosen] : talk.business.services.filter(({ name }) => talk.choice?.includes(name));
}

/** "What does it come to, for a kid?", in the middle of booking the children's exam, is after that one's price. */
function withoutChildOfTalk(folded: string, talk: Talk): string {
  const inTalk = serviceIn(talk);
  return inTalk && isForChildren(candidateOf(inTalk, talk.business)) ? folded.replace(childWords, ' ') : folded;
}

/** "Do you clean chimneys?", where what is done is the service itself: right before it. */
const whetherDone = /(?<!\p{L})(?:do|can|could) (?:you|u|y'all)(?: guys| all| folks)?(?: also| still| ever| even)? $/u;

/**
 * "Is there a senior rate?", "what is the deposit?": what hangs on a condition or stands beside the price is in no list, unless the
 * owner wrote it there. Asked beside the plain price ("how much is it, and is there a discount?"), it leaves that to be told.
 */
function isApart(question: string, language: Language, services: readonly Service[]): boolean {
  const apart = [reducedFor, besidePrice, ofSending].filter((one) => one.test(foldCue(question)));
  if (apart.length === 0) return false;
  const listed = foldCue(services.flatMap((one) => [one.name, ...(one.aka ?? []), one.priceNote ?? '']).join('\n'));
  // A key shop has a price for copies.
  const isListed = (one: RegExp) => one.test(listed) || (one === ofSending && sendsItself.test(listed));
  if (apart.every(isListed)) return false;
  const clauses = splitClauses(question, language).map((one) => foldCue(one.text));
  return !clauses.some((one) => isAfter('price', one, language) && !apart.some((other) => other.test(one)));
}

/** What is sent or copied is what a service of that name does. */
const sendsItself = /cop(?:y|ies)|fax|ship|mail|envio|copia|copie|expedi|versand|kopie/u;

/** The part of a question that asks for it: "hang on, before I give you that, what's it gonna run me?". */
function clauseAfter(topic: 'price' | 'duration', question: string, language: Language): string {
  const asking = splitClauses(question, language).filter((one) => isAfter(topic, foldCue(one.text), language));
  return asking.length === 1 && asking[0] ? asking[0].text : question;
}

/** The weight of what a clear text says better. */
const clearText = 0.65;
/** "What's a deep cleaning?": only an entry that answers these very words goes before the price. */
const veryWordsWeight = 0.95;
const durationOf = ({ name, minutes }: Service): Say => ({ say: 'duration', service: name, minutes });

/** So many prices are told in one breath. */
const listedMax = 4;
const bareWordsMax = 4;
/** So many where an amount is asked for: "what's that going to run me". */
const amountWordsMax = 6;
/** Nothing at all is named: what a text says of money is of something that was not asked. */
const bareListWeight = 0.95;
/** Asks after the prices as such, and names nothing that one of them would be of. */
const allPrices =
  /(?<!\p{L})(?:(?:how much|what) do (?:you|u|y'all)(?: guys| folks)? charge(?= *[?.!]*$)|cuanto (?:cobran|cobra usted)(?= *[?.!]*$)|(?:combien (?:prenez|demandez)-vous|vous prenez combien)(?= *[?.!]*$)|was (?:nehmen|verlangen|berechnen) sie(?= *[?.!]*$)|(?:is (?:it|that|this)|will (?:it|that|this) be) (?:going to be |gonna be )?(?:very |really |that |too |so )?(?:expensive|pricey|costly)(?= *[?.!]*$)|(?:es|va a ser|sale|saldra|va a salir|saldria) (?:muy |tan )?car[oa](?= *[?.!]*$)|(?:c'est|ca (?:va )?(?:coute|couter|revient|revenir)|(?:ce|ca) (?:sera|va etre)) (?:tres |trop )?cher(?= *[?.!]*$)|(?:ist|wird) (?:das|es) (?:sehr |so )?teuer(?= *[?.!]*$)|(?:your|the) (?:prices|rates|fees|price list)|(?:price|rate) list|(?:sus|los|las) (?:precios|tarifas)|lista de precios|(?:vos|les|quels sont les|quels) (?:prix|tarifs)|(?:ihre|die|eure) preise|preisliste|was (?:sind|kosten) (?:ihre|die) (?:preise|leistungen))(?!\p{L})/u;

function priceOf(
  services: readonly Service[],
  talk: Talk,
  question: string,
  language: Language,
  { narrowed, outright, rest, onlySounds }: PriceAsked,
): Facts | null {
  let asked = services;
  let isBare = false;
  const isSum = asksAmount.test(foldCue(question));
  if (asked.length === 0) {
    const inTalk = servicesOf(talk);
    // The owner's note tells what each of a party pays.
    const own = wordsOf(inTalk).flatMap((word) => [word, `${word}s`]);
    const looks = own.some((word) => wordsForExam.has(word)) ? wordsForExam : [];
    const beside = new Set([
      ...priceWords,
      ...own,
      ...looks,
      ...(inTalk.some((one) => one.priceNote) ? forWhomWords : []),
    ]);
    const points = inTalk.length > 0 && pointsAtTalk.test(foldCue(question));
    const clause = foldCue(clauseAfter('price', question, language));
    const ofTalk = inTalk.length > 0 ? clause.replace(firstOfTalk, ' ') : clause;
    const ofAll = inTalk.length > 0 ? ofTalk.replace(together, ' ') : ofTalk;
    const asks = withoutOpening(withoutChildOfTalk(ofAll, talk));
    if (!points && restOf(asks, [], beside) > 0) return null;
    // "What are your prices?": those on the list.
    const list = talk.business.services.filter((one) => one.priceCents !== undefined || one.priceNote !== undefined);
    // "How much?" and nothing else is after what there is.
    const words = question.trim().split(/\s+/).length;
    const isAmount = words <= amountWordsMax && isSum && !talk.behindQuestion;
    isBare = words <= bareWordsMax || isAmount;
    const asksAll = isBare || allPrices.test(foldCue(question));
    if (inTalk.length === 0 && (list.length === 0 || narrowed || !asksAll)) return null;
    asked = inTalk.length > 0 ? inTalk : list;
  }
  const says = asked.slice(0, listedMax).map((one): Say => listedPrice(one) ?? { say: 'no-price', service: one.name });
  const sums = asked.flatMap((one) => one.priceCents ?? []);
  const currency = asked[0]?.currency ?? 'USD';
  if (
    asked.length > 1 &&
    sums.length === asked.length &&
    asked.every((one) => (one.currency ?? 'USD') === currency) &&
    together.test(foldCue(question))
  ) {
    const amountCents = sums.reduce((one, other) => one + other, 0);
    says.push({ say: 'price-total', services: asked.map((one) => one.name), amountCents, currency });
  }
  const known = says.some((one) => one.say !== 'no-price');
  // Where no price is set, whatever the owner wrote about it says more.
  // In the middle of a booking, the price is that of what is being booked, however shortly it is named.
  const inTalk = servicesOf(talk);
  const ofTalk = (services.length === 0 || rest === 0) && asked.every((one) => inTalk.includes(one));
  const loosely = narrowed || onlySounds || (!ofTalk && asked.some((one) => isOnlyTalk(one.name, question)));
  const named = ofTalk || (outright && rest < asidesMin);
  // "How much do you charge?" is after the list, and what little a text says of charging is less.
  const ofList = services.length === 0 && inTalk.length === 0;
  const listed = ofList && isBare && isSum ? bareListWeight : 0.8;
  const weight = known ? (loosely && !ofList ? anyText : named ? listed : clearText) : 0;
  const isSure = known && !loosely && named;
  const priceOnly = withoutWhoTells(foldCue(clauseAfter('price', question, language)));
  const beside = rest === 0 ? 0 : restOf(priceOnly, servicesIn(priceOnly, language, talk.business), priceWords);
  if (known && services.length > 0 && (ofTalk || !isSure) && isPerhapsOfElse(priceOnly, services, beside, outright))
    says.push({ say: 'or-pass-on' });
  return { says, sources: ['services'], known, sure: isSure, weight };
}

function hoursAsked(question: string, folded: string, language: Language, talk: Talk): Facts {
  const opening = openingOf(question, folded, language, talk);
  return opening
    ? facts('hours', true, ...opening)
    : // "When are you open?" and no more is after the whole week, which an owner's text on Saturdays does not tell.
      facts('hours', restOf(question, [], hoursWords) === 0, { say: 'hours-week', days: weekOf(talk.business.hours) });
}

/** Says that on some day nobody is there. */
export const tellsShut = (one: Say): boolean =>
  one.say === 'closed-on' || ((one.say === 'staff-on' || one.say === 'weekday-hours') && one.intervals.length === 0);
