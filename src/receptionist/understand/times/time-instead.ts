// "Friday at 2 then", "10 works", "no mornings", said where a name or a number is asked for: another time for what is being booked,
// and nobody's name. All of the answer has to be that: what is left beside days and hours are words that wish, agree or refuse.
import type { Command } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import { readMentions } from '../mentions.ts';
import type { Seen } from '../seen.ts';
import { hourInstead } from './hour-instead.ts';
import { oneOfThem, onlyDayOf, wishWords, wordsBeside } from './wish-words.ts';

type SetTimes = Extract<Command, { do: 'set-times' }>;

/** The details in whose place another time may be said; a code has numbers of its own. */
const besideAsks: ReadonlySet<string> = new Set(['name', 'phone', 'email', 'address']);

/** Beside those of any wish: what suits, does not, or comes before and after another. */
const alsoAround = new Set(
  "rather instead the nope nah nee no stattdessen prefiero preferiria prefere prefererais hmm around about towards vers environ hacia sobre como gegen etwa rond serait mieux ideal arrangerait bonne estaria gut besser schlecht works work suits what's when's when  then no not hmm hm um uh oh ah wait sorry anything something any earlier later sooner after before with are you your free i'm only after all nothing else day days or until till from by can't cannot couldn't couldnt cant do does don't doesn't sirve queda viene entonces no mejor algo nada mas temprano tarde espere perdon despues antes de la las el los del al o hasta desde ni pas non euh alors attendez pardon quelque chose rien plus tot tard apres avant le la les ou jusqu'a a ca va irait arrange nein ach moment dann nichts etwas fruher spater nach vor der die den oder bis ab passt passen klappt ginge nicht kein keine change move switch time me puedes cambiar cambiarlo cambiarla cambie moverlo moverla hora pa pouvez pourriez l'heure heure changer changez deplacer decaler uhrzeit zeit verschieben verlegen andern tauschen".split(
    ' ',
  ),
);

