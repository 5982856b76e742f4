// "Is June in tomorrow?", "¿está Joaquín el viernes?", "arbeitet June samstags?": when somebody of the staff is there, and no visit
// to them yet. The name and the day are taken out first, so that only what is asked of them is looked at.
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';

const who = '(?:(?:dr|doctor|miss|ms|mrs|mr|la|el|le|die|der|frau|herr|senora?|doctora|monsieur|madame)\\.? )*@';
const asksThere: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:(?:hi|hello|hey|so|and|ok|okay|quick question|just wondering|good (?:morning|afternoon|evening)) )*(?:(?:is|will|does|do|s) ${who}(?: gonna| going to)?(?: be)?(?: ever| also| still| even| usually)*|${who})(?: in| there| around| about| on| working| work| on duty| in the (?:shop|office|clinic|salon|studio))+(?: at all| too| yet| or not)* #$`,
    'u',
  ),
  es: new RegExp(
    `^(?:(?:hola|y|buenas|buenos dias|oiga|disculpe) )*(?:(?:esta|estara|trabaja|viene|atiende|va a estar) ${who}(?: ahi| alli| por ahi)? #|${who} (?:esta|estara|trabaja|viene|va a estar)(?: ahi| alli)? #|#? ?(?:esta|estara|trabaja|viene|atiende) ${who}(?: #)?)$`,
    'u',
  ),
  fr: new RegExp(
    `^(?:(?:bonjour|salut|et|allo) )*(?:est ce que )?(?:${who} (?:est|sera|travaille|vient)(?: t)?(?: (?:elle|il))?(?: la| present| presente| au (?:cabinet|salon|garage|bureau))* #|(?:#,? )?est ce que ${who} (?:est|sera|travaille)(?: la| present| presente)?)$`,
    'u',
  ),
  de: new RegExp(
    `^(?:(?:hallo|und|moin|guten tag|gruss gott|servus) )*(?:(?:ist|arbeitet|kommt) ${who}(?: denn| auch| eigentlich)* #(?: da| im (?:haus|laden|buro|salon)| hier| anwesend)?|wird ${who} # da sein|${who} # da)$`,
    'u',
  ),
};

/** Words that stand before a day and are no part of it. */
const beforeDay = /(?:^| )(?:on|el|los|le|les|am|an|this|next|for|este|ce|diesen) (?=#)/gu;

/** Is it asked when one of the staff is in, on a day, and nothing else? */
export function asksWhosIn(clause: Signs, { mentions, said, language }: Seen): boolean {
  const within = (one: { readonly start: number; readonly end: number }) =>
    one.start >= clause.start && one.end <= clause.end + 1;
  const person = mentions.staff.find(within);
  const others = mentions.wishes.filter(
    (one) => within(one) && (!person || !(one.start < person.end && person.start < one.end)),
  );
  if (!person || others.length !== 1 || others[0]?.wish.time !== undefined) return false;
  const marks = [
    { start: person.start, end: person.end, mark: '@' },
    { start: others[0]?.start ?? 0, end: others[0]?.end ?? 0, mark: '#' },
  ].sort((one, other) => other.start - one.start);
  let text = said.slice(0, clause.end);
  for (const { start, end, mark } of marks) text = `${text.slice(0, start)} ${mark} ${text.slice(end)}`;
  const bare = ` ${foldCue(text.slice(clause.start))} `
    .replace(/[^\p{L}\d@#]+/gu, ' ')
    .trim()
    .replace(beforeDay, ' ')
    .trim();
  return asksThere[language].test(bare);
}
