// "The move-in appointment on Friday": a service may be named after a change, and nothing is changed by naming it.
import { foldCue } from './cues/cue.ts';
import { namesOf } from './near.ts';
import type { Seen } from './seen.ts';
import { cueOf, type Signs } from './signs.ts';

const spaced = (text: string) =>
  ` ${foldCue(text)
    .replace(/[^\p{L}\d']+/gu, ' ')
    .trim()} `;

/** Does only the name of a service that the clause speaks of sound like a change: "the move-in appointment"? */
export function isNamedAfterMove({ heard: { business }, mentions, language }: Seen, clause: Signs): boolean {
  if (!clause.cue('move')) return false;
  const whole = spaced(clause.folded);
  let bare = whole;
  for (const { name } of mentions.services) {
    for (const words of namesOf(name, business).map((one) => spaced(one).trim().split(' '))) {
      // As far as it was said, but no single word of several.
      const lengths = words.map((_, at) => words.length - at).filter((length) => length > 1 || words.length === 1);
      const said = lengths.map((length) => ` ${words.slice(0, length).join(' ')} `).find((one) => bare.includes(one));
      if (said) bare = bare.replace(said, ' ');
    }
  }
  return bare !== whole && !cueOf('move', bare, language);
}
