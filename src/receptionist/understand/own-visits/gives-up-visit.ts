// "The piano lesson tomorrow falls through", "that one can come off the calendar", "I had the shot at the drugstore": what is said of a
// visit that stands when it is not wanted any more, whatever the words. It counts where the diary has such a visit of who calls; what
// names it is read here, part by part, apart from what is to stay.
import type { Business, Language } from '../../business.ts';
import type { TimeWish } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import { servicesIn, surelyNamed } from '../services/near.ts';
import { signsOf } from '../signs.ts';
import { readWishes } from '../times/times.ts';
import { givingUp, keepsOne, tellsManner, wantsOnly } from './gives-up-words.ts';
import { needsOtherTime } from './off-for-another-time.ts';
import { saysChange } from './states-own.ts';
import { otherWouldDo, tellsBesides } from './told-besides.ts';

/** By what visits are named. */
export type Named = {
  readonly services: readonly string[];
  readonly times: readonly TimeWish[];
  readonly words: string;
};

export type GivenUp = {
  /** It was asked to be taken off, and not only told that it will not be. */
  readonly isAsked: boolean;
  /** It is said as well that no other one is wanted. */
  readonly refusesOther: boolean;
  /** By what the visit is named; nothing where it is only pointed at. */
  readonly meant: Named;
  /** By what another one is named that stays. */
  readonly kept: Named;
  /** Every day and hour that is named; one that is of no visit of theirs is when it is wanted instead. */
  readonly said: readonly TimeWish[];
};

type Part = Named & {
  readonly said: readonly TimeWish[];
  readonly folded: string;
  readonly marked: string;
  readonly end: string;
};

/** Only this much is looked at, in characters. */
const readMax = 600;

const cut =
  /(?<=[!?;]|(?<!\d)[.,])\s+|\s+(?=(?:and|but|so|y|pero|as[ií] que|entonces|et|mais|donc|du coup|und|aber|deshalb)\s)/u;
const everyTime =
  /(?<!\p{L})(?:every|each|weekly|monthly|regularly|cada|semanal\p{L}*|todas las|todos los|chaque|toutes les|tous les|jede[nrs]?|wochentlich\p{L}*)(?!\p{L})/u;

function partOf(text: string, language: Language, business: Business, now: string): Part {
  const services = servicesIn(text, language, business).filter((one) => one.score >= surelyNamed);
  const wishes = readWishes(text, language, business, now, { time: false, anchor: null });
  const spans = [...services, ...wishes].sort((one, other) => one.start - other.start);
  const folded = foldCue(text);
  let marked = '';
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at) continue;
    marked += `${text.slice(at, start)}§`;
    at = end;
  }
  return {
    services: services.map(({ name }) => name),
    times: wishes.map(({ wish }) => wish).filter((wish) => wish.date !== undefined || wish.time !== undefined),
    said: wishes
      .map(({ wish }) => wish)
      .filter(({ date, excluded }) => !excluded && (date === undefined || date >= now.slice(0, 10))),
    words: folded,
    folded,
    marked: foldCue(marked + text.slice(at)),
    end: /[.!?;,]$/.exec(text.trim())?.[0] ?? '',
  };
}

const partsOf = (text: string, language: Language, business: Business, now: string): readonly Part[] =>
  text
    .trim()
    .split(cut)
    .map((one) => partOf(one, language, business, now));

/** Is more told than of a visit, that asks for nothing of it? The days and hours that are named with it. */
export function besidesVisit(text: string, language: Language, business: Business, now: string) {
  const parts = partsOf(text.slice(0, readMax), language, business, now);
  return { tells: tellsBesides(parts, language), said: parts.flatMap(({ said }) => said) };
}

const together = (parts: readonly Part[]): Named => ({
  services: [...new Set(parts.flatMap((one) => one.services))],
  times: parts.flatMap((one) => one.times),
  words: parts.map((one) => one.words).join(' '),
});

