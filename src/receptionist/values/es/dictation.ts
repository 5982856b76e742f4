// Spanish dictation.
import { combining } from '../accents.ts';
import type { Dictation } from '../dictation.ts';

export const spanishDictation: Dictation = {
  fillers: new Set('eh este pues y luego es el numero mi guion punto a ver bueno codigo de area la'.split(' ')),
  corrections: new Set(['no', 'perdon', 'perdone', 'digo', 'espere', 'corrijo', 'mejor']),
  letterNames: new Map([
    ['be', 'b'], ['ce', 'c'], ['de', 'd'], ['efe', 'f'], ['ge', 'g'], ['hache', 'h'], ['jota', 'j'], ['ka', 'k'], ['ele', 'l'], ['eme', 'm'], ['ene', 'n'], ['eñe', 'ñ'], ['pe', 'p'], ['cu', 'q'],
    ['erre', 'r'], ['ere', 'r'], ['ese', 's'], ['te', 't'], ['uve', 'v'], ['ve', 'v'], ['equis', 'x'], ['zeta', 'z'],
  ]),
  namesStart: true,
  accents: new Map([['con acento', combining.acute], ['con tilde', combining.acute], ['acentuada', combining.acute], ['con dieresis', combining.umlaut]]),
  letterPhrases: new Map([
    ['uve doble', 'w'], ['doble uve', 'w'], ['doble ve', 'w'], ['doble u', 'w'], ['i griega', 'y'], ['i latina', 'i'], ['be larga', 'b'], ['ve corta', 'v'], ['ve chica', 'v'], ['be grande', 'b'], ['guion', '-'],
  ]),
  doubles: new Set(['doble', 'dos']),
  capitals: new Set(['mayuscula']),
  asIn: ['de', 'como en', 'como', 'con'],
  signs: new Map([
    ['arroba', '@'], ['punto', '.'], ['guion', '-'], ['guion medio', '-'], ['guion bajo', '_'], ['subguion', '_'], ['raya baja', '_'], ['mas', '+'],
  ]),
  mailIntro: new Set('es mi correo email electronico el la direccion a un y eh este pues si claro seria en'.split(' ')),
};
