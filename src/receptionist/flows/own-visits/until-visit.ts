// How long it is until the visit that is moved or called off, told beside a rule that counts in hours or days: "free up to 72 hours
// before" sounds like free to whoever has 46 left.
import type { Dialogue } from '../../dialogue.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { isOwn, matching, visitsOf } from './own.ts';

/** A rule that counts how long before the visit. */
const counts =
  /(?<!\p{L})(?:\d+|an?|one|two|three|four|six|twelve|twenty-?four|forty-?eight|seventy-?two|una?|dos|tres|cuatro|veinticuatro|une|deux|trois|vingt-quatre|eine[nr]?|zwei|drei|vierundzwanzig)[ -](?:full |business |working |dias? |)?(?:hours?|hrs?|days?|horas?|dias?|heures?|h|jours?|stunden?|tage?n?|werktage?n?)(?!\p{L})/u;
/** Of a visit farther off than that nobody doubts. */
const hoursMax = 168;
const hourMs = 3_600_000;

export async function tellUntilVisit(d: Dialogue, rule: string): Promise<void> {
  if (!counts.test(foldCue(rule))) return;
  const top = d.state.frames.at(-1);
  const frame = top !== undefined && isOwn(top) ? top : null;
  const last = d.state.done.at(-1);
  const fits = frame ? matching(d, frame, await visitsOf(d, frame)) : [];
  const underWay = fits.find(({ id }) => id === frame?.appointment) ?? (fits.length === 1 ? fits[0] : undefined);
  const startsAt = frame ? underWay?.startsAt : last?.did === 'moved' ? last.from : last?.startsAt;
  if (startsAt === undefined) return;
  const hours = Math.floor((Date.parse(startsAt) - Date.parse(d.turn.now)) / hourMs);
  if (hours >= 0 && hours <= hoursMax) d.acts.push({ say: 'until-visit', hours, isOver: frame === null });
}