/** What is given up in so many words; null where nothing is, or where something else is wanted beside it. */
export function givenUp(text: string, language: Language, business: Business, now: string): GivenUp | null {
  if (text.length > readMax) return null;
  if (tellsManner(foldCue(text), language)) return null;
  const parts = partsOf(text, language, business, now);
  if (otherWouldDo(parts, language)) return null;
  const gone: Part[] = [];
  const kept: Part[] = [];
  let isAsked = false;
  const asksAnything = text.includes('?');
  for (const part of parts) {
    const how = givingUp(part.marked, language);
    const isPlain =
      (how === 'asks' && !(part.end === '?' && ownTask.test(part.folded))) ||
      (how === 'tells' && part.end !== '?') ||
      (how !== null && !asksAnything);
    if (how !== 'asks' && wantsOnly(part.marked, language)) kept.push(part);
    else if (isPlain && !everyTime.test(part.folded)) {
      gone.push(part);
      isAsked ||= how === 'asks';
    } else if (keepsOne(part.marked, language) && part.end !== '?') kept.push(part);
    else if (asksElse(part) || wishes(part, language)) return null;
  }
  const folded = foldCue(text);
  const refusesOther = parts.some((one) => refusesAny.test(one.folded));
  const changes = parts.some((one) => saysChange(one.folded) && (gone.includes(one) || isOfVisit(one)));
  if (gone.length === 0 || changes || (!refusesOther && needsOtherTime(folded))) return null;
  const rest = parts.filter((one) => !kept.includes(one));
  const pointed = [together(gone), together(rest)].find(({ services, times }) => services.length + times.length > 0);
  return {
    isAsked,
    refusesOther,
    meant: pointed ?? together(gone),
    kept: together(kept),
    said: parts.flatMap(({ said }) => said),
  };
}

/** "…, keep the physical": which services are told to stay beside something else; "I don't keep it" tells none. */
export function servicesKept(text: string, language: Language, business: Business, now: string): readonly string[] {
  const parts = partsOf(text.slice(0, readMax), language, business, now);
  if (parts.length < 2) return [];
  return parts.flatMap(({ services, marked, folded, end }) =>
    end !== '?' && !denied.test(folded) && keepsOne(marked, language) && givingUp(marked, language) === null
      ? services
      : [],
  );
}
const denied = /(?<!\p{L})(?:not|no|never|cannot|ne|pas|plus|nicht|kein\p{L}*)(?!\p{L})|n't/u;

/** "Can my brother take it?", "is there a bus?": of something else, an answer is waited for; "okay?" waits for none. */
const asksElse = ({ folded, end }: Part): boolean =>
  end === '?' && (tag.test(folded) || !/^\P{L}*(?:\p{L}+\P{L}*){1,2}$/u.test(folded));
const tag = /^\P{L}*(?:do|does|did|is|are|am|will|would|can|should|have) (?:i|it|you|we|he|she|they|that)(?!\p{L})/u;

/** "I'm moving away" changes no visit; "move it to Friday" does. */
const isOfVisit = ({ folded, times, end }: Part): boolean =>
  times.length > 0 || end === '?' || /(?<!\p{L})(?:it|that|mine|l[aoe]s?|ihn|den|es)(?!\p{L})/u.test(folded);

/** "Do I have to take it off?" asks for nothing to be done. */
const ownTask =
  /(?<!\p{L})(?:(?:do|should|must|can|may|could) (?:i|we)|(?:tengo|tenemos) que|(?:debo|debemos|puedo|podemos)|(?:dois|peux|puis)-je|faut-il|est-ce qu'?e? ?(?:je|on|il)|(?:muss|mussen|soll|sollen|darf|durfen|kann|konnen) (?:ich|wir|man))(?!\p{L})/u;

/** "I don't want another date". */
const refusesAny =
  /(?<!\p{L})(?:(?:don't|do not|dont|didn't|not|never) (?:\p{L}+ ){0,2}?(?:want|need|looking|asking|trying|book)\p{L}*|no (?:quier|quer|necesit|busc|me hace falta|ocup)\p{L}*|(?:veux|voulons|voulais|cherche|besoin) (?:pas|plus)|pas besoin|(?:will|wollen|mochte|brauche|brauchen|wollte|suche)(?: \p{L}+){0,3} (?:kein\p{L}*|nicht|nichts))(?!\p{L})/u;

/** Is a visit asked for, or another one? */
function wishes({ folded, services, times }: Part, language: Language): boolean {
  if (refusesAny.test(folded)) return false;
  const { cue } = signsOf(folded, language, null, { start: 0, end: 0, negated: false });
  const names = services.length + times.length > 0;
  return cue('book') || cue('available') || cue('another') || cue('also') || (cue('want') && names);
}
