// "617 555 0148. Can we do Friday instead?": a question that is nothing but another time, behind an answer. Four languages.
import type { Business, Language } from '../../business.ts';
import type { TimeWish } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import { readWishes } from './times.ts';

/** What stands around a time that is proposed, and says nothing of its own. */
const proposing = new Set(
  "can could would might may we i you it that this do make move change switch be is to on at for what how about instead rather maybe actually please ok okay possible me us the a an then any chance of puede pueden ser podemos podria podriamos seria es posible hacerlo hacerla ponerlo ponerla cambiarlo cambiarla moverlo moverla mejor el la los las para en que tal y si mas bien a lo por favor se le pourrait pouvons peut on est ce que possible plutot le la les mettre faire deplacer changer pour a au et si c'est ca serait mieux s'il plait geht ginge konnen konnten wir ware ist das es moglich lieber auch am um der die den stattdessen verschieben legen machen bitte vielleicht was mit und wie kann ich".split(
    ' ',
  ),
);
/** One of these makes it a proposal, and no question of how it is then. */
const proposes =
  /(?<!\p{L})(?:instead|rather|what about|how about|make it|can (?:we|i|you) (?:do|make|move|change|switch)|could (?:we|i|you) (?:do|make|move|change|switch)|possible|any chance|puede ser|podria ser|que tal|mejor|posible|cambiar\p{L}*|mover\p{L}*|poner\p{L}*|plutot|possible|deplacer|changer|mettre|ginge|geht|moglich|lieber|stattdessen|verschieben|(?:was|wie) (?:ist|ware) (?:es )?mit|ware)(?!\p{L})/u;

/** So many times of one question are heeded. */
const wishesMost = 8;

/** The times that a question proposes; none where it asks anything else, or is too bare to tell. */
export function proposedTimes(
  question: string,
  language: Language,
  business: Business,
  now: string,
): readonly TimeWish[] {
  if (!proposes.test(foldCue(question))) return [];
  const found = readWishes(question, language, business, now, { time: true, anchor: null });
  const around = found.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, question);
  const isBare = (foldCue(around).match(/[\p{L}']+/gu) ?? []).every((word) => proposing.has(word));
  return isBare ? found.map(({ wish }) => wish).slice(0, wishesMost) : [];
}
