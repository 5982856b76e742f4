// German: what is refused, what only sounds like time, and what may stand between the parts of a mention.
import type { TimeLanguage } from '../times/language.ts';
import { germanClocks } from './clocks.ts';
import { germanDates } from './dates.ts';

const rules: TimeLanguage['rules'] = {
  ...germanDates,
  ...germanClocks,
  skip: [
    [
      'guten (morgen|tag|abend|nachmittag|mittag)|gute nacht|(einen)? schonen (tag|abend|nachmittag|morgen|vormittag|sonntag) (noch)?|schones wochenende|bis (morgen|spater|bald|dann|montag|dienstag)|(einen)? moment|eine (sekunde|minute)|warum nicht|(mahl|halb)zeit|von vor|vor ort|vor allem|nach wie vor|zu fruh|zu spat',
      () => true,
    ],
    ['(einer|eine|eins|zwei|drei|beide) (der|von|davon)', () => true],
  ],
  notBefore: [
    [
      '(nicht|nicht (wieder|mehr)? (so|zu)|ausser|außer|bloß nicht|bloss nicht|nur nicht|auf keinen fall|weder|noch|nie|niemals)',
      () => true,
    ],
    ['nicht (am|an|um|auf)', () => true],
    ['(arbeite ich|muss ich arbeiten|bin ich nicht da|beschaftigt|unterwegs)', () => true],
    ['(kein|keinen|keine)', () => true],
  ],
  noPlural: [['(kein|keine|keinen|nie)', () => true]],
  notAfter: [
    ['nie|niemals|gar nicht|nein (,|.|;|!)', () => true],
    [
      '(da)? (geht|ginge|passt|passte|klappt|klappte|kann|konnte|ist|ware|wird|wurde|bin|habe|hatte|schaffe|funktioniert|funktionierte) (es|das|mir|ich|bei mir|fur mich|leider|es mir|das mir|ich da|es bei mir)? (leider|eigentlich|da|halt|ja|aber|jetzt|nun)? (leider|eigentlich|gar|uberhaupt|auch|doch)? (nicht|nie|niemals|schlecht|schwierig|schwer|ungunstig|stressig|unmoglich|ausgebucht|nicht mehr|keine zeit|nicht da)',
      () => true,
    ],
    [
      '(nicht|lieber nicht|auch nicht|eher nicht|ebenso wenig|genauso wenig|geht gar nicht|muss ich arbeiten|arbeite ich|bin ich weg|habe ich keine zeit)',
      () => true,
    ],
  ],
};

export const germanTimes: TimeLanguage = {
  rules,
  glue: new Set([
    'am',
    'um',
    'der',
    'den',
    'dem',
    'im',
    'in',
    'fur',
    'auf',
    'gegen',
    'so',
    ',',
    '.',
    '-',
    '(',
    'an',
    'bitte',
    'etwa',
    'gern',
    'gerne',
    'zwar',
    'irgendwann',
  ]),
  joins: { or: new Set(['oder', '/']), and: new Set(['und']) },
  clock24: true,
  nextSkips: true,
  notClock: new Set(
    'personen person leute kinder erwachsene euro dollar cent minuten minute stunden stunde tage tagen wochen woche monate monaten jahre jahren mal meter kilometer zimmer prozent zahne termine terminen platze karten sachen besuche'.split(
      ' ',
    ),
  ),
  streets: new Set(
    'straße strasse str allee gasse ring street st avenue road drive lane wohnung stock etage'.split(' '),
  ),
};
