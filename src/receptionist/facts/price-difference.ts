// "What's the price difference, what's the long one cost?", with one massage of two talked about: both prices, and no text that names one.
import type { Language, Service } from '../business.ts';
import { tokenize } from '../models/text.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { plainlyNamed, servicesIn } from '../understand/services/near.ts';
import { type Facts, facts, listedPrice, type Talk } from './fact.ts';
import { isAfter } from './topics.ts';

const difference =
  /(?<!\p{L})(?:(?:price|cost|difference)s? (?:difference|in (?:price|cost)|between|gap)|difference (?:in|price|moneywise|money-wise)|how much (?:more|less|extra|cheaper) (?:is|would|does|for)|diferencia (?:de|en el|entre los) precios?|cuanto (?:mas|menos) (?:cuesta|sale|es|vale)|difference (?:de|des) prix|combien de (?:plus|moins)|(?:preis)?unterschied\p{L}*(?: im preis)?|wie ?viel (?:mehr|teurer|gunstiger|weniger))(?!\p{L})/u;
const ofPrice =
  /(?<!\p{L})(?:prices?|cost|how much|precios?|cuanto|prix|combien|preis\p{L}*|wie ?viel|kost\p{L}*)(?!\p{L})/u;
const longer =
  /(?<!\p{L})(?:the (?:longer|long|bigger|big|full|extended) one|(?:el|la) (?:mas )?(?:larg[oa]|grande)|(?:le|la) plus (?:longue?|grande?)|(?:der|die|das) (?:lange|langere|grosse|grossere)(?:n)?)(?!\p{L})/u;
const shorter =
  /(?<!\p{L})(?:the (?:shorter|short|smaller|small|quick) one|(?:el|la) (?:mas )?(?:cort[oa]|chic[oa]|pequen[oa])|(?:le|la) plus (?:courte?|petite?)|(?:der|die|das) (?:kurze|kurzere|kleine|kleinere)(?:n)?)(?!\p{L})/u;
/** Names nothing of its own in a service's name. */
const small = new Set('and the a of for with at y de la el con et du des le avec und mit der die das'.split(' '));

const wordsOf = ({ name, aka = [] }: Service): ReadonlySet<string> =>
  new Set(tokenize([name, ...aka].join(' ')).flatMap(({ norm }) => (small.has(norm) || norm.length < 3 ? [] : norm)));

/** Those that are the same thing in another size or with something more: they share a word of their names. */
function kin(one: Service, services: readonly Service[]): readonly Service[] {
  const own = wordsOf({ ...one, aka: [] });
  return services.filter((other) => other !== one && [...wordsOf({ ...other, aka: [] })].some((word) => own.has(word)));
}

/** Null where nothing of the kind is asked, or the list does not say which is meant. */
export function pricesOfVariants(question: string, language: Language, { business, service }: Talk): Facts | null {
  const folded = foldCue(question);
  const one = business.services.find(({ name }) => name === service);
  const isDifference = difference.test(folded) && ofPrice.test(folded);
  const bySize = [longer, shorter].some((size) => size.test(folded)) && isAfter('price', folded, language);
  if (!one || !(isDifference || bySize)) return null;
  const named = servicesIn(question, language, business).filter(({ score }) => score >= plainlyNamed);
  const others = business.services.filter((other) => other !== one && named.some(({ name }) => name === other.name));
  const meant = others.length > 0 ? others : sized(folded, one, bySizeOf(folded, one, business.services));
  if (meant.length === 0 || meant.length > saidMax) return null;
  const says = [one, ...meant].flatMap((each) => listedPrice(each) ?? []);
  return says.length > meant.length ? facts('services', true, ...says) : null;
}
const saidMax = 2;

/** What shares a name with the one in talk; of several, those that have a word of theirs in the question. */
function bySizeOf(folded: string, one: Service, services: readonly Service[]): readonly Service[] {
  const all = kin(one, services);
  const said = new Set(tokenize(folded).map(({ norm }) => norm));
  const own = wordsOf(one);
  const told = all.filter((other) => [...wordsOf(other)].some((word) => !own.has(word) && said.has(word)));
  return told.length > 0 ? told : all;
}

function sized(folded: string, one: Service, all: readonly Service[]): readonly Service[] {
  if (longer.test(folded)) return all.filter(({ minutes }) => minutes > one.minutes).slice(0, 1);
  if (shorter.test(folded)) return all.filter(({ minutes }) => minutes < one.minutes).slice(0, 1);
  return all;
}
