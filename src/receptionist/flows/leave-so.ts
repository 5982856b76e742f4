// "Sí, así déjelo", "non, c'est tout", said to what was read back: to leave it so is a yes to what is to be put into the diary and no
// word of giving it up; a no that only says that there is nothing more is asked after once, and undoes nothing.
import type { Command } from '../commands.ts';
import { askFor, type Dialogue, topFrame } from '../dialogue.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { saysNoMore } from '../understand/messages/message-refused.ts';

const leavesSo =
  /(?<!\p{L})(?:leave (?:it|that|them) (?:like (?:that|this)|as (?:it )?is|that way|so)|dej(?:el[oa]|emosl[oa]|al[oa]) asi|asi (?:mismo )?(?:dejel[oa]|dejal[oa]|l[oa] dejamos)|(?:laissez|laisse|laissons|on laisse)(?:[- ](?:ca|le|la))? (?:comme (?:ca|cela)|ainsi)|lassen (?:wir|sie) (?:es|das|den|ihn)(?: dann)? so|so lassen)(?!\p{L})/u;
/** As often the end of the talk as a yes. */
const leavesThere = /(?<!\p{L})leave (?:it|that|things) (?:there|at that)(?!\p{L})/u;
/** "For now", "I'll call back", "I have to ask my wife": it is put off, and nothing is said yes to. */
export const putsOff =
  /(?<!\p{L})(?:for now|for the moment|(?:call|ring|text|get) (?:you |y'all )?back|think (?:about it|it over|on it)|(?:ask|check with|talk to) (?:my|our)|por ahora|de momento|por el momento|(?:le|les|te|los|yo) (?:llamo|llamare|marco|hablo|aviso)|(?:vuelvo|volvere) a llamar|lo (?:pienso|pensare)|pensarl[oa]|(?:preguntarle|consultarlo|hablarlo)|pour (?:l'instant|le moment)|rappel(?:le|lerai|lerons|ler)|(?:y (?:pense|penser|reflechir|reflechis)|reflechi\p{L}*)|(?:demander|parler) a (?:mon|ma)|(?:furs erste|erst ?mal|vorerst|im moment)|(?:ruf|rufe|melde)(?: ich)?(?: mich)? (?:\p{L}+ ){0,3}(?:an|zuruck|wieder|noch ?(?:ein)?mal)|uberleg\p{L}*|nachdenken|(?:frage|fragen) (?:erst |noch )?mein\p{L}*)(?!\p{L})/u;
/** There is nothing more, or nothing wrong. */
const isAll =
  /(?<!\p{L})(?:(?:that'?s|that is|it'?s|that'?ll be) (?:all(?! wrong)|it|fine|right|good|correct|perfect|everything)|go ahead|nothing (?:else|more)|(?:es|seria) todo|nada mas|asi esta (?:bien|perfecto)|esta bien|c'est (?:tout|bon|beau|correct|parfait|bien(?! \p{L}))|rien d'autre|das (?:war|ist)(?:'?s| es| alles)?|(?:passt|stimmt|alles gut)(?: schon)? so|sonst nichts|mehr nicht|alles gut)(?!\p{L})/u;
/** "Oh well", before what is said yes to. */
const resigned = /(?<!\p{L})(?:oh well|too bad|tant pis|ni modo|que se le va a hacer|schade|na gut)(?!\p{L})/u;
const gives = new Set<Command['do']>(['deny', 'drop', 'affirm']);
const aside: ReadonlySet<Command['do']> = new Set(['deny', 'thanks', 'goodbye', 'chitchat']);

/** The same commands, with the yes or no that is meant where something is stated; asks once for a plain one where none is sure. */
export function heedLeaveSo(d: Dialogue, commands: readonly Command[]): readonly Command[] {
  const { state, turn } = d;
  const stated = topFrame(d);
  if (state.asked !== 'confirm' || !stated || stated.flow === 'appointments') return commands;
  const has = (kind: Command['do']) => commands.some((one) => one.do === kind);
  const said = foldCue(turn.text);
  if (has('affirm') && has('drop') && resigned.test(said)) return commands.filter((one) => one.do !== 'drop');
  const asksYes = () => {
    d.used = true;
    askFor(d, 'confirm', { say: 'ask-for-yes' });
    return commands.filter((one) => !gives.has(one.do));
  };
  const isThere = leavesThere.test(said);
  if (isThere || leavesSo.test(said)) {
    const rest = commands.filter((one) => !gives.has(one.do) && one.do !== 'cannot-tell');
    if (putsOff.test(said)) return state.askedAgain === 0 ? asksYes() : [...rest, { do: 'drop' }];
    // A message that is left so goes as it was read back.
    const agrees = has('affirm') || (stated.flow === 'message' && startsWithYes.test(said));
    const yes = agrees && !startsWithNo.test(said) && (!isThere || startsWithYes.test(said));
    // What was to go, or elsewhere, and is left so may be left as it was.
    if (yes && stated.flow !== 'cancel') return [...rest, { do: 'affirm' }];
    return state.askedAgain === 0 ? asksYes() : commands;
  }
  const onlyNo = has('deny') && commands.every((one) => aside.has(one.do));
  // "No, it's fine, he already knows" refuses a message.
  if (stated.flow === 'message' && !saysNoMore(turn.text)) return commands;
  return onlyNo && isAll.test(said) && state.askedAgain === 0 && stated.flow !== 'cancel' ? asksYes() : commands;
}
const startsWithNo = /^\P{L}*(?:(?:well|bon|bueno|ach|ah|oh)\P{L}+)?(?:no+|non|nein|nope|nah)(?!\p{L})/u;
const startsWithYes = /^\P{L}*(?:yes|yeah|yep|sure|si|claro|oui|ja)(?!\p{L})/u;
