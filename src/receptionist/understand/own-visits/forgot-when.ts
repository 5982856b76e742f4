// "He's got his teeth done next week and I can't remember what day": whoever forgot when their visit is wants to be told, and books
// and moves nothing. Four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';
import { foldCue } from '../cues/cue.ts';

const ends = '(?= *(?:[.?!,;]|$|and |can you|could you|y |me (?:lo |puede)|et |und ))';
const forgot: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<!\\p{L})(?:(?:can't|cannot|can not|couldn't|don't|do not|didn't)(?: \\p{L}+){0,6} (?:remember|recall)|(?:i |we |i've |we've )(?:completely |totally |just )?(?:forgot|forgotten|lost track of)|(?:just |only )?(?:need|want|trying|like) to (?:know|remember|find out|check|confirm)|remind me(?: of)?) (?:(?:what|which) (?:day|time|date|hour)(?: and (?:(?:what|which) )?(?:day|time|date|hour))?(?:${ends}| (?:it|that|he|she|they|we|i|my|our|his|her|the appointment)(?:'s|'m|'re)?(?! (?:open|opens|close|closes|take|can)(?!\\p{L})))|when (?:it (?:is|was)|it's at|(?:my|our|his|her|the) (?:\\p{L}+ ){0,2}(?:appointment|appt|visit|booking|session|lesson)(?: is| was)?|(?:i'm|we're|he's|she's|i am|we are|he is|she is) (?:coming|booked|due|scheduled|down|in|on)(?: in)?)${ends})`,
    'u',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:no (?:me acuerdo|recuerdo|logro acordarme|se)|se me (?:olvido|fue|paso)|ya no se|(?:solo |nomas )?(?:necesito|quiero|quisiera|queria) saber|olvide) (?:(?:de )?(?:que dia|(?:a )?que hora|cuando|para cuando)(?: y (?:a )?que hora)?) (?:(?:es|era|quedo|fue)(?: (?:mi|la|su|nuestra) \\p{L}+)?|(?:me|nos|le) toca(?:ba)?|(?:la |lo )?(?:tengo|tenia|tenemos|tiene|agende|aparte)(?: (?:mi|la|el) \\p{L}+)?|(?:quedamos|quede))${ends}`,
    'u',
  ),
  fr: new RegExp(
    `(?<!\\p{L})(?:(?:je )?(?:ne )?(?:me (?:souviens|rappelle)|sais) plus|j'ai (?:completement )?oublie|(?:juste |seulement )?(?:besoin de|veux|voudrais|aimerais) (?:juste )?savoir) (?:(?:de )?(?:quel jour|a quelle heure|quand)(?: et (?:a )?quelle heure)?) (?:c'est|c'etait|est (?:mon|ma|notre|le|son|sa) (?:\\p{L}|-)+|j'ai (?:mon |ma |le )?(?:(?:\\p{L}|-)+)?|je (?:viens|dois venir)|on (?:a|vient)|il (?:vient|a)|elle (?:vient|a))${ends}`,
    'u',
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:(?:weiss|wissen)(?: (?:ich|wir|leider|gar|uberhaupt))* nicht mehr|(?:hab|habe|haben)(?: (?:ich|wir|leider|ganz|total))* vergessen|(?:muss|mochte|will|wollte)(?: (?:ich|nur|bloss|gern))* wissen|(?:erinnere|erinnern) (?:mich|uns) nicht(?: mehr)?|fallt mir nicht(?: mehr)? ein),? (?:wann|(?:an )?welche[mnr]? tag|um (?:wie ?viel|welche) uhr|welche uhrzeit)(?: (?:und|oder) (?:um )?(?:wie ?viel|welche|wann) ?(?:uhr|uhrzeit)?)? (?:(?:das|es|er|sie) (?:ist|war|dran ist)|(?:(?:der|mein|unser|sein|ihr) )?termin(?: (?:ist|war))?|(?:ich|wir|er|sie) (?:\\p{L}+ ){0,3}(?:komme|kommen|kommt|dran (?:bin|ist|sind)|bin|hab|habe|haben|hat|muss|mussen))${ends}`,
    'u',
  ),
};

/** What is only heard around it: a wish for a visit, a question of its time, words that were not made out. */
const taken = new Set<Command['do']>([
  ...([
    'ask',
    'set-service',
    'narrow-service',
    'set-times',
    'set-staff',
    'cannot-tell',
    'deny',
    'any',
    'set-reason',
  ] as const),
]);
const keeps = new Set<Command['do']>([
  ...([
    'emergency',
    'complaint',
    'person',
    'others-appointment',
    'abuse',
    'spam',
    'set-message',
    'affirm',
    'pick',
  ] as const),
]);

/** The commands of a line that asks to be told when a visit is that is booked already; as they were where it asks nothing of the kind. */
export function withForgotten(
  { asked, frames }: State,
  said: string,
  language: Language,
  commands: readonly Command[],
): readonly Command[] {
  if (asked === 'message' || asked === 'name' || !forgot[language].test(foldCue(said))) return commands;
  const flows = commands.flatMap((one) => (one.do === 'start' ? one.flow : []));
  if (flows.some((flow) => flow !== 'book') || commands.some((one) => keeps.has(one.do))) return commands;
  // What was begun for a visit that there is already is left.
  const top = frames.at(-1);
  const isMistaken = top?.flow === 'book' && top.chosen === undefined;
  const rest = commands.filter((one) => !taken.has(one.do) && one.do !== 'start');
  return [...(isMistaken ? [{ do: 'drop' } as const] : []), ...rest, { do: 'start', flow: 'appointments' }];
}
