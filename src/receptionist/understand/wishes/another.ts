// What else is wanted, said with the yes to a booking that is stated: "Yes, and another one for my wife on Friday". The yes is to what
// was stated; what follows is heard as if it had been booked already, so that nothing of it puts the statement right.
import type { Business, Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { Heard } from '../../understander.ts';
import { type CueName, foldCue } from '../cues/cue.ts';
import { announces } from '../messages/announced.ts';
import { servicesIn } from '../services/near.ts';
import { cueOf } from '../signs.ts';

const borders =
  /[,;.!]\s+(?:(?:and|but|y|pero|et|mais|und|aber)\s)?|\s(?:and|y|et|und)\s|(?<=^\P{L}*(?:yes|sí|si|oui|ja)\s)(?=also|también|aussi|auch|noch|can (?:you|i)|could (?:you|i))/giu;

/** A yes with more words than these says something else as well. */
const yesWordsMax = 6;

/** "Please, another one on Friday": courtesy before a wish, and no yes to anything. */
const onlyPolite =
  /^\P{L}*(?:please|great|right|por favor|genial|muy bien|s'il vous plaît|super|très bien|bitte(?: schön)?|prima|sehr gut)\P{L}*$/iu;

const plainYes = /^\P{L}*(?:yes|yeah|yep|si|oui|ja)(?!\p{L})/u;
const joined = /^(?:and|y|et|und)(?!\p{L})/u;
const besides =
  /(?<!\p{L})(?:also|as well|too|besides|in addition|tambien|ademas|aussi|egalement|en plus|auch|ausserdem|zusatzlich|dazu)(?!\p{L})/u;

/** One more booking, one for somebody else as well, or something that somebody is to be told. */
function isElse(said: string, language: Language, business: Business): boolean {
  const has = (name: CueName) => cueOf(name, said, language);
  // "Yes, the one for my daughter" tells whom the stated one is for, and begins none besides.
  const isMore = has('also') || !has('meant-for');
  const another = has('another') && isMore;
  // "Yes, and a cleaning for my daughter".
  const others =
    isMore && joined.test(foldCue(said)) && has('for-other') && servicesIn(said, language, business).length > 0;
  return (
    another || others || (has('also') && has('for-other') && (has('book') || has('want'))) || announces(said, language)
  );
}

/** A yes that needs no "and" behind it to be one. */
const surelyYes =
  /^\P{L}*(?:(?:oh|ah|ok|okay|great|perfect|bueno|bien|ach|na)\P{L}+)?(?:yes|yeah|yep|yup|sure|perfect|sounds (?:good|great)|that works|si(?! )|claro|perfecto|oui|ouais|parfait|d'accord|ja|jawohl|gerne|passt)(?!\p{L})/u;
/** "An oil change while it's there", "my scale too": one more. "Just the oil change" and "not the alignment" put right. */
const onlyThat =
  /(?<!\p{L})(?:just|only|not|no longer|switch|change (?:it|that) (?:to|for)|solo|nada mas|no|cambi(?:e|ar|eme)(?:l[oa])?|seulement|juste|pas|chang(?:er|ez)|nur|nicht|kein\p{L}*|tauschen|ander\p{L}*)(?!\p{L})/u;
const asksForIt =
  /^\P{L}*(?:(?:oh|ah|and|so)\P{L}+)*(?:can|could|would|will) (?:you|he|she|they|i|we|somebody|someone)(?!\p{L})/u;
/** "And how much is a beard trim?", "and do you do shaves?": it is only asked about; whoever asks whether one is free wants it. */
const asksAbout =
  /(?<!\p{L})(?:how (?:much|long)|what(?:'s|s)? (?:\p{L}+ )?(?:price|cost|charge)|what (?:does|do|is|are|would|comes)|what's|do (?:you|they) (?:also |even |still )?(?:do|offer|take)|does (?:it|that|a|an|the|this|he|she)|is (?:it|that|there|a|an|the)|are (?:there|the)|cuanto|cuesta|cobran|que (?:precio|incluye)|(?:tambien )?(?:hacen|ofrecen)|combien|quel (?:est le )?prix|c'est quoi|(?:vous )?(?:faites|offrez)(?:[- ]vous)?|(?:wie ?(?:viel|lange|teuer))|was (?:kostet|ist|kosten)|kostet|(?:machen|bieten) sie)(?!\p{L})/u;
const asksFree =
  /(?<!\p{L})(?:free|open|openings?|available|availability|room|time for|lugar|hueco|espacio|disponib\p{L}*|libres?|de la place|frei\p{L}*|platz)(?!\p{L})/u;
/** "Yes. Then the pedicure, one o'clock": what comes after the one that was said yes to. */
const thenNext =
  /^(?:then|and then|after that|afterwards|luego|y luego|despues|y despues|ensuite|et ensuite|puis|apres|danach|und danach|und dann)(?!\p{L})/u;
/** So sure another service has to be heard. */
const namedMin = 0.5;

/** "Yes, and can I get an oil change the same day": another service beside the one that is stated, and not in its place. */
function namesElse(first: string, joiner: string, second: string, language: Language, heard: Heard): string | null {
  const stated = heard.state.frames.at(-1);
  const named = servicesIn(second, language, heard.business).filter((one) => one.score >= namedMin);
  if (stated?.flow !== 'book' || named.length === 0 || named.some((one) => one.name === stated.service)) return null;
  const folded = foldCue(second);
  const isMore = besides.test(folded);
  if (asksAbout.test(folded) && !asksForIt.test(folded) && !asksFree.test(folded)) return null;
  if (onlyThat.test(folded) || (cueOf('correction', second, language) && !isMore)) return null;
  const isJoined = /^(?:and|y|et|und)$/iu.test(joiner);
  const wishes =
    asksForIt.test(folded) || ['want', 'book', 'question'].some((name) => cueOf(name as CueName, second, language));
  return isJoined || isMore || thenNext.test(folded) || (wishes && surelyYes.test(foldCue(first)))
    ? (named[0]?.name ?? null)
    : null;
}

/** `service`: another one than is stated, which is wanted besides. */
export type Another = {
  readonly first: string;
  readonly second: string;
  readonly heard: Heard;
  readonly service?: string | undefined;
};

/** The commands of what is wanted besides. */
export const wantedBesides = ({ service }: Another, wanted: readonly Command[]): readonly Command[] => {
  const plainly = wanted.filter((one) => one.do !== 'ask' || !one.soft);
  if (service === undefined || plainly.some((one) => one.do === 'start')) return plainly;
  // However it is put, it is no question whether the other is done as well.
  const rest = plainly.filter((one) => one.do !== 'ask' && one.do !== 'also' && one.do !== 'set-service');
  return [{ do: 'start', flow: 'book' }, { do: 'set-service', service, sure: 1 }, ...rest];
};

/** The yes, what is wanted besides, and the talk in which that is said; null where no second booking is asked for. */
export function anotherIn(heard: Heard, said: string, language: Language): Another | null {
  const { state } = heard;
  const stated = state.frames.at(-1);
  if (state.asked !== 'confirm' || stated?.flow !== 'book') return null;
  for (const border of said.matchAll(borders)) {
    const first = said.slice(0, border.index);
    const joiner = /\p{L}.*$/u.exec(border[0])?.[0] ?? '';
    const second = `${joiner}${said.slice(border.index + border[0].length)}`;
    if (first.trim().split(/\s+/).length > yesWordsMax) return null;
    // "Just put mine in. Yes. Then …": the yes is the last that was said before it.
    const last = first.split(/[.!;]\s+/u).at(-1) ?? first;
    const agrees = cueOf('yes', first, language) || cueOf('yes', last, language);
    if (!agrees || cueOf('no', first, language) || cueOf('another', first, language)) continue;
    if (onlyPolite.test(first)) continue;
    const service = namesElse(first, joiner.trim(), second, language, heard);
    if (service === null && !isElse(second, language, heard.business)) continue;
    if (service === null && cueOf('correction', second, language)) continue;
    // "Okay, could I get another one on Friday?" asks before it says yes to anything; "yes, and could I …" has said it.
    const adds =
      service !== null ||
      besides.test(foldCue(second)) ||
      cueOf('for-other', second, language) ||
      (plainYes.test(foldCue(first)) && joined.test(foldCue(second)));
    if (cueOf('question', second, language) && !adds) continue;
    const topic = stated.service;
    const after = { ...state, frames: state.frames.slice(0, -1), asked: 'more' as const, offers: [] };
    const then = { ...heard, state: topic === undefined ? after : { ...after, topic } };
    return { first, second, heard: then, ...(service !== null && { service }) };
  }
  return null;
}
