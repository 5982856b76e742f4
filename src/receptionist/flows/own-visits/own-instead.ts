// "I'm in for a cleaning Monday at three. Any chance of eleven that morning?": whoever is known, and names their own visit by its day
// beside another time, wants that one moved, whatever words they ask with; it is stated as a move before it is one. Who names no other
// time is told of it, and no second one is booked beside it.
import type { Language } from '../../business.ts';
import type { Command, TimeWish } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { eachLanguage } from '../../models/text.ts';
import type { BookFrame, Frame } from '../../state.ts';
import type { Appointment } from '../../tool.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { saysChange } from '../../understand/own-visits/states-own.ts';
import { cueOf } from '../../understand/signs.ts';
import { readWishes } from '../../understand/times/times.ts';
import { kin } from '../../understand/who-comes/kin.ts';
import { saysHour } from '../booking/wishes.ts';
import type { Carried } from '../carry.ts';
import { namedInPart } from './named-in-part.ts';
import { namesAppointment } from './own.ts';

/** "Another one", "a second": one more is wanted beside it. */
const oneMore: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:another(?! (?:time|day|hour|slot|date))|a second(?! thought)|one more|additional|extra)(?!\p{L})/u,
  es: /(?<!\p{L})(?:otr[oa](?! (?:hora|dia|fecha|momento|horario))|una? segund[oa])(?!\p{L})/u,
  fr: /(?<!\p{L})(?:une? (?:autre(?! (?:heure|jour|date|moment|creneau|horaire))|deuxieme|second\p{L}*))(?!\p{L})/u,
  de: /(?<!\p{L})(?:noch (?:mal )?ein\p{L}*|ein\p{L}* (?:zweit|weiter)\p{L}*|auch noch|zusatzlich)(?!\p{L})/u,
};

/** "As well", where the day is said: elsewhere it may be of anything, "will he take eight old tires too". */
const asWell: Readonly<Record<Language, RegExp | null>> = {
  en: /(?<!\p{L})(?:as well|also|too(?! (?:early|late|long|soon|much|far|busy)))(?!\p{L})/u,
  es: /(?<!\p{L})(?:tambien|ademas)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:aussi|en plus|egalement)(?!\p{L})/u,
  // "Kann ich auch um zehn kommen?" asks for nothing more than ten.
  de: null,
};
const sentences = /[^.!?;\n]+/gu;

/** Is one more wished for, beside a visit that stands? */
function wantsOneMore({ state: { language }, turn }: Dialogue): boolean {
  if (oneMore[language].test(foldCue(turn.text))) return true;
  const parts = turn.text.match(sentences) ?? [];
  const saysDay = (one: string) =>
    readWishes(one, language, turn.business, turn.now, { time: false, anchor: null }).length > 0;
  return parts.some((one) => asWell[language]?.test(foldCue(one)) && (parts.length === 1 || saysDay(one)));
}

