// "Keep it, but with Dr. Rao", "leave the time as it is, I'd rather have Teo": the visit stays where it is and goes to somebody else of the
// house, if they are free then. Neither a second visit nor another time is wished for.
import { clockOf } from '#shared/hours.ts';
import type { Command } from '../../commands.ts';
import { type Dialogue, dropFrame } from '../../dialogue.ts';
import { localTime } from '../../local-time.ts';
import { eachLanguage } from '../../models/text.ts';
import { heardIn, type MoveFrame } from '../../state.ts';
import type { Appointment, Slot } from '../../tool.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { staffIn } from '../../understand/services/near.ts';
import { kin } from '../../understand/who-comes/kin.ts';
import { chooseTime } from '../booking/time.ts';
import { namesAppointment } from './own.ts';

const stays =
  /(?<!\p{L})(?:(?:keep|keeping|leave|leaving) (?:it|that|this|the|my|our|everything)|same (?:time|slot|hour|day|date)|stays? (?:the same|as|put|where|at)|(?:dej|mant|conserv)\p{L}*(?:l[oa]s?)?(?= (?:la|el|mi|esa|asi|igual|como|pero|a|en))|(?:la )?misma (?:hora|cita|fecha)|que (?:se )?quede|(?:gard|laiss|conserv)\p{L}* (?:le|la|mon|ma|l'heure|tout|ca|cette)|(?:le|la|l')(?: |)(?:garde|laisse)\p{L}*|meme (?:heure|jour|creneau)|(?:soll|sollte|kann|konnte)(?: \p{L}+){0,3} bleiben|bleibt|behalt\p{L}*|(?:lassen|lass) (?:sie |wir )?(?:den|die|das|es|ihn)|(?:gleiche[nrs]?|selbe[nr]?|zur selben|zur gleichen) (?:zeit|uhrzeit|termin|tag|stunde))(?!\p{L})/u;
const title = '(?:(?:dr|dra|doctor|doctora|ms|mrs|mr|frau|herrn?|la|el|der|die|the|mme|m|senora?)\\.? )*';
/** Right before the name: "but with", "I'd rather have", "mejor con". */
const goesTo = new RegExp(
  `(?<!\\p{L})(?:${[
    'with|rather (?:have|see|get|go (?:to|with)|be with|it (?:be|was|were)(?: with)?)|prefer(?: to (?:have|see))?|(?:switch|change)(?: (?:it|that|me))? to',
    'con|mejor|(?:prefiero|preferiria)(?: (?:a|ver a|que (?:me )?(?:sea|atienda)))?',
    'avec|chez|plutot|(?:prefere|prefererais|aimerais mieux)(?: (?:voir|avoir))?',
    'mit|bei|beim|lieber(?: (?:von|zu))?',
  ].join('|')}) ${title}$`,
  'u',
);
/** Right behind it: "Marco instead", "Marco lieber". Something of theirs "from Marco instead" is another thing. */
const instead = /^,? (?:\p{L}+ )?(?:instead|rather|mejor|en (?:su|vez|lugar)|plutot|a la place|lieber|statt)(?!\p{L})/u;
const ofTheirs = /(?<!\p{L})(?:from|by|of|for|tell|ask|de|por|para|du|pour|von|vom|fur)(?: \p{L}+\.?)? *$/u;
/** Another visit is wished for beside it, somebody of theirs comes too, or something is passed on. */
const besides =
  /(?<!\p{L})(?:also|another|too|as well|tell|ask|say|book|schedule|message|tambien|otr[oa]|(?:dig|dil)\p{L}*|pregunt[ae]\p{L}*|reserv[ae]\p{L}*|agend[ae]\p{L}*|aussi|autre|dites|demandez|reservez|auch (?:noch|eine?n?|meine?n?|fur)|noch eine?n?|sagen|fragen|richten|buchen)(?!\p{L})/u;
