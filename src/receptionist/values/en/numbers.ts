// English number words.
import type { NumberWords } from '../numbers.ts';

const units = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const small = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

const cardinals = new Map<string, number>();
[...units, ...teens].forEach((name, value) => {
  cardinals.set(name, value);
});
tens.forEach((name, index) => {
  const value = (index + 2) * 10;
  cardinals.set(name, value);
  for (let unit = 1; unit < 10; unit++) cardinals.set(`${name} ${units[unit]}`, value + unit);
});
cardinals.set('fourty', 40);

const ordinals = new Map<string, number>();
small.forEach((name, index) => {
  ordinals.set(name, index + 1);
  if (index < 9) {
    ordinals.set(`twenty ${name}`, 21 + index);
    ordinals.set(`thirty ${name}`, 31 + index);
  }
});
teens.slice(3).forEach((name, index) => {
  ordinals.set(`${name}th`, 13 + index);
});
ordinals.set('twentieth', 20).set('thirtieth', 30);

export const englishNumbers: NumberWords = {
  cardinals,
  ordinals,
  hundreds: new Map(),
  hundred: new Set(['hundred']),
  thousand: new Set(['thousand']),
  joiners: new Set(['and']),
  ordinalSuffixes: new Set(['st', 'nd', 'rd', 'th']),
  ordinalDot: false,
  digitWords: new Map([
    ['oh', '0'],
    ['o', '0'],
    ['nought', '0'],
    ['naught', '0'],
  ]),
  repeats: new Map([
    ['double', 2],
    ['triple', 3],
    ['treble', 3],
    ['quadruple', 4],
  ]),
};
