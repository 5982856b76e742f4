// A turn of everyday speech is read as what is meant by it, and no longer stands against the entry that answers; what only sounds like it
// finds none. The house here is of no benchmark.
import { describe, expect, it } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const taught = [
  { title: 'Minors', text: 'Anyone under 18 needs a parent or guardian with them.' },
  {
    title: 'While we work',
    text: 'Somebody has to be at home for the first half hour. After that you can leave us a key.',
  },
  { title: 'Cats and dogs', text: 'Please keep them in another room until we are gone.' },
  { title: 'Down payment', text: 'A deposit of 20% holds your date. The rest is due on completion.' },
  { title: 'Turnaround', text: 'Watches and clocks are ready after two working days.' },
  { title: 'The firm', text: 'Founded in 1994 by two sisters.' },
  { title: 'Insurers', text: "We bill Aetna and Cigna. We take no workers' compensation cases." },
  { title: 'Candles', text: 'We make our own candles. They are for sale at the desk.' },
  { title: 'Work outdoors', text: 'From April to the end of October only.' },
  { title: 'Afterwards', text: 'Stay out of the sun for five days.' },
  { title: 'Vermin', text: 'We remove no live animals. Empty nests we take out.' },
  { title: 'Before the treatment', text: 'No alcohol and no coffee on the evening before.' },
  { title: 'Lab', text: 'Results take one week. We phone with every one.' },
  { title: 'Canoes', text: 'A canoe is due back half an hour before we close.' },
  { title: 'App', text: 'Members log in to the app with their phone number.' },
  { title: 'Cars', text: 'Japanese and Korean makes.' },
];
const ask = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, taught);
  return found.kind === 'found' ? found.sources[0] : 'unknown';
};

describe('what is meant is found', () => {
  it.each<[Language, string, string]>([
    ['en', "I'm seventeen, can I come by myself?", 'Minors'],
    ['es', 'Tengo dieciséis, ¿puedo ir solo?', 'Minors'],
    ['fr', "J'ai seize ans, je peux venir sans mes parents ?", 'Minors'],
    ['de', 'Ich bin sechzehn, kann ich alleine kommen?', 'Minors'],
    ['en', 'I work all day, can you be in there without me?', 'While we work'],
    ['en', 'Should I lock him up, my terrier?', 'Cats and dogs'],
    ['es', '¿Hay que encerrar a los perros?', 'Cats and dogs'],
    ['fr', 'Faut-il enfermer le chien ?', 'Cats and dogs'],
    ['de', 'Muss ich den Hund einsperren?', 'Cats and dogs'],
    ['en', 'How much do you want before you start?', 'Down payment'],
    ['es', '¿Cuánto piden antes de empezar?', 'Down payment'],
    ['en', 'When can I pick it up again?', 'Turnaround'],
    ['es', '¿Cuándo puedo recoger el reloj?', 'Turnaround'],
    ['fr', 'Quand est-ce que je récupère ma montre ?', 'Turnaround'],
    ['de', 'Wann bekomme ich die Uhr wieder?', 'Turnaround'],
    ['en', 'How long has this place been around?', 'The firm'],
    ['de', 'Seit wann gibt es den Betrieb?', 'The firm'],
    ['en', 'I got hurt on the job, can it go through that?', 'Insurers'],
    ['es', 'Fue un accidente de trabajo, ¿lo cubren?', 'Insurers'],
    ['en', 'Could I buy a few candles off you?', 'Candles'],
    ['fr', 'Je peux acheter des bougies ?', 'Candles'],
    ['en', 'Would you do the terrace in December?', 'Work outdoors'],
    ['es', '¿Trabajan afuera en diciembre?', 'Work outdoors'],
    ['en', 'Can I lie on the beach the day after?', 'Afterwards'],
    ['de', 'Darf ich danach an den Strand?', 'Afterwards'],
    ['en', 'A squirrel is stuck in there, do you remove it?', 'Vermin'],
    ['en', 'Would you work on a Hyundai?', 'Cars'],
    ['en', 'Is a glass of wine all right the night before?', 'Before the treatment'],
    ['es', '¿Puedo tomarme una copa de vino antes?', 'Before the treatment'],
    ['fr', 'Je peux boire un verre de vin la veille ?', 'Before the treatment'],
    ['de', 'Darf ich davor ein Glas Wein trinken?', 'Before the treatment'],
    ['en', 'They sent a sample off, when will I hear?', 'Lab'],
    ['de', 'Wann erfahre ich das?', 'Lab'],
    ['en', 'By what time do I have to have it back?', 'Canoes'],
    ['es', '¿A qué hora hay que devolver la canoa?', 'Canoes'],
    ['de', 'Wann muss ich das Kanu zurückbringen?', 'Canoes'],
    ['en', 'When was it founded, way back down the years already?', 'The firm'],
    ['es', '¿Conviene encerrar a los perros allá?', 'Cats and dogs'],
    ['de', 'Komme ich auch ohne Eltern hin?', 'Minors'],
  ])('%s: %s', async (language, question, title) => expect(await ask(question, language)).toBe(title));
});

describe('what only sounds like it is not answered', () => {
  it.each<[Language, string]>([
    ['en', 'Can I buy a gift card?'],
    ['fr', 'Je peux acheter un bon cadeau ?'],
    ['en', 'Do you have parking on the beach?'],
    ['en', 'Could you feed the cat while we are away?'],
    ['en', 'Where can I get lunch while I wait?'],
    ['en', 'Do you speak Korean?'],
    ['en', 'Is someone on the site all day?'],
    ['en', 'Do you sell wine?'],
    ['en', 'Do I get to stay overnight?'],
    ['en', 'Do you have a Christmas discount in December?'],
    ['de', 'Kann man bei Ihnen Gutscheine kaufen?'],
    ['es', '¿Puedo comprar una tarjeta de regalo?'],
  ])('%s: %s', async (language, question) => expect(await ask(question, language)).toBe('unknown'));
});

it('picking something out is no picking up', async () => {
  const collecting = [{ title: 'Collection', text: 'Collect your order at the side door from Monday to Friday.' }];
  const kind = async (question: string) => (await findAnswer(question, 'en', collecting)).kind;
  expect(await kind('When can I pick a date?')).toBe('unknown');
  expect(await kind('When can I pick a color?')).toBe('unknown');
  expect(await kind('When can I pick my order up?')).toBe('found');
  expect(await kind('When can I pick it up?')).toBe('found');
});
