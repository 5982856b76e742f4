// What callers of many trades ask in words that no owner writes, and what is told of whom or what a house looks after, which answers
// nothing else. The house here is of no benchmark.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const taught = [
  { title: 'Guarantee', text: 'Our labor is guaranteed for three years.' },
  { title: 'Payment', text: 'Cash and cards. For orders over $800 we ask for half in advance.' },
  { title: 'Parts', text: "We don't install parts that customers bring along." },
  { title: 'Before we come', text: 'Someone over 18 has to be in the house, and the hallway clear.' },
  { title: 'Eye drops', text: 'Your sight stays blurry for about four hours. Let somebody drive you home.' },
  { title: 'Waiting', text: 'There is coffee and wifi.' },
  { title: 'Ready', text: 'Orders are ready in 5 to 8 business days.' },
  { title: 'First visit', text: 'Bring your ID and the notice of the county.' },
  { title: 'Animals', text: 'Dogs, cats and ferrets. We see no birds.' },
  { title: 'Forgotten things', text: 'Not picked up within 40 days, they go to charity.' },
  { title: 'Years', text: 'We go back as far as four years.' },
  { title: 'Instruments', text: 'We do not work on electronic instruments.' },
  { title: 'Stoves', text: 'Please have no fire for 24 hours: nothing may burn before the sweep.' },
  { title: 'Where we go', text: 'We work in Elmton, Braddock and Hale.' },
];

const ask = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, taught);
  return found.kind === 'found' ? found.sources[0] : 'unknown';
};

test.each<[Language, string, string]>([
  ['en', 'If it quits again in the spring, do I pay again?', 'Guarantee'],
  ['es', 'Si se vuelve a descomponer, ¿ustedes responden?', 'Guarantee'],
  ['fr', 'Et si ça retombe en panne ?', 'Guarantee'],
  ['de', 'Was ist, wenn es wieder kaputt geht?', 'Guarantee'],
  ['en', 'Would I have to put some money down?', 'Payment'],
  ['en', 'I ordered the filter online, will you put it in?', 'Parts'],
  ['es', 'Compré por internet la pieza, ¿me la ponen?', 'Parts'],
  ['fr', "J'ai acheté la pièce sur internet, vous la posez ?", 'Parts'],
  ['de', 'Ich habe das Teil im Internet bestellt, bauen Sie es ein?', 'Parts'],
  ['en', 'Can my teenager let you in, or must somebody be there?', 'Before we come'],
  ['en', 'Am I fit to drive right after the drops?', 'Eye drops'],
  ['es', '¿Puedo trabajar con la compu mientras espero?', 'Waiting'],
  ['en', 'How long will I be waiting for my order?', 'Ready'],
  ['en', 'Which papers should I bring?', 'First visit'],
  ['es', '¿Qué papeles tengo que llevar?', 'First visit'],
  ['fr', 'Quels papiers faut-il apporter ?', 'First visit'],
  ['de', 'Welche Unterlagen soll ich mitbringen?', 'First visit'],
  ['en', 'what do i bring to the first appointment', 'First visit'],
  ['es', '¿Qué traigo a la consulta?', 'First visit'],
  ['fr', "Quels papiers j'apporte ?", 'First visit'],
  ['de', 'Was bringe ich zum ersten Termin mit?', 'First visit'],
  ['en', 'Can one of you come to me in Braddock?', 'Where we go'],
  ['en', 'Will it still be there if I collect it later?', 'Forgotten things'],
  ['es', '¿Todavía lo tienen, si tardo un mes?', 'Forgotten things'],
  ['de', 'Bleibt es so lange liegen?', 'Forgotten things'],
  ['en', 'I never filed, could you do that one still?', 'Years'],
  ['es', '¿Me hacen los de hace años, que nunca presenté?', 'Years'],
  ['fr', "Je n'ai jamais déclaré, vous pouvez le faire ?", 'Years'],
  ['de', 'Das habe ich nie abgegeben, geht das noch?', 'Years'],
  ['de', 'Reparieren Sie auch Digitalpianos?', 'Instruments'],
  ['en', 'Can I light a fire the night before?', 'Stoves'],
  ['de', 'Darf ich am Vorabend einheizen?', 'Stoves'],
])('found, %s: %s', async (language, question, title) => {
  expect(await ask(question, language)).toBe(title);
});

