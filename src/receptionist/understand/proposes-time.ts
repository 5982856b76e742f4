// "617 555 0148. Can we do Friday instead?": a question that is nothing but another time, behind an answer. Four languages.
import type { Business, Language } from '../business.ts';
import type { TimeWish } from '../commands.ts';
import { foldCue } from './cues/cue.ts';
import { readWishes } from './times.ts';

/** What stands around a time that is proposed, and says nothing of its own. */
const proposing = new Set(
  "can could would might may we i you it that this do make move change switch have be is to on at for what how about instead rather maybe actually please work ok okay possible also me us my the a an appointment visit one then any chance of there anything something free available puede pueden ser podemos podria podriamos seria es posible hacerlo hacerla ponerlo ponerla cambiarlo cambiarla moverlo moverla mejor el la los las para en que tal y si mas bien a lo por favor hay algo libre se le parece pourrait pouvons peut on est ce que possible plutot le la les mettre faire deplacer changer pour a au et si c'est ca serait mieux vous auriez avez quelque chose s'il plait de geht ginge konnen konnten wir ware ist das es moglich lieber auch am um der die den stattdessen verschieben legen machen bitte vielleicht was mit und wie kann ich haben sie noch frei etwas".split(
    ' ',
  ),
);

/** So many times of one question are heeded. */
const wishesMost = 8;

/** The times that a question proposes; none where it asks anything else, or is too bare to tell. */
export function proposedTimes(
  question: string,
  language: Language,
  business: Business,
  now: string,
): readonly TimeWish[] {
  const found = readWishes(question, language, business, now, { time: true, anchor: null });
  const around = found.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, question);
  const isBare = (foldCue(around).match(/[\p{L}']+/gu) ?? []).every((word) => proposing.has(word));
  return isBare ? found.map(({ wish }) => wish).slice(0, wishesMost) : [];
}
