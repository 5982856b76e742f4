// "A massage … ah no, the taping", "oh hang on, make it the long one": a service that is named, taken back in the same breath, and another
// named instead. Some words take back by themselves; others ("hold on", "actually") as often go on to something else, and take back
// only where what is named behind them is wished for in the other's place: not besides it, not for another hour or another person, and
// not asked about.
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';
import type { ReadWish } from '../times/times.ts';
import { oneOfKin } from '../who-comes/kin.ts';
import type { Named } from './near.ts';

/** "Ah no, hold on", "lo que necesito es": what was named before it was a slip. */
const takesBack =
  /(?<!\p{L})(?:(?:ah|oh|um|uh|er|well|sorry|wait),? no(?!\p{L}| (?:problem|worries))|no,? (?:wait|hold on|sorry|scratch|actually|you know what|make that)|actually,? no(?!\p{L})|scratch that|strike that|(?:actually|sorry|wait|no|nah|hmm|oh|better|rather)[,.…]* (?:(?:can|could) (?:we|you) |let'?s |just |please )*make (?:it|that|this)(?= (?:an?|the) |(?! (?:to|at|on|for|\p{L}*day|\d)))|what i (?:really |actually )?(?:need|want|meant) is|i (?:mean|meant)(?= (?:the|an?|for) )|(?:ay|ah|uy),? no(?!\p{L})|no,? (?:espere|espera|perd[oó]n|mejor dicho)|mejor dicho|(?<=[,.;…] ?)digo(?=,? (?:el|la|los|las|una?) )|qui(?:se|ero) decir(?=,? (?:el|la|los|las|una?) )|lo que (?:necesito|quiero|busco) es|(?:ah|euh|oh),? non(?!\p{L})|non,? (?:attendez|pardon|plut[oô]t)|enfin non|je (?:veux|voulais) dire(?=,? (?:(?:le|la|les|une?) |l['’]))|ce qu['’]il (?:me|nous) faut,? c['’]est|ach,? nein|nein,? (?:moment|warten|entschuldigung|halt)|quatsch|ich mein(?:e|te)(?=,? (?:natürlich |eigentlich )?(?:den|die|das|eine?n?) )|was ich (?:eigentlich )?(?:brauche|möchte|meine),? ist)(?!\p{L})/giu;

/** Words that a pause goes before. */
const pause =
  '(?<=[,.;:!?…–—-]\\s*(?:(?:oh|ah|ay|um+|uh+|er|hmm*|well|ok(?:ay)?|no|nah|sorry|yeah|euh|non|bon|ach|nein|äh|bueno|pues|perd[oó]n|or|and|but|pero|mais|aber)[,.…]*\\s+)*)';
const turns: Readonly<Record<Language, string>> = {
  en: "(?:hang on|hold on|hold up|wait|one (?:sec|second|moment)|you know what|on second thoughts?|come to think of it|actually|nvm|never ?mind|change of plans?|i(?:['’]ve)? changed my mind)",
  es: '(?:esp[eé]r[ea](?:me|te)?|un momento|un segundo|sabe(?:s)? qu[eé]|pens[aá]ndolo bien|en realidad|mejor|cambi[eé] de (?:idea|opini[oó]n))',
  fr: "(?:attende?[zs]|une seconde|un instant|finalement|en fait|réflexion faite|à la réflexion|plutôt|j['’]ai changé d['’]avis)",
  de: '(?:warten Sie|warte|Moment(?: mal)?|Sekunde|wissen Sie was|eigentlich|(?:doch )?lieber(?: doch)?|bei näherer Überlegung|ich hab(?:e)? es mir anders überlegt)',
};
const turnsOf = (language: Language) => new RegExp(`${pause}${turns[language]}(?!\\p{L})`, 'giu');

