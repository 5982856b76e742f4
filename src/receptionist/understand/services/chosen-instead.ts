// "Let me do the plain Swedish instead, same time", where a hot stone massage waits for a yes: a service that is named by a part of its
// name, and chosen by the words around it, takes the place of the one that was stated. Over folded text, in four languages.
import { foldCue } from '../cues/cue.ts';
import type { Named } from './near.ts';

const plain =
  '(?:(?:plain|regular|normal|simple|basic|classic|standard|usual|normale?s?|sencill[oa]|einfache[ns]?|normale[ns]?|klassische[ns]?) )*';
const aThe = "(?:(?:an?|the|una?|el|la|los|las|une?|le|les|eine?[nr]?|die|den|das) |l')?";
/** Right before what is chosen: "make it the", "mejor un". An hour between them is what is changed: "make it four, I get a massage". */
const switchesTo = new RegExp(
  `(?<!\\p{L})(?:make (?:it|that)|(?:switch|change)(?: \\p{L}+){0,2} to|go with|let me (?:do|take|have|get)|instead|rather|(?:en vez|en lugar)(?: de es[oa])?,?|mejor|cambi\\p{L}+(?: \\p{L}+){0,2} (?:a|por)|plutot|a la place,?|finalement,?|lieber|stattdessen|doch) (?:(?:just|only|solo|juste|nur) )?${aThe}${plain}$`,
  'u',
);
/** Right behind it: "the Swedish instead", "die Massage statt der …". */
const insteadBehind =
  /^,? (?:(?:one|then|entonces|alors|dann) )*(?:instead|rather|en vez|en lugar|mejor|plutot|a la place|finalement|lieber|stattdessen|(?:an)?statt (?:de[rsmn]|die|das|eine[rsmn]?))(?!\p{L})/u;

/** "The", "just a plain": what stands right before a service that is meant, and nothing but it. */
const pointedAt = new RegExp(`(?:^|[\\s,.;¿])(?:(?:the|el|la|los|las|le|les|die|den|das) |l')${plain}$`, 'u');
/** What follows it says no more of it: a pause, the day, a word of courtesy. */
const ends = /^(?: (?:one|then|please|por favor|entonces|alors|dann|bitte))*\s*(?:[,.;!]|$)/u;
/** "The horse is not at home, …" tells of something, and so does what stands behind "with the" and "for the". */
const isTold =
  /(?<!\p{L})(?:with|for|of|at|from|in|on|con|para|del?|en|avec|pour|d[eu]|dans|mit|fur|von|bei|in|auf) $/u;

/** Named as plainly as this it is meant, whatever stands around it. */
const plainlyMeantMin = 0.75;

/** Is a service that stands at `named` chosen in place of the one that was stated? */
export function choosesInstead(said: string, { name, score, start, end }: Named): boolean {
  if (score >= plainlyMeantMin) return true;
  const before = foldCue(said.slice(0, start));
  const behind = withoutRest(foldCue(said.slice(end)), name);
  if (switchesTo.test(before) || insteadBehind.test(behind)) return true;
  const article = pointedAt.exec(before);
  if (article === null || isTold.test(before.slice(0, article.index + 1))) return false;
  return ends.test(behind);
}

/** What stands behind a part of a name, without the rest of that name: the "massage" of "the Swedish massage". */
function withoutRest(behind: string, name: string): string {
  const own = new Set(foldCue(name).split(/[^\p{L}]+/u));
  const rest = /^(?: \p{L}+)+/u.exec(behind)?.[0].trim().split(' ') ?? [];
  const first = rest.findIndex((word) => !own.has(word));
  const words = first < 0 ? rest : rest.slice(0, first);
  return behind.slice(words.reduce((sum, word) => sum + word.length + 1, 0));
}
