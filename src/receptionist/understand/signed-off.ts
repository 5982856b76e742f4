// "Cancel Tuesday's cleaning please. Karen Obi.": a whole name that is a sentence of its own, or ends one behind a comma, is who calls.
import type { Language } from '../business.ts';
import { findNames } from '../models/names.ts';
import { foldCue } from './cues/cue.ts';
import { cueOf } from './signs.ts';

/** Named this surely with nothing around it; the statement says it, and it can be put right. */
const scoreMin = 0.85;
const sure = 0.7;

/** What is wanted with it; without any of these a name may be anybody's. */
const wanted = ['book', 'want', 'cancel', 'move', 'appointment', 'available'] as const;
/** Then somebody else may be named. */
const ofOthers = ['for-other', 'others', 'person', 'message'] as const;
const kin =
  /(?<!\p{L})(?:for|of|from|with|about|para|de|con|a|pour|avec|fur|von|mit) (?:my|our|his|her|their|mis?|nuestr[oa]s?|su|mon|ma|mes|notre|son|sa|mein\p{L}*|unser\p{L}*|sein\p{L}*|ihr\p{L}*) (?:\p{L}+ ){0,2}\p{L}+$/u;

export function signedOff(said: string, language: Language): { name: string; sure: number } | null {
  if (!wanted.some((name) => cueOf(name, said, language))) return null;
  if (ofOthers.some((name) => cueOf(name, said, language))) return null;
  const alone = findNames(said, language, false).find(({ name, start, end, score }) => {
    const before = said.slice(0, start).trimEnd();
    // "… for my daughter, Anna Reed" tells her name.
    const isApposed = before.endsWith(',') && kin.test(foldCue(before.slice(0, -1)).trim());
    return (
      score >= scoreMin &&
      name.includes(' ') &&
      said.slice(start, end) === name &&
      /[.,;\n!]$/u.test(before) &&
      /^\s*(?:[.;\n!]|$)/u.test(said.slice(end)) &&
      !isApposed
    );
  });
  return alone ? { name: alone.name, sure } : null;
}
