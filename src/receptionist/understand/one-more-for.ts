// "Also my husband, same day right after me", once a visit is booked: one more of the same for somebody of theirs, said in few words.
import type { Language } from '../business.ts';
import type { State } from '../state.ts';
import { foldCue } from './cues/cue.ts';
import { kin as kinDe } from './whole-answers/de.ts';
import { kin as kinEn } from './whole-answers/en.ts';
import { kin as kinEs } from './whole-answers/es.ts';
import { kin as kinFr } from './whole-answers/fr.ts';

type Shape = {
  /** What may stand before whom it is for; one of `adds` stands there or behind. */
  readonly before: string;
  readonly whose: string;
  readonly kin: string;
  readonly behind: string;
  readonly adds: string;
  readonly said: (whom: string) => string;
};

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    before:
      'and|also|oh|ok|okay|great|perfect|thanks|thank you|can|could|would|you|i|we|please|what about|how about|is it possible|to|fit in|squeeze in|see|do|take|book|get|have|need|like|want|for|one',
    whose: 'my|our',
    kin: kinEn,
    behind:
      "also|too|as well|needs?|wants?|would like|'?d like|could use|has to|can|come|comes|in|have|get|be seen|one|an appointment|a visit|the same|time",
    adds: 'and|also|too|as well|what about|how about|fit in|squeeze in|needs one|wants one|the same',
    said: (whom) => `one for ${whom}`,
  },
  es: {
    before: 'y|tambien|ah|ok|gracias|perfecto|puede|pueden|podria|podrian|ver|atender|a|para|quiero|una|otra|que tal',
    whose: 'mis?|nuestr[oa]s?',
    kin: kinEs,
    behind: 'tambien|igual|necesita|quiere|una|otra|cita|la misma|lo mismo|venir|puede',
    adds: 'y|tambien|otra|que tal|igual|la misma|lo mismo',
    said: (whom) => `otra cita para ${whom}`,
  },
  fr: {
    before:
      'et|aussi|ah|ok|merci|parfait|pouvez vous|pourriez vous|vous pouvez|voir|prendre|pour|un|une|autre|je voudrais',
    whose: 'mon|ma|mes|notre',
    kin: kinFr,
    behind: 'aussi|egalement|en|a besoin|voudrait|veut|un|une|rendez vous|rdv|le meme|la meme chose|venir|peut',
    adds: 'et|aussi|egalement|autre|le meme|la meme chose',
    said: (whom) => `un autre rendez-vous pour ${whom}`,
  },
  de: {
    before: 'und|auch|noch|ach|ok|danke|super|konnen|konnten|kann|sie|fur|einen|bitte|ich|brauche|brauchte|was ist mit',
    whose: 'meine?[nr]?|unsere?[nr]?',
    kin: kinDe,
    behind:
      'auch|ebenfalls|braucht|brauchte|mochte|noch|einen|eine|termin|das gleiche|dasselbe|kommen|mitkommen|kann|konnte',
    adds: 'und|auch|noch|ebenfalls|was ist mit|das gleiche|dasselbe',
    said: (whom) => `noch einen Termin für ${whom.replace(/^(mein|unser)(?= )/iu, '$1en')}`,
  },
};

const pause = '[\\s,.;:!?-]+';

/** The same in more words, for whoever reads it; null where it is something else. */
export function oneMoreFor({ asked, done }: State, said: string, language: Language): string | null {
  if (asked !== 'more' || !done.some(({ did }) => did === 'booked')) return null;
  const { before, whose, kin, behind, adds, said: inMoreWords } = shapes[language];
  // Folding keeps each letter in its place, so what was said is cut where the folded text is.
  const folded = foldCue(said).replace(/[’-]/gu, ' ');
  if (folded.length !== said.length) return null;
  const whole = new RegExp(
    `^\\P{L}*(?<lead>(?:(?:${before})${pause})*)(?<whom>(?:${whose}) (?:\\p{L}+ )?${kin})(?<tail>(?: (?:${behind})(?!\\p{L}))*)(?=[,.;?!]|\\P{L}*$| (?:at|on|right|same|after|before|then|the|next|a las|el|la|despues|misma?|le|la|apres|juste|au|am|um|danach|gleich|selben?|direkt)(?!\\p{L}))`,
    'u',
  );
  const found = whole.exec(folded);
  const { lead = '', whom = '', tail = '' } = found?.groups ?? {};
  if (!found || !new RegExp(`(?<!\\p{L})(?:${adds})(?!\\p{L})`, 'u').test(`${lead} ${tail}`)) return null;
  const at = found[0].length - tail.length - whom.length;
  return `${inMoreWords(said.slice(at, at + whom.length))}${said.slice(found[0].length).replaceAll('?', '')}`;
}
