// "Also my husband, same day right after me", once a visit is booked: one more of the same for somebody of theirs, said in few words.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { foldCue } from './cues/cue.ts';
import { kin } from './kin.ts';

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
      'and|also|actually|by the way|oh|ok|okay|great|perfect|thanks|thank you|can|could|would|you|i|we|please|what about|how about|is it possible|to|fit in|squeeze in|see|do|take|book|get|have|need|like|want|for|one',
    whose: 'my|our',
    kin: kin.en,
    behind:
      "also|too|as well|needs?|wants?|would like|'?d like|could use|has to|can|come|comes|in|have|get|be seen|one|an appointment|a visit|the same|time",
    adds: 'and|also|too|as well|what about|how about|fit in|squeeze in|needs one|wants one|the same',
    said: (whom) => `one for ${whom}`,
  },
  es: {
    before:
      'y|tambien|en realidad|por cierto|ah|ok|gracias|perfecto|puede|pueden|podria|podrian|ver|atender|a|para|quiero|una|otra|que tal',
    whose: 'mis?|nuestr[oa]s?',
    kin: kin.es,
    behind: 'tambien|igual|necesita|quiere|una|otra|cita|la misma|lo mismo|venir|puede',
    adds: 'y|tambien|otra|que tal|igual|la misma|lo mismo',
    said: (whom) => `otra cita para ${whom}`,
  },
  fr: {
    before:
      'et|aussi|en fait|au fait|ah|ok|merci|parfait|pouvez vous|pourriez vous|vous pouvez|voir|prendre|pour|un|une|autre|je voudrais',
    whose: 'mon|ma|mes|notre',
    kin: kin.fr,
    behind: 'aussi|egalement|en|a besoin|voudrait|veut|un|une|rendez vous|rdv|le meme|la meme chose|venir|peut',
    adds: 'et|aussi|egalement|autre|le meme|la meme chose',
    said: (whom) => `un autre rendez-vous pour ${whom}`,
  },
  de: {
    before:
      'und|auch|eigentlich|ubrigens|noch|ach|ok|danke|super|konnen|konnten|kann|sie|fur|einen|bitte|ich|brauche|brauchte|was ist mit',
    whose: 'meine?[nr]?|unsere?[nr]?',
    kin: kin.de,
    behind:
      'auch|ebenfalls|braucht|brauchte|mochte|noch|einen|eine|termin|das gleiche|dasselbe|kommen|mitkommen|kann|konnte',
    adds: 'und|auch|noch|ebenfalls|was ist mit|das gleiche|dasselbe',
    said: (whom) => `noch einen Termin für ${whom.replace(/^(mein|unser)(?= )/iu, '$1en')}`,
  },
};

const pause = '[\\s,.;:!?-]+';

/** Who wants the same, and what is said behind it. */
type One = { readonly whom: string; readonly rest: string; readonly asks: string };

function oneIn(said: string, language: Language): One | null {
  const { before, whose, kin, behind, adds } = shapes[language];
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
  return { whom: said.slice(at, at + whom.length), rest: said.slice(found[0].length), asks: `${lead} ${tail}` };
}

/** The same in more words, for whoever reads it; null where it is something else. */
export function oneMoreFor({ asked, done }: State, said: string, language: Language): string | null {
  if (asked !== 'more' || !done.some(({ did }) => did === 'booked')) return null;
  const one = oneIn(said, language);
  return one && `${shapes[language].said(one.whom)}${one.rest.replaceAll('?', '')}`;
}

/** "Actually my sister wants one too", while one is being booked: another of the same comes after it, and nothing of it is changed. */
export function oneMoreUnder({ asked, frames }: State, said: string, language: Language): Command[] | null {
  const top = frames.at(-1);
  if (top?.flow !== 'book' || top.service === undefined) return null;
  if (asked === null || !besideAsks.has(asked)) return null;
  const yes = asked === 'confirm' ? (plainYes.exec(said)?.[0] ?? '') : '';
  const one = oneIn(said.slice(yes.length), language);
  if (one === null || !wantsOne.test(one.asks) || !nothingElse.test(foldCue(one.rest))) return null;
  const more: Command[] = [{ do: 'also' }, { do: 'start', flow: 'book' }, { do: 'for-other', whose: one.whom }];
  // What was said yes to is done, and nothing of it handed on.
  return yes === '' ? more : [{ do: 'affirm' }, ...more, { do: 'set-service', service: top.service, sure: 0.9 }];
}

const plainYes =
  /^\P{L}*(?:yes|yeah|yep|sure|sí|si(?= *[,.;!])|claro|oui|ja|gerne)(?: (?:please|por favor|bitte))?[\s,.;!]+/iu;

const besideAsks = new Set(['confirm', 'time', 'name', 'phone']);
/** "Can my sister come too?" may only come along. */
const wantsOne =
  /(?<!\p{L})(?:needs?|wants?|like|could use|one|an appointment|the same|fit|squeeze|book|see|necesita|quiere|una|otra|cita|la misma|lo mismo|en|besoin|voudrait|veut|une?|rendez vous|rdv|le meme|braucht|brauchte|mochte|eine[nr]?|termin|das gleiche|dasselbe)(?!\p{L})/u;
const nothingElse =
  /^(?:\P{L}|(?<!\p{L})(?:please|if (?:possible|you can|that works)|(?:on )?the same day|at the same time|right after(?: me| mine)?|por favor|si se puede|el mismo dia|despues de mi|s'il vous plait|si possible|le meme jour|juste apres(?: moi)?|bitte|wenn(?: es)? geht|am selben tag|direkt (?:nach mir|danach))(?!\p{L}))*$/u;
