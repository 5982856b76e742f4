// What is wanted of an utterance that leaves a message: what stands in it is told to somebody, not done.

import type { Kind } from '../kinds.ts';
import { bareAsked, type Seen } from '../seen.ts';
import { cueOf, type Signs } from '../signs.ts';
import { sentenceOf } from '../text/sentences.ts';
import { announcedIn } from './announced.ts';
import { asksOfThem } from './for-somebody.ts';

/** What is wanted, clause by clause, where the sentence that announces a message is nothing else. */
export function withMessage(seen: Seen, kinds: readonly (Kind | null)[]): readonly (Kind | null)[] {
  const { state } = seen.heard;
  const underway = state.frames.at(-1);
  const busy = underway?.flow === 'message' && !underway.proposed;
  const announced = announcedIn(seen);
  const stated = state.asked === 'confirm' && !announced?.takesAll;
  if (!announced || busy || state.asked === 'message' || stated) return kinds;
  // Instead of what would prove whose visit it is they have it told; any other detail gives way only to a message named as one.
  const ofOwn = underway !== undefined && underway.flow !== 'book' && underway.flow !== 'message';
  const insteadOfProof = state.asked === 'code' || (state.asked === 'phone' && ofOwn);
  if (bareAsked(state.asked) && !insteadOfProof && !announced.takesAll) return kinds;
  const first = seen.clauses.findIndex((one) => announced.start < one.end);
  const clause = seen.clauses[first];
  if (!clause) return kinds;
  if (announced.takesAll)
    return kinds.map((kind, at) => {
      const one = seen.clauses[at] ?? clause;
      if (at <= first) return at === first ? 'message' : kind;
      return beganBeside(one, seen, kind, sentenceOf(clause, seen.said).end) ? kind : null;
    });
  const { end } = sentenceOf(clause, seen.said);
  const inside = (one: Signs) => one.start >= clause.start && one.end <= end;
  // "Tell her I'd like a cleaning on Friday", "let the doctor know I can't make it": that is done rather than told.
  const isDone = seen.clauses.some((one, at) => inside(one) && doneRather(one, kinds[at] ?? null));
  // Whoever is told of it, a visit of the caller's own that they give up or change is given up or changed.
  const changesOwn = seen.clauses.some(
    (one, at) => inside(one) && (kinds[at] === 'cancel' || kinds[at] === 'move') && ownVisit.test(one.folded),
  );
  if (isDone && !insteadOfProof && (changesOwn || !announced.elsewhere)) return kinds;
  return kinds.map((kind, at) => (at === first ? 'message' : inside(seen.clauses[at] ?? clause) ? null : kind));
}

/** Beside a message that is left: "and also cancel my appointment", or a question in a sentence of its own. */
const beganBeside = (one: Signs, seen: Seen, kind: Kind | null, end: number): boolean =>
  (cueOf('also', seen.said.slice(sentenceOf(one, seen.said).start, one.end), seen.language) && doneRather(one, kind)) ||
  (one.start >= end && kind === 'ask' && one.text.includes('?') && !asksOfThem(one.text, seen.language));

const ownVisit =
  /(?<!\p{L})(?:(?:my|our) (?:\p{L}+ ){0,2}(?:appointment|appt|booking|reservation|visit|session)|(?:mis?|nuestr[oa]s?) (?:citas?|reservas?|turnos?)|(?:mon|ma|notre) (?:rendez-vous|rdv|reservation|seance)|(?:meinen?|unseren?|meine[nmr]) (?:termine?|buchung|reservierung))(?!\p{L})/u;

const doneRather = (clause: Signs, kind: Kind | null): boolean =>
  kind === 'cancel' || kind === 'move' || kind === 'person' || (kind === 'book' && clause.cue('book'));
