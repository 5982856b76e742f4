// Text-speak written out, in one place for each language, before anything else reads the words: "can u come tmrw" and
// "can you come tomorrow" mean the same everywhere. Words that could be others are left as they are.
import type { Language } from '../../business.ts';
import { withDaysPutRight } from '../times/misspelled-days.ts';

type Shorthand = readonly (readonly [pattern: RegExp, written: string | ((said: string) => string)])[];

const word = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\d@._'’-])(?:${pattern})(?![\\p{L}\\d@_'’-]|\\.\\p{L})`, 'giu');
const alone = (pattern: string) => new RegExp(`^\\s*(?:${pattern})\\s*[.!]*\\s*$`, 'iu');

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayOf = (short: string): string =>
  days.find((day) => day.slice(0, 3).toLowerCase() === short.slice(0, 3).toLowerCase()) ?? short;

/** A yes and a no that are drawn, in any skin. */
const signs = [
  [/(?:👍|👌|✅|☑️|✔️)[\u{1F3FB}-\u{1F3FF}]?/gu, { en: ' yes ', es: ' sí ', fr: ' oui ', de: ' ja ' }],
  [/(?:👎|❌|🚫)[\u{1F3FB}-\u{1F3FF}]?/gu, { en: ' no ', es: ' no ', fr: ' non ', de: ' nein ' }],
] as const;

/** "The ninety-minute massage" is called "90-minute massage" by its house. */
const lengths = (words: Readonly<Record<string, string>>, unit: string): Shorthand =>
  Object.entries(words).map(
    ([said, figure]) => [new RegExp(`(?<![\\p{L}\\d-])${said}(?=[ -]${unit})`, 'giu'), figure] as const,
  );

const shorthands: Readonly<Record<Language, Shorthand>> = {
  en: [
    [alone('y'), 'yes'],
    [alone('n'), 'no'],
    [alone('k|kk'), 'ok'],
    [alone('(?:on )?lunch(?: ?time)?'), 'at lunchtime'],
    [
      /(?<![\p{L}\d])(?:mon|tues?|wed|thurs?|thu|fri|sat)(?:day|nesday|sday|rsday|urday)? ?[-–] ?(?:tues?|wed|thurs?|thu|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?(?!\p{L})/giu,
      (said) =>
        said
          .split(/ ?[-–] ?/)
          .map(dayOf)
          .join(' to '),
    ],
    [
      word('(?:wo|ca|do|did|does|is|are|was|were|could|would|should|has|have|had)nt'),
      (said) => `${said.slice(0, -1)}'t`,
    ],
    [word('im'), "I'm"],
    [word('ive'), "I've"],
    [
      word(
        '(?:that|here|there|it|she|he)s(?= (?:a|the|my|not|all|fine|ok|okay|it|too|been|got|going|coming|so|good|great|right|perfect))',
      ),
      (said) => `${said.slice(0, -1)}'s`,
    ],
    // "There", "he" and "she" with an s are nothing else; "its" is, unless something goes on.
    [word('(?:there|he|she|here|that)s'), (said) => `${said.slice(0, -1)}'s`],
    [
      word('its(?= (?:leaking|dripping|pouring|gushing|flooding|burning|smoking|bleeding|getting|raining|broken))'),
      "it's",
    ],
    // "Not this week, next".
    [word('(?<=\\bthis week,? (?:but |rather )?)(?:the )?next(?: one)?(?= *(?:[,.!?]|$))'), 'next week'],
    // "Any day next week but Wednesday".
    [/(?<=\bany ?(?:day|time) (?:(?:this|next|that) (?:week|month)|in \p{L}+),? )but(?= (?!not)\p{L})/giu, 'except'],
    [word('thru'), 'through'],
    ...lengths({ thirty: '30', 'forty[- ]five': '45', sixty: '60', ninety: '90' }, '(?:minute|min)(?!\\p{L})'),
    // "Oil change + alignment".
    [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
    [word('btwn|betw|btween|b/w(?= \\d)'), 'between'],
    // "I wear glasses now, need to bring anything?" leaves out who asks.
    [
      /(?<=^\s*|[,.;!?]\s+(?:(?:and|so|also|ok|okay) )?)(?:need|have|got) to (?=(?:bring|wear|do|prepare|know|pay) (?:any|some)\p{L}*)/giu,
      'do I need to ',
    ],
    [word('nvm|nvrmnd|nvmd'), 'never mind'],
    [word('arnd'), 'around'],
    [word('sb|smb|sbdy|smbdy'), 'somebody'],
    [word('sum1|some1|sm1'), 'someone'],
    [word('abt'), 'about'],
    [word('b4'), 'before'],
    // "U as in uncle" spells.
    [word('u(?! as in )'), 'you'],
    [word('ur'), 'your'],
    [word('r(?= (?:you|there|we|they|my|the|your|our)(?!\\p{L}))|(?<=\\b(?:you|we|they) )r'), 'are'],
    [word('(?:what|wat)s'), "what's"],
    [word('hows'), "how's"],
    [word('wheres'), "where's"],
    [word('pls|plz|plse'), 'please'],
    [word('thx|thnx|tnx'), 'thanks'],
    [word('tmrw|tmw|tmr|tomo|tomoz|2moro|2morrow|2mrw|tommorow|tommorrow|tomorow'), 'tomorrow'],
    [word('wks?'), (said) => (said.length === 3 ? 'weeks' : 'week')],
    [word('hrs?'), (said) => (said.length === 3 ? 'hours' : 'hour')],
    [word('2day'), 'today'],
    [word('2nite|tonite'), 'tonight'],
    [word('appts'), 'appointments'],
    [word('appt|apt(?= (?:for|on|at|today|tomorrow))'), 'appointment'],
    [word('mon'), 'Monday'],
    [word('tues?'), 'Tuesday'],
    [word('weds?'), 'Wednesday'],
    [word('thurs?|thu'), 'Thursday'],
    [word('fri'), 'Friday'],
    // "He sat down" and "in the sun" are no days.
    [
      word(
        '(?<!\\b(?:i|he|she|we|they|it|who|just|has|have|had) )sat(?! (?:in|there|down|for|with|on|at|under|behind|beside|outside|around))',
      ),
      'Saturday',
    ],
    // "Anything sat for a cut".
    [word('(?<=(?:anything|something|free|open|this|next|available) )sat(?= for (?:an?|my|the) )'), 'Saturday'],
    [word('(?<!\\b(?:the|my|your|of) )sun(?= |$|[?.!,])(?! (?:damage|burn|screen|room|spots?|shade|roof))'), 'Sunday'],
  ],
  es: [
    [
      word('(?<=\\besta semana(?: no)?,? (?:sino |mejor )?)la (?:pr[oó]xima|que viene|siguiente)(?= *(?:[,.!?]|$))'),
      'la próxima semana',
    ],
    [word('xq|pq'), 'por qué'],
    [word('x favor|xfa|porfa|porfis|pf'), 'por favor'],
    [word('q'), 'que'],
    [word('d(?= \\p{L})'), 'de'],
    [word('tb|tmb|tbn'), 'también'],
    [word('grax|grcs'), 'gracias'],
    [word('mñn|mnn'), 'mañana'],
  ],
  fr: [
    [
      word('(?<=\\bcette semaine,? (?:mais |plut[oô]t )?)la (?:prochaine|suivante)(?= *(?:[,.!?]|$))'),
      'la semaine prochaine',
    ],
    [word('svp|stp'), "s'il vous plaît"],
    [
      word('c(?= (?:combien|quoi|pour|possible|bon|ou|où|quand|ouvert|fermé|cher|le|la|un|une|mon|ma)(?!\\p{L}))'),
      "c'est",
    ],
    [word('rdv|rv'), 'rendez-vous'],
    [word('mrc'), 'merci'],
    [word('bjr'), 'bonjour'],
    [word('bsr'), 'bonsoir'],
    [word('dem1|2main'), 'demain'],
    [word('ajd|auj'), "aujourd'hui"],
    [word('cb'), 'combien'],
    [word('slt'), 'salut'],
    [word('jusqua'), "jusqu'à"],
    [word('dispo'), 'disponible'],
  ],
  de: [
    [
      word('(?<=\\bdiese[r]? woche,? (?:sondern |lieber )?)(?:die |in der )?n(?:ä|ae|a)chste[rn]?(?= *(?:[,.!?]|$))'),
      'nächste Woche',
    ],
    [word('moin'), 'hallo'],
    [word("['’]?nen"), 'einen'],
    [word("['’]?nem"), 'einem'],
    [word('brauch'), 'brauche'],
    [word('hab'), 'habe'],
    [word("gibts|gibt['’]s"), 'gibt es'],
    [word("gehts|geht['’]s"), 'geht es'],
    [word('bidde|bte'), 'bitte'],
    [word('vllt|vlt'), 'vielleicht'],
    [word('mfg'), 'Grüße'],
    [word('lg'), 'Grüße'],
    [word('nachm'), 'Nachmittag'],
    [word('vorm'), 'Vormittag'],
  ],
};

/** "N, K, E, M, E, L, U": three letters or more behind each other spell a name, and stand for no words. */
const spelledOut = /(?<![\p{L}\d'’])\p{L}(?:[\s,;.–-]{1,3}\p{L}(?![\p{L}\d'’])){2,}/gu;

/** The same words with text-speak written out in that language. */
export function writtenOut(said: string, language: Language): string {
  const dated = withDaysPutRight(said, language);
  const drawn = signs.reduce((text, [sign, words]) => text.replace(sign, words[language]), dated);
  return shorthands[language].reduce((text, [pattern, full]) => {
    const spelled = [...text.matchAll(spelledOut)].map((one) => ({ from: one.index, to: one.index + one[0].length }));
    return text.replace(pattern, (one: string, ...rest: unknown[]) => {
      const at = rest.find((part) => typeof part === 'number') ?? 0;
      if (one.length === 1 && spelled.some(({ from, to }) => from <= at && at < to)) return one;
      return typeof full === 'string' ? full : full(one);
    });
  }, drawn);
}
