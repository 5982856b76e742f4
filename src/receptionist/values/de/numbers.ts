// German number words, written together as German does ("einundzwanzig", "zweihundertfünfzig").
import type { NumberWords } from '../numbers.ts';

const units = ['null', 'ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun'];
const teens = [
  'zehn',
  'elf',
  'zwolf',
  'dreizehn',
  'vierzehn',
  'funfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
];
const tens = ['zwanzig', 'dreißig', 'vierzig', 'funfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

/** Without umlauts people also write "fuenf", and without ß "dreissig". */
const spellings = (name: string) => {
  const forms = new Set([name]);
  for (const form of [...forms]) forms.add(form.replace('ß', 'ss'));
  for (const form of [...forms]) forms.add(form.replaceAll('funf', 'fuenf').replaceAll('zwolf', 'zwoelf'));
  return forms;
};

const cardinals = new Map<string, number>();
const ordinals = new Map<string, number>();
const add = (name: string, value: number) => {
  for (const form of spellings(name)) cardinals.set(form, value);
};
const addOrdinal = (stem: string, value: number) => {
  for (const form of spellings(stem))
    for (const ending of ['e', 'en', 'er', 'es', 'em']) ordinals.set(form + ending, value);
};

[...units, ...teens].forEach(add);
tens.forEach((name, index) => {
  const value = (index + 2) * 10;
  add(name, value);
  for (let unit = 1; unit < 10; unit++) add(`${units[unit]}und${name}`, value + unit);
});
for (const [name, value] of [
  ['eins', 1],
  ['eine', 1],
  ['einen', 1],
  ['einem', 1],
  ['einer', 1],
  ['zwo', 2],
] as const)
  add(name, value);

for (const [stem, value] of [
  ['erst', 1],
  ['dritt', 3],
  ['siebt', 7],
  ['siebent', 7],
  ['acht', 8],
] as const)
  addOrdinal(stem, value);
for (const [name, value] of [...cardinals]) {
  if (value === 1 || value === 3 || value === 7 || value === 8 || value === 0 || value > 99) continue;
  addOrdinal(value < 20 ? `${name}t` : `${name}st`, value);
}

const hundreds = new Map<string, number>();
const below = [...cardinals].filter(([, value]) => value > 0);
for (let count = 1; count < 10; count++) {
  for (const name of count === 1 ? ['hundert', 'einhundert'] : [`${units[count]}hundert`]) {
    for (const form of spellings(name)) {
      hundreds.set(form, count * 100);
      for (const [rest, value] of below) hundreds.set(form + rest, count * 100 + value);
    }
  }
}

export const germanNumbers: NumberWords = {
  cardinals,
  ordinals,
  hundreds,
  hundred: new Set(),
  thousand: new Set(['tausend', 'eintausend']),
  joiners: new Set(['und']),
  ordinalSuffixes: new Set(['te', 'ten', 'ter', 'tes', 'ste', 'sten']),
  ordinalDot: true,
  digitWords: new Map(),
  repeats: new Map([
    ['doppel', 2],
    ['zweimal', 2],
    ['dreimal', 3],
  ]),
};
