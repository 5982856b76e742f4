// German dictation.
import { combining } from '../accents.ts';
import type { Dictation } from '../dictation.ts';

export const germanDictation: Dictation = {
  fillers: new Set('ah ahm hm und dann also das ist die meine nummer vorwahl strich bindestrich punkt so ja'.split(' ')),
  corrections: new Set(['nein', 'entschuldigung', 'sorry', 'moment', 'stopp', 'quatsch', 'vielmehr', 'pardon', 'ne']),
  letterNames: new Map([
    ['be', 'b'], ['ce', 'c'], ['ef', 'f'], ['ge', 'g'], ['ha', 'h'], ['jot', 'j'], ['ka', 'k'], ['el', 'l'], ['em', 'm'], ['en', 'n'], ['pe', 'p'], ['ku', 'q'], ['ess', 's'], ['te', 't'],
    ['vau', 'v'], ['we', 'w'], ['ix', 'x'], ['ypsilon', 'y'], ['zett', 'z'], ['zet', 'z'], ['eszett', 'ß'],
  ]),
  namesStart: true,
  accents: new Map([['umlaut', combining.umlaut], ['mit umlaut', combining.umlaut], ['mit akzent', combining.acute], ['accent aigu', combining.acute], ['accent grave', combining.grave]]),
  letterPhrases: new Map([['scharfes s', 'ß'], ['scharf s', 'ß'], ['doppel s', 'ss'], ['bindestrich', '-']]),
  doubles: new Set(['doppel', 'doppelt', 'zweimal']),
  capitals: new Set(['groß', 'gross', 'großes']),
  asIn: ['wie', 'wie in'],
  signs: new Map([
    ['at', '@'], ['att', '@'], ['at zeichen', '@'], ['klammeraffe', '@'], ['affenschwanz', '@'], ['punkt', '.'], ['dot', '.'], ['bindestrich', '-'], ['minus', '-'], ['strich', '-'], ['unterstrich', '_'], ['plus', '+'],
  ]),
  mailIntro: new Set('ist meine mein die das e mail email adresse lautet an und ahm ja also bitte unter per'.split(' ')),
};
