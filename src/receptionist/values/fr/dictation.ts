// French dictation.
import { combining } from '../accents.ts';
import type { Dictation } from '../dictation.ts';

export const frenchDictation: Dictation = {
  fillers: new Set('euh heu alors et puis ensuite c est le mon numero tiret point donc ben bon'.split(' ')),
  corrections: new Set(['non', 'pardon', 'desole', 'desolee', 'attendez', 'plutot', 'excusez']),
  letterNames: new Map([
    ['ce', 'c'], ['ache', 'h'], ['hache', 'h'], ['ji', 'j'], ['ka', 'k'], ['elle', 'l'], ['emme', 'm'], ['enne', 'n'], ['erre', 'r'], ['esse', 's'], ['ixe', 'x'], ['zede', 'z'],
  ]),
  namesStart: true,
  accents: new Map([
    ['accent grave', combining.grave], ['accent aigu', combining.acute], ['accent circonflexe', combining.circumflex], ['circonflexe', combining.circumflex], ['trema', combining.umlaut], ['cedille', combining.cedilla],
    ['avec accent aigu', combining.acute], ['avec un accent aigu', combining.acute], ['avec un accent grave', combining.grave], ['avec un accent', combining.acute], ['grave', combining.grave], ['aigu', combining.acute],
  ]),
  letterPhrases: new Map([['double v', 'w'], ['double ve', 'w'], ['i grec', 'y'], ['trait d union', '-'], ['tiret', '-'], ['apostrophe', "'"]]),
  doubles: new Set(['double', 'deux']),
  capitals: new Set(['majuscule']),
  asIn: ['comme', 'comme dans', 'de'],
  signs: new Map([
    ['arobase', '@'], ['arobas', '@'], ['arrobase', '@'], ['at', '@'], ['a commercial', '@'], ['point', '.'], ['tiret', '-'], ['trait d union', '-'], ['tiret bas', '_'], ['tiret du bas', '_'], ['underscore', '_'], ['souligne', '_'], ['tiret du six', '-'], ['tiret du huit', '_'], ['plus', '+'],
  ]),
  mailIntro: new Set('c est mon ma le la l adresse e mail email mel courriel a et euh oui alors donc voici sur'.split(' ')),
};
