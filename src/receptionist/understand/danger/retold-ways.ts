// Whether a danger that an owner named is told in whole other words, by the owner's phrase.
import { lately } from '../../models/lately.ts';
import { foldCue } from '../cues/cue.ts';
import { type Retold, toldAgain } from './retold.ts';
import { animalsRoadsRetold } from './retold-animals-roads.ts';
import { bodyRetold } from './retold-body.ts';
import { houseRetold } from './retold-house.ts';

const all: readonly Retold[] = [...bodyRetold, ...houseRetold, ...animalsRoadsRetold];

const waysToTell = lately((phrase: string): readonly Retold[] => {
  const folded = foldCue(phrase);
  return all.filter(({ owners }) => owners.test(folded));
});

/** Where the owner's danger is told in other words and meant, or null. */
export function retoldStart(
  folded: string,
  phrase: string,
  isMeant: (start: number, end: number) => boolean,
): number | null {
  const found = toldAgain(folded, waysToTell(phrase));
  return found.find(({ start, end }) => isMeant(start, end))?.start ?? null;
}
