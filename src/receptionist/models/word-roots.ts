// What words share that say the same thing as another part of speech, or in another language: "Prägung" and "prägen", "grabado" and
// "grabar", "calibration" and "calibración". For words of owners that no list knows; those of the lists keep their own stems.

import { fold, type Language } from './text.ts';

const rootMin = 4;

// Longest first; of all four languages together, since an owner's word may be of any that the house speaks.
const suffixes = [
  ...'izaciones aciones iciones ationen itionen ierungen'.split(' '),
  ...'amientos imientos issement ierung ierten ations itions'.split(' '),
  ...'amiento imiento ements izacion ierend'.split(' '),
  ...'ement acion icion ation ition adora adore ieren ierte iones reien ments euses ungen'.split(' '),
  ...'adas ados ages ance ancia ando anza ante arla arlo arme arse ador encia enden endo ents eurs euse idas idos iert ings ment ures'.split(
    ' ',
  ),
  ...'ada ado age ant ear ees ent ers eur ida ido ing ion ung ura ure'.split(' '),
  ...'ar as ed ee em en er es ez ia ie ir or os te'.split(' '),
  ...'a e o s n'.split(' '),
];

const participle = /^(ab|an|auf|aus|ein|nach|um|vor|zu)?ge(\p{L}{3,}?)(?:en|e?t)(?:e[mnrs]?)?$/u;
const withZu = /^(ab|an|auf|aus|ein|nach|um|vor|zu)zu(\p{L}{4,})$/u;

/** The part of a word that its relatives share: folded, endings of every language off, four letters or more left where it had them. */
export function rootOf(word: string): string {
  let root = fold(word).replace(/^(?:l|d|j|m|t|s|n|c|qu)'(?=\p{L})/u, '');
  for (let again = 0; again < 2; again += 1) {
    const suffix = suffixes.find((one) => root.length - one.length >= rootMin && root.endsWith(one));
    if (suffix === undefined) break;
    root = root.slice(0, -suffix.length);
  }
  return root.replace(/([bdfglmnprt])\1$/u, '$1');
}

/** Other forms under which a word of the lists may stand, where its own stem is unknown: "gekehrt" is "kehren", "poden" is "podar". */
export function otherForms(word: string, language: Language): string[] {
  if (word.length < 5) return [];
  if (language === 'de') {
    const done = participle.exec(word);
    const asked = withZu.exec(word);
    return [
      ...(done ? [`${done[1] ?? ''}${done[2] ?? ''}en`] : []),
      ...(asked ? [`${asked[1] ?? ''}${asked[2] ?? ''}`] : []),
      ...(word.endsWith('ung') ? [`${word.slice(0, -3)}en`] : []),
    ];
  }
  if (language !== 'es') return [];
  // "Que me poden el fresno" wishes; "¿podan?" only asks whether they do.
  const root = /^(\p{L}{3,})en$/u.exec(word)?.[1];
  if (root === undefined) return [];
  // "Saquen" is "sacar", "carguen" is "cargar", "tracen" is "trazar".
  const spelled = root.endsWith('qu')
    ? `${root.slice(0, -2)}c`
    : root.endsWith('gu')
      ? root.slice(0, -1)
      : root.endsWith('c')
        ? `${root.slice(0, -1)}z`
        : root;
  return [`${spelled}ar`];
}
