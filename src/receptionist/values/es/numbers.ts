// Spanish number words.
import type { NumberWords } from '../numbers.ts';

const units = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const teens = [
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciseis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
];
const tens = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const hundredNames = [
  'cien',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

const cardinals = new Map<string, number>();
[...units, ...teens].forEach((name, value) => {
  cardinals.set(name, value);
});
cardinals.set('un', 1).set('una', 1).set('veinte', 20).set('veintiun', 21).set('veintiuna', 21);
for (let unit = 1; unit < 10; unit++) {
  cardinals.set(`veinti${units[unit]}`, 20 + unit);
  cardinals.set(`veinte y ${units[unit]}`, 20 + unit);
  if (unit > 5) cardinals.set(`diez y ${units[unit]}`, 10 + unit);
}
tens.forEach((name, index) => {
  const value = (index + 3) * 10;
  cardinals.set(name, value);
  for (let unit = 1; unit < 10; unit++) cardinals.set(`${name} y ${units[unit]}`, value + unit);
  cardinals.set(`${name} y un`, value + 1).set(`${name} y una`, value + 1);
});

const ordinals = new Map<string, number>();
const ordinalStems = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'septim', 'octav', 'noven', 'decim'];
ordinalStems.forEach((stem, index) => {
  ordinals.set(`${stem}o`, index + 1).set(`${stem}a`, index + 1);
});
ordinals.set('primer', 1).set('tercer', 3);

const hundreds = new Map<string, number>([['ciento', 100]]);
hundredNames.forEach((name, index) => {
  hundreds.set(name, (index + 1) * 100).set(name.replace(/os$/, 'as'), (index + 1) * 100);
});

export const spanishNumbers: NumberWords = {
  cardinals,
  ordinals,
  hundreds,
  hundred: new Set(),
  thousand: new Set(['mil']),
  joiners: new Set(),
  ordinalSuffixes: new Set(['º', 'ª', '°', 'o', 'er', 'ro', 'do']),
  ordinalDot: false,
  digitWords: new Map(),
  repeats: new Map([
    ['doble', 2],
    ['triple', 3],
  ]),
};
