// What a caller asks before anything else was said. Whoever opens with a wish for a visit says when, or asks for one by that word;
// whoever only asks says neither, though what they ask may name a service or sound like something else.
import type { Command, FlowName } from '../../commands.ts';
import { isAfter } from '../../facts/topics.ts';
import { foldCue } from '../cues/cue.ts';
import { asksOfBooked } from '../own-visits/booked-already.ts';
import type { Seen } from '../seen.ts';
import { wantsByName } from '../services/asked-along.ts';
import { plainlyNamed } from '../services/near.ts';
import { ordersOnly } from '../services/orders-only.ts';
import { tradesIn } from '../services/trades.ts';
import type { Signs } from '../signs.ts';
import { asksForOffer, sentenceOf, toCallersPlace } from '../text/sentences.ts';
import { hasSuchVisit } from '../wishes/has-such-visit.ts';
import { wantedLook } from '../wishes/wants-look.ts';
import { askedBesideMessage } from './asked-beside-message.ts';
import { askedHavingVisit } from './asks-having-visit.ts';
import { asksOfThing, asksWhetherTold } from './asks-of-things.ts';
import { asksWhatThen } from './asks-what-then.ts';
import { asksWhenBack } from './asks-when-back.ts';
import { asksWhenComing } from './asks-when-coming.ts';
import { asksWhenToCome, asksWhenToComeFor } from './when-to-come.ts';

/** What a line begins with before it says anything. */
const opener =
  '^[^\\p{L}]*(?:(?:and|so|but|oh|hi|hello|hey|um|ok|okay|also|y|e|hola|oiga|oye|buenas|pero|et|bonjour|mais|und|hallo|aber|dites|sagen sie|sag mal)[ ,!.]+)*';

/** The commands of an opening line, with its question in front of what was heard in it with less reason. */
export function askedAtOpening(seen: Seen, commands: readonly Command[]): readonly Command[] {
  if (isNothingElse(commands) && asksWhetherTold(seen)) return onlyAsking(seen, commands);
  const along = askedBesideMessage(seen, commands);
  if (along) return [...commands, along];
  if (commands.some(({ do: kind }) => strong.has(kind))) return commands;
  const having = askedHavingVisit(seen);
  if (having !== null) return [...commands.filter((one) => beside.has(one.do)), { do: 'ask', question: having }];
  if (asksOfBooked(seen)) return commands;
  // "Could Ms. Meeks come over to my bank to notarize": of a house that nobody is visited from, whether they would is asked first.
  const isHome = !seen.heard.business.services.some((one) => one.needsAddress) && toCallersPlace(seen.whole.folded);
  if (isHome && commands.some((one) => one.do === 'start' && one.flow === 'book')) {
    const wishes = saysDay(seen.mentions) ? commands.filter((one) => one.do !== 'ask') : [];
    return [
      ...(wishes.length > 0 ? wishes : commands.filter((one) => beside.has(one.do))),
      { do: 'ask', question: seen.said },
    ];
  }
  if (isNothingElse(commands) && startsBook(commands) && asksOfThing(seen)) return onlyAsking(seen, commands);
  const look = wantedLook(seen);
  if (look !== null) return [...commands.filter((one) => beside.has(one.do)), ...look];
  const proposed = proposedVisit(seen, commands);
  if (proposed) return [...commands.map(softly), ...proposed];
  // What the owner taught on it is said beside the visit, and does not take its place.
  if (startsBook(commands) && seen.clauses.some((one) => hasSuchVisit(one, seen) || ordersOnly(one, seen)))
    return commands.map((one) => (one.do === 'ask' && one.soft ? { ...one, beside: true } : one));
  const isTold = !seen.whole.cue('question');
  if (isTold && !seen.clauses.at(-1)?.cue('question')) return commands;
  const flows = new Set(commands.flatMap((one) => (one.do === 'start' ? one.flow : [])));
  if (asksWhenComing(seen)) return commands;
  // "My heater bangs, can you send Angela": what is asked behind what was told takes nothing from what is wanted.
  if (isTold) return withTaught(seen, commands, flows);
  const rest = commands.filter(({ do: kind }) => !ofVisit.has(kind));
  if (asksWhenBack(seen.whole) && !saysDay(seen.mentions)) {
    const ask = { do: 'ask', question: seen.said } as const;
    if (flows.has('book') && flows.size === 1) return [...rest.filter((one) => one.do !== 'ask'), ask];
    if (flows.has('appointments')) return [...commands.filter((one) => one.do !== 'ask'), { ...ask, soft: true }];
  }
  // "¿Cuándo puedo ir?" wants the first time there is.
  if (flows.has('book') && [seen.whole, ...seen.clauses].some((one) => asksWhenToComeFor(one, seen))) return commands;
  const onlyBooks = flows.size === 1 && flows.has('book') && !commands.some((one) => one.do === 'person');
  if (onlyBooks && onlyAsks(seen, commands)) {
    const hard = rest.filter((one) => one.do !== 'ask' || !one.soft).map((one) => explained(one, seen.said));
    return hard.some(({ do: kind }) => kind === 'ask') ? hard : [...hard, { do: 'ask', question: seen.said }];
  }
  // "Can you set up an LLC for me?": what is to be set up is no visit.
  const isBare = onlyBooks && !commands.some((one) => one.do === 'set-service' || one.do === 'set-times');
  if (isBare && setsUpOther.test(seen.whole.folded))
    return [...rest.filter((one) => one.do !== 'ask'), { do: 'ask', question: seen.said }];
  if (onlySounds(seen, flows, commands))
    return [
      ...rest.filter(({ do: kind }) => kind !== 'ask' && kind !== 'set-message'),
      { do: 'ask', question: seen.said },
    ];
  // Nothing but what might be a wish: it is none, and to say that it is not known is better than to have heard nothing.
  const asks = commands.filter((one) => one.do === 'ask');
  if (flows.size === 0 && asks.length > 0 && (asksForHands(seen) || asksWhichTimes(seen)))
    return [...asks.map(softly), ...visitOf(seen)];
  // "What does that cost, and when do you have time?": what comes of the price is wanted as well.
  if (flows.size === 0 && asks.length > 0 && asksPriceAndWhen(seen) && onlyAsked(commands))
    return [...commands, ...visitOf(seen)];
  if (flows.size === 0 && asks.length > 0 && onlyAsked(commands))
    return asks.every((one) => one.soft)
      ? [...commands.filter((one) => one.do !== 'ask'), ...asks.slice(0, 1).map(({ soft: _, ...one }) => one)]
      : commands;
  return withTaught(seen, commands, flows);
}

