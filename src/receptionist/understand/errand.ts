// What one errand asks for: the line that holds nothing else, or the part of it that does.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import { splitClauses } from '../models/clauses.ts';
import type { Heard } from '../understander.ts';
import { billedFor } from './conduct/billed-for.ts';
import { readMentions } from './mentions.ts';
import { allBut } from './own-visits/all-but.ts';
import { withoutDone } from './own-visits/if-missing.ts';
import { insteadOfCancelling } from './own-visits/instead-of-cancelling.ts';
import { lateForVisit } from './own-visits/late-for-visit.ts';
import { asksIfWaitedFor } from './questions/asks-if-waited-for.ts';
import { asksWhenComing } from './questions/asks-when-coming.ts';
import type { Seen } from './seen.ts';
import { type Signs, signsOf } from './signs.ts';
import { wantsOf } from './wants.ts';
import { answersTo } from './when-asked/asked.ts';
import { tellsOfSomebody } from './who-comes/whom-for.ts';

/** `signedBy`: the name under a letter, null where the errand is not the letter's first or there is none. */
export const commandsOf = (
  heard: Heard,
  said: string,
  language: Language,
  signedBy: string | null,
): readonly Command[] => commandsIn(seenIn(heard, said, language, signedBy));

/** The same, of what was read already. */
export function commandsIn(seen: Seen): readonly Command[] {
  const but = allBut(seen.heard, seen.said, seen.language);
  if (but) {
    const others = plainly(seenIn(seen.heard, but.rest, seen.language, null)).filter((one) => one.do !== 'every');
    const cancels = others.some((one) => one.do === 'start' && one.flow === 'cancel');
    if (cancels) return but.every ? [...others, but.every] : others;
    if (but.every && ['booking', 'confirm'].includes(seen.heard.state.asked ?? '')) return [but.every];
  }
  return plainly(seen);
}

function plainly(seen: Seen): readonly Command[] {
  const wants = asksIfWaitedFor(seen) ?? asksWhenComing(seen) ?? wantsOf(seen);
  const commands = withoutDone(seen, [...wants.commands, ...answersTo(seen, wants)]);
  return billedFor(seen, insteadOfCancelling(seen, lateForVisit(seen, commands)));
}

/** The words, with what the models and cues say of them and what they mention. */
export function seenIn(heard: Heard, said: string, language: Language, signedBy: string | null): Seen {
  const { asked } = heard.state;
  const whole = signsOf(said, language, asked, { start: 0, end: said.length, negated: false });
  const clauses = splitClauses(said, language).map(({ text, start, end, negated }): Signs => {
    const signs = signsOf(text, language, asked, { start, end, negated });
    const only = tellsOfSomebody(said, start, language);
    return only ? { ...signs, cue: (name) => name !== 'question' && signs.cue(name) } : signs;
  });
  return { heard, said, language, whole, clauses, mentions: readMentions(heard, said, language, signedBy) };
}
