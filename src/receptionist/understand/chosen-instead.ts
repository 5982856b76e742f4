// "Let me do the plain Swedish instead, same time", where a hot stone massage waits for a yes: a service that is named by a part of its
// name, and chosen by the words around it, takes the place of the one that was stated. Over folded text, in four languages.
import { foldCue } from './cues/cue.ts';
import type { Named } from './near.ts';

const instead =
  /(?<!\p{L})(?:instead|rather|make (?:it|that)|switch(?: \p{L}+){0,2} to|change(?: \p{L}+){0,2} to|go with|let me (?:do|take|have|get)|en vez|en lugar|mejor|cambi\p{L}+(?: \p{L}+){0,2} (?:a|por)|plutot|a la place|finalement|lieber|stattdessen|statt\p{L}*|doch)(?!\p{L})/u;

/** "The", "just a plain": what stands right before a service that is meant, and nothing but it. */
const pointedAt =
  /(?:^|[\s,.;¿])(?:the|el|la|los|las|le|les|l'|die|den|das)(?: (?:plain|regular|normal|simple|basic|classic|standard|usual|normale?s?|sencill[oa]|einfache[ns]?|normale[ns]?|klassische[ns]?))* ?$/u;
/** What follows it says no more of it: a pause, the day, a word of courtesy. */
const ends = /^(?: (?:one|massage|then|please|por favor|entonces|alors|dann|bitte))*\s*(?:[,.;!]|$)/u;
/** "The horse is not at home, …" tells of something, and so does what stands behind "with the" and "for the". */
const isTold =
  /(?<!\p{L})(?:with|for|of|at|from|in|on|con|para|del?|en|avec|pour|d[eu]|dans|mit|fur|von|bei|in|auf) $/u;

/** Named as plainly as this it is meant, whatever stands around it. */
const plainlyMeantMin = 0.75;

/** Is a service that stands at `named` chosen in place of the one that was stated? */
export function choosesInstead(said: string, { score, start, end }: Named): boolean {
  if (score >= plainlyMeantMin) return true;
  const folded = foldCue(said);
  // Folding may shorten what is written in few of its letters; then nothing is told by places.
  if (folded.length !== said.length) return instead.test(folded);
  const from = Math.max(folded.lastIndexOf('.', start - 1), folded.lastIndexOf('!', start - 1)) + 1;
  const until = folded.slice(end).search(/[.!?]/u);
  const sentence = folded.slice(from, until < 0 ? folded.length : end + until);
  if (instead.test(sentence)) return true;
  const before = folded.slice(0, start);
  const article = pointedAt.exec(before);
  if (article === null || isTold.test(before.slice(0, article.index + 1))) return false;
  return ends.test(folded.slice(end));
}