const onlyAsking = ({ said }: Seen, commands: readonly Command[]): readonly Command[] => [
  ...commands.filter((one) => beside.has(one.do)),
  { do: 'ask', question: said },
];

const startsBook = (commands: readonly Command[]): boolean =>
  commands.some((one) => one.do === 'start' && one.flow === 'book');

/** A visit or a message was heard, and nothing that has to be done besides. */
const isNothingElse = (commands: readonly Command[]): boolean =>
  commands.every(
    (one) =>
      one.do !== 'person' &&
      !strong.has(one.do) &&
      (one.do !== 'start' || one.flow === 'book' || one.flow === 'message'),
  );

/** What the owner taught on the very words goes before what they were taken for. */
function withTaught(seen: Seen, commands: readonly Command[], flows: ReadonlySet<FlowName>): readonly Command[] {
  const asks = commands.some((one) => one.do === 'ask');
  return !asks && isWeak(seen, commands, flows)
    ? [...commands, { do: 'ask', question: seen.said, soft: true }]
    : commands.map((one) => (pointsBack(one) ? explained(one, seen.said) : one));
}

const visitWords =
  '(?:appointments?|visits?|times?|slots?|something|anything|calls?|consult\\p{L}*|meetings?|sessions?|lessons?|class(?:es)?|for|some(?:one|body)|any(?:one|body)|techs?|technicians?|guy|person|plumber|electrician|that|this|it|one|me|us|citas?|visitas?|hora|turno|rendez-vous|rdv|visite|seance|termine?|besuch\\p{L}*|was|etwas)';
const setsUpOther = new RegExp(
  `(?<!\\p{L})(?:(?:set up|arrange|organi[sz]e|put together) (?!(?:(?:an?|the|my|our|another|up|some) )?(?:\\p{L}+ )?${visitWords}(?!\\p{L}))|(?:organizar|montar|tramitar|constituir)(?:me|nos)? (?!(?:una? |la |mi )?${visitWords}(?!\\p{L}))|(?:organiser|monter|creer|constituer) (?!(?:une? |le |la |mon )?${visitWords}(?!\\p{L}))|(?:(?:mir|uns) )(?:eine?n? )(?!${visitWords}(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:einrichten|grunden|organisieren)(?!\\p{L}))`,
  'u',
);

