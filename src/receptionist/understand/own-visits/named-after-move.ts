// "The move-in appointment on Friday": a service may be named after a change, and nothing is changed by naming it.
import { changes, foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { namesOf } from '../services/near.ts';
import { cueOf, type Signs } from '../signs.ts';

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

/** A piece of work that is called a change: it is moved like any other. */
const changeNoun =
  /(?:(?<!\p{L})(?:chang|cambi|wechs|switch|swap|modifi|ander)\p{L}* )?(?<!\p{L})(?:(?:my|our|the|an?|his|her|that|this) (?:(?!(?:to|for|from|and|or|will|can|could|want|need|should|must)(?!\p{L}))[\p{L}'-]+ ){1,3}changes?|(?:mi|el|un|su|nuestro|al|del) cambio de \p{L}+|(?:mon|le|un|notre|ce|du|au) changement d(?:e |es |u |')\p{L}+|(?:mein\p{L}*|den|der|dem|ein\p{L}*|unser\p{L}*|zum) \p{L}+wechsel(?:termin)?)(?!\p{L})/gu;

/** Behind it, another piece of work may be named in its place: "to a brake inspection". */
const forAnother = /^ (?:(?:in)?to|for|por|en|pour|contre|gegen|in) (?:an?|una?|une|eine?n?)(?!\p{L})/u;

/**
 * "Change my tires", but not "move my oil change" and not "change my oil change to Friday": is a thing changed for another? `services`: how
 * many are named.
 */
export function changesForAnother(folded: string, services: number): boolean {
  const bare = folded.replace(changeNoun, (noun, at: number) =>
    services > 1 && forAnother.test(folded.slice(at + noun.length)) ? noun : ' ',
  );
  return changes.test(bare);
}
