// "I'd like a sweep Thursday at eight, please text me a confirmation": what goes out with every booking is wished for beside it, and is
// no message for the team. Over folded text, in four languages.
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';

/** "Info for a new patient exam", "a reminder for my filling": of what there is, and not of what is booked here. */
const ofWhat =
  '(?<=infos?|information|informations|informacion|details|detalles|reminder|recordatorio|rappel|erinnerung) (?:for|on|para|pour|fur)(?! (?:it|that|this|\\p{L}+day|es[oa]|ca|das)(?!\\p{L}))(?!\\p{L})';
const confirmation = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:send|text|e-?mail|shoot|drop) (?:me|us) (?:over )?(?:an? |the |all |all the |my |your |some )?(?:\\p{L}+ )?(?:confirmations?|details|infos?|information|invite|invitation|reminder)',
    '(?:send|text|e-?mail) (?:the |a |all the )?(?:confirmation|details|info|reminder) (?:to|over)',
    '(?:me (?:puede[ns]? )?|nos (?:puede[ns]? )?)?(?:mand|envi)\\p{L}* (?:la |el |los |una? |mi )?(?:confirmacion|detalles|informacion|recordatorio)',
    "(?:envoy\\p{L}*|envoi\\p{L}*)(?:[- ](?:moi|nous))? (?:la |le |les |une? |l'|l )?(?:confirmation|details|infos?|informations?|rappel)",
    '(?:schick\\p{L}*|send\\p{L}*|mail\\p{L}*) (?:sie )?(?:mir |uns )?(?:bitte )?(?:die |eine |alle |den |das )?(?:bestatigung|details|infos?|einzelheiten|erinnerung)',
  ].join(
    '|',
  )})(?!\\p{L}| (?:of|about|on how|regarding|de (?:lo|como|cuanto)|sobre|sur|zu[mr]?|uber|von)(?!\\p{L})|${ofWhat})`,
  'u',
);

/** Is a confirmation wished for beside a visit? */
export const wantsConfirmation = (clause: Signs, { heard, mentions, whole }: Seen): boolean =>
  confirmation.test(clause.folded) &&
  // Said first, it goes with a visit only where one is wished for.
  (heard.state.frames.length > 0 || whole.cue('want') || whole.cue('book')) &&
  (mentions.services.length > 0 || mentions.wishes.length > 0) &&
  !passesOn.test(whole.folded) &&
  !whole.cue('cancel') &&
  !whole.cue('move');

const passesOn =
  /(?<!\p{L})(?:(?:leave|take|pass|give) (?:\p{L}+ ){0,3}(?:message|word|note)|(?:tell|ask) (?:him|her|them|the \p{L}+)|(?:dej|tom)\p{L}* (?:\p{L}+ ){0,2}(?:recado|mensaje)|laisse\p{L}* (?:\p{L}+ ){0,2}message|nachricht|richten sie|ausrichten)(?!\p{L})/u;
