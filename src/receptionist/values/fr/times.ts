// French: what is refused, what only sounds like time, and what may stand between the parts of a mention.
import type { TimeLanguage } from '../times/language.ts';
import { frenchClocks } from './clocks.ts';
import { frenchDates } from './dates.ts';

const rules: TimeLanguage['rules'] = {
  ...frenchDates,
  ...frenchClocks,
  skip: [
    [
      '(bon|bonne) (matin|matinee|apres midi|soir|soiree|nuit|journee|week end|weekend)|une (minute|seconde)|un (instant|moment)|a (demain|bientot|plus tard|lundi|mardi|ce soir)|pourquoi pas|tout a l heure|en ce moment|l autre jour|de nos jours|au plus tard que',
      () => true,
    ],
    ['(un|une|deux|les deux|trois) (de|des|d)', () => true],
  ],
  notBefore: [
    ['(pas|sauf|excepte|hormis|a part|ni)', () => true],
    ['(ne|n) (peux|pourrai|pourrais|suis|serai|veux) pas (venir|libre|la|disponible|etre la)?', () => true],
    ['(ne|n)? (suis|peux|pourrai)? jamais (venir|libre|la|disponible|possible)?', () => true],
    ['(je travaille|occupe|occupee|au travail|en deplacement|en voyage|impossible)', () => true],
  ],
  noPlural: [['(pas de|aucun|jamais)', () => true]],
  notAfter: [
    ['non plus|non (,|.|;|!)', () => true],
    // "Les lundis ne me vont pas", "le lundi jamais".
    [
      '(ne|n)? (vont|me vont|marchent|conviennent|me conviennent|m arrangent|sont|seraient|passent|jouent) (pas|jamais)',
      () => true,
    ],
    [
      '(c est|ca|je|on)? (ne|n)? (va|me va|marche|convient|me convient|m arrange|peux|peut|suis)? jamais (libre|la|possible|disponible)?',
      () => true,
    ],
    ['(sont|seraient) (impossibles|compliques|difficiles|exclus)|est exclu', () => true],
    [
      '(ne|n|c est|ca)? (ne)? (va|irait|marche|marcherait|convient|conviendrait|me convient|me conviendrait|peut|pourrait|pourrais|est|serait|m arrange|m arrangerait|me va|m irait|peux|ira|conviendra|passe|passerait) pas',
      () => true,
    ],
    [
      '(ca|c est|je) (ne|n)? (va|irait|marche|marcherait|me convient|m irait|serait|est|peux|pourrais|suis|m arrange|travaille|serai)? (pas|impossible)',
      () => true,
    ],
    ['(je travaille|je suis occupe|je suis occupee|(c)? (est|sera) (impossible|complique|difficile))', () => true],
  ],
};

export const frenchTimes: TimeLanguage = {
  rules,
  glue: new Set([
    'a',
    'le',
    'la',
    'les',
    'l',
    'de',
    'du',
    'd',
    'dans',
    'en',
    'pour',
    'vers',
    ',',
    '.',
    '-',
    '(',
    'plutot',
    'au',
    'si',
    'possible',
  ]),
  joins: { or: new Set(['ou', '/']), and: new Set(['et']) },
  clock24: true,
  nextSkips: false,
  notClock: new Set(
    'personnes personne adultes enfants euros euro dollars dollar centimes minutes minute jours jour semaines semaine mois ans fois metres kilometres pieces dents chambres rendez rdv visites seances choses places billets'.split(
      ' ',
    ),
  ),
  streets: new Set(
    'rue avenue boulevard place chemin impasse allee quai route street st avenue road drive lane appartement etage'.split(
      ' ',
    ),
  ),
};