/** "Can somebody bend it back Saturday at 10:30?": a hand is asked for on a day, at an hour. */
const asksForHands = ({ whole, mentions }: Seen): boolean => hands.test(whole.folded) && saysDayAndHour(mentions);
const hands =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:you|u|somebody|someone|anybody|anyone|one of (?:you|your \p{L}+))(?: guys| please)?|(?:me|nos) (?:pueden?|podrian?)|(?:pueden?|podrian?) (?:ustedes|alguien)|(?:pouvez|pourriez)-vous|(?:quelqu'un|vous) (?:peut|pourrait|pouvez|pourriez)|(?:konnen|konnten) (?:sie|ihr)|(?:kann|konnte) (?:jemand|einer))(?!\p{L}| (?:tell|say|call|speak|talk|explain|decir|llamar|dire|appeler|sagen|anrufen)(?!\p{L}))/u;

/** "¿Qué horas tienen el jueves?", "what times do you have Thursday?": which are free on that day. */
const asksWhichTimes = ({ whole, mentions }: Seen): boolean => whichTimes.test(whole.folded) && saysDay(mentions);
const whichTimes =
  /(?<!\p{L})(?:what times? (?:do|have|are|would) (?:you|u|y'all|there)(?: guys| folks)? (?:have|got|left|open|free|available)|(?:a )?que horas? (?:tienen|hay|les quedan?|tendrian)|(?:quelles|a quelles) heures (?:avez-vous|auriez-vous|vous avez|il vous reste|il y a|sont libres)|vous avez quelles heures|welche (?:uhr)?zeiten (?:haben sie|hatten sie|habt ihr|gibt es|sind|waren)|was fur zeiten haben sie)(?!\p{L})/u;

/**
 * "Do you do a trial lesson with Mathieu, maybe Wednesday at four?": a service by its name, on a day, at an hour. What stands
 * before it ("he wants to try guitar") is why.
 */
function proposedVisit(seen: Seen, commands: readonly Command[]): Command[] | null {
  const { whole, mentions } = seen;
  const at = offers.exec(whole.folded)?.index;
  if (at === undefined || !onlyAsked(commands)) return null;
  const services = mentions.services.filter(({ score, start }) => score >= plainlyNamed && start >= at);
  return services.length > 0 && saysDayAndHour(mentions)
    ? visitOf({ ...seen, mentions: { ...mentions, services } })
    : null;
}
const offers =
  /(?<!\p{L})(?:do (?:you|u|y'all)(?: guys| folks)? (?:do|offer|have|give|run)|(?:hacen|dan|ofrecen|tienen)|(?:faites|proposez|donnez|avez)-vous|vous (?:faites|proposez|donnez|avez)|(?:machen|bieten|haben|geben) sie|(?:macht|bietet|habt|gebt) ihr)(?!\p{L})/u;

const softly = (one: Command): Command => (one.do === 'ask' ? { ...one, soft: true } : one);

/** A visit as it was told: which service, where one was named, and when. */
function visitOf({ mentions }: Seen): Command[] {
  const [service] = [...mentions.services].sort((one, other) => other.score - one.score);
  return [
    { do: 'start', flow: 'book' },
    ...(service ? [{ do: 'set-service', service: service.name, sure: service.score } as const] : []),
    mentions.wishes.length > 0
      ? { do: 'set-times', wishes: mentions.wishes.map(({ wish }) => wish).slice(0, wishesMax) }
      : soonest,
  ];
}
/** What is to be done costs something and can be had some day: a price in one clause, and when to come in another. */
const asksPriceAndWhen = ({ clauses, language }: Seen): boolean =>
  clauses.some((one) => isAfter('price', one.folded, language) && !owed.test(one.folded)) &&
  clauses.some((one) => asksWhenToCome(one.folded) && !isPickedUp.test(one.folded));
const owed = /(?<!\p{L})(?:owe|owed|debo|debemos|dois|devons|schulde|schulden)(?!\p{L})/u;
const isPickedUp =
  /(?<!\p{L})(?:should i|should we|be (?:there|here)|come by|(?:stop|swing|drop) by|pick|recoger\p{L}*|recuperer|chercher|abholen)(?!\p{L})/u;
const soonest: Command = { do: 'set-times', wishes: [{ relative: 'soonest' }] };
/** As many as one command carries. */
const wishesMax = 8;

/** "When do I have to take them out?", "will you put that one up?": means what was told before it. */
const pointsBack = (one: Command): boolean => one.do === 'ask' && !one.soft && pointing.test(foldCue(one.question));
const pointing =
  /(?<!\p{L})(?:it|them|that (?:one|thing)|those|these|es[oa]s?|est[eo]s|quitarmel[oa]s|ca|cela|ceux-ci|celui-la|das|dies\p{L}*|damit|dafur|davon)(?!\p{L})/u;

/** What was told before a question explains it, where the question was cut out of it. */
function explained(one: Command, said: string): Command {
  if (one.do !== 'ask' || one.told !== undefined) return one;
  const told = said.slice(0, Math.max(0, said.indexOf(one.question))).trim();
  return /\p{L}/u.test(told) ? { ...one, told } : one;
}

/** A question that only sounds like a message, or like one after the caller's own visit: by its form it wants to know something else. */
function onlySounds(
  { whole, clauses, said, mentions }: Seen,
  flows: ReadonlySet<FlowName>,
  all: readonly Command[],
): boolean {
  const last = clauses.at(-1);
  if (flows.size !== 1 || last === undefined || !last.cue('question') || !said.includes('?')) return false;
  if (all.some((one) => one.do === 'person') || saysDay(mentions)) return false;
  if (flows.has('message') && said.trim().split(/\s+/).length > askedWordsMax) return false;
  if (flows.has('message')) return !whole.cue('message') && !whole.cue('late') && !whole.sounds('late');
  return (
    flows.has('appointments') &&
    !whole.cue('own') &&
    !whole.cue('appointment') &&
    asksToKnow(last) &&
    !ofTheTime.test(last.folded)
  );
}

/** A longer line tells something that may be to be passed on. */
const askedWordsMax = 16;

/** When it is, or with whom, is asked of one's own visit. */
const ofTheTime = new RegExp(
  `${opener}(?:(?:at|on|by|a|el|la|le|um|an|am|bis) )?(?:(?:what|which|que|cual|quel\\p{L}*|welche\\p{L}*|wie) (?:time|day|date|hour|late|hora|dia|fecha|heure|jour|date|uhr\\p{L}*|tag|spat)|who|whom|with|quien|con|qui|avec|wer|wem|mit)(?!\\p{L})`,
  'u',
);

/** Was what is to be done heard by its sound alone, or with no day for it? */
function isWeak(seen: Seen, commands: readonly Command[], flows: ReadonlySet<FlowName>): boolean {
  const { whole, mentions } = seen;
  if (commands.some((one) => one.do === 'person'))
    return flows.size === 0 && !whole.cue('person') && !whole.cue('is-in') && !ofPerson.test(whole.folded);
  if (flows.size !== 1 || saysDay(mentions)) return false;
  if (flows.has('book')) return !plainlyWished(seen);
  // "Could the vet come to our farm instead?": nothing is moved that was never spoken of.
  const ofNone = flows.has('move') && mentions.wishes.length === 0 && !whole.cue('own');
  return (ofNone || flows.has('appointments')) && !whole.cue('appointment');
}

/** Somebody is wanted on the line by these words. */
const ofPerson =
  /(?<!\p{L})(?:person|human|manager|owner|boss|speak|talk|call|ring|persona|humano|gerente|duen[oa]|hablar|llam\p{L}+|personne|humain|patronn?e?|responsable|parler|appel\p{L}+|rappel\p{L}+|mensch\p{L}*|chef\p{L}*|sprechen|reden|anruf\p{L}*|ruf\p{L}*)(?!\p{L})/u;

/** What nothing goes before. */
const strong = new Set<Command['do']>([
  'emergency',
  'complaint',
  'abuse',
  'spam',
  'robot',
  'wrong-number',
  'orders',
  'also',
]);

/** The commands of a line behind "anything else?": "do I need to clear out under the sink first?" asks how it is, and wants no second visit. */
export function askedBehindMore(seen: Seen, commands: readonly Command[]): readonly Command[] {
  const books = commands.some((one) => one.do === 'start' && one.flow === 'book');
  const flows = commands.filter((one) => one.do === 'start');
  const last = seen.clauses.findLast((one) => one.cue('question'));
  if (!books || flows.length > 1 || last === undefined || !asksToKnow(last)) return commands;
  if (!onlyAsks(seen, commands)) return commands;
  const rest = commands.filter((one) => !ofVisit.has(one.do) && one.do !== 'ask');
  return [...rest, { do: 'ask', question: seen.said }];
}

/** What belongs to a visit that is wanted. */
const ofVisit = new Set<Command['do']>([
  'start',
  'set-service',
  'narrow-service',
  'set-times',
  'set-staff',
  'for-other',
  'any',
]);

/** What may stand beside a question and takes nothing from it. */
const beside = new Set<Command['do']>(['greet', 'thanks', 'set-name', 'foreign', 'speak', 'chitchat']);

/** Nothing was heard but questions, and what may stand beside them. */
const onlyAsked = (commands: readonly Command[]): boolean =>
  commands.every((one) => one.do === 'ask' || beside.has(one.do));

/** A day is said, and an hour of it, that is not ruled out. */
const saysDayAndHour = ({ wishes }: Seen['mentions']): boolean =>
  wishes.some(({ wish }) => wish.date !== undefined && wish.time !== undefined && !wish.excluded);

/** A day is said. */
const saysDay = (mentions: Seen['mentions']): boolean => mentions.wishes.some(({ wish }) => wish.date !== undefined);

/** A day, or an hour on the clock, is said. */
const saysWhen = ({ mentions }: Seen): boolean =>
  mentions.wishes.some(
    ({ wish }) => wish.date !== undefined || wish.time !== undefined || wish.relative !== undefined || wish.shift,
  );

/** A visit asked for by a word that is used for nothing else. */
const plainlyWished = ({ whole, mentions }: Seen): boolean =>
  whole.cue('appointment') || whole.cue('available') || (whole.cue('book') && mentions.services.length > 0);

/** So sure a service has to be heard that a question which names it may be a wish for it. */
const wishedMin = 0.75;

/** Is nothing wished for in what was taken for a wish? */
function onlyAsks(seen: Seen, commands: readonly Command[]): boolean {
  const { clauses, whole, said, language, mentions } = seen;
  const isDated = saysDay(mentions);
  const saysHour = mentions.wishes.some(({ wish }) => wish.time !== undefined);
  if (tradesIn(seen) && !isDated && !saysHour) return true;
  // Where a mark stands, what is asked is what it stands behind.
  const marked = (one: Signs) => said.slice(one.start, sentenceOf(one, said).end).includes('?');
  const last = clauses.findLast((one) => one.cue('question') && (!said.includes('?') || marked(one)));
  if (last === undefined || isAfter('price', last.folded, language)) return false;
  // "I'd like to become a patient of yours. Do you take my plan?": what is wished for is told, and asks beside it.
  const tells = (one: Signs) => (one.cue('want') || one.cue('book')) && !one.cue('question') && !marked(one);
  if (clauses.some((one) => tells(one) || wantsByName(one, seen))) return false;
  // "Can she still have dinner tonight at nine?": the hour is the dinner's.
  if (asksLeave(last) && (ofMeal.test(last.folded) || !(isDated || saysHour))) return true;
  if (whole.cue('appointment') || whole.cue('available') || whole.cue('another')) return false;
  if (asksWhatThen(last.folded) && !isDated && !saysHour) return true;
  if (asksToKnow(last) && !isDated && !saysHour) return true;
  if (saysWhen(seen) || commands.some((one) => one.do === 'set-times' && one.wishes.length > 1)) return false;
  if (asksForOffer(last.folded, language) || asksForOffer(foldCue(said).trim(), language)) return true;
  if (whole.cue('book')) return false;
  return !commands.some((one) => one.do === 'set-service' && one.sure >= wishedMin);
}

const ofMeal =
  /(?<!\p{L})(?:breakfast|lunch|dinner|supper|food|eat|drink|water|treats?|meals?|comer|desayunar|cenar|beber|manger|boire|dejeuner|essen|trinken|fruhstucken)(?!\p{L})/u;

/** Wants to be told how it is, and no visit: "do I have to …", "is Gil a notary", "is it messy", "was kostet …", "faut-il …". */
const toKnow = new RegExp(
  `${opener}(?:(?:do|did|must|should|shall|am|will|would|have) (?:i|we) (?!(?:come|see|get in|have you)(?!\\p{L}))|(?:what|which|whose|who|why|how(?! (?:can|could|do|would|should) (?:i|we) (?:book|get|make|schedule|set up|sign up|reserve|arrange)(?!\\p{L})))(?:'s|'re)?(?!\\p{L}| about| soon)|(?:is|are|was|were|does|has) (?!(?:it|that|there|anything|anyone|anybody|someone|somebody|\\p{L}+)? ?(?:possible|free|available|any|an?|room|time|chance|ok|okay|all right)(?!\\p{L}))|¿?(?:tengo|tenemos|hay|debo|debemos) que |¿?(?:es|son|esta|estan|fue|era|que|cual|cuales|quien|quienes|por que|como(?! (?:puedo |podria |hago para |se puede )?(?:sac|reserv|agend|apart|hag)\\p{L}*)|donde|cuanto|cuanta|cuantos|cuantas)(?! (?:posible|libre|tal|pueden?|podria))(?!\\p{L})|(?:dois-je|doit-on|faut-il|devons-nous|dois je|est-ce qu'il faut|est-ce que je (?:dois|paie|paye)|est-ce que (?:c'est (?!possible)|(?!je |vous |on |nous |quelqu'un |c'est )\\p{L}+ (?:\\p{L}+ )?(?:est|a|fait|peut etre)(?!\\p{L}))|(?:est|sont|fait)-(?:il|elle|ce|ils|elles)(?! (?:possible|que))|qui |que |qu'est-ce|quel|quelle|quels|quelles|pourquoi|comment(?! (?:puis-je |je peux |on peut |faire pour |je fais pour )?(?:reserv\\p{L}*|prendre|prend|obtenir|avoir))|combien|ou (?!(?:bien|alors)))|(?:muss|mussen|soll|sollen|bin|zahle|zahlen|bezahle|bezahlen|brauche|brauchen|bekomme) (?:ich|wir|man)(?! (?:einen? )?termin)|(?:ist|sind|hat|war|macht|machen|wird|bleibt|gibt) (?!(?:es|das|da|noch|ihnen|\\p{L}+)? ?(?:moglich|frei|was|etwas|platz|machbar|drin)(?!\\p{L}))|(?:was|wer|wie(?! (?:kann|konnte|buche|bekomme|vereinbare|mache) (?:ich|wir))|wo|warum|wieso|welche[rsnm]?|wozu|womit)(?!\\p{L}| (?:ware|ist) es| (?:ware|sieht)))`,
  'u',
);
const asksToKnow = ({ folded }: Signs): boolean => toKnow.test(folded);

/** Whether somebody may do what no visit is for: eat before it, stay with us, wait there, watch. */
const leave = new RegExp(
  `${opener}(?:still |todavia |encore )?(?:(?:can|could|may|is|are|will|would) (?:i|we|he|she|they|it|(?:my|our|the|his|her) \\p{L}+(?: \\p{L}+)?) (?:still |also |just |be allowed to |allowed to )*(?:have (?:(?:a|an|his|her|its|their|some|any) )?(?:breakfast|lunch|dinner|supper|food|water|coffee|tea|snacks?|treats?|something to (?:eat|drink)|drinks?|meals?)|give (?:him|her|it|them) (?:\\p{L}+ ){0,2}(?:breakfast|dinner|supper|food|water|treats?|something)|eat|drink|drive|stay|wait|watch|sit|smoke|shower|swim|sleep|work|keep|park)|¿?(?:puedo|puede|podemos|pueden|podria|podrian) (?:(?:mi|el|la|mis|los) \\p{L}+ )?(?:comer|desayunar|cenar|beber|tomar (?:agua|cafe|algo)|manejar|conducir|quedarse?|quedarme|esperar|sentarme|sentarse|mirar|banarme|trabajar|estacionar\\p{L}*)|(?:puis-je|peut-on|peut-il|peut-elle|est-ce que (?:je|il|elle|on|mon \\p{L}+|ma \\p{L}+) (?:peux|peut)|(?:je|il|elle|on|mon \\p{L}+|ma \\p{L}+) (?:peux|peut)) (?:encore )?(?:manger|boire|dejeuner|conduire|rester|attendre|regarder|dormir|travailler|garer|me garer)|(?:darf|kann|durfen|konnen) (?:ich|er|sie|es|man|wir|(?:mein|unser)\\p{L}* \\p{L}+) (?:.{0,60} )?(?:essen|trinken|fruhstucken|fahren|bleiben|warten|zuschauen|zusehen|schlafen|arbeiten|parken|duschen))(?!\\p{L})`,
  'u',
);
const asksLeave = ({ folded }: Signs): boolean => leave.test(folded);
