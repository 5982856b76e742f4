// Whether what is left for somebody cannot wait, by the caller's own word: "it's urgent", "I need to talk to a nurse NOW".
import { foldCue } from './cues/cue.ts';

const said =
  /(?<!\p{L})(?:urgent(?:ly|es?|emente)?|urgentisim[oa]|urgence|urge|dringend(?:e[nrms]?)?|eilig|eilt|asap|immediately|immediatement|inmediatamente|de inmediato|emergency|emergencia|notfall|(?:can't|cannot|can not) wait|no puede esperar|(?:ne |n')?(?:peut|peux) pas attendre|kann nicht warten)(?!\p{L})/gu;

/** "I have to speak to her now": an hour that is now, with a wish. */
const now =
  /(?<!\p{L})(?:need|needs|must|have to|has to|got to|want|necesito|quiero|tengo que|debo|besoin|veux|dois|faut|brauche|muss|will)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:now|right away|at once|ya|ahora(?: mismo)?|maintenant|tout de suite|sofort|jetzt(?: gleich)?)(?!\p{L})/u;

const denied =
  /(?<!\p{L})(?:not|isn't|isnt|nothing|no|nada|pas|rien|nicht|nichts|kein\p{L}*|less|menos|moins)(?: (?:an?|es|tan|so|too|very|super|really|all that|that|at all|une?|tres|si|de|ein|sehr|ganz|besonders|muy))* ?$/u;

/** So far before the word a denial of it may stand, in characters. */
const denialReach = 40;

/** Does the caller say so? "Nothing urgent" and "no es urgente" say the opposite. */
export function saysUrgent(text: string): boolean {
  const folded = foldCue(text);
  for (const found of folded.matchAll(said))
    if (!denied.test(folded.slice(Math.max(0, found.index - denialReach), found.index))) return true;
  return now.test(folded);
}
