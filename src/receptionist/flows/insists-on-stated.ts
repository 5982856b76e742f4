// "No, Thursday at ten, with Odette", where just that was read back: whoever says no and then says again what stands gives nothing up. It
// is read back once more; a second no is one.
import type { Dialogue } from '../dialogue.ts';
import type { BookFrame, MoveFrame } from '../state.ts';
import { foldCue } from '../understand/cues/cue.ts';
import type { Carried } from './carry.ts';

/** What was stated cannot be, or is not wanted. */
const cannot =
  /(?<!\p{L})(?:can't|cant|cannot|can not|won't|wont|don't|dont|doesn't|doesnt|isn't|not|never|no longer|no (?:puedo|podemos|puede|me|nos|quiero|va|es|esta|la|lo)|ya no|nunca|pas|plus|jamais|nicht|kein\p{L}*|nie)(?!\p{L})/u;
/** "Quarter past two, not three": what it is not is something else. */
const notOther =
  /[,.;!] *(?:and |und |et |y )?(?:not|no|pas|nicht)(?: (?:at|on|um|am|a|las|el|le|les))* [\p{L}\d:]+(?: uhr| heures)?(?= *[.,;!]|$)/gu;

/** Does a no come with what was stated, said again? */
export const insistsOnStated = (d: Dialogue, { repeated }: Carried, stated: BookFrame | MoveFrame): boolean =>
  repeated === true && !stated.denied && !cannot.test(foldCue(d.turn.text).replace(notOther, ''));
