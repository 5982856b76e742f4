// "And tell them the right one is dead too", said where a message was just sent: more of that one, and no second note. What is of
// another matter, or for somebody else, is a message of its own.
import type { Command } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { heardIn, type MessageFrame, type State } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { begsOfSomebody, opensAnother } from '../../understand/messages/begs-to-pass-on.ts';
import { sharesMatter } from '../../understand/messages/new-to-message.ts';
import { messageLengthMax } from '../../unsent.ts';

const elsewhere =
  /(?<!\p{L})(?:(?:an?|one) (?:other|different|separate|more|second) (?:matter|issue|thing|question|message|note)|another (?:matter|issue|thing|question|message|note)|something else|unrelated|otr[oa] (?:asunto|cosa|tema|recado|mensaje|pregunta)|algo mas|autre (?:chose|sujet|affaire|message|question)|(?:et)?was anderes|ander(?:e|es|en) (?:thema|sache|frage|nachricht|angelegenheit)|noch etwas)(?!\p{L})/u;
/** "Also let them know …", "richten Sie noch aus …": goes on with what is told, as long as it is told to the same. */
const goesOn = /(?<!\p{L})(?:also|too|as well|tambien|ademas|aussi|egalement|en plus|auch|noch|ausserdem)(?!\p{L})/u;
/** Whoever is there, and not the person that the message before was for. */
const anybody =
  /(?<!\p{L})(?:some(?:body|one)|any(?:body|one)|(?:the )?(?:office|billing|bookkeep\p{L}+|accounting|front desk|reception|owner|manager|boss|team)|alguien|(?:la )?(?:oficina|facturacion|contabilidad|recepcion)|(?:el|la) (?:duen[oa]|jef[ea])|(?:al?|el) equipo|quelqu'un|(?:le |la |l')?(?:bureau|facturation|comptabilite|accueil|patronn?e?|equipe)|jemand\p{L}*|(?:das |dem |die |der )?(?:buro|buchhaltung|empfang|chefin|chef|team))(?!\p{L})/u;
/** So many turns later, at most, it still goes on: it was said, and read back. */
const turnsMax = 2;

/** Id of the message that was sent last, where that of the frame is of the same matter; else null. */
export function addedTo(state: State, { body, to, kept }: MessageFrame): string | null {
  const { keptLast: last, said, turns } = state;
  if (!last || body === undefined || kept !== undefined) return null;
  const folded = foldCue(body);
  if (elsewhere.test(folded)) return null;
  if (to !== undefined && last.to !== undefined && to !== last.to) return null;
  if (last.to !== undefined && to === undefined && anybody.test(folded)) return null;
  const language = heardIn(state);
  const people = [last.to, to, said.name].filter((one) => one !== undefined).join(' ');
  if (sharesMatter(body, last.body, language, people)) return last.id;
  const isNext = turns - last.turn <= turnsMax && to === last.to;
  return isNext && goesOn.test(folded) && begsOfSomebody(body, language) ? last.id : null;
}

/** "Tell them she can make it now", where that she cannot was just sent: however little it says, these are the words. */
export function heedMore(d: Dialogue, commands: readonly Command[]): readonly Command[] {
  const { keptLast: last, frames } = d.state;
  const starts = commands.some((one) => one.do === 'start' && one.flow === 'message');
  if (!last || frames.length > 0 || !starts || commands.some((one) => one.do === 'set-message')) return commands;
  const text = d.turn.text.trim();
  const language = heardIn(d.state);
  if (opensAnother(text) || elsewhere.test(foldCue(text)) || !begsOfSomebody(text, language)) return commands;
  const people = [last.to, d.state.said.name].filter((one) => one !== undefined).join(' ');
  if (!sharesMatter(text, last.body, language, people)) return commands;
  return [...commands, { do: 'set-message', body: text.slice(0, messageLengthMax) }];
}