const music = [
  {
    title: 'Instruments',
    text: 'Pianos are here for you to use during the lesson. Violins we rent out at $25 a month.',
  },
  { title: 'Online lessons', text: 'By video, for piano only.' },
];

test.each<[Language, string]>([
  ['en', 'Does he need his own piano?'],
  ['es', '¿Necesita su propio piano?'],
  ['fr', 'A-t-il besoin de son propre piano ?'],
  ['de', 'Braucht er ein eigenes Klavier?'],
])('whose instrument it is, %s: %s', async (language, question) => {
  const found = await findAnswer(question, language, music);
  expect(found.kind === 'found' && found.sources[0]).toBe('Instruments');
});

const elsewhere = [
  { title: 'Delivery', text: 'We do not deliver.' },
  { title: 'Lettering', text: 'El nombre escrito encima no cuesta más.' },
  { title: 'Half down', text: 'Half is paid when you leave the piece, the rest at pick-up.' },
  { title: 'Storm days', text: 'In strong wind we stay on the ground, and call you for another day.' },
  { title: 'Extensions', text: 'We file an extension for $40.' },
  { title: 'Getting around', text: 'We drive to Elmton and Hale. There is no travel fee inside that area.' },
  { title: 'Calling off', text: 'Free until two days before; after that we charge a third.' },
  { title: 'Room', text: 'Bitte räumen Sie einen Meter vor dem Ofen frei.' },
];

test.each<[Language, string, string]>([
  ['es', '¿Me lo pueden llevar a mi casa?', 'Delivery'],
  ['es', '¿Cobran por ponerle el nombre de mi hija?', 'Lettering'],
  ['es', '¿Me cobran extra por ponerle el nombre del niño?', 'Lettering'],
  ['fr', "Est-ce que je dois tout payer d'avance ?", 'Half down'],
  ['en', 'What if it turns out too windy on the day?', 'Storm days'],
  ['de', 'Was verlangen Sie für eine Fristverlängerung?', 'Extensions'],
  ['en', 'Is there an extra charge for driving out to Hale?', 'Getting around'],
  ['en', 'What do I lose if I bail the night before?', 'Calling off'],
  ['de', 'Muss ich Möbel wegrücken, bevor Sie anfangen?', 'Room'],
])('found at another house, %s: %s', async (language, question, title) => {
  const found = await findAnswer(question, language, elsewhere);
  expect(found.kind === 'found' ? found.sources[0] : 'unknown').toBe(title);
});

test('what is sold is told by its sum, and not by the sum of something else', async () => {
  const shop = [
    { title: 'Leaving a bicycle', text: 'Bicycles are ready in three days. The $30 covers the first look.' },
    { title: 'Helmets', text: 'A helmet is $55.' },
  ];
  const sold = async (question: string) => (await findAnswer(question, 'en', shop)).kind;
  expect(await sold('Do you sell helmets?')).toBe('found');
  expect(await sold('Do you sell used bicycles?')).toBe('unknown');
});

test.each<[Language, string]>([
  ['en', 'Do you do house calls for an old dog?'],
  ['es', '¿Ponen microchip a los perros?'],
  ['fr', 'Pouvez-vous pucer un chat ?'],
  ['de', 'Können Sie meinen Hund chippen?'],
  ['en', 'Which brand of dog food do you give?'],
])('whom a house looks after is no answer to what else it does, %s: %s', async (language, question) => {
  expect(await ask(question, language)).toBe('unknown');
});
