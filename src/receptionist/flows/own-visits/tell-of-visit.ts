// "How long's he here?", "what's earliest?": what the list and the times that were just told say of the visit at hand.
import { askFor, type Dialogue } from '../../dialogue.ts';
import { asksOfOtherVisit } from '../../understand/questions/asks-of-other-visit.ts';
import { asksForEarliest, asksHowLong, visitAtHand } from '../../understand/questions/asks-of-visit-at-hand.ts';

/** Tells what is asked of the visit at hand; false where nothing of the kind is asked, or there is none. */
export function tellOfVisit(d: Dialogue, question: string): boolean {
  const visit = visitAtHand(d.state);
  if (visit === null) return false;
  if (d.state.asked === 'confirm' && asksOfOtherVisit(question)) {
    d.used = true;
    const isKept = d.state.frames.at(-1)?.flow === 'book' && d.state.done.every(({ did }) => did === 'booked');
    // What was moved or cancelled in this talk has been told already; what is being moved is stated once more.
    if (isKept) d.acts.push({ say: 'no-other-changed' });
    return true;
  }
  if (asksHowLong(question)) {
    const service = d.turn.business.services.find((one) => one.name === visit.service);
    if (!service) return false;
    d.used = true;
    d.sources.push('services');
    d.acts.push({ say: 'duration', service: service.name, minutes: service.minutes });
    return true;
  }
  return asksForEarliest(question) && putFirstOffer(d);
}

/** The earliest of the times that were told, put alone, so that the next yes means it. */
function putFirstOffer(d: Dialogue): boolean {
  const frame = d.state.frames.at(-1);
  const times = d.state.offers.flatMap((one) => (one.kind === 'time' ? [one] : []));
  // Times about an hour that was wished for are the nearest to it, and not the earliest there are.
  const isAboutHour =
    (frame?.flow === 'book' || frame?.flow === 'move') && frame.times.some(({ time }) => time !== undefined);
  const [first] = times.sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  if (d.state.asked !== 'time' || first === undefined || isAboutHour) return false;
  d.used = true;
  d.offers.push(first);
  askFor(d, 'time', { say: 'only-time', slot: first });
  return true;
}
