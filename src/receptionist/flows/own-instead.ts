// "I'm in for a cleaning Monday at three. Any chance of eleven that morning?": whoever is known, and names the very day and hour of
// their own visit beside another time, wants that one moved, whatever words they ask with. It is stated as a move before it is one.
import type { Language } from '../business.ts';
import type { Command, TimeWish } from '../commands.ts';
import type { Dialogue } from '../dialogue.ts';
import { foldCue } from '../understand/cues/cue.ts';
import type { Carried } from './carry.ts';
import { namesAppointment } from './own.ts';

/** "Another one", "a second", "as well": one more is wanted beside it. */
const oneMore: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:another(?! (?:time|day|hour|slot|date))|a second(?! thought)|one more|as well|also|too(?! (?:early|late|long|soon|much|far|busy))|additional|extra)(?!\p{L})/u,
  es: /(?<!\p{L})(?:otr[oa](?! (?:hora|dia|fecha|momento|horario))|una? segund[oa]|tambien|ademas)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:une? (?:autre(?! (?:heure|jour|date|moment|creneau|horaire))|deuxieme|second\p{L}*)|aussi|en plus|egalement)(?!\p{L})/u,
  de: /(?<!\p{L})(?:noch (?:mal )?ein\p{L}*|ein\p{L}* (?:zweit|weiter)\p{L}*|auch noch|zusatzlich)(?!\p{L})/u,
};

/** "Could my son come at ten?": somebody else beside the caller. */
const forKin =
  /(?<!\p{L})(?:(?:can|could|may|would)(?: you (?:also )?(?:see|take|fit(?: in)?|do|book))? (?:my|our) (?:son|daughter|kids?|child|children|wife|husband|partner|mother|mom|mum|father|dad|sister|brother|friend)|(?:puede|podria|pueden)(?: (?:ir|venir|pasar|ver|atender))?(?: a)? mis? (?:hij[oa]s?|espos[oa]|marido|mujer|madre|padre|mama|papa|herman[oa]|amig[oa])|(?:mon|ma|mes|notre) (?:fils|fille|enfants?|femme|mari|mere|pere|soeur|frere|amie?) (?:peut|pourrait|peuvent)|(?:kann|konnte|konnten|darf)(?: auch)? (?:mein|unser)\p{L}* (?:sohn|tochter|kind\p{L}*|frau|mann|mutter|vater|schwester|bruder|freund\p{L}*))(?!['’\p{L}])/u;

const isDay = (wish: TimeWish) => wish.date !== undefined && wish.until === undefined;

/** Turns a booking that began in this breath into the change that it is, where the caller's own visit is told by its hour. */
export async function moveOwnInstead(d: Dialogue, carried: Carried, commands: readonly Command[]): Promise<void> {
  const [frame, second] = carried.started;
  if (d.caller === null || frame?.flow !== 'book' || second || frame.chosen || frame.forOther !== undefined) return;
  const said = foldCue(d.turn.text);
  if (commands.some((one) => one.do === 'also') || oneMore[d.state.language].test(said) || forKin.test(said)) return;
  if (!frame.times.some((wish) => isDay(wish) && wish.time !== undefined)) return;
  const zone = d.turn.business.timezone;
  const all = await d.tools.myAppointments({});
  for (const own of all) {
    if (frame.service !== undefined && frame.service !== own.service) continue;
    const names = (wish: TimeWish) => isDay(wish) && namesAppointment(wish, own, zone);
    const isTold = frame.times.some((wish) => wish.time !== undefined && names(wish));
    const others = frame.times.filter((wish) => !names(wish));
    if (!isTold || !others.some((wish) => !wish.excluded && (wish.time ?? wish.date ?? wish.relative) !== undefined))
      continue;
    const now = frame.times.filter(names).map(({ excluded: _, ...wish }) => ({ ...wish, existing: true }));
    const at = d.state.frames.indexOf(frame);
    const { service, staff } = frame;
    const move = {
      flow: 'move' as const,
      ...(service !== undefined && { service }),
      ...(staff !== undefined && { staff }),
      appointment: own.id,
      times: [...now, ...others],
    };
    d.state.frames.splice(at, 1, move);
    carried.started.splice(0, 1, move);
    return;
  }
}
