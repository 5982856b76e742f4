// A yes, and a question about another day, on which something ends or is shut: the day is told, and wished for by nobody. Four languages.
import type { Command } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { cueOf } from '../../understand/signs.ts';
import { readWishes } from '../../understand/times/times.ts';

/**
 * "Yes. Oh, and the power's getting shut off the 28th, is that a problem?": the day is told with the question, and wished for by nobody.
 * A day that is told in any other way may be proposed, and is read back: a booking on the wrong day costs more than one more yes.
 */
export function onlyAsksOfDay({ turn, state }: Dialogue, rest: readonly Command[]): boolean {
  const has = (kind: Command['do']) => rest.some((one) => one.do === kind);
  if (!has('ask') || !has('set-times') || !rest.every(({ do: kind }) => kind === 'ask' || kind === 'set-times'))
    return false;
  const language = heardIn(state);
  const said = foldCue(turn.text);
  if (cueOf('correction', turn.text, language) || cueOf('no', turn.text, language)) return false;
  if (!asksIfMatters.test(said) || objects.test(said)) return false;
  return turn.text.split(/[,.;!?]/u).every((part) => {
    const wishes = readWishes(part, language, turn.business, turn.now, { time: false, anchor: null });
    const told = foldCue(part);
    return wishes.length === 0 || (cannotBeThen.test(told) && !spans.test(told));
  });
}
const asksIfMatters =
  /(?<!\p{L})(?:(?:is|would|will) (?:that|it|this)(?: be)?(?: still)? (?:a |an )?(?:problem|issue|trouble)|(?:does|will|would) (?:that|it|this) (?:matter|affect|change anything)|(?:es|sera|hay) (?:un |algun )?problema|(?:importa|afecta)|(?:c'est|est-ce|ca pose|ca fait)(?: que c'est)? (?:un )?(?:grave|probleme)|ist (?:das|es) (?:ein problem|schlimm)|macht (?:das|es) (?:etwas|was)|stort (?:das|es))(?!\p{L})/u;
/** Nobody proposes a day on which something ends, is shut or cannot be had. */
const cannotBeThen =
  /(?<!\p{L})(?:(?:shut|turned|cut|switched) (?:it |them )?off|shut down|clos(?:ed|es|ing)|expir(?:es?|ing)|(?:runs?|running) out|ends?|out of town|away|on (?:vacation|leave)|cierran?|cerrad[oa]s?|(?:cort|quit|apag)(?:an|aran)|venc(?:e|en|era)|caducan?|(?:se )?(?:acaba|termina)n?|fuera|de (?:viaje|vacaciones)|ferm(?:ee?s?|ent|era)|coup(?:ent|era)|expirent?|se terminent?|finit|absente?s?|en (?:voyage|vacances)|geschlossen|ab(?:gestellt|geschaltet|gelaufen)|lauft .{0,30}ab|gesperrt|endet|verreist|im urlaub)(?!\p{L})/u;
/** "Away until Friday": the day that was stated may lie within it. */
const spans =
  /(?<!\p{L})(?:until|till?|through|thru|before|from|since|between|starting|hasta|desde|antes|a partir|entre|jusqu\p{L}*|avant|depuis|bis|vor|seit|zwischen|ab(?= (?:de[mn]|\d|\p{L}+tag)))(?!\p{L})/u;
/** A yes with a but, and what is better or is given, is no yes to the day that was stated. */
const objects =
  /(?<!\p{L})(?:but|though|although|only|better|easier|free|available|pero|aunque|mejor|libre|disponible|mais|pourtant|mieux|dispo|aber|allerdings|besser|lieber|frei)(?!\p{L})/u;
