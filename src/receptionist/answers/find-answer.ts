// Finds what the owner taught about a question, or says that it does not know. A passage is an answer only if what speaks
// for it outweighs what was asked and left unsaid: near in words and silent on the point is `unknown`.
import type { AboutBusiness, FindAnswer, FoundAnswer } from '../answers-port.ts';
import type { Language } from '../business.ts';
import { type Passage, read } from './entries.ts';
import { guaranteesOthers } from './guarantee-of.ts';
import { judge, type Verdict } from './judge.ts';
import { justAsked } from './just-asked.ts';
import { namesNothingAsked } from './offers.ts';
import { asksOfUntoldThing } from './own-things.ts';
import { asksPlainPrice, isPenalty, leavesOutOfPrice, namesSum } from './penalties.ts';
import { type Asked, questionAtEnd, readQuestion } from './question.ts';
import { isSilentOn } from './silent-on-it.ts';
import { type About, weigh } from './speaks.ts';
import { withDenial } from './title-denies.ts';
import { spokenOf, type Unit } from './units.ts';
import { isUntold } from './untold.ts';
import { likelyEnough } from './weights.ts';

const abouts = new WeakMap<AboutBusiness, About>();

/** What a business is about, read once. */
export function aboutOf(business: AboutBusiness | undefined): About {
  if (!business) return { concepts: new Set(), stems: new Set() };
  const known = abouts.get(business);
  if (known) return known;
  const names = [business.name, ...business.services.flatMap((one) => [one.name, ...(one.aka ?? [])])];
  const spoken = names.flatMap((name) => business.languages.map((language) => spokenOf(name, language)));
  const about = {
    concepts: new Set(spoken.flatMap((one) => [...one.kinds])),
    stems: new Set(spoken.flatMap((one) => [...one.stems])),
  };
  abouts.set(business, about);
  return about;
}

/** An entry as short as this is said whole. */
const shortEntryCharacters = 220;
const saidCharactersMax = 280;

/** A passage as it is said: its whole entry if that is short, else with the sentence that it leans on and the next. */
export function sayable(passage: Passage): string {
  const { sentences } = passage.entry;
  const whole = sentences.join(' ');
  if (whole.length <= shortEntryCharacters) return whole;
  const next = sentences[passage.at + 1];
  const own = sentences[passage.at] ?? '';
  const before = passage.text.startsWith(sentences[passage.at - 1] ?? '\n') ? `${sentences[passage.at - 1]} ` : '';
  const said = `${before}${own}`;
  return next !== undefined && said.length + next.length < saidCharactersMax ? `${said} ${next}` : said;
}

/** What a mind that knows the answer says of its certainty starts here. */
const foundScoreMin = 0.5;
/** Nine of ten that are likelier than this answer what was asked; of those below it, six. */
const doubtfulMax = 0.65;
/** Of what lies between this and likely enough, one of three answers what was asked (decision 0029). */
const nearestMin = 0.3;

const weekdays: ReadonlySet<string> = new Set('monday tuesday wednesday thursday friday saturday sunday'.split(' '));

/**
 * "Is it more on a Saturday?": of two sums that are likely enough, the one that is told of the very day, where the likeliest names
 * another or none.
 */
function ofItsDay(asked: Asked, [best, ...others]: readonly Verdict[]): Verdict | undefined {
  const day = [...asked.focus, ...asked.context].flatMap(({ concepts }) => concepts).find((one) => weekdays.has(one));
  if (day === undefined || !best || !namesSum(best.passage)) return undefined;
  const names = ({ passage: { own, entry } }: Verdict) => [own, entry.titleSpoken].some(({ kinds }) => kinds.has(day));
  if (names(best)) return undefined;
  // "What is an emergency on a Saturday?" asks of more than the day.
  const inBest = asked.focus.flatMap(({ concepts }) => concepts).filter((one) => best.passage.own.kinds.has(one));
  const least = best.likely < doubtfulMax ? nearestMin : likelyEnough;
  const tells = ({ passage: { entry } }: Verdict) => inBest.every((one) => entry.spoken.kinds.has(one));
  return others.find((one) => one.likely >= least && namesSum(one.passage) && names(one) && tells(one));
}

/**
 * The owner's words on the question, or `unknown`. Needs no start-up; the first question of a language and of a list of
 * entries reads them once.
 */
export const findAnswer: FindAnswer = (question, language: Language, knowledge, business) => {
  const whole = answerTo(question, language, knowledge, business);
  if (whole.kind === 'found' || whole.untold) return whole;
  const atEnd = questionAtEnd(question, language);
  const own = atEnd === null ? whole : answerTo(atEnd, language, knowledge, business);
  return own.kind === 'found' ? own : whole;
};

function answerTo(...[question, language, knowledge, business]: Parameters<FindAnswer>): FoundAnswer {
  const asked = readQuestion(question, language);
  const about = aboutOf(business);
  const verdicts = judge(asked, read(knowledge), about);
  const ofPrice = asksPlainPrice(question, asked);
  const plain = verdicts.filter(({ passage }) => !(ofPrice && isPenalty(passage)) && !isSilentOn(asked, passage));
  const [likeliest] = plain;
  // "How much is it to clean out the fridge?": that it is not in the price of a visit answers less than what it costs.
  const priced =
    ofPrice && likeliest && leavesOutOfPrice(likeliest.passage)
      ? plain.find(({ passage, likely }) => likely >= likelyEnough && namesSum(passage))
      : undefined;
  const best = priced ?? ofItsDay(asked, plain) ?? likeliest;
  if (!best || best.likely < nearestMin) return { kind: 'unknown' };
  if (asksOfUntoldThing(question, best.passage.entry.title, language)) return { kind: 'unknown' };
  const taught = {
    text: withDenial(best.passage.entry.title, sayable(best.passage)),
    sources: [best.passage.entry.title],
  };
  const see = (unit: Unit) => weigh(unit, read(knowledge), about);
  const { entry } = best.passage;
  const untold = isUntold(question, entry.language, entry) || guaranteesOthers(question, language, entry, see);
  // What is hardly likely, and leaves untold what was asked, is not worth being told as the nearest.
  if (best.likely < likelyEnough) return untold ? { kind: 'unknown' } : { kind: 'unknown', nearest: taught };
  // What a missed visit costs is near to nothing else.
  if (untold) return { kind: 'unknown', untold: true, ...(!isPenalty(best.passage) && { nearest: taught }) };
  const text = justAsked(taught.text, entry, question, asked, [...asked.focus, ...asked.context].map(see));
  const score = Math.max(foundScoreMin, best.likely);
  const isDoubtful =
    best.likely < doubtfulMax || namesNothingAsked(question, asked, best.passage.entry, read(knowledge), about);
  return {
    ...taught,
    text,
    ...(text !== taught.text && { whole: taught.text }),
    kind: 'found',
    score,
    ...(isDoubtful && { doubtful: true }),
  };
}
