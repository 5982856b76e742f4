// Danger that no instruction and no setting can switch off: the built-in signs, those of the trade and the owner's own phrases, in
// every language. One that is denied, gone by, only supposed or only asked about as a service is none; that is judged in the
// danger's own clause, whatever else its sentence holds.
import type { Business, Language } from '../business.ts';
import { foldCue } from './cues/cue.ts';
import { type DangerKind, signsFor } from './danger-signs.ts';
import { toldSigns } from './danger-told.ts';
import { isLongKnown } from './long-known.ts';
import { isMeant } from './meant.ts';
import { ownersEmergency } from './owners-emergencies.ts';

export type Emergency = {
  readonly kind: DangerKind;
  readonly said: string;
  readonly start: number;
};

const graveKinds = new Set<DangerKind>(['life', 'gas', 'fire']);

/** The danger that the text speaks of, or null. Lines of it are read as sentences. */
export function findEmergency(text: string, language: Language, business: Business): Emergency | null {
  const folded = foldCue(text);
  const signs = [...signsFor(business.industry), ...toldSigns(business)];
  for (const { kind, pattern, denies } of signs) {
    for (const { index: start, 0: said } of folded.matchAll(pattern)) {
      if (kind === 'life' && isLongKnown(folded, said)) continue;
      if (isMeant(folded, { start, end: start + said.length, saysNot: denies, grave: graveKinds.has(kind) }))
        return { kind, said, start };
    }
  }
  return ownersEmergency(
    text,
    language,
    business,
    (start, end, saysNot, kind) =>
      !isLongKnown(folded, folded.slice(start, end)) &&
      isMeant(folded, { start, end, saysNot, grave: graveKinds.has(kind) }),
  );
}
