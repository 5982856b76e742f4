// In the midst of a booking a service is denied for another, or another comes to it; a name, a time, a question or a lack does neither.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';

const minutes = { minutes: 30, bufferMinutes: 0 };
const house = (...services: [name: string, ...aka: string[]][]): Business => {
  const { staff: _, ...rest } = dental;
  return {
    ...rest,
    languages: ['en', 'es', 'fr', 'de'],
    services: services.map(([name, ...aka]) => ({ name, aka, ...minutes })),
  };
};
const garage = house(['Oil change'], ['Brake inspection'], ['Wheel alignment']);
const repairs = house(['Laptop repair'], ['Phone repair'], ['Data recovery']);
const taller = house(['Cambio de aceite', 'aceite'], ['Revisión de frenos', 'frenos'], ['Afinación']);
const chiens = house(['Bain et brossage', 'bain'], ['Coupe de griffes', 'griffes'], ['Démêlage']);
const photos = house(['Portrait session'], ['Wedding planning call']);
const kanzlei = house(['Testament gestalten', 'Testament'], ['Vorsorgevollmacht', 'Vollmacht'], ['Pflichtteil prüfen']);

const lessons = house(['Driving lesson'], ['Two-hour lesson'], ['Road test package', 'road test']);
const law = house(['Trust review'], ['Will consultation', 'will', 'new will']);

const asked = (service: string, what: State['asked']): Partial<State> => ({
  turns: 2,
  asked: what,
  frames: [{ flow: 'book', service, times: [], chosen: { startsAt: '2026-11-20T17:00:00.000Z', staff: null } }],
});
const set = (service: string): Command => ({ do: 'set-service', service, sure: 0.9 });

test.each<[Language, Business, string, string, string]>([
  ['en', repairs, 'Laptop repair', 'laptop?? no, phone', 'Phone repair'],
  ['en', garage, 'Oil change', 'no no, not the oil change, the brake inspection', 'Brake inspection'],
  ['en', garage, 'Oil change', 'no oil change, alignment', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'wait i said alignment not oil change', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'forget the oil change. alignment', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'Yes, but I need a brake inspection instead', 'Brake inspection'],
  ['en', garage, 'Oil change', 'that should be an alignment', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'can we do an alignment instead of the oil change?', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'no not the oil change, the alignment, same time', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'can you change the oil change to an alignment', 'Wheel alignment'],
  ['es', taller, 'Cambio de aceite', 'ay no, le dije aceite pero son frenos', 'Revisión de frenos'],
  ['fr', chiens, 'Bain et brossage', "j'ai pas besoin d'un bain, j'ai besoin d'un démêlage", 'Démêlage'],
  [
    'de',
    kanzlei,
    'Testament gestalten',
    'ups, ich hab Testament gesagt, aber es ist eine Vollmacht',
    'Vorsorgevollmacht',
  ],
  ['en', garage, 'Oil change', 'the alignment not the oil change', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'oil change? no alignment', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'alignment! not oil change! jeez', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'wait, I need an alignment', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'no, the alignment please', 'Wheel alignment'],
  ['en', law, 'Trust review', 'sorry, it is a will', 'Will consultation'],
  ['es', taller, 'Cambio de aceite', 'no, necesito frenos', 'Revisión de frenos'],
  ['fr', chiens, 'Bain et brossage', 'attendez, il me faut un démêlage', 'Démêlage'],
  ['de', kanzlei, 'Testament gestalten', 'Moment, ich brauche eine Vollmacht', 'Vorsorgevollmacht'],
  ['fr', chiens, 'Bain et brossage', 'les griffes pas le bain', 'Coupe de griffes'],
  ['de', kanzlei, 'Testament gestalten', 'die Vollmacht nicht das Testament', 'Vorsorgevollmacht'],
  ['es', taller, 'Cambio de aceite', 'frenos no aceite', 'Revisión de frenos'],
  ['es', taller, 'Cambio de aceite', 'no, no, aceite no, frenos', 'Revisión de frenos'],
  ['es', taller, 'Cambio de aceite', '¿aceite? no, la afinación', 'Afinación'],
  ['es', taller, 'Cambio de aceite', 'ay perdón, quería una revisión de frenos', 'Revisión de frenos'],
  ['fr', chiens, 'Bain et brossage', 'bain?? non, griffes', 'Coupe de griffes'],
  ['fr', chiens, 'Bain et brossage', "c'est griffes en fait, pas bain", 'Coupe de griffes'],
  ['fr', chiens, 'Bain et brossage', 'pas le bain, le démêlage', 'Démêlage'],
  ['de', kanzlei, 'Testament gestalten', 'nein, nicht das Testament, die Vollmacht', 'Vorsorgevollmacht'],
  ['de', kanzlei, 'Testament gestalten', 'Testament nein, Vollmacht ja', 'Vorsorgevollmacht'],
  ['de', kanzlei, 'Testament gestalten', 'nicht Testament sondern Pflichtteil', 'Pflichtteil prüfen'],
])('%s: the other takes the place of the one that is denied (%#)', (language, business, under, text, service) => {
  for (const what of ['time', 'name', 'phone', 'confirm'] as const)
    expect(heard(language, text, asked(under, what), business).filter((one) => one.do !== 'deny')).toEqual([
      set(service),
    ]);
});

