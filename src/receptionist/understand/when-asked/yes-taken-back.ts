import type { Command } from '../../commands.ts';
import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { addedTo, messageMax } from '../messages/message-answer.ts';

/** "Yes. No, that's all" takes nothing back: the no holds on, or stands in the place of the yes. */
const takenBack =
  /(?:[.!?;,]\s*(?:(?:oh|ah|ach|ay|and|but|y|pero|et|mais|und|aber) )*(?:no+|nope|nein|nee|non)[\s,.!]+(?:wait|hold on|hang on|one (?:second|moment)|warten sie|warte|moment|halt|esper[ea]n?|un momento|attendez|attends|une seconde)(?!\p{L})|\s(?:or|oder|ou|o) (?:(?:actually|eigentlich|plutot|mejor) )?(?:no|nein|nee|non)(?=\P{L}|$))/u;
/** "No wait, yes that is right", "yes or no? Yes!": it ends on a yes that nothing is said against. */
const yesAgain =
  /[.!?…,]\s*(?:(?:yes|yep|yeah|oui|ja|si)(?:[\s,.!]+(?:please|that(?:'s| is) (?:right|fine|ok|okay)|book it|send it|right|(?:right )?now|c'est (?:bon|ca)|allez-y|passt|stimmt|genau|bitte|por favor|esta bien|correcto))*|doch,? (?:ja|passt|stimmt))[\s.!]*$/u;
/** "Rain or no rain", "llueva o no", "pluie ou non": it stands whatever comes, and a wait that is none is no halt. */
const eitherWay =
  /(?<!\p{L})(?:(\p{L}+) (?:or|oder|ou|o) (?:no|kein|keine|sin) \1|llueva o no|con \p{L}+ o no|(?:pluie|regen|schnee|neige) (?:ou|oder) (?:non|nein|nicht)|no wait (?:time|list|needed|at all)|no esperen mas)(?!\p{L})/gu;
/** Of what is said with such a yes nothing else was understood. */
const onlyYes: ReadonlySet<Command['do']> = new Set(['affirm', 'thanks', 'drop', 'chitchat']);

export function heedYesTakenBack({ state }: Heard, understood: Understood): Understood {
  const { commands, said } = understood;
  const top = state.frames.at(-1);
  const isYes = commands.some((one) => one.do === 'affirm') && commands.every((one) => onlyYes.has(one.do));
  if (state.asked !== 'confirm' || top === undefined || !isYes) return understood;
  const folded = foldCue(said);
  // Whatever else is said beside it may still take the yes back.
  const found = takenBack.exec(folded.replace(eitherWay, (idiom) => 'x'.repeat(idiom.length)));
  if (!found || yesAgain.test(folded.slice(found.index))) return understood;
  const isDropped = commands.some((one) => one.do === 'drop');
  if (isDropped) return { ...understood, commands: commands.filter((one) => one.do !== 'affirm') };
  const behind = folded.length === said.length ? said.slice(found.index).replace(/^[^\p{L}]+/u, '') : said;
  const tells = (behind.match(/\p{L}+/gu)?.length ?? 0) >= wordsMin;
  if (top.flow !== 'message' || top.body === undefined || !tells) return { ...understood, commands: [{ do: 'wait' }] };
  const body = addedTo(top.body, behind).slice(0, messageMax);
  return { ...understood, commands: [{ do: 'set-message', body }] };
}
/** With fewer words nothing is told that could be passed on. */
const wordsMin = 5;
