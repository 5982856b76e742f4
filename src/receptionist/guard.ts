// The last look at the plan before it is said, whoever made it: nothing is claimed that no record holds, no time stands in
// the words that the act does not hold, no price that the owner did not list. Each act answers for its own figures, so a look
// costs as much as the act is long, however long the owner's price list. What fails is not said, and what is left is never
// nothing.
import { minutesOf } from '#shared/hours.ts';
import type { Business } from './business.ts';
import { clocksIn, type Deed, deedsClaimed, sumsIn } from './claims.ts';
import { localTime } from './local-time.ts';
import type { Say } from './plan.ts';
import type { Act } from './turn.ts';

export type Held = {
  readonly business: Business;
  /** What was truly done in this conversation, this turn included. */
  readonly did: readonly Act['did'][];
  /** What was said last: it may be said once more. */
  readonly lastText: string;
};

type Word = (act: Say) => string;

/** What the owner or the caller put into an act: their words, not ours. */
const othersWords: ReadonlySet<string> = new Set([
  ...['text', 'note', 'body', 'name', 'names', 'who', 'whose', 'to', 'service', 'services', 'staff', 'others'],
  ...['address', 'email', 'website', 'business'],
]);
/** "To" is a person, or one of these. */
const ends: ReadonlySet<string> = new Set(['move', 'cancel', 'human', 'on-call']);
const unsaid = '…';

/** The same act without anybody else's words in it: what it still says, we say. */
function bared<T>(value: T, key?: string): T;
function bared(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return othersWords.has(key) && !ends.has(value) ? unsaid : value;
  if (Array.isArray(value)) return value.map((one) => bared(one, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([of, one]) => [of, bared(one, of)]));
}

/** Every time of day that an act holds, from its instants, clocks, intervals and lengths. */
function clocksOf(act: Say, timezone: string): ReadonlySet<number> {
  const clocks = new Set<number>();
  const visit = (value: unknown, key = ''): void => {
    if (typeof value === 'number' && key === 'minutes') clocks.add(value % 1440);
    else if (typeof value === 'string') {
      if (/^\d{4}-\d{2}-\d{2}T/.test(value)) clocks.add(localTime(value, timezone).minutes);
      else if (/^\d{2}:\d{2}$/.test(value)) clocks.add(minutesOf(value) % 1440);
    } else if (Array.isArray(value)) for (const one of value) visit(one, key);
    else if (value !== null && typeof value === 'object') for (const [of, one] of Object.entries(value)) visit(one, of);
  };
  visit(act);
  return clocks;
}

const recordOf: { readonly [deed in Deed]: Act['did'] } = {
  booked: 'booked',
  moved: 'moved',
  cancelled: 'cancelled',
  'took-message': 'took-message',
  'handed-off': 'handed-off',
};

/** The whole numbers in a text, by what they are: "09" is 9, and 15 is no 5. */
const figuresIn = (text: string): string[] => (text.match(/\d+/g) ?? []).map((one) => one.replace(/^0+(?=\d)/, ''));

/** What the owner's lists and texts do not say of what an act gives as theirs. */
function madeUp(act: Say, { business, lastText }: Held): string[] {
  const listed = (name: string) => business.services.find((one) => one.name === name);
  switch (act.say) {
    case 'price':
    case 'price-total': {
      const names = act.say === 'price' ? [act.service] : act.services;
      const priced = names.map(listed);
      const sum = priced.reduce((all, one) => all + (one?.priceCents ?? Number.NaN), 0);
      const sameMoney = priced.every((one) => (one?.currency ?? 'USD') === act.currency);
      return sum === act.amountCents && sameMoney ? [] : [`prices ${act.amountCents}`];
    }
    case 'price-note':
      return listed(act.service)?.priceNote === act.note ? [] : ['a price in nobody’s words'];
    case 'answer':
    case 'nearest': {
      if (act.sources.length === 0) return act.text === lastText ? [] : ['an answer of nobody'];
      const texts = business.knowledge.filter((one) => act.sources.includes(one.title)).map((one) => one.text);
      const taught = new Set(texts.flatMap(figuresIn));
      return figuresIn(act.text).flatMap((one) => (taught.has(one) ? [] : [`answers ${one}`]));
    }
    default:
      return [];
  }
}

/** What is wrong with an act as it is worded, as short reasons; empty when it may be said. */
export function faultsOf(act: Say, held: Held, word: Word): string[] {
  const faults = madeUp(act, held);
  const own = bared(act);
  const words = word(own);
  for (const deed of deedsClaimed(words)) if (!held.did.includes(recordOf[deed])) faults.push(`claims ${deed}`);
  const amount = 'amountCents' in act ? act.amountCents : undefined;
  for (const sum of sumsIn(words)) if (sum !== amount) faults.push(`names the sum ${sum}`);
  const clocks = clocksOf(own, held.business.timezone);
  for (const minutes of clocksIn(words)) if (!clocks.has(minutes)) faults.push(`names the time ${minutes}`);
  return faults;
}

export type ToSay = { readonly acts: readonly Say[]; readonly ask: readonly Say[] };

/** What answers a question: where it may not be said, it is not known. */
const answers: ReadonlySet<Say['say']> = new Set(['answer', 'nearest', 'price', 'price-note', 'price-total']);

/**
 * The plan as far as it may be said, in the wording that `word` gives. An answer that fails gives way to an "I don't know",
 * and a question that fails to another one: then `askLost`, and nobody has been asked what the plan wanted to know.
 */
export function keepHonest(plan: ToSay, held: Held, word: Word): ToSay & { readonly askLost: boolean } {
  const holds = (act: Say) => faultsOf(act, held, word).length === 0;
  const acts: Say[] = [];
  for (const act of plan.acts) {
    if (holds(act)) acts.push(act);
    else if (answers.has(act.say) && !acts.some((one) => one.say === 'unknown')) acts.push({ say: 'unknown' });
  }
  const askLost = !plan.ask.every(holds);
  const ask: readonly Say[] = askLost ? [{ say: 'ask-more' }] : plan.ask;
  const saysSomething = [...acts, ...ask].some((act) => word(act) !== '');
  if (askLost || !saysSomething) acts.push({ say: 'went-wrong' });
  return { acts, ask, askLost };
}