const withKin = eachLanguage(
  (language) =>
    new RegExp(`(?<!\\p{L})(?:for|and|para|y|pour|et|fur|und) (?:\\p{L}+ ){0,3}${kin[language]}(?!\\p{L})`, 'u'),
);
/** Whom it was with: "instead of Jolene", "not with Teo". */
const awayFrom =
  /(?<!\p{L})(?:instead of|rather than|not(?: with)?|no con|en (?:vez|lugar) de|au lieu de|plutot que|pas (?:avec|chez)|statt|anstatt|nicht (?:bei|mit))(?: (?:dr|doctor|ms|mrs|mr|frau|herrn?|la|el|mme|m)\.?)? *$/u;

/** Who is to have it instead of whom it is with; null where nobody else is named so. */
function wantedIn({ turn, state }: Dialogue, own: readonly Appointment[]): string | null {
  const folded = foldCue(turn.text);
  const language = heardIn(state);
  if (!stays.test(folded) || besides.test(folded) || withKin[language].test(folded)) return null;
  const named = staffIn(turn.text, language, turn.business).filter(({ start, end }) => {
    const before = foldCue(turn.text.slice(0, start));
    if (awayFrom.test(before)) return false;
    return goesTo.test(before) || (instead.test(foldCue(turn.text.slice(end))) && !ofTheirs.test(before));
  });
  const [name, other] = new Set(named.map((one) => one.name).filter((one) => own.every(({ staff }) => staff !== one)));
  return other === undefined ? (name ?? null) : null;
}

/** Makes a change of the person of it, where one of whom is known has such a visit with somebody else. */
export async function heedWithOther(d: Dialogue, commands: readonly Command[]): Promise<readonly Command[]> {
  const { asked, frames } = d.state;
  if (d.caller === null || frames.length > 0 || (asked !== null && asked !== 'more' && asked !== 'reason'))
    return commands;
  if (!stays.test(foldCue(d.turn.text))) return commands;
  const own = await d.tools.myAppointments({});
  const staff = wantedIn(d, own);
  if (staff === null || commands.some((one) => elsewise.has(one.do))) return commands;
  if (
    commands.some(
      (one) => one.do === 'start' && one.flow !== 'book' && one.flow !== 'move' && one.flow !== 'appointments',
    )
  )
    return commands;
  if (!own.some((one) => one.staff !== null)) return commands;
  const told = commands.filter(
    (one) => one.do === 'greet' || one.do === 'set-service' || one.do === 'set-times' || one.do === 'set-name',
  );
  return [{ do: 'start', flow: 'move' }, { do: 'set-staff', staff }, ...told];
}
const elsewise: ReadonlySet<Command['do']> = new Set([
  ...(['others-appointment', 'for-other', 'complaint', 'set-message', 'every', 'also', 'person', 'emergency'] as const),
]);

/** Its own time with the one who is wanted instead; else what they have near to it is offered. `orElse` where another time was said. */
export async function sameTimeWithOther(
  d: Dialogue,
  frame: MoveFrame,
  one: Appointment,
  orElse: (d: Dialogue, frame: MoveFrame, one: Appointment) => Promise<Slot | null>,
): Promise<Slot | null> {
  const { staff, times } = frame;
  if (staff === undefined || one.staff === null || staff === one.staff) return orElse(d, frame, one);
  const zone = d.turn.business.timezone;
  const isSame = ({ relative, ...wish }: MoveFrame['times'][number]) =>
    wish.date === undefined && wish.time === undefined
      ? relative === 'same-time' || relative === 'same-day'
      : namesAppointment(wish, one, zone);
  if (!times.every(isSame) || wantedIn(d, [one]) !== staff) return orElse(d, frame, one);
  const able = (d.turn.business.staff ?? []).filter(({ services }) => services.includes(one.service));
  if (able.every(({ name }) => name !== staff)) {
    d.used = true;
    d.acts.push({ say: 'who-does', service: one.service, names: able.map(({ name }) => name) });
    dropFrame(d, frame);
    return null;
  }
  const { date, minutes } = localTime(one.startsAt, zone);
  frame.times = [{ date, time: clockOf(minutes) }];
  const asked = { service: one.service, moving: one.id, staff };
  return chooseTime(d, asked, frame.times, { say: 'ask-new-time', told: one });
}

/** Is this the time that it has, with whoever it is with? */
export const isAsItIs = (slot: Slot, one: Appointment): boolean =>
  Date.parse(slot.startsAt) === Date.parse(one.startsAt) && (slot.staff ?? one.staff) === one.staff;
