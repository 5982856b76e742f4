// "Is that still Gil?", "how long's he here?", "what's earliest?": asked of the visit that is talked about, or of the times that were
// just told for it. No name is given, no other visit wished for, and the owner need not have written a word on it. Four languages.
import type { Business, Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { tokenize } from '../../models/text.ts';
import type { State } from '../../state.ts';
import { foldCue } from '../cues/cue.ts';
import { staffIn } from '../services/near.ts';
import { asksBesideReadBack } from './asks-of-other-visit.ts';

export type VisitAtHand = { readonly service: string; readonly staff: string | null };

/** What is being booked or moved, else the visit that was told or made last; null where there is none. */
export function visitAtHand({ frames, visitAtHand: told, done }: State): VisitAtHand | null {
  const frame = frames.at(-1);
  const made = done.at(-1);
  const last = told ?? (made && made.did !== 'cancelled' ? { service: made.service, staff: made.staff ?? null } : null);
  if (frame === undefined || (frame.flow === 'message' && frame.proposed)) return last;
  if (frame.flow !== 'book' && frame.flow !== 'move') return null;
  const service = frame.service ?? (frame.flow === 'move' ? last?.service : undefined);
  const staff = frame.chosen?.staff ?? (frame.flow === 'move' && !frame.chosen ? (last?.staff ?? null) : null);
  return service === undefined ? null : { service, staff };
}

/** Words that may stand about a name where it is asked whether the visit is with that person. Folded. */
const aboutName = new Set(
  "is it's that's it that this still again with right huh correct yes no so and oh ok okay wait but who's who whos coming gonna be going to the same dr doctor mr mrs ms miss for me my appointment visit then actually guess i es eso esa la cita con sigue siendo todavia otra vez verdad cierto no y entonces el doctora don dona senor senora c'est ca toujours encore avec bien hein non oui alors et chez le docteur monsieur madame est-ce que sera ist das es ja noch immer wieder weiterhin bei mit beim bleibt oder gell ne richtig stimmt's und also dann der die dem herr herrn frau termin".split(
    ' ',
  ),
);
/** "Is that", "it's still", "…, right?": what makes a question of it. What only opens with "still" or "wieder" wishes. */
const asksWhether =
  /\?|^\P{L}*(?:(?:and|so|oh|ok|okay|wait|but|y|et|und)\P{L}+)*(?:is|was|ist|bleibt|est-ce)(?!\p{L})|(?<!\p{L})sigue(?!\p{L})|(?<!^\P{L}*(?:(?:and|so|oh|ok|okay|y|et|und|also|dann|yes|oui|si|ja)\P{L}+)*)(?<!\p{L})(?:still|toujours|todavia|weiterhin|(?:noch )?immer noch|wieder)(?!\p{L})|(?<!\p{L})(?:right|correct|huh|verdad|cierto|hein|oder|gell|ne)\P{L}*$/u;
/** "Gil?" alone may answer who was wanted; these tell that what stands already is meant. */
const ofWhatStands =
  /(?<!\p{L})(?:that|it|this|it's|that's|still|with|eso|es|con|sigue|todavia|c'est|toujours|avec|chez|das|es|noch|wieder|bei|beim|mit|weiterhin|coming)(?!\p{L})/u;

/** Who is named, where nothing is asked but whether the visit is with them. */
export function asksIfWith(question: string, language: Language, business: Business): string | null {
  const folded = foldCue(question);
  if (!asksWhether.test(folded) || !ofWhatStands.test(folded)) return null;
  const [named, other] = staffIn(question, language, business);
  if (!named || other) return null;
  const own = new Set((foldCue(named.name).match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1));
  const isBeside = (word: string) => aboutName.has(word) || own.has(word);
  return (folded.match(/[\p{L}']+(?:-\p{L}+)*/gu) ?? []).every(isBeside) ? named.name : null;
}

const opens = '^\\P{L}*(?:(?:and|so|oh|ok|okay|but|wait|y|pero|entonces|et|mais|bon|alors|und|aber|also)\\P{L}+)*';
const closes =
  '(?: (?:then|about|roughly|usually|exactly|again|more or less|entonces|mas o menos|alors|a peu pres|environ|denn|dann|ungefahr|etwa|so|eigentlich))*\\P{L}*$';
const howLong = new RegExp(
  `${opens}(?:${[
    "how long(?:'s| is| will| would|'ll)? (?:he|she|they|it|that|this|that one|this one|the (?:visit|appointment|whole thing|guy|crew))(?: gonna| going to)?(?: be)?(?: (?:here|there|take|last|at (?:my|our) (?:place|house)))?",
    "how long (?:that|it|this) (?:takes|lasts|is)|how long(?:'ll| will| are| do| would)? (?:i|we|you)(?: guys)?(?: gonna| going to)?(?: need to| have to)? be (?:here|there|in there)",
    '(?:how much time|how long) (?:do|should|would) (?:i|we) (?:need to )?(?:plan|allow|set aside)(?: for (?:that|it|this))?',
    'cuanto (?:tiempo )?(?:se )?(?:tardan?|demoran?|dura|duran|lleva|toma)(?: (?:eso|esto|esa|ese|la cita|la visita|todo|en total))?|cuanto (?:tiempo )?(?:va a|van a) (?:tardar|durar|estar(?: aqui)?)',
    "(?:ca|cela|il|elle|c'est) (?:dure|prend|dur[e]?ra|prendra|va durer|va prendre) (?:combien(?: de temps)?|longtemps)|(?:combien de temps|combien) (?:est-ce que )?(?:ca|cela|il|elle) (?:dure|prend|reste|va (?:durer|prendre))|(?:il reste|ils restent|vous restez) combien de temps",
    'wie lang(?:e)? (?:dauert|dauern|geht|braucht|bleibt) (?:das|es|die|der|den|die stunde|der termin|er|sie|so was|sowas)|wie lang(?:e)? (?:das|es|der termin) (?:dauert|geht)',
  ].join('|')})${closes}`,
  'u',
);

/** "How long's he here?", and no more: of the visit as such. */
export const asksHowLong = (question: string): boolean => howLong.test(foldCue(question));

const earliest = new RegExp(
  `${opens}(?:${[
    "(?:what(?:'s|s| is| would be)|when(?:'s| is)|which(?: one)? is) (?:the |your )?(?:very )?(?:earliest|soonest|first)(?: (?:one|time|slot|opening|appointment|available))?(?: (?:you(?: guys)?(?:'ve| have)?(?: got)?|there is|that day|in the morning))*",
    '(?:que|cual) es (?:lo|el|la)(?: que tiene)? mas (?:temprano|pronto)|(?:que|cual) es (?:la |el )?primer[oa]?(?: hora| hueco| cita)?',
    "(?:c'est quoi|quel(?:le)? est) le (?:plus tot|premier(?: creneau)?)|le plus tot c'est (?:quoi|quand)",
    '(?:was|wann) (?:ist|ware) (?:das|der) (?:fruheste|erste)(?: termin)?',
  ].join('|')})${closes}`,
  'u',
);

/** "What's earliest?", where several times were told. */
export const asksForEarliest = (question: string): boolean => earliest.test(foldCue(question));

/** "So that's with who": what a question with whom it is may look like without its order. */
const withWhomLast = new RegExp(
  `${opens}(?:(?:it|that|this)(?:'s| is|'ll be| will be) with who(?:m)?|(?:es|seria|eso es) con quien|c'est avec qui|(?:das|es) (?:ist|ware) (?:bei|mit) wem)${closes}`,
  'u',
);

/** The question, where the whole of what was said asks something of the visit at hand; null elsewhere. */
export function ofVisitAtHand(
  state: State,
  said: string,
  language: Language,
  business: Business,
): readonly Command[] | null {
  if (state.asked === 'message' && state.frames.at(-1)?.flow === 'message' && state.unanswered === undefined)
    return null;
  if (asksBesideReadBack(state, said, language, business)) return [{ do: 'ask', question: said }];
  // "773 555 0187, how long does it take?" gives a number too.
  if (/[\d@]/.test(said) || tokenize(said).length > wordsMax || visitAtHand(state) === null) return null;
  const timesTold = state.asked === 'time' && state.offers.some(({ kind }) => kind === 'time');
  const asks =
    asksHowLong(said) ||
    withWhomLast.test(foldCue(said)) ||
    (timesTold && asksForEarliest(said)) ||
    asksIfWith(said, language, business) !== null;
  return asks ? [{ do: 'ask', question: said }] : null;
}
const wordsMax = 12;
