// Whether what was asked is met with a yes or a no, and what is neither though it sounds like one.
import type { Command } from '../../commands.ts';
import { condition } from '../cues/es.ts';
import { begsFor } from '../messages/message-answer.ts';
import { movesInstead } from '../own-visits/other-change.ts';
import { bareNameSureMin, type Seen, type Wants } from '../seen.ts';
import { isNewHere } from '../services/new-here.ts';
import { within } from '../services/subjects.ts';
import { cueOf } from '../signs.ts';
import { wishWords } from '../times/wish-words.ts';

const verdictAsks = new Set([
  'confirm',
  'time',
  'phone',
  'more',
  'message',
  'code',
  'booking',
  'service',
  'reason',
  'email',
]);

/** "Yes, another time please": no yes to the time that was stated. */
const otherTime =
  /(?<!\p{L})(?:(?:another|a different|some other) (?:time|day|date|slot)|otr[oa] (?:hora|dia|fecha|horario)|(?:une? )?autre (?:heure|jour|date|moment|creneau)|(?:andere[nrms]?) (?:zeit|tag|uhrzeit|termin))(?!\p{L})/u;

/** "Yes, but another time please" wants one; "I'll come another day for the X-rays" and "como hablamos el otro día" do not. */
export const wantsOtherTime = (folded: string): boolean =>
  folded.split(/[,.;:!?]|(?<!\p{L})(?:because|since|porque|ya que|parce que|car|weil|denn)(?!\p{L})/u).some((part) => {
    const found = otherTime.exec(part);
    if (!found) return false;
    const around = `${part.slice(0, found.index)} ${part.slice(found.index + found[0].length)}`;
    return (around.match(/[\p{L}']+/gu) ?? []).every((word) => word === 'do' || wishWords.has(word));
  });

/** So many words at the least tell something with a no. */
const tellsMoreMin = 6;
const refusesAll =
  /(?<!\p{L})(?:want|need|none|nothing|neither|those|these|them|any|interested|thanks?|bye|later|all|quiero|necesito|ningun\p{L}*|nada|gracias|luego|veux|besoin|aucun\p{L}*|rien|merci|rappel\p{L}*|brauche|mochte|will|kein\p{L}*|nichts|danke|spater)(?!\p{L})/u;

/** The longest yes or no that is heard in another language of the business, in words: "Sí, por favor", "mais non". */
const foreignVerdictWords = 4;

export function verdicts({ heard, whole, said, clauses, mentions }: Seen, wants: Wants): Command[] {
  const { asked, frames } = heard.state;
  if (asked === null || !verdictAsks.has(asked)) return [];
  const flow = frames.at(-1)?.flow;
  if (
    asked === 'confirm' &&
    (flow === 'book' || flow === 'move') &&
    mentions.wishes.length === 0 &&
    wants.asks.length === 0 &&
    wantsOtherTime(whole.folded)
  )
    return [{ do: 'deny' }];
  const short = said.trim().split(/\s+/).length <= foreignVerdictWords && wants.commands.length === 0;
  const foreign = (name: 'yes' | 'no') =>
    short && heard.business.languages.some((one) => one !== heard.state.language && cueOf(name, said, one));
  // "Friday at two, yes." is a yes as well.
  const tail = /[,;.!]\s*(\P{P}{2,24})[.!]*\s*$/u.exec(said)?.[1];
  const yesAtEnd = asked === 'confirm' && tail !== undefined && cueOf('yes', tail, heard.state.language);
  // What is asked along with it is no answer: a yes or a no has to stand outside of the question.
  const answers = clauses.filter((one) => !within(one, wants.asks));
  const asks = wants.asks.length > 0;
  const says = (name: 'yes' | 'no') =>
    asks ? answers.some((one) => !one.cue('question') && one.cue(name)) : whole.cue(name);
  const no =
    !(asked !== 'confirm' && isNewHere(whole.folded)) &&
    (says('no') || (!says('yes') && foreign('no'))) &&
    !/^\W*(?:no problem|no worries|no preference|no idea|no clue|not at all)/.test(whole.folded);
  const begs = asked === 'message' && begsFor.test(whole.folded);
  const yes =
    !no &&
    !begs &&
    (says('yes') ||
      yesAtEnd ||
      foreign('yes') ||
      (!asks && whole.sounds('yes') && asked === 'confirm' && !ifInSpanish.test(whole.folded)));
  // "No, it's not bleeding, it just hurts when I bite": more of what is wrong, and no booking given up.
  const tellsMore =
    asked === 'service' && flow === 'book' && wants.commands.length === 0 && !refusesAll.test(whole.folded);
  if (no && tellsMore && said.trim().split(/\s+/).length >= tellsMoreMin)
    return [{ do: 'set-reason', reason: said.slice(0, 1000) }];
  if (no) {
    // "No, that's fine" after a statement to be confirmed is a yes in a no's clothes only where nothing else is said.
    return [{ do: 'deny' }];
  }
  // "Shall I cancel it?" — "Yes, move it": whoever wants it moved wants nothing called off.
  if (
    yes &&
    asked === 'confirm' &&
    flow === 'cancel' &&
    !whole.negated &&
    !whole.cue('cancel') &&
    movesInstead.test(whole.folded)
  )
    return wants.flows.has('move') ? [] : [{ do: 'start', flow: 'move' }];
  // "Fine, bye", asked which of several times, takes none of them.
  const leaves = asked === 'time' && heard.state.offers.length > 1 && whole.cue('bye');
  if (yes && !leaves && !(asked === 'more' && wants.commands.length > 0)) return [{ do: 'affirm' }];
  if (!asks && asked === 'confirm' && whole.sounds('no')) return [{ do: 'deny' }];
  // "I have Wednesday at two. Would that suit you?" – "Ray Dunn": who goes on to their name takes what was offered.
  const { name, phone, email, wishes, services } = mentions;
  const details = (name !== null && name.sure >= bareNameSureMin) || phone !== null || email !== null;
  const onlyDetails = details && wishes.length + services.length + wants.commands.length === 0;
  if (asked === 'time' && heard.state.offers.length > 0 && onlyDetails) return [{ do: 'affirm' }];
  // "I'll pass your question on. What shall I tell them?" – "Ray Dunn": the question, from him.
  const top = frames.at(-1);
  if (asked === 'message' && top?.flow === 'message' && top.proposed && top.about !== undefined && onlyDetails)
    return [{ do: 'affirm' }];
  return [];
}

/** "Si mi hermana también quiere una": what only sounds like a yes is a condition. */
const ifInSpanish = new RegExp(`^\\P{L}*(?:(?:y|bueno|pues) )?si (?:${condition}|me)(?!\\p{L})`, 'u');
