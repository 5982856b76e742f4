// A no to the end of a visit that says what is meant in its place: another of the caller's own visits, or another time for this one.
// Nothing is moved by a day alone: it as often says which visit is to go, or when they call again. Over folded text, in four languages.
import type { Command, TimeWish } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { localTime } from '../../local-time.ts';
import { type CancelFrame, heardIn, type MoveFrame } from '../../state.ts';
import type { Appointment } from '../../tool.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { cueOf } from '../../understand/signs.ts';
import { readWishes } from '../../understand/times/times.ts';
import { wordsBeside } from '../../understand/times/wish-words.ts';
import { putsOff } from '../leave-so.ts';
import { namesAppointment, visitsOf } from './own.ts';

/** A clause with a doer of its own tells why: "yes, I leave on Thursday", "yes, it was booked on Monday". */
export const givesReason =
  /(?<!\p{L})(?:(?:i|we|he|she|they)(?:'m|'re|'ve|'ll|'s)?|it was|my|yo|tengo|estoy|salgo|voy|viajo|trabajo|mi|je (?:pars|suis|travaille|dois)|j'ai|mon|ma|ich (?:bin|habe|muss|fahre|arbeite)|wir (?:sind|haben|mussen|fahren)|meine?)(?! (?:think|guess|mean|want|prefer|would|'d|can|could|need(?! to)|quisiera|quiero|mochte)(?!\p{L}))(?!\p{L})/u;
export const pointsAtOne =
  /(?<!\p{L})(?:the (?:one|\p{L}+ one)|that one|(?:el|la|l[oa]s) (?:del?|que)|cel(?:ui|le)|d(?:er|en|as|ie)(?:jenigen?)? (?:am|vom|um|von))(?!\p{L})/u;
/** "At the same time", "Wednesday instead", "make it Friday", "later that day": said of a visit that stays. */
const sameOrInstead =
  /(?<!\p{L})(?:same (?:time|hour)|(?:later|earlier) (?:on )?(?:that|the same|in the) (?:same )?day|mas (?:tarde|temprano) (?:es[ea]|el) (?:mismo )?dia|mismo dia,? (?:pero )?mas (?:tarde|temprano)|plus (?:tard|tot) (?:ce|le|dans la) (?:meme )?jour\p{L}*|meme jour,? (?:mais )?plus (?:tard|tot)|(?:spater|fruher) am (?:selben|gleichen) tag|(?:selben|gleichen) tag,? (?:nur |aber |bloss )?(?:spater|fruher)|(?:a )?la misma hora|(?:a )?(?:la )?meme heure|(?:zur|um die) (?:gleichen?|selben?) (?:zeit|uhrzeit)|instead|rather|make it|(?:would be|works|suits(?: me)?) better|mejor|plutot|mieux|lieber|besser|stattdessen)(?!\p{L})/u;
/** "Don't cancel it yet, I'm asking if you have anything Saturday". */
const asksForRoom =
  /(?<!\p{L})(?:(?:do|did|would|if) you (?:\p{L}+ )?(?:have|had|got) (?:anything|something|a spot|room|space|time)|(?:is|are|if) there(?:'s| is)? (?:anything|something|a spot|room|any room|any time)|(?:tien(?:e[ns]?)?|tendran?|hay|habra|queda) (?:algo|huecos?|espacio|lugar|sitio|un (?:hueco|espacio|lugar))|(?:avez|auriez)(?:-vous)? (?:quelque chose|une place|de la place)|(?:vous avez|il y a|y a-t-il|y a|reste) (?:quelque chose|une place|de la place)|(?:haben|hatten|habt|hattet) (?:sie|ihr) (?:\p{L}+ ){0,3}(?:was|etwas|platz|frei)|(?:ob|ist|gibt es) (?:\p{L}+ ){0,4}(?:was|etwas|frei|platz))(?!\p{L})/u;
/** Words that point at one of several visits, and tell or wish for nothing besides. */
const pointingWords: ReadonlySet<string> = new Set(
  (
    "no nope not that this one ones the i mean meant other please sorry wait actually instead rather on at of 's s it's is for cancel o'clock o clock " +
    'ese esa este esta el la los las del de que es sino otro otra perdon por favor mejor a cancele cancelar ' +
    "non pas celui celle le l' du d' au a c'est l'autre l autre mais plutot s'il vous plait annulez " +
    'nein nicht den der das die dem da am vom um von sondern ander andere anderen doch bitte lieber meine mein ich uhr'
  ).split(' '),
);

/** "No need to cancel", "nobody said cancel", "en vez de cancelar": nothing is called off; what points at a visit between them begins anew. */
const neverSaid =
  "(?:don't|do not|not|no|no l[ao]s?|ne|ne l[ea]s?|nicht|instead of|rather than|en (?:vez|lugar) de|au lieu de|plutot que d[e']|(?:an)?statt(?: zu)?) |(?:ne l|au lieu d|plutot que d)'|(?:don't|do not|didn't|did not|nobody|no one|never|no (?:need|reason|quiero|queria|voy|hace|es)|not (?:want|going|trying|asking)|nadie|nunca|je ne|pas besoin|niemand|nie|kein\\p{L}*) (?:(?!(?:one|that|this|el|esa|celui|den)(?!\\p{L}))\\p{L}+ ){0,3}";
/** Another one is to be called off in its place, which moves nothing; "remove that" is of what was said. */
const callsOffOther = new RegExp(
  `(?<!(?<!\\p{L})(?:${neverSaid}))(?<!\\p{L})(?:(?:cancel|call off|drop|scratch|remove)(?! (?:it|that|this)\\P{L}*(?:[,.;!?]|$))|take [^.,;!?]{1,20} off|call [^.,;!?]{1,20} off|cancel(?:e|en|a|ar|arme|ame)(?:l[ao]|me)?|quit(?:e|en|a|ar)(?:l[ao]|me)?|anul(?:e|en|a|ar)(?:l[ao]|me)?|borren?|annule[zr]?|enleve[zr]?|supprime[zr]?|absagen|stornier\\p{L}+|streich\\p{L}+)(?!\\p{L})`,
  'u',
);

/** "Don't cancel it, Wednesday at ten": kept, and at which day and hour. */
const staysAt =
  /(?<!\p{L})(?:don't|do not|not|no l[ao]s?|ne l'|nicht) ?(?:cancel\p{L}*|call (?:it|that) off|anul\p{L}+|annul\p{L}+|absagen|stornier\p{L}+)(?!\p{L})/u;

const noMove = new Set<Command['do']>(['set-service', 'also', 'goodbye', 'ask', 'for-other', 'set-message']);

/** The commands of such a no; as they were where it leaves everything as it is. */
export async function insteadOfCancelling(
  d: Dialogue,
  stated: CancelFrame,
  commands: readonly Command[],
): Promise<readonly Command[]> {
  if (!commands.some((one) => one.do === 'deny') || commands.some((one) => noMove.has(one.do))) return commands;
  const wishes = commands.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  const all = await visitsOf(d, stated);
  const goes = all.find((one) => one.id === stated.appointment);
  const zone = d.turn.business.timezone;
  const wished = wishes.filter((wish) => !wish.excluded && !wish.existing);
  if (!goes || !wished.some((wish) => !namesAppointment(wish, goes, zone))) return commands;
  const said = foldCue(d.turn.text);
  // "No wait, I'll call you Monday": the day is of something else.
  if (putsOff.test(said)) return commands;
  const isOff = callsOffOther.test(said);
  if (isOff || onlyPoints(d)) {
    const [other, second] = all.filter((one) => one !== goes && wishes.some((wish) => names(wish, one, goes, d)));
    const waits = d.state.frames.some((one) => 'appointment' in one && one.appointment === other?.id);
    if (other && !second && !waits) {
      d.used = true;
      stated.appointment = other.id;
      stated.service = other.service;
      stated.times = [];
      delete stated.staff;
      return commands.filter((one) => one.do !== 'deny' && one.do !== 'set-times' && one.do !== 'start');
    }
  }
  const isMoved = cueOf('move', d.turn.text, heardIn(d.state));
  if (!isMoved) {
    const isKept = staysAt.test(said) && wished.some((wish) => wish.date !== undefined && wish.time !== undefined);
    if (isOff || pointsAtOne.test(said) || givesReason.test(said)) return commands;
    if (!isKept && !sameOrInstead.test(said) && !asksForRoom.test(said)) return commands;
  }
  toMove(d, stated);
  return commands.filter((one) => one.do !== 'deny' && (one.do !== 'start' || one.flow !== 'move'));
}

/** A visit that stands on the day, and at the hour, that was said; an hour alone is of the day of the one that was to go. */
function names(wish: TimeWish, one: Appointment, goes: Appointment, { turn }: Dialogue): boolean {
  const zone = turn.business.timezone;
  if (wish.excluded || (wish.date === undefined && wish.time === undefined)) return false;
  const date = wish.date ?? localTime(goes.startsAt, zone).date;
  return namesAppointment({ ...wish, date }, one, zone);
}

/** "No, Friday's", "no, not the 16th, the 4th": nothing is said but which one. */
function onlyPoints({ turn, state }: Dialogue): boolean {
  const wishes = readWishes(turn.text, heardIn(state), turn.business, turn.now, { time: true, anchor: null });
  return wordsBeside(turn.text, wishes).every((word) => pointingWords.has(word));
}

/** The visit that was to go is the one that is moved; nothing is moved before that is stated too. */
export function toMove({ state }: Dialogue, stated: CancelFrame): void {
  const { appointment, service, staff, forOther, onFile, proved } = stated;
  const whose = { forOther, onFile, proved };
  const move: MoveFrame = { flow: 'move', times: [], appointment, service, staff, ...whose };
  state.frames = state.frames.map((one) => (one === stated ? move : one));
}
