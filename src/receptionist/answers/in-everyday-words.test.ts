// What callers ask in the words of the day finds the entry that rules it, in four languages; what only shares a word with it finds none.
// The house here is of no benchmark.
import { describe, expect, it } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const taught = [
  { title: 'Products', text: 'We use our own oils. Ask for the fragrance-free kind, at no extra cost.' },
  { title: 'Payment', text: 'Card or bank transfer. No cash, please.' },
  { title: 'Gift certificates', text: 'Any amount from $40, in the shop.' },
  { title: 'Late', text: 'More than ten minutes late and we may have to give your place away.' },
  { title: 'Drinks', text: 'Tea and water for everybody. We serve no alcohol.' },
  { title: 'If you are unhappy', text: 'Come back within five days and we put it right for free.' },
  { title: 'Events', text: 'Our team travels to venues within 15 miles.' },
  { title: 'Arrival', text: 'The fitter phones half an hour before he arrives.' },
  { title: 'Your own parts', text: 'We fit a lamp or a tap that you bought yourself.' },
  { title: 'Not with us', text: 'We do no air conditioning and no gutters.' },
  { title: 'Our promise', text: 'If we overlooked anything, tell us within a day and we come back for free.' },
  { title: 'Transfers', text: 'We e-mail your X-rays to another practice for free.' },
];
const ask = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, taught);
  return found.kind === 'found' ? found.sources[0] : (found.nearest?.sources[0] ?? 'unknown');
};

describe('the entry that rules it is found', () => {
  it.each<[Language, string, string]>([
    ['en', 'My wife gets headaches from perfume, is there anything unscented?', 'Products'],
    ['es', '¿Tienen algo sin perfume?', 'Products'],
    ['fr', 'Vous avez quelque chose sans parfum ?', 'Products'],
    ['de', 'Haben Sie etwas ohne Duft?', 'Products'],
    ['en', 'Okay if I leave a few twenties with the guy?', 'Payment'],
    ['en', 'Can I just leave a couple of twenties on the counter?', 'Payment'],
    ['en', 'Can you break a fifty?', 'Payment'],
    ['en', 'What if your crew missed the oven?', 'Our promise'],
    ['en', 'I want to surprise my mother for Mother’s Day, what can I get her?', 'Gift certificates'],
    ['en', "I'm ten minutes behind, traffic is terrible, do I still have my place?", 'Late'],
    ['de', 'Ich stehe im Stau, werde ich noch drangenommen?', 'Late'],
    ['en', 'Would I get a mimosa?', 'Drinks'],
    ['en', "What if I hate my hair once I'm home?", 'If you are unhappy'],
    ['fr', 'Et si ma coupe ne me plaît pas ?', 'If you are unhappy'],
    ['en', 'Would somebody come to the hotel on the day?', 'Events'],
    ['en', "Do I get a ring when he's on the way?", 'Arrival'],
    ['es', '¿Me llaman cuando vengan en camino?', 'Arrival'],
    ['en', 'I picked up a tap at the hardware store, can you put that in for me?', 'Your own parts'],
    ['en', 'Can you send my pictures over to my new dentist?', 'Transfers'],
    ['en', 'Do you fix an AC?', 'Not with us'],
    ['de', 'Reparieren Sie auch ein Klimagerät?', 'Not with us'],
  ])('%s: %s', async (language, question, title) => expect(await ask(question, language)).toBe(title));
});

describe('what only shares a word with it is not', () => {
  it.each<[Language, string, string]>([
    ['en', 'Do you sell perfume bottles?', 'Gift certificates'],
    ['en', 'Is there a birthday room for twenty children?', 'Payment'],
    ['en', "I'm in my twenties, is that too young?", 'Payment'],
    ['en', 'Do you do a twenty minute massage?', 'Payment'],
    ['en', 'What if I missed the appointment?', 'Our promise'],
    ['en', 'I forgot the form, is that bad?', 'Our promise'],
    ['en', 'Is there a hotel near you?', 'Events'],
    ['en', 'Do you have a ring in my size?', 'Arrival'],
    ['en', 'Can you take pictures of my lawn?', 'Transfers'],
    ['de', 'Ist der Weg zu Ihnen beleuchtet?', 'Arrival'],
  ])('%s: %s', async (language, question, title) => {
    const found = await findAnswer(question, language, taught);
    expect(found.kind === 'found' ? found.sources[0] : found.kind).not.toBe(title);
  });
});
