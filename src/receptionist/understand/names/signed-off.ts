// "Cancel Tuesday's cleaning please. Karen Obi.": a whole name that is a sentence of its own, or ends one behind a comma, is who calls.
import type { Language } from '../../business.ts';
import { findNames, isListedName } from '../../models/names.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';

/** Named this surely with nothing around it; the statement says it, and it can be put right. */
const scoreMin = 0.85;
const sure = 0.7;

/** What is wanted with it; without any of these a name may be anybody's. */
const wanted = ['book', 'want', 'cancel', 'move', 'appointment', 'available'] as const;
/** "Oil change tomorrow at ten, Marla Hyde": when to come is told, and nothing wished for in so many words. */
const tellsWhen =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|lunes|martes|miercoles|jueves|viernes|sabado|hoy|manana|lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|aujourd'hui|(?:mon|diens|donners|frei|sams)tag|mittwoch|morgen|heute)(?!\p{L})|(?<!\p{L})(?:at|a las|um) \d{1,2}(?!\d)|\d{1,2} ?(?:[ap]m|h|uhr)(?!\p{L})/u;
/** Then somebody else may be named. */
const ofOthers = ['for-other', 'others', 'person', 'message'] as const;
const kin =
  /(?<!\p{L})(?:for|of|from|with|about|para|de|con|a|pour|avec|fur|von|mit) (?:my|our|his|her|their|mis?|nuestr[oa]s?|su|mon|ma|mes|notre|son|sa|mein\p{L}*|unser\p{L}*|sein\p{L}*|ihr\p{L}*) (?:\p{L}+ ){0,2}\p{L}+$/u;

/** Less surely, where the first of them stands in a list of names and a time is told before it. */
const listedMin = 0.6;
const isBehindTime = (name: string, before: string): boolean =>
  isListedName(foldCue(name.split(' ')[0] ?? '')) && tellsWhen.test(foldCue(before));

export function signedOff(said: string, language: Language): { name: string; sure: number } | null {
  const isWanted = wanted.some((name) => cueOf(name, said, language));
  if (!isWanted && !tellsWhen.test(foldCue(said))) return null;
  if (ofOthers.some((name) => cueOf(name, said, language))) return null;
  const alone = findNames(said, language, false).find(({ name, start, end, score }) => {
    const before = said.slice(0, start).trimEnd();
    // "… for my daughter, Anna Reed" tells her name.
    const isApposed = before.endsWith(',') && kin.test(foldCue(before.slice(0, -1)).trim());
    return (
      (score >= scoreMin || (score >= listedMin && isBehindTime(name, before))) &&
      name.includes(' ') &&
      said.slice(start, end) === name &&
      /[.,;\n!]$/u.test(before) &&
      /^\s*(?:[.;\n!]|$)/u.test(said.slice(end)) &&
      (isWanted || isBehindTime(name, before)) &&
      !isApposed
    );
  });
  return alone ? { name: alone.name, sure } : null;
}

/** "A cleaning for my son Thursday at nine, thanks, Dana Reyes": who writes is named, and not who is to come. */
export function onlyWrites(said: string, name: string, language: Language): boolean {
  const at = said.lastIndexOf(name);
  if (changes.some((one) => cueOf(one, said, language))) return false;
  if (at < 0 || !/^[\s.!]*$/u.test(said.slice(at + name.length))) return false;
  return closes.test(foldCue(said.slice(0, at))) && cueOf('for-other', said, language);
}
/** What is changed is looked up by any name. */
const changes = ['cancel', 'move', 'message'] as const;
const closes =
  /(?<!\p{L})(?:thanks?(?: (?:so much|again|a lot|in advance))?|thank you(?: (?:so much|again|very much))?|thx|ty|cheers|regards|best|gracias|saludos|merci(?: (?:beaucoup|d'avance))?|cordialement|danke(?: (?:schon|sehr|im voraus))?|vielen dank|grusse?|gruss|lg|mfg)[\s,.!–—-]*$/u;
