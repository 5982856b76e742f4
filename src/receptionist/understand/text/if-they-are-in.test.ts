// A visit is wished for with somebody who may not be there; whoever asks whether they are, or what holds then, asks.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';

const cycles: Business = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'],
  industry: 'trades',
  services: [
    { name: 'Tune-up', aka: ['revisión', 'révision', 'Inspektion'], minutes: 60 },
    { name: 'Flat repair', aka: ['pinchazo', 'crevaison', 'Reifenpanne'], minutes: 30 },
  ],
  staff: [
    { name: 'Dana Whitfield', services: ['Tune-up', 'Flat repair'] },
    { name: 'Luis Ortega', services: ['Tune-up', 'Flat repair'] },
  ],
};
const done = (language: Language, said: string) =>
  heard(language, said, {}, cycles).map((one) => (one.do === 'start' ? one.flow : one.do));

test.each<[Language, string]>([
  ['en', "Hi there, could I get a tune-up this Saturday at nine, with Dana if she's in? It's Olu Adeyemi."],
  ['en', "Can I get a flat repair tomorrow at four, with Luis if he's working that day?"],
  ['en', "Could you do a tune-up Friday at ten, ideally Dana if she's free then?"],
  ['es', '¿Puedo llevar la bici a una revisión el jueves a las nueve con Dana, si trabaja ese día?'],
  ['fr', "Je pourrais avoir une révision vendredi à quatorze heures, avec Luis s'il est là ?"],
  ['fr', 'Vous auriez une place pour une révision samedi à midi, avec Dana si elle travaille ce jour-là ?'],
  ['de', 'Kann ich am Freitag um elf eine Inspektion haben, bei Dana, wenn sie arbeitet?'],
  ['de', 'Könnte ich am Freitag um vier eine Inspektion haben, bei Dana, falls sie Zeit hat?'],
])('%s: wishes: %s', (language, said) => {
  expect(done(language, said)).toEqual(expect.arrayContaining(['book', 'set-staff', 'set-times']));
  expect(done(language, said)).not.toContain('ask');
});

test.each<[Language, string]>([
  ['en', "Can you tell me if Dana's in on Saturday?"],
  ['en', "What if Dana's not in on Saturday?"],
  ['en', "If Dana's not in, who does the tune-ups?"],
  ['en', 'Is it more expensive if I want Dana?'],
  ['en', "Is the tune-up cheaper if it's raining?"],
  ['es', '¿Qué pasa si Dana no está ese día?'],
  ['fr', "Qui fait la révision si Dana n'est pas là ?"],
  ['de', 'Wer macht die Inspektion, wenn Dana krank ist?'],
])('%s: asks: %s', (language, said) => {
  expect(done(language, said)).toContain('ask');
  expect(done(language, said)).not.toContain('book');
});
