// "Thanks. It's my tenant who'll be there, is that a problem?": a talk ends on a plain goodbye, or a plain no or thanks to "anything
// else?". A line that holds a question, an hour or a wish besides ends nothing: what is asked is answered, or offered to be passed on.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import type { Dialogue } from '../dialogue.ts';
import { heardIn } from '../state.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { cueOf } from '../understand/signs.ts';

const courtesies: ReadonlySet<Command['do']> = new Set(['deny', 'thanks', 'goodbye', 'affirm', 'greet', 'chitchat']);
const ends: ReadonlySet<Command['do']> = new Set(['deny', 'thanks', 'goodbye']);

/** What stands before what is asked. */
const opening =
  /^\P{L}*(?:(?:no+|nope|nah|ok|okay|great|perfect|thanks?(?: you)?(?: so much| very much)?|gracias|muchas|perfecto|bueno|non|merci|beaucoup|parfait|nein|nee|n[öo]|danke|super|prima|ja|oui|si|yes)(?!\p{L})[\s,.;!]*)+/iu;
const asksPlainly =
  /(?<!\p{L})(?:(?:i was|was|just|i'm) wondering|wanted to (?:ask|know)|queria (?:saber|preguntar)|una pregunta|je me demand\p{L}+|je voulais (?:savoir|demander)|y a[- ]?t?[- ]?(?:tu|il)|c'est[- ]tu|peut[- ]on|wollte (?:noch |nur |kurz )*(?:wissen|fragen)|noch (?:eine|ne) frage)(?!\p{L})/u;
/** The first that there is. */
const wantsFirst =
  /(?<!\p{L})(?:earliest|soonest|first (?:thing|one|you have)|temprano|lo primero|cuanto antes|le plus tot|la premiere|fruhestens|so fruh)(?!\p{L})/u;

/** "2 is perfect", of the hour that was booked. */
const suits =
  /^\P{L}*(?:(?:at|a las?|um|a) )?\d{1,2}(?:[:h.]\d\d)? ?(?:[ap]\.?m\.?|o'?clock|h|heures?|uhr)?(?: (?:is|sounds|works|that's|it's|esta|es|me queda|c'est|ca va|ist|passt|klingt))*(?: (?:just|really|muy|tres|sehr|mir))?(?: (?:perfect|fine|great|good|perfecto|bien|parfait|tres bien|perfekt|gut|super|prima))?(?: (?:for me|then|thanks?|gracias|merci|danke|gut))*\P{L}*$/u;

/** The commands of a line on which the talk would end, or those of what is said in it besides. */
export function stillTalking({ state, turn }: Dialogue, commands: readonly Command[]): readonly Command[] {
  const mayEnd = state.asked === 'more' || state.turns === 0;
  if (!mayEnd || state.frames.length > 0 || !commands.some((one) => ends.has(one.do))) return commands;
  if (!commands.every((one) => courtesies.has(one.do))) return commands;
  const language = heardIn(state);
  const rest = turn.text.replace(opening, '');
  const folded = foldCue(rest);
  const words = folded.match(/\p{L}+/gu)?.length ?? 0;
  const others = commands.filter((one) => !ends.has(one.do));
  if (wantsFirst.test(folded)) return others;
  if (words < wordsMin || cueOf('bye', rest, language)) return commands;
  if (rest.includes('?') || asksPlainly.test(folded) || cueOf('question', rest, language))
    return [...others, { do: 'ask', question: rest }];
  const meant = rest.split(/(?<=[.!?])\s+/u).flatMap((one) => goesOn(one, language));
  if (meant.length > 0) return [...others, ...meant];
  return (/\d/.test(folded) && !suits.test(folded)) || (state.turns === 0 && words >= openingMin) ? others : commands;
}
/** "I mean, whether we both need to be there": a question that is put once more, without its mark. */
const puts =
  /^\P{L}*(?:(?:i mean|i meant|what i mean is|quiero decir|me refiero a|digo|o sea|je veux dire|je voulais dire|ich mein(?:e|te)?|ich wollte wissen)\P{L}+)(?:(?:whether|if|what|when|where|how|who|que si|si|que|cuando|donde|como|quien|ce que|quand|ou|comment|qui|ob|was|wann|wo|wie|wer)(?!\p{L}))/u;
/** "And that appointment by Zoom, please": what is begged for is to be done. */
const begs = /(?<!\p{L})(?:please|por favor|s'il vous plait|svp|bitte)(?!\p{L})/u;
const begsWordsMin = 5;

/** What a sentence behind a no still wants: to know, or to have passed on. */
function goesOn(sentence: string, language: Language): readonly Command[] {
  const folded = foldCue(sentence);
  if (puts.test(folded)) return [{ do: 'ask', question: sentence.trim() }];
  const words = folded.match(/\p{L}+/gu)?.length ?? 0;
  const isCourtesy = (['bye', 'thanks', 'done'] as const).some((cue) => cueOf(cue, sentence, language));
  if (!begs.test(folded) || words < begsWordsMin || isCourtesy) return [];
  return [
    { do: 'start', flow: 'message' },
    { do: 'set-message', body: sentence.trim() },
  ];
}

/** With fewer words nothing else is said; and so many are more than a greeting that is taken for a goodbye. */
const wordsMin = 2;
const openingMin = 6;
