// What is called off while a new visit is being stated or offered: that one, where the words point at it, and only its time, where
// another is needed. No visit that stands is meant by either. Four languages, over folded text.
import { foldCue } from '../cues/cue.ts';
import type { Kind } from '../kinds.ts';
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';
import { wantsOtherTime } from '../when-asked/yes-and-no.ts';

const otherTime =
  "(?:(?:another|a different|some other) (?:time|day|date|slot)|otr[oa] (?:hora|dia|fecha|horario)|(?:d'une? |une? )?autre (?:heure|jour|date|moment|creneau)|(?:eine?n? )?ander\\p{L}+ (?:zeit|tag|uhrzeit|termin))";
/** What stands behind it tells when it is to be, or what of; "to think about it", "off" and "für den Arzt" tell of something else. */
const nothingElse =
  "(?= *(?:[.,;:!?]|$)| (?:please|thanks?|then|instead|for (?:it|that|this)|on|in|at|after|later|next|this|por favor|gracias|mejor|para es[oa]|el|la|por|en|s'il|merci|plutot|alors|pour ca|le|dans|apres|bitte|danke|dafur|lieber|am|um|nach|nachste\\p{L}*)(?!\\p{L}))";
/** Needed now: who would do it some other time puts it off. */
const needsOther = new RegExp(
  `(?<!\\p{L})(?:(?:need|want|prefer|like|rather have|find (?:me|us)|give (?:me|us)|(?:can|could) (?:we|you|i) (?:please )?do|cancel(?: \\p{L}+){1,3} and (?:do|find|pick|take|make it))|necesit\\p{L}+|quier[oe]|quisiera|prefier[oe]|busco|deme|denos|besoin|faut|voudrais|veux|prefere|donnez-(?:moi|nous)|brauche\\p{L}*|mochte\\p{L}*|hatten? (?:gern\\p{L}*|lieber)|geben sie (?:mir|uns))(?: (?:for |to have |gern\\p{L}* |doch |bitte )*)?[ ']?${otherTime}${nothingElse}|(?<!\\p{L})${otherTime} (?:works?|would work|would be|is|suits|(?:me )?(?:conviene|queda)|(?:me )?convient|irait|passt|ware)(?: \\p{L}+){0,2}? (?:better|mejor|mieux|besser)(?!\\p{L})`,
  'u',
);
/** Who calls once more looks for no time now. */
const callsAgain =
  /(?<!\p{L})(?:i|we)(?:'ll| will)? (?:call|ring|phone|get) (?:you )?(?:back|again)|(?<!\p{L})(?:vuelvo a llamar|(?:les? |los )?llamo (?:luego|despues|mas tarde)|(?:je|on) (?:vous )?rappell\p{L}*|(?:melde|melden) (?:mich|uns)|rufe?n? (?:ich |wir )?(?:wieder|noch ?mal|spater))(?!\p{L})/u;
const ownVisit =
  /(?<!\p{L})(?:my|mine|our|other (?:one|appointment|visit)|mis?|la otra|el otro|mon|ma|mes|l'autre|meine?[nrms]?|an (?:\p{L}+ )?appointment|una cita|un rendez-vous|einen termin)(?!\p{L})/u;
const pointsAtIt =
  /(?<!\p{L})(?:(?:cancel|scratch|scrap|drop) (?:(?:that|it|this)(?: (?:one|time|slot|booking|appointment))?|(?:the whole thing|all of (?:it|that)))(?= *(?:[.,!;?]|$)| (?:then|please|thanks?|i|we|and (?:do|find|pick))(?!\p{L}))|call (?:it|that|the whole thing) off|cancel(?:e|en|a)l[oa]|anule(?:n)?l[oa]|cancelen? (?:eso|todo eso)|annule[zr]?(?:-l[ea]|-moi ca| ca| tout ca)|(?:stornieren|streichen) sie (?:das|es|ihn|den)|(?:das|es|ihn|den) (?:ganze )?(?:bitte |doch |wieder )*(?:absagen|stornieren))(?!\p{L})/u;

const isOfNew = ({ heard: { state } }: Pick<Seen, 'heard'>) =>
  state.frames.at(-1)?.flow === 'book' &&
  (state.asked === 'confirm' || (state.asked === 'time' && state.offers.length > 0));

/** Is another time needed now, by the words for it? Folded. */
export const needsOtherTime = (folded: string): boolean => needsOther.test(folded) && !callsAgain.test(folded);

/** "Cancel that time, I need another one": the visit is wanted, at another time. */
export const offForAnotherTime = (seen: Seen): boolean =>
  isOfNew(seen) &&
  seen.mentions.services.length === 0 &&
  needsOtherTime(seen.whole.folded) &&
  !ownVisit.test(seen.whole.folded);

/** "No, cancel that", "call the whole thing off": what is stated or offered is meant, and no visit that stands. */
export function callsOffStated(text: string): boolean {
  const folded = foldCue(text);
  return pointsAtIt.test(folded) && !ownVisit.test(folded);
}

/** "I'll do it another time, cancel" ends it; "another time please", with a no or without, ends nothing. */
export const onlyOtherTime = (kind: Kind | null, clause: Signs, seen: Seen): boolean =>
  kind === 'cancel' ? offForAnotherTime(seen) : seen.heard.state.asked === 'confirm' && wantsOtherTime(clause.folded);
