// "Who is it with?", once a time is chosen: whoever it was found with, which no list and no text of the owner's says.
import { type Dialogue, topFrame } from '../dialogue.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { staffIn } from '../understand/near.ts';

const withWhom =
  /(?<!\p{L})(?:who(?:'s| is|'ll| will| would)? (?:it|that|this|the (?:appointment|visit))(?:'ll| will| would)?(?: be)? with|who(?:'s| is) (?:it|that) (?:going to be )?with|who (?:will|would|do|am) (?:i|we) (?:be )?(?:see|seeing|with|get|have)|with who(?:m)?|(?:avec|chez) qui|qui (?:me|nous|va me|va nous|s'en|s'en) (?:occupe\p{L}*|reco\p{L}+|recev\p{L}+|verra|voit|prend\p{L}*|coiff\p{L}+|soign\p{L}+)|con quien|quien (?:me|nos) (?:va a )?(?:atiend\p{L}+|atender\p{L}*|ve|vera|toca|recib\p{L}+|cort\p{L}+)|(?:bei|mit|zu) wem|wer (?:macht|behandelt|schneidet|ubernimmt|untersucht|ware|ist) (?:das|mich|uns|es|dann|da))(?!\p{L})/u;
const withOne =
  /(?<!\p{L})(?:it|that|this|c'est|ce (?:sera|serait)|es|seria|sera|ist|ware|das)(?:'s| is| will be| would be|'ll be)?(?: \p{L}+){0,2} (?:with|avec|chez|con|bei|mit)(?!\p{L})/u;

/** Says with whom the chosen time is, where that is asked. False: it is not asked, or no one person is known. */
export function tellWithWhom(d: Dialogue, question: string): boolean {
  const frame = topFrame(d);
  const folded = foldCue(question);
  const [named] = staffIn(question, d.state.language, d.turn.business);
  if (!(named ? withOne.test(folded) || withWhom.test(folded) : withWhom.test(folded))) return false;
  const made = d.state.done.at(-1);
  const taken = frame === null && made?.did !== 'cancelled' ? made?.staff : undefined;
  if (frame?.flow !== 'book' && frame?.flow !== 'move' && !taken) return false;
  d.used = true;
  if (taken) {
    d.acts.push({ say: 'visit-with', staff: taken, isWhoWasNamed: named && named.name === taken });
    return true;
  }
  if (frame?.flow !== 'book' && frame?.flow !== 'move') return false;
  // The time that is taken in this breath is told with whoever it is with.
  if (!frame.chosen) return frame.times.length > 0 && (d.turn.business.staff?.length ?? 0) > 0;
  const { staff } = frame.chosen;
  if (!staff) return false;
  d.acts.push({ say: 'visit-with', staff, isWhoWasNamed: named && named.name === staff });
  return true;
}
