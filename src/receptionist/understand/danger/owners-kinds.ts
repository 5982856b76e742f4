// What kind of danger an owner's phrase names; it chooses the advice that is given.
import type { Business } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import type { DangerKind } from './danger-signs.ts';

const kinds: readonly (readonly [DangerKind, RegExp])[] = [
  ['gas', /(?<!\p{L})(?:gas\p{L}*|gaz|carbon monoxide|monoxido|monoxyde|kohlenmonoxid)(?!\p{L})/u],
  [
    'fire',
    /(?<!\p{L})(?:fires?|flames?|sparks?|sparking|burning|smoke|smoking|chispas?|fuego|incendio|humo|feu|incendie|fumee|feuer|brand|brennt|rauch|funken)(?!\p{L})/u,
  ],
  [
    'life',
    /(?<!\p{L})(?:(?:person|people|someone|somebody|man|kid|child) in the water|overboard|capsiz\p{L}*|adrift|drifting|out to sea|taking on water|sinking|(?:personne|quelqu'un|homme) a l'eau|chavir\p{L}*|(?:persona|alguien|hombre) (?:al|en el) agua|volcad\p{L}+|a la deriva|gekentert|kenter\p{L}*|mensch im wasser|uber bord)(?!\p{L})/u,
  ],
  [
    'water',
    /(?<!\p{L})(?:burst|flood\p{L}*|sewage|leak\p{L}*|(?<!no (?:hot |running )?)water(?! heater)|inund\p{L}*|inond\p{L}*|\p{L}*wasser\p{L}*|rohrbruch)(?!\p{L})/u,
  ],
  [
    'police',
    /(?<!\p{L})(?:arrest\p{L}*|custody|court(?! ?yard)|police|jail|restraining order|protective order|policia|polizei\p{L}*|verhaft\p{L}*)(?!\p{L})/u,
  ],
  [
    'life',
    /(?<!\p{L})(?:bleed\p{L}*|breath\p{L}*|unconscious|chest pains?|stroke|poison\p{L}*|seizures?|collaps(?:ed|es|ing) (?:person|guest|patient|client|customer|child|dog|cat)|faint\p{L}*)(?!\p{L})/u,
  ],
];

/** What kind of danger the owner's phrase names, by whole words: it chooses the advice that is given. */
export function kindOf(phrase: string): DangerKind {
  const folded = foldCue(phrase);
  return kinds.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other';
}

/** Whether the owner holds water for an emergency: a burst pipe, a flood, a leak, sewage. */
export const fearsWater = (business: Business): boolean =>
  business.emergencies.some((phrase) => kindOf(phrase) === 'water');