test.each<[Language, Business, string, string, string]>([
  ['en', garage, 'Oil change', "and an alignment while I'm there", 'Wheel alignment'],
  ['en', garage, 'Oil change', 'oh can i get a brake inspection too', 'Brake inspection'],
  ['en', garage, 'Oil change', "i'll need an alignment as well", 'Wheel alignment'],
  ['es', taller, 'Cambio de aceite', 'y también la afinación', 'Afinación'],
  ['es', taller, 'Cambio de aceite', 'póngame también frenos', 'Revisión de frenos'],
  // "No" answers, as it is heard with no comma.
  ['en', garage, 'Oil change', 'no the oil change and alignment please', 'Wheel alignment'],
  ['en', garage, 'Oil change', 'no, oil change and alignment', 'Wheel alignment'],
  ['es', taller, 'Cambio de aceite', 'no el aceite y los frenos', 'Revisión de frenos'],
  ['fr', chiens, 'Bain et brossage', 'non le bain et les griffes', 'Coupe de griffes'],
  ['de', kanzlei, 'Testament gestalten', 'nein das Testament und die Vollmacht', 'Vorsorgevollmacht'],
  ['de', kanzlei, 'Testament gestalten', 'und nehmen Sie eine Vollmacht dazu', 'Vorsorgevollmacht'],
  ['es', taller, 'Cambio de aceite', 'ah, y frenos de una vez', 'Revisión de frenos'],
  ['fr', chiens, 'Bain et brossage', 'on peut ajouter un démêlage?', 'Démêlage'],
  ['de', kanzlei, 'Testament gestalten', 'und auch noch eine Vollmacht', 'Vorsorgevollmacht'],
])('%s: the other comes to it (%#)', (language, business, under, text, service) => {
  for (const what of ['time', 'name', 'confirm'] as const)
    expect(heard(language, text, asked(under, what), business)).toEqual([{ do: 'also' }, set(service)]);
});

