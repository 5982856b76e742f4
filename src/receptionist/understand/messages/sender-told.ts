// "Tell him the crown came off, I'm Rich Banks, 312 555 0188", where it is asked what to pass on: from whom it is, told within what it
// says. Four languages.
import type { Command } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';

const before =
  /(?<!\p{L})(?:i'm|i am|this is|it's|my name(?:'s| is)|soy|me llamo|mi nombre es|je suis|c'est|je m'appelle|mon nom est|ich bin|ich heisse|mein name ist|hier ist)\s*$/u;
const behind = /^,? (?:here|speaking|al habla|a l'appareil|hier|am apparat)(?!\p{L})/u;

/** "Yes please, I'm Dana Bell", "Dana Bell here": the caller's own name, and not one that is only spoken of. */
export function isIntroduced(folded: string, name: string): boolean {
  const at = folded.indexOf(foldCue(name));
  if (at < 0) return false;
  return before.test(folded.slice(0, at)) || behind.test(folded.slice(at + foldCue(name).length));
}

/** As sure a name has to be heard. */
const sureMin = 0.6;

/** What they said of themselves beside the words that are passed on. */
export function senderTold({ whole, mentions: { name, phone, email } }: Seen): Command[] {
  const isOwn = name !== null && name.sure >= sureMin && isIntroduced(whole.folded, name.name);
  return [
    ...(isOwn ? [{ do: 'set-name', ...name } as const] : []),
    ...(phone === null ? [] : [{ do: 'set-phone', phone } as const]),
    ...(email === null ? [] : [{ do: 'set-email', email } as const]),
  ];
}
