// "A pedicure Friday at eleven and a lash fill after", "lunes un corte, y el martes un tinte": behind the day or the hour of one service
// another is listed, with no verb of its own. Both are wanted. Patterns are over folded text, in four languages.
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import type { ReadWish } from '../times/times.ts';
import { surelyNamed } from './near.ts';

const joins =
  /^[^\p{L}\d]*(?:(?:and|plus|then|also|afterwards?|after that|y|e|luego|despues|tambien|et|puis|ensuite|und|dann|danach|sowie|auch|noch)[^\p{L}\d]+)+(?:(?:an?|the|my|some|una?|el|la|los|las|mi|une?|du|le|les|ma|mon|eine?n?|die|das|den|meine?n?)[^\p{L}\d]+)?$/u;
/** What may stand behind it up to the end, or to its own day. */
const ends =
  /^(?:[^\p{L}\d]+(?:too|also|as well|(?:(?:right|straight|directly|just) )?after(?:wards?)?(?: (?:it|that))?|then|please|(?:on )?(?:the )?same day|tambien|(?:justo )?despues|luego|por favor|el mismo dia|aussi|(?:juste )?apres|ensuite|s'il vous plait|le meme jour|auch|(?:direkt |gleich )?danach|dazu|bitte|am (?:selben|gleichen) tag|on|for|at|el|para el|a las?|le|pour|a|am|um|fur)(?![\p{L}\d]))*(?:[^\p{L}\d]*$|[^\p{L}\d]*[,.;!?])/u;

type Services = Seen['mentions']['services'];
type Added = { readonly service: string; readonly own: readonly ReadWish[]; readonly ambiguous: boolean };

/** The service with its day, and the one that is listed behind it; none where it is not so. */
export function addedBehind(
  { said }: Seen,
  services: Services,
  wishes: readonly ReadWish[],
  days: readonly ReadWish[],
): readonly Added[] {
  const [first, second] = services;
  if (!first || !second || services.length > 2 || second.score < surelyNamed || first.name === second.name) return [];
  const between = wishes.filter(({ start }) => start >= first.end && start < second.start);
  const last = between.at(-1);
  if (!last || wishes.some(({ wish }) => wish.excluded || wish.existing || wish.alternative || wish.instead)) return [];
  const own = wishes.filter(({ start }) => start >= second.end);
  if (!joins.test(foldCue(said.slice(last.end, second.start)))) return [];
  if (!ends.test(foldCue(said.slice(second.end, own[0]?.start)))) return [];
  return [
    { service: first.name, own: wishes.filter(({ start }) => start < second.start), ambiguous: first.ambiguous },
    { service: second.name, own: own.length > 0 ? own : days, ambiguous: second.ambiguous },
  ];
}
