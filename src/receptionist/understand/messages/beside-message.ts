// "Yeah this one, after four is best", "oui ce numéro, avant cinq heures": beside the answer to what a message still lacks, more of it is
// told: when the caller is to be reached, or what else somebody is to hear. It is added to its words. Four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { heardIn } from '../../state.ts';
import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { standsIn } from './begs-to-pass-on.ts';

const hours: Readonly<Record<Language, string>> = {
  en: '(?:about |around )?(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|work|school)',
  es: '(?:las? |el )?(?:\\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mediodia|trabajo)',
  fr: '(?:\\d{1,2}|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|midi)',
  de: '(?:\\d{1,2}|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|mittag|feierabend)',
};
const more = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:after|before|until|till|between|by) ${hours.en}|(?:mornings?|afternoons?|evenings?|tomorrow|tonight|weekdays)(?: \\p{L}+){0,2} (?:best|better|only|works?)|(?:tell|ask) (?:him|her|them)`,
    `(?:despues|antes) del? ${hours.es}|(?:por|en) la (?:tarde|manana|noche)|(?:dig\\p{L}+|avis\\p{L}+)le`,
    `(?:apres|avant) ${hours.fr}|(?:le|dans la) matin\\p{L}*|l'apres-midi|en soiree|dites[- ]lui`,
    `(?:nach|vor|ab|bis|zwischen) ${hours.de}|(?:vormittags|nachmittags|abends|morgens)|sagen sie (?:ihm|ihr|ihnen)`,
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** Where what is said stops and something else begins; "between 4 and 5" is one span. */
const pieces =
  /(?<=[,.;!?])\s+|(?<!(?<!\p{L})(?:between|entre|zwischen)(?:\s+[^\s,.;!?]+){1,2})\s+(?=(?:and|but|y|pero|et|mais|und|aber)\s)/iu;
const leads = /^(?:and|but|y|pero|et|mais|und|aber)\s+/iu;
/** What only answers, and tells nothing that the message lacks. */
const answers = new Set<Command['do']>([
  ...(['affirm', 'thanks', 'goodbye', 'set-name', 'set-phone', 'set-phone-same', 'set-email', 'cannot-tell'] as const),
]);
/** So much of one line is added, and so long a message may be, in characters. */
const max = { line: 300, body: 1000 };

/** What was understood, with the message that is under way put more fully. */
export function heedMore({ state }: Heard, understood: Understood): Understood {
  const { commands, said } = understood;
  const frame = state.frames.at(-1);
  const isAsked = state.asked === 'name' || state.asked === 'phone' || state.asked === 'confirm';
  if (!isAsked || frame?.flow !== 'message' || frame.body === undefined || frame.kept !== undefined) return understood;
  if (said.length > max.line || !commands.every((one) => answers.has(one.do))) return understood;
  const told = said
    .split(pieces)
    .filter((one) => more.test(foldCue(one)) && !standsIn(one, frame.body ?? '', heardIn(state)))
    .map((one) => one.replace(leads, '').replace(/[,.;!\s]+$/u, ''));
  if (told.length === 0) return understood;
  const { body } = frame;
  const added = `${body}${/[.!?…]\s*$/.test(body) ? ' ' : '. '}${told.join(', ')}`.slice(0, max.body);
  const others = commands.filter((one) => one.do !== 'cannot-tell' && one.do !== 'thanks');
  return { ...understood, commands: [{ do: 'set-message', body: added }, ...others] };
}
