// The rest of a name of which one word was told: it comes a breath later, where the number is asked or all of it was stated already.
import { isEverydayWord } from '../../models/everyday.ts';
import type { Heard } from '../../understander.ts';
import { cueNames, foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';

/** The first was told before all of it was asked for, or is the caller's own. */
function isAwaited({ state: { asked, frames } }: Heard): boolean {
  const top = frames.at(-1);
  const isOwn = top?.flow === 'book' && top.forOther === undefined;
  return asked === 'phone' || asked === 'confirm' || (asked === 'name' && isOwn);
}

/** "Dillon", right after "Bob" and with nothing else, is the rest of the name. */
export function joined({ heard, whole, said }: Seen, name: string): string {
  const { said: known } = heard.state;
  const rest = isAwaited(heard) && isOneWord(said) && known.name !== undefined && isOneWord(known.name);
  return rest && !name.includes(' ') && !whole.cue('correction') && known.name !== name
    ? `${known.name} ${name}`
    : name;
}

const isOneWord = (text: string) => /^\s*\p{L}[\p{L}'’-]+(?:,? (?:yes|yeah|yep|sí|oui|ja))?[\s.]*$/u.test(text);

/** The same of a word that is known for no name: nothing else is said so, in answer to a number that was asked for. */
export function surnameAlone(seen: Seen): string | null {
  const { heard, whole, said, mentions } = seen;
  const first = heard.state.said.name;
  const means = cueNames.some((name) => whole.cue(name)) || mentions.services.length > 0 || mentions.wishes.length > 0;
  // "Yess" agrees, and is nobody.
  const isVerdict = heard.state.asked === 'confirm' && (whole.sounds('yes') || whole.sounds('no'));
  if (!isAwaited(heard) || isVerdict) return null;
  if (first === undefined || !isOneWord(first) || !isOneWord(said) || means || isEverydayWord(foldCue(said).trim()))
    return null;
  const [word = ''] = said.trim().split(/[\s,.]/);
  return joined(seen, word.charAt(0).toUpperCase() + word.slice(1));
}