/** "Could my son come at ten?": somebody else beside the caller. */
const forKin =
  /(?<!\p{L})(?:(?:can|could|may|would)(?: you (?:also )?(?:see|take|fit(?: in)?|do|book))? (?:my|our) (?:son|daughter|kids?|child|children|wife|husband|partner|mother|mom|mum|father|dad|sister|brother|friend)|(?:puede|podria|pueden)(?: (?:ir|venir|pasar|ver|atender))?(?: a)? mis? (?:hij[oa]s?|espos[oa]|marido|mujer|madre|padre|mama|papa|herman[oa]|amig[oa])|(?:mon|ma|mes|notre) (?:fils|fille|enfants?|femme|mari|mere|pere|soeur|frere|amie?) (?:peut|pourrait|peuvent)|(?:kann|konnte|konnten|darf)(?: auch)? (?:mein|unser)\p{L}* (?:sohn|tochter|kind\p{L}*|frau|mann|mutter|vater|schwester|bruder|freund\p{L}*))(?!['’\p{L}])/u;

/** "… for my bridesmaid": whoever it is for that is no visit, no day and no hour of theirs. */
const forSomebody = eachLanguage(
  (language) =>
    new RegExp(
      `(?<!\\p{L})(?:for|para|pour|fur) (?:my|our|mis?|nuestr[oa]s?|mon|ma|mes|notre|meine?[nr]?|unsere?[nr]?) (?:\\p{L}+ )?(?:${kin[language]}|bridesmaids?|bride|maid of honou?r|groom|groomsm[ae]n|best man|guests?|dama de honor|damas de honor|padrino|madrina|invitad[oa]s?|demoiselles? d'honneur|temoins?|invite\\p{L}*|brautjungfern?|trauzeug\\p{L}+|gast|gaste)(?!['’\\p{L}])`,
      'u',
    ),
);

const isDay = (wish: TimeWish) => wish.date !== undefined && wish.until === undefined;
/** No hour stands with it. */
const isBareDay = (wish: TimeWish) => isDay(wish) && !saysHour(wish) && wish.relative === undefined;

/** With less a service is only guessed, and another one may be meant. */
const sureMin = 0.75;

/** Turns a booking that began in this breath into the change that it is, or into its telling, where the caller's own visit is meant. */
export async function moveOwnInstead(d: Dialogue, carried: Carried, commands: readonly Command[]): Promise<void> {
  const { visitKept, turns } = d.state;
  const kept = visitKept?.turn === turns - 1 ? visitKept.id : null;
  const [frame, second] = carried.started;
  if (d.caller === null || frame?.flow !== 'book' || frame.chosen || frame.forOther !== undefined) return;
  if (second && second.flow !== 'appointments') return;
  const said = foldCue(d.turn.text);
  if (commands.some((one) => one.do === 'also') || wantsOneMore(d) || forKin.test(said)) return;
  if (forSomebody[d.state.language].test(said)) return;
  if (!frame.times.some(isDay)) return;
  const all = await d.tools.myAppointments({});
  // "The day before" was counted from nothing yet.
  const shifts = commands.flatMap((one) => (one.do === 'set-times' ? one.wishes.filter((wish) => wish.shift) : []));
  const meant = all.flatMap((own) => {
    const asked = { ...frame, times: [...frame.times, ...shifts] };
    const times = own.id === kept ? ofKept(asked, own) : timesOf(d, asked, own, all, said);
    return times === null ? [] : [{ own, times }];
  });
  const [one, other] = meant;
  if (!one || other) return;
  const { own, times } = one;
  const { staff } = frame;
  const instead: Frame =
    times.length === 0
      ? { flow: 'appointments', appointment: own.id, times: [] }
      : { flow: 'move', service: own.service, ...(staff !== undefined && { staff }), appointment: own.id, times };
  d.state.frames = d.state.frames.filter((each) => each !== second).map((each) => (each === frame ? instead : each));
  carried.started.splice(0, carried.started.length, instead);
}

/** "Is there anything on Saturday?", of the visit that was to go a moment ago and stays: all that is wished for is of that one. */
const ofKept = ({ service, serviceSure = 1, times }: BookFrame, own: Appointment): TimeWish[] | null =>
  service === undefined || service === own.service || serviceSure < sureMin ? [...times] : null;

/** The times of the change where this visit is meant: none where it is only to be told, null where another one is wished for. */
function timesOf(
  d: Dialogue,
  frame: BookFrame,
  own: Appointment,
  all: readonly Appointment[],
  said: string,
): TimeWish[] | null {
  const zone = d.turn.business.timezone;
  const names = (wish: TimeWish) => isDay(wish) && !wish.instead && namesAppointment(wish, own, zone);
  const ofDay = (wish: TimeWish) => isDay(wish) && namesAppointment({ date: wish.date }, own, zone);
  const isHour = frame.times.some((wish) => wish.time !== undefined && names(wish));
  const isSame = frame.service === own.service;
  const unsaid = frame.service === undefined && frame.among === undefined;
  const guessed = frame.service !== undefined && (frame.serviceSure ?? 1) < sureMin;
  // Another one that is surely named is wanted for itself, whatever is told of their own beside it.
  if (!isSame && !unsaid && !guessed && frame.service !== undefined) return null;
  // Its very hour tells it, whatever it is called; its day does by its name, or by part of that.
  const isNamed = isSame || frame.among?.services.includes(own.service) === true || namedInPart(said, own, all);
  // "I can't on Monday. Is Tuesday at the same time all right?": the day that will not do is its day, and no visit is asked for.
  const ruledOut = frame.times.filter((wish) => wish.excluded && names(wish));
  const isAway = unsaid && ruledOut.length > 0 && !asksForVisit(d, said);
  const isMeant = isAway
    ? true
    : isHour
      ? isSame || unsaid || guessed || isNamed
      : isNamed || (unsaid && saysChange(said));
  if (!isMeant) return null;
  const now = frame.times
    .filter((wish) => (isHour ? names(wish) : names(wish) && (isBareDay(wish) || (isAway && ruledOut.includes(wish)))))
    .map(({ excluded: _, ...wish }) => ({ ...wish, existing: true }));
  const others = frame.times.filter(
    (wish) =>
      !(isAway && ruledOut.includes(wish)) &&
      !now.some((one) => one.date === wish.date && one.time === wish.time && !wish.earliest),
  );
  const wished = others.filter((wish) => !wish.excluded);
  // "Tuesday or Wednesday" leaves it open, and points at none.
  if (!isHour && wished.some((wish) => wish.alternative)) return null;
  const says = wished.some(
    (wish) => wish.time ?? wish.date ?? wish.relative ?? wish.shift ?? wish.earliest ?? wish.latest,
  );
  if (now.length > 0) return says ? [...now, ...others] : [];
  // "Can you make it five tomorrow?", of one at four: of its day another hour is said, and nothing else.
  const [only, another] = wished;
  return only && !another && ofDay(only) && (saysChange(said) || isSame) ? others : null;
}

const asksForVisit = ({ state }: Dialogue, said: string): boolean =>
  (['appointment', 'want'] as const).some((cue) => cueOf(cue, said, state.language));

const whenIsIt =
  /(?<!\p{L})(?:what time|which time|when (?:is|was|am|are|do|does|did)|a que hora|que hora|cuando|a quelle heure|quelle heure|quand|wann|um wie ?viel uhr|welche uhrzeit)(?!\p{L})/u;

/** "… it's on Thursday, what time was that again?": what is told of the visit answers it. */
export const asksWhenOwn = (question: string, [frame]: readonly Frame[]): boolean =>
  frame?.flow === 'appointments' && frame.appointment !== undefined && whenIsIt.test(foldCue(question));