/** What comes besides. */
const besides: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:also|as well|too|(?:at|for) the same time|while (?:i['’]?m|i am|we['’]?re|we are|you['’]?re|you are|he['’]?s|she['’]?s|they['’]?re) (?:there|here|in|at|on|doing)|throw in|tack on|on top of|along with|(?:add|adding)(?: on| in)? (?:an?|the|some|my))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:también|tambien|además|ademas|al mismo tiempo|a la (?:vez|misma hora)|mientras (?:est|voy|tanto)\p{L}*|de paso|(?:agr[eé]g|a[nñ]ad)\p{L}+)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:aussi|également|egalement|en plus|en même temps|en meme temps|à la même heure|pendant qu[e'’]|ajout\p{L}+)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:auch|noch|außerdem|zusätzlich|gleichzeitig|zur (?:gleichen|selben) zeit|während|hinzu\p{L}*|dazunehmen)(?!\p{L})/iu,
};
/** Right before a service: one more in a list, or what another is done with. */
const added =
  /(?<!\p{L})(?:and|plus|with|add|adding|after|before|then|y|e|con|m[aá]s|despu[eé]s de|et|avec|après|puis|und|mit|dazu|nach)\s+(?:(?:an?|the|my|some|un[ao]?|el|la|los|las|une|le|les|des|eine?[nr]?|die|der|das|den)\s+|l['’])?$/iu;
/** "And, hold on, the taping at eleven": a list that is gone on with. */
const goesOn = /(?<!\p{L})(?:and|plus|y|e|et|und)[\s,…–—-]*$/iu;
/** Said of a service, and no wish for it. */
const asked = /^[^.!…]*\?/u;
/** Said of a service that is wished for in the other's place, though it is asked about or has an hour of its own. */
const inPlace =
  /(?<!\p{L})(?:instead|rather|better|make (?:it|that)|switch|change|just|mejor|en vez|en lugar|plutôt|à la place|lieber|stattdessen|doch)(?!\p{L})/iu;

/** Told of somebody else too, it is no visit besides: "my husband needs a beard trim instead". */
const inPlaceOfOwn = /(?<!\p{L})(?:instead(?! of)|en (?:vez|lugar)|à la place|stattdessen)(?!\p{L})/iu;

/** How surely it has to be named to take the other's place. */
const instead = 0.7;
/** So many parts of the sentence are looked at for it: "you know what" may be one. */
const partsBehind = 2;

/**
 * The services that still stand where one was named, taken back, and another named instead; `read` finds them in a text. `times` are
 * those that were read in it.
 */
export function sinceThought(
  text: string,
  language: Language,
  services: readonly Named[],
  times: readonly ReadWish[],
  read: (text: string) => readonly Named[],
): readonly Named[] {
  if (services.length === 0) return services;
  const slip = [...text.matchAll(takesBack)].at(-1);
  const isAdded = (from: number) => besides[language].test(text.slice(from));
  if (slip && !isAdded(slip.index)) return standing(text, slip, services, read) ?? services;
  for (const turn of [...text.matchAll(turnsOf(language))].reverse()) {
    const { index } = turn;
    if (isAdded(index) || goesOn.test(text.slice(0, index)) || !services.some((one) => one.end <= index)) continue;
    if (isForAnother(text, index, language) && !inPlaceOfOwn.test(text.slice(index))) continue;
    const kept = standing(text, turn, services, read);
    // "Actually skip the whitening, just the cleaning": what was named before is kept, and replaced by nothing.
    const isSame = services.some((one) => one.end <= index && kept?.some(({ name }) => name === one.name));
    if (!isSame && kept?.every((one) => replaces(text, index, one, times))) return kept;
  }
  return services;
}

/** What is named behind the words that turn round; null where nothing is. */
function standing(
  text: string,
  { index, 0: words }: RegExpMatchArray & { readonly index: number },
  services: readonly Named[],
  read: (text: string) => readonly Named[],
): readonly Named[] | null {
  const after = services.filter((one) => one.start >= index && one.score >= instead);
  if (after.length > 0) return after;
  // "No, actually, just a bath, she rolled in something": named in full before, and by a part of its name behind.
  const behind = index + words.length;
  const parts = [...text.slice(behind).matchAll(/[^,.;:!?…]*\p{L}[^,.;:!?…]*/gu)].slice(0, partsBehind);
  for (const { 0: part, index: from } of parts) {
    const named = read(part).filter((one) => one.score >= instead);
    const at = behind + from;
    if (named.length > 0) return named.map((one) => ({ ...one, start: one.start + at, end: one.end + at }));
  }
  return null;
}

/** Whether what is named there is wished for in the place of what stands before `from`. */
function replaces(text: string, from: number, { start, end }: Named, times: readonly ReadWish[]): boolean {
  if (added.test(text.slice(from, start))) return false;
  const sentence = text.slice(from, start).search(/[^.!?…]*$/u) + from;
  const isAsked = asked.test(text.slice(end)) && !text.slice(end).startsWith('.');
  return !(isAsked || hasOwnHour(from, times)) || inPlace.test(text.slice(sentence));
}

/** "Color at two. Hold on, a beard trim at three": each has its hour. */
function hasOwnHour(from: number, times: readonly ReadWish[]): boolean {
  const clocks = times.flatMap(({ wish, start }) => (wish.time === undefined ? [] : [{ start, time: wish.time }]));
  const before = clocks.filter((one) => one.start < from).map((one) => one.time);
  return before.length > 0 && clocks.some((one) => one.start >= from && !before.includes(one.time));
}

/** "Hold on, my husband wants a beard trim": somebody who was not spoken of before is to have it. */
function isForAnother(text: string, from: number, language: Language): boolean {
  if (!cueOf('for-other', text.slice(from), language)) return false;
  const kinIn = (part: string) =>
    [...foldCue(part).matchAll(new RegExp(`(?<!\\p{L})(?:${oneOfKin[language]})(?!\\p{L})`, 'gu'))].map(([kin]) => kin);
  const before = kinIn(text.slice(0, from));
  return kinIn(text.slice(from)).some((kin) => !before.includes(kin));
}