/** May is a name, and so is April: a month alone is no time that somebody wishes. */
const monthAlone =
  /^\P{L}*(?:(?:i'm|i am|it's|it is|this is|my name is|soy|es|me llamo|je suis|c'est|ich bin|das ist)\P{L}+)?(?:(?:domingo|january|april|may|june|july|august|october|enero|abril|mayo|julio|agosto|avril|mai|juin|aout|januar|juni|juli)\P{L}*)+$/u;

/** "I'm at work until five", "es el 414", told where a number is asked for: how somebody is reached, or the number itself. */
const ofReaching =
  /(?<!\p{L})(?<!(?:can|could|may|shall|should) )(?:i|i'm|you|me|my|your|until|till|estoy|tengo|mi|j'ai|je|mon|ich|mein\p{L}*)(?!\p{L})/u;
const ofDayOrClock =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|heute|morgen|noon|midday|mediodia|midi|mittag)(?!\p{L})|\d\s*(?:h(?![\p{L}\d])|[ap]\.?m|uhr|heures?|o'?clock)|\d:\d\d|(?<!\p{L})(?:at|around|by|vers|a las|sobre las|um|gegen) \d{1,2}(?![\d ]*\d)|(?<!\p{L})(?:works?|suits?|better|after|before|instead|passt|geht|ginge|besser|nach|vor|queda|sirve|mejor|despues de|antes de|marche|arrange|mieux|apres|avant)(?!\p{L})/u;
const tellsHowToReach = (folded: string): boolean =>
  !revising.test(folded) &&
  !changing.test(folded) &&
  (ofReaching.test(folded) || (/\d/.test(folded) && !ofDayOrClock.test(folded)));

/** A number has so many digits, and an hour has fewer. */
const digitsOfNumber = 5;

/** The time that is wanted instead; null where none was said, or something beside it. */
export function timeInstead(seen: Seen): SetTimes | null {
  const { heard, whole } = seen;
  const { asked, frames } = heard.state;
  const frame = frames.at(-1);
  if (asked === null || !besideAsks.has(asked) || (frame?.flow !== 'book' && frame?.flow !== 'move')) return null;
  const hour = asked === 'name' ? hourInstead(seen) : null;
  if (hour) return hour;
  if (asked === 'address' && !(revising.test(whole.folded) || changing.test(whole.folded))) return null;
  if (asked !== 'name' && tellsHowToReach(whole.folded)) return null;
  const isNoTime = monthAlone.test(whole.folded) || oneOfThem.test(whole.folded);
  return frame.chosen === undefined || isNoTime ? null : (onlyTimes(seen) ?? behindReason(seen) ?? aheadOfReason(seen));
}

/** "Oh wait, I forgot I work Saturday, Friday after five?": behind the reason for it, the time that is wanted instead. */
function behindReason(seen: Seen): SetTimes | null {
  const { said, whole, mentions } = seen;
  const at = said.search(/[,.;–—]\s+[^,.;–—]+$/u);
  if (at < 0 || mentions.name !== null || !cannotThen.test(foldCue(said.slice(0, at)))) return null;
  return whole.cue('drop') ? null : onlyTimes({ ...seen, said: said.slice(at + 1).trim() });
}
/** "No no, Wednesday at ten! Friday is when I work": said against what was chosen, with the reason behind it. */
function aheadOfReason(seen: Seen): SetTimes | null {
  const { said, whole, mentions } = seen;
  const head = noAhead.exec(said)?.[0] ?? '';
  const behind = said.slice(head.length);
  if (head === '' || mentions.name !== null || behind.includes('?') || whole.cue('drop')) return null;
  if (!/\p{L}/u.test(behind)) return null;
  return revising.test(foldCue(head)) ? onlyTimes({ ...seen, said: head.trim() }) : null;
}
/** A no and the words behind it, up to the pause before which no other stands. */
const noAhead =
  /^\P{L}*(?:(?:no|nope|non|nein|nee|wait|espere|attendez|moment|actually|sorry|perdón|perdon|pardon)(?!\p{L})[\s,.!]*)+[^,.;!?]+[,.;!]+(?=\s)/iu;
const cannotThen =
  /(?<!\p{L})(?:forgot|wait|omg|oh no|i work|(?:i'?m|we'?re) (?:working|away|busy|out)|can'?t|cannot|se me olvido|olvide|trabajo|no puedo|no podemos|ay no|j'avais oublie|j'ai oublie|(?:peux|peut|pourrai) pas|je travaille|ah non|mince|vergessen|ich arbeite|arbeiten muss|kann (?:ich )?(?:da |dann )?(?:doch )?nicht|ach nein)(?!\p{L})/u;

/** "Actually, can we do 3?", "oh, an hour later", right after something was booked or moved: that is put elsewhere. */
export function timeRevised(seen: Seen): readonly Command[] | null {
  const { state } = seen.heard;
  const last = state.done.at(-1);
  if (state.asked !== 'more' || state.frames.length > 0 || last === undefined || last.did === 'cancelled') return null;
  // "No, that's it for today", "nein danke, bis Freitag": who takes leave puts nothing right.
  const { whole } = seen;
  if (whole.cue('done') || whole.cue('bye') || whole.cue('thanks')) return null;
  const times = onlyTimes(seen);
  if (times && onlyDayOf(times.wishes, last.startsAt, seen.heard.business.timezone)) return null;
  const isPutRight =
    revising.test(whole.folded) ||
    times?.wishes.some(({ shift, relative }) => shift !== undefined || relative === 'later' || relative === 'earlier');
  return times && isPutRight ? [{ do: 'start', flow: 'move' }, times] : null;
}
const revising =
  /(?<!\p{L})(?:actually|instead|rather|no|wait|oh no|sorry|after all|mejor|espere|perdon|al final|plutot|finalement|non|attendez|pardon|lieber|doch|nein|moment|stattdessen)(?!\p{L})/u;

/** "Can you change the time to eleven?": where an address is asked, a number is an hour only behind such words. */
const changing =
  /(?<!\p{L})(?:(?:change|move|switch) (?:it|that|the)|make it|(?:cambi|muev|mov)\p{L}+|(?:chang|deplac|decal)\p{L}+|(?:verschieb|verleg|ander|tausch)\p{L}*)(?!\p{L})/u;

/** The times of an utterance that says nothing else. */
function onlyTimes(seen: Seen): SetTimes | null {
  const { heard, said, language } = seen;
  if ((said.match(/\d/g)?.length ?? 0) >= digitsOfNumber) return null;
  const asking = { ...heard, state: { ...heard.state, asked: 'time' as const } };
  const { wishes } = readMentions(asking, said, language, null);
  if (wishes.length === 0) return null;
  const words = wordsBeside(said, wishes);
  if (!words.every((word) => wishWords.has(word) || alsoAround.has(word))) return null;
  // A bare number may be the first of those that are dictated, and "five oh eight" the code of an area.
  const saysTime = words.length > 0 || saysClock.test(foldCue(said)) || isPlaced(seen);
  return saysTime ? { do: 'set-times', wishes: wishes.map(({ wish }) => wish) } : null;
}

/** Whether a day or a part of one is said, rather than taken from what is under way. */
const isPlaced = ({ heard, said, language }: Seen): boolean => {
  const alone = { ...heard, state: { ...heard.state, asked: 'time' as const, frames: [] } };
  return readMentions(alone, said, language, null).wishes.some(
    ({ wish }) => wish.time === undefined || wish.date !== undefined,
  );
};

/** "Around 3", "15h": a number that is said to be an hour. */
const saysClock =
  /\d\s*(?:h|[ap]\.?m|uhr|heures?|o'?clock)(?!\p{L})|(?<!\p{L})(?:at|around|about|by|vers|environ|a(?: las?)?|sobre las|hacia las|como a las|um|gegen)\s+\d/u;
