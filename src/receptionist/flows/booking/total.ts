// "What's it all come to?", "how much for the two of us?": the sum of what is being booked in this talk, from the list alone, and only
// where each part of it has a price there.
import type { Dialogue } from '../../dialogue.ts';
import { listedPrice } from '../../facts/fact.ts';
import { restOf } from '../../facts/rest-of.ts';
import { isAfter, priceWords } from '../../facts/topics.ts';
import { tokenize } from '../../models/text.ts';
import { heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { plainlyNamed, servicesIn } from '../../understand/services/near.ts';

/** Two people, said as such. */
const twoOfThem =
  '(?:for )?(?:the )?(?:two|both) of (?:us|them)|for the two|for two(?: people| persons)?|(?:para |por )?(?:nosotr[oa]s|ell[oa]s) dos|(?:para|por) (?:l[oa]s )?dos(?: personas)?|(?:pour )?(?:nous|eux|elles) deux|pour (?:les )?deux(?: personnes)?|(?:fur )?(?:uns|sie) (?:beiden?|zwei)|fur (?:uns |die )?(?:beide|zwei)(?: personen| leute)?|zu zweit';
const ofTwo = new RegExp(`(?<!\\p{L})(?:${twoOfThem})(?!\\p{L})`, 'gu');
/** All of it as one. */
const asOne = new RegExp(
  `(?<!\\p{L})(?:${twoOfThem}|all together|altogether|together|all in all|all in|all told|in total|total|combined|(?:for )?both(?: of (?:those|these))?|(?:for )?all (?:of (?:it|that|them|those)|that|this|three|four)|(?:for )?everything|the whole (?:thing|lot)|it all|las dos cosas|l[oa]s dos|(?:por )?todo(?: junto| eso)?|en total|junt[oa]s|tout(?: ca| ensemble)?|ensemble|en tout|au total|les deux|alles(?: zusammen)?|zusammen|insgesamt|beides?|das ganze)(?!\\p{L})`,
  'gu',
);
/** "What does that come to?": a sum, with no word for a price. */
const comesTo =
  /(?<!\p{L})(?:(?:what|how much)(?:'s|s|'ll| is| does| do| would| will)? (?:it|that|this|everything|they|those)?(?: all)?(?: gonna| going to)? ?(?:come|comes|add up|run|be|make)(?: me| us)?(?: out)?(?: to)?|what(?:'s| is)|cuanto (?:seria|es|sale|suma|viene)\p{L}*|(?:ca|cela) (?:fait|ferait|revient)(?: a)? combien|combien (?:ca|cela) fait|(?:was|wie ?viel) (?:macht|gibt|ist|ware|wird) (?:das|es)?)(?!\p{L})/gu;

/** The services that are booked or being booked in this talk, each as often as it is; null where one of them is not known yet. */
function wantedIn({ state }: Dialogue): readonly string[] | null {
  const services = state.done.flatMap((one) => (one.did === 'booked' ? one.service : []));
  let above: string | undefined;
  for (const frame of [...state.frames].reverse()) {
    if (frame.flow !== 'book') continue;
    const service: string | undefined = frame.service ?? (frame.nextGuest ? above : undefined);
    if (service === undefined) return null;
    services.push(service);
    above = service;
  }
  return services;
}

/** Tells the sum, where nothing is asked but that, and the parts are known. */
export function tellTotal(d: Dialogue, question: string): boolean {
  const language = heardIn(d.state);
  const folded = foldCue(question);
  if (folded.search(asOne) < 0) return false;
  if (!isAfter('price', folded, language) && folded.search(comesTo) < 0) return false;
  const { business } = d.turn;
  const wanted = wantedIn(d);
  const [only, second] = wanted ?? [];
  if (wanted === null || only === undefined) return false;
  const counted = second === undefined && folded.search(ofTwo) >= 0 ? [only, only] : wanted;
  const services = counted.flatMap((name) => business.services.find((one) => one.name === name) ?? []);
  const own = new Set(
    tokenize(services.flatMap(({ name, aka = [] }) => [name, ...aka]).join(' ')).map(({ norm }) => norm),
  );
  const named = servicesIn(question, language, business).filter(({ score }) => score >= plainlyNamed);
  if (named.some(({ name }) => !counted.includes(name))) return false;
  const bare = folded.replace(comesTo, ' ').replace(asOne, ' ');
  if (restOf(bare, [], new Set([...priceWords, ...own, 'cuestan', 'coutent', 'macht'])) > 0) return false;
  const each = [...new Set(services)];
  const prices = each.map((one) => listedPrice(one));
  if (prices.every((one) => one === null)) return false;
  d.used = true;
  d.sources.push('services');
  for (const [at, one] of each.entries()) d.acts.push(prices[at] ?? { say: 'no-price', service: one.name });
  const sums = services.flatMap(({ priceCents }) => priceCents ?? []);
  const currencies = [...new Set(each.map(({ currency }) => currency ?? 'USD'))];
  const [currency] = currencies;
  if (counted.length > 1 && sums.length === counted.length && currencies.length === 1 && currency !== undefined)
    d.acts.push({
      say: 'price-total',
      services: counted,
      amountCents: sums.reduce((all, one) => all + one, 0),
      currency,
    });
  return true;
}
