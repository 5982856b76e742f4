// "No, Thursday at ten, with Odette", where just that was read back: whoever says no and then says again what stands, and nothing else, gives
// nothing up. It is read back once more; a second no is one.
import type { Dialogue } from '../../dialogue.ts';
import { type BookFrame, heardIn, type MoveFrame } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { yesWords } from '../../understand/when-asked/yes-words.ts';
import type { Carried } from '../carry.ts';
import { known, withoutStated, wordsOf } from './yes-repeats.ts';

/** What was stated cannot be, or is not wanted. */
const cannot =
  /(?<!\p{L})(?:can't|cant|cannot|can not|won't|wont|don't|dont|doesn't|doesnt|isn't|not|never|no longer|no (?:puedo|podemos|puede|me|nos|quiero|va|es|esta|la|lo)|ya no|nunca|pas|plus|jamais|nicht|kein\p{L}*|nie)(?!\p{L})/u;
/** "Quarter past two, not three": what it is not is something else. */
const notOther =
  /[,.;!] *(?:and |und |et |y )?(?:not|no|pas|nicht)(?: (?:at|on|um|am|a|las|el|le|les))* [\p{L}\d:]+(?: uhr| heures)?(?= *[.,;!]|$)/gu;

/** "With Rosa, no": the no is of what was stated. */
const noBehind = /[\p{L}\d]\P{L}+(?:no|non|nein)\P{L}*$/u;
/** What a no that insists is said with, beside the words that add nothing to what is repeated. */
const insisting =
  /(?<!\p{L})(?:no+|nope|nah|non|nein|nee|(?:that|this|it) is all i (?:want|need|ask\p{L}*)|all i want|i (?:told|want|wanted|asked|need|do|did)|you|again|already|told|want(?:ed)?|asked|what|like|ya|le dije|he dicho|dije|quiero|queria|pedi|lo que|j'ai|c'est|dit|deja|veux|voulais|demande|tout ce que|ce que|hab|habe|hatte|schon|doch|will|wollte|mochte|gern)(?!\p{L})/gu;

/** Does a no come with what was stated, said again, and nothing beside it? */
export function insistsOnStated(d: Dialogue, { repeated }: Carried, stated: BookFrame | MoveFrame): boolean {
  if (repeated !== true || stated.denied) return false;
  const folded = foldCue(d.turn.text);
  const cross = (part: string) => withoutStated(d, stated, part);
  if (noBehind.test(folded) || (folded.match(notOther) ?? []).some((other) => cross(other)?.includes(known)))
    return false;
  const said = folded.replace(notOther, '');
  if (cannot.test(said)) return false;
  const left = cross(said)?.replace(insisting, ' ').replace(yesWords[heardIn(d.state)].plain, ' ');
  return left !== undefined && wordsOf(left).length === 0;
}
