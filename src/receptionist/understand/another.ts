// What else is wanted, said with the yes to a booking that is stated: "Yes, and another one for my wife on Friday". The yes is to what
// was stated; what follows is heard as if it had been booked already, so that nothing of it puts the statement right.
import type { Business, Language } from '../business.ts';
import type { Heard } from '../understander.ts';
import { announces } from './announced.ts';
import { type CueName, foldCue } from './cues/cue.ts';
import { servicesIn } from './near.ts';
import { cueOf } from './signs.ts';

const borders =
  /[,;.!]\s+(?:(?:and|but|y|pero|et|mais|und|aber)\s)?|\s(?:and|y|et|und)\s|(?<=^\P{L}*(?:yes|sí|si|oui|ja)\s)(?=also|también|aussi|auch|noch)/giu;

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

export type Another = { readonly first: string; readonly second: string; readonly heard: Heard };

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
    if (!cueOf('yes', first, language) || cueOf('no', first, language) || cueOf('another', first, language)) continue;
    if (onlyPolite.test(first)) continue;
    if (!isElse(second, language, heard.business) || cueOf('correction', second, language)) continue;
    // "Okay, could I get another one on Friday?" asks before it says yes to anything; "yes, and could I …" has said it.
    const adds =
      besides.test(foldCue(second)) ||
      cueOf('for-other', second, language) ||
      (plainYes.test(foldCue(first)) && joined.test(foldCue(second)));
    if (cueOf('question', second, language) && !adds) continue;
    const { service } = stated;
    const after = { ...state, frames: state.frames.slice(0, -1), asked: 'more' as const, offers: [] };
    return { first, second, heard: { ...heard, state: service === undefined ? after : { ...after, topic: service } } };
  }
  return null;
}
