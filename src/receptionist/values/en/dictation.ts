// English dictation.
import { combining } from '../accents.ts';
import type { Dictation } from '../dictation.ts';

export const englishDictation: Dictation = {
  fillers: new Set('um uh er erm hmm and then so its it s is that area code the number my dash hyphen space dot point ok okay yeah like again'.split(' ')),
  corrections: new Set(['no', 'sorry', 'wait', 'actually', 'oops', 'correction', 'rather', 'mean']),
  letterNames: new Map([
    ['ay', 'a'], ['bee', 'b'], ['cee', 'c'], ['see', 'c'], ['dee', 'd'], ['gee', 'g'], ['aitch', 'h'], ['jay', 'j'], ['kay', 'k'], ['el', 'l'], ['ell', 'l'], ['em', 'm'], ['en', 'n'],
    ['pee', 'p'], ['cue', 'q'], ['queue', 'q'], ['ar', 'r'], ['ess', 's'], ['tee', 't'], ['vee', 'v'], ['ex', 'x'], ['why', 'y'], ['zee', 'z'], ['zed', 'z'],
  ]),
  namesStart: false,
  accents: new Map([
    ['acute', combining.acute], ['with an acute', combining.acute], ['with an accent', combining.acute], ['with accent', combining.acute], ['with acute', combining.acute], ['grave', combining.grave], ['with a grave', combining.grave],
    ['circumflex', combining.circumflex], ['tilde', combining.tilde], ['with a tilde', combining.tilde], ['with tilde', combining.tilde], ['umlaut', combining.umlaut], ['with an umlaut', combining.umlaut], ['with umlaut', combining.umlaut],
    ['accent grave', combining.grave], ['accent aigu', combining.acute], ['cedilla', combining.cedilla],
  ]),
  letterPhrases: new Map([['double u', 'w'], ['double you', 'w'], ['apostrophe', "'"], ['hyphen', '-'], ['dash', '-']]),
  doubles: new Set(['double']),
  capitals: new Set(['capital', 'uppercase']),
  asIn: ['as in', 'like in', 'like', 'for', 'is for'],
  signs: new Map([
    ['at', '@'], ['at sign', '@'], ['dot', '.'], ['period', '.'], ['point', '.'], ['dash', '-'], ['hyphen', '-'], ['minus', '-'], ['underscore', '_'], ['under score', '_'], ['underline', '_'], ['plus', '+'],
  ]),
  mailIntro: new Set('is s it its email e mail address my the at me use on to by send in here that thats and or um uh yeah yes sure so just ok okay i can be reach reached contact this'.split(' ')),
};
