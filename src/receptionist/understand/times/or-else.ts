// "Today if you can, otherwise tomorrow", "heute, sonst morgen früh": a time that is named for where the one before it is not to be had
// does not take its place. Over folded text, in four languages.
import { foldCue } from '../cues/cue.ts';
import type { ReadWish } from './times.ts';

const orElse =
  /(?<!\p{L})(?:otherwise|or else|failing that|(?:and |but )?if (?:not|that(?:'s| is) (?:not possible|taken|full|no good)|you can'?t)|(?:y |o )?si no(?: (?:se puede|hay|puede[ns]?|es posible))?|de lo contrario|sinon|autrement|a defaut|si (?:ce n'est pas possible|pas possible|c'est complet)|sonst|ansonsten|andernfalls|(?:und |oder )?wenn (?:nicht|das nicht geht|es nicht geht)|falls nicht)[^\p{L}\d]+(?:(?:then|maybe|perhaps|on|at|the|any|for|entonces|el|la|a|las|por|para|quizas?|alors|le|la|l'|plutot|peut-etre|dann|halt|eben|auch|gern|am|um|den|der|vielleicht)[^\p{L}\d]+)*$/u;

const ruledOut =
  /^[^\p{L}\d]*(?:(?:y|o|pero|por favor|si (?:se )?puede[ns]?|si es posible)[^\p{L}\d]+)*si no,? (?:(?:el|para|a|la|las|por)[^\p{L}\d]+)*(?:hoy|manana|pasado manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?!\p{L})/u;

/** The wishes, with what is named for want of the one before it as another choice. */
export function withChoices<Wish extends ReadWish>(read: readonly Wish[], text: string): Wish[] {
  return read.map((one, at) => {
    const before = read[at - 1];
    // "Hoy, si no mañana" rules nothing out.
    if (before && !before.wish.excluded && ruledOut.test(foldCue(text.slice(before.end, one.end)))) {
      const { excluded: _, ...wish } = one.wish;
      return { ...one, wish: { ...wish, alternative: true } };
    }
    if (!before || before.wish.excluded || one.wish.excluded || one.wish.instead || before.end > one.start) return one;
    const isElse = orElse.test(foldCue(text.slice(before.end, one.start)));
    return isElse ? { ...one, wish: { ...one.wish, alternative: true } } : one;
  });
}