test.each<[Language, Business, string, string]>([
  // What is denied is another one, or nothing is.
  ['en', garage, 'Oil change', 'the oil change, not the alignment'],
  ['en', garage, 'Oil change', 'no, the oil change is right'],
  ['en', garage, 'Oil change', 'no alignment please'],
  ['en', garage, 'Oil change', 'no brakes'],
  // With no comma too.
  ['en', garage, 'Oil change', 'Yes, the oil change not the alignment'],
  ['en', garage, 'Oil change', 'Yeah just an oil change no alignment'],
  ['en', garage, 'Oil change', 'I said an oil change not an alignment!'],
  ['en', garage, 'Oil change', 'oil change no brake inspection'],
  ['en', garage, 'Oil change', 'not the oil change not the alignment'],
  ['es', taller, 'Cambio de aceite', 'sí, el aceite no los frenos'],
  ['es', taller, 'Cambio de aceite', 'aceite no afinación'],
  ['fr', chiens, 'Bain et brossage', 'Oui, le bain pas les griffes'],
  ['de', kanzlei, 'Testament gestalten', 'Ja, das Testament nicht die Vollmacht'],
  ['de', kanzlei, 'Testament gestalten', 'Ja Testament keine Vollmacht'],
  ['en', garage, 'Oil change', 'oil change'],
  // A word of every day, a number or a name.
  ['en', lessons, 'Driving lesson', 'sorry, I meant two'],
  ['en', lessons, 'Driving lesson', 'no, two'],
  ['en', lessons, 'Driving lesson', 'no, I have a test then'],
  ['en', garage, 'Oil change', 'wait, I need the car'],
  ['en', repairs, 'Data recovery', 'Hold on, I need to get my phone'],
  ['en', law, 'Trust review', 'sorry, Will'],
  ['en', law, 'Trust review', "wait, it's Will"],
  ['en', law, 'Trust review', 'actually, will do'],
  ['en', law, 'Trust review', 'sorry, I have a will'],
  // Told of, owned or refused further off.
  ['en', garage, 'Oil change', 'Sorry, I need this before the alignment'],
  ['en', garage, 'Oil change', 'wait, I got an alignment last time'],
  ['en', garage, 'Oil change', 'Sorry, it was an alignment last time'],
  ['en', garage, 'Oil change', "Sorry, the alignment I don't need"],
  ['en', garage, 'Oil change', 'no, I need to do an alignment after that'],
  ['en', garage, 'Oil change', 'Sorry, I have an alignment'],
  ['de', kanzlei, 'Testament gestalten', 'Nein, eine Vollmacht habe ich'],
  ['de', kanzlei, 'Testament gestalten', 'Nein, eine Vollmacht will ich nicht'],
  // Asks, tells or names somebody.
  ['en', garage, 'Oil change', 'do you do alignments too?'],
  ['en', garage, 'Oil change', 'wait, is the alignment extra?'],
  ['en', garage, 'Oil change', 'sorry, how much is the alignment?'],
  ['en', garage, 'Oil change', 'the brake inspection was last week'],
  ['en', garage, 'Oil change', "sorry, it's Tina Olson"],
  ['en', garage, 'Oil change', 'the car for the alignment, it should be here now'],
  ['en', garage, 'Oil change', 'the oil change was last time'],
  ['en', garage, 'Oil change', 'can you change the oil on Friday instead'],
  ['en', garage, 'Oil change', 'actually Friday'],
  ['en', photos, 'Portrait session', 'No, just have her call me.'],
  ['es', taller, 'Cambio de aceite', 'el aceite, no los frenos'],
  ['es', taller, 'Cambio de aceite', '¿también hacen afinación?'],
  ['es', taller, 'Cambio de aceite', 'no tengo frenos'],
  ['fr', chiens, 'Bain et brossage', 'le bain, pas les griffes'],
  ['fr', chiens, 'Bain et brossage', 'vous faites le démêlage aussi?'],
  ['fr', chiens, 'Bain et brossage', "non, c'est bon"],
  ['de', kanzlei, 'Testament gestalten', 'das Testament, nicht die Vollmacht'],
  ['de', kanzlei, 'Testament gestalten', 'macht ihr auch Vollmachten?'],
  ['de', kanzlei, 'Testament gestalten', 'nein, das passt'],
])('%s: it stays as it is (%#)', (language, business, under, text) => {
  for (const what of ['name', 'phone'] as const) {
    const given = heard(language, text, asked(under, what), business);
    expect(given.filter((one) => one.do === 'set-service' && one.service !== under)).toEqual([]);
  }
});

test.each<[Language, Business, string, string]>([
  ['en', garage, 'Oil change', 'Yes, the oil change not the alignment'],
  ['en', garage, 'Oil change', 'Yeah just an oil change no alignment'],
  ['es', taller, 'Cambio de aceite', 'sí, el aceite no los frenos'],
  ['fr', chiens, 'Bain et brossage', 'Oui, le bain pas les griffes'],
  ['de', kanzlei, 'Testament gestalten', 'Ja, das Testament nicht die Vollmacht'],
])('%s: a yes that rules out another is one (%#)', (language, business, under, text) => {
  const given = heard(language, text, asked(under, 'confirm'), business);
  expect(given).toContainEqual({ do: 'affirm' });
  expect(given.filter((one) => one.do === 'set-service' && one.service !== under)).toEqual([]);
});

test('a wish in the order of words of a question is no question', () => {
  const given = heard('de', 'Geben Sie mir stattdessen eine Vollmacht?', asked('Testament gestalten', 'name'), kanzlei);
  expect(given).toMatchObject([{ do: 'set-service', service: 'Vorsorgevollmacht' }]);
});
