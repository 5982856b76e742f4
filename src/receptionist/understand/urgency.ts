// Whether what is left for somebody cannot wait, by the caller's own word: "it's urgent", "I need to talk to a nurse NOW".
import { foldCue } from './cues/cue.ts';

const said =
  /(?<!\p{L})(?:urgent(?:ly|es?|emente)?|urgentisim[oa]|urgence|urge|dringend(?:e[nrms]?)?|eilig|eilt|asap|immediately|immediatement|inmediatamente|de inmediato|emergency(?! (?:funds?|contacts?|exits?|kits?|numbers?))|emergencia|notfall|(?:can't|cannot|can not) wait|no puede esperar|(?:ne |n')?(?:peut|peux) pas attendre|kann nicht warten)(?!\p{L})/gu;

/** What follows is told, and is so by now: "quiero que sepa que ya pagué". "Quiero que me llamen ya" is a wish. */
const toldThere = String.raw`(?<!\p{L})(?:(?<!(?:tengo|hay|faut) )que(?! (?:me|nos|quelqu)(?!\p{L}))|qu'(?!on(?!\p{L}))|dass|that (?:the|my|i|it|he|she|we|they|our|his|this|there|everything|all)|to know|wissen)(?!\p{L})`;

/** "I have to speak to her now": an hour that is now, with a wish. */
const now = new RegExp(
  String.raw`(?<!\p{L})(?:need|needs|must|have to|has to|got to|want|necesito|quiero|tengo que|debo|besoin|veux|dois|faut|brauche|muss)(?!\p{L})(?:(?!${toldThere})[^.!?\n]){0,60}(?<!\p{L})(?:(?:now|ya|jetzt)(?=(?: please| por favor| bitte)?\s*(?:[.,!]|$))|right away|at once|ahora(?: mismo)?|maintenant|tout de suite|sofort|jetzt gleich)(?!\p{L})`,
  'mu',
);

const denied =
  /(?<!\p{L})(?:not|\p{L}+n't|isnt|non|nothing|no|nada|pas|rien|nicht|nichts|kein\p{L}*|less|menos|moins)(?: (?:an?|es|tan|so|too|very|super|all that|that|at all|une?|tres|trop|si|de|ein|sehr|ganz|besonders|muy|really|\p{L}+ly|\p{L}+mente|\p{L}+ment|wirklich|unbedingt|weiter|think (?:it's|it is|this is|that's)|creo que (?:sea|es)|que ce soit))*[ -]?$/u;

/** So far before the word a denial of it may stand, in characters. */
const denialReach = 40;

/** Does the caller say so? "Nothing urgent" and "no es urgente" say the opposite. */
export function saysUrgent(text: string): boolean {
  const folded = foldCue(text);
  for (const found of folded.matchAll(said))
    if (!denied.test(folded.slice(Math.max(0, found.index - denialReach), found.index))) return true;
  return now.test(folded);
}
