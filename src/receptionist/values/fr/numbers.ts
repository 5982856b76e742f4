// French number words, with the Belgian and Swiss ones.
import type { NumberWords } from '../numbers.ts';

const below20 = [
  'zero',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix sept',
  'dix huit',
  'dix neuf',
];

const cardinals = new Map<string, number>();
below20.forEach((name, value) => {
  cardinals.set(name, value);
});
cardinals.set('une', 1);

/** "vingt", "vingt et un", "vingt deux" …, up to what is added to `value`. */
function addTens(name: string, value: number, upTo: number): void {
  cardinals.set(name, value);
  for (let unit = 1; unit < upTo; unit++) {
    cardinals.set(`${name} ${below20[unit]}`, value + unit);
    if (unit === 1 || unit === 11) cardinals.set(`${name} et ${below20[unit]}`, value + unit);
  }
  cardinals.set(`${name} et une`, value + 1);
}
addTens('vingt', 20, 10);
addTens('trente', 30, 10);
addTens('quarante', 40, 10);
addTens('cinquante', 50, 10);
addTens('septante', 70, 10);
addTens('huitante', 80, 10);
addTens('octante', 80, 10);
addTens('nonante', 90, 10);
addTens('soixante', 60, 20);
addTens('quatre vingt', 80, 20);
cardinals.set('quatre vingts', 80);

const ordinals = new Map<string, number>([
  ['premier', 1],
  ['premiere', 1],
]);
for (const [name, value] of cardinals) {
  if (value < 2 || value > 31) continue;
  const stem = name.replace(/e$/, '').replace(/cinq$/, 'cinqu').replace(/neuf$/, 'neuv');
  ordinals.set(`${stem}ieme`, value);
}

/** The 1st alone is a day of the month as an ordinal ("le 1er"); "le 2e", "le troisième" without a month stand in a row. */
export const isPlaceInRow = (ordinal: number): boolean => ordinal > 1 && ordinal <= 5;

export const frenchNumbers: NumberWords = {
  cardinals,
  ordinals,
  hundreds: new Map(),
  hundred: new Set(['cent', 'cents']),
  thousand: new Set(['mille']),
  joiners: new Set(),
  ordinalSuffixes: new Set(['er', 'ere', 'e', 'eme', 'ieme']),
  ordinalDot: false,
  digitWords: new Map(),
  repeats: new Map([
    ['double', 2],
    ['triple', 3],
  ]),
};
