// What callers tell in numbers, or call by an everyday name, finds the entry that states the limit or the rule; what is sold, or done, and
// was never spoken of finds none. The house here is of no benchmark.
import { describe, expect, it, test } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';
import { readQuestion } from './question.ts';
import { wantedOf } from './wanted.ts';

const taught = [
  { title: 'Sizes', text: 'Small is under 25 pounds, big is everything from 25 up.' },
  { title: 'Ages', text: 'We examine children from the age of 3.' },
  { title: 'Tall rooms', text: 'Our ladders reach up to 14 feet. Above that we bring a scaffold.' },
  { title: 'Eye drops', text: 'After the drops you should not drive for four hours. Bring somebody to take you home.' },
  { title: 'Show', text: 'Two recitals a year. Nobody is forced to play.' },
  { title: 'Not with us', text: 'No divorces and no accident cases.' },
  { title: 'Lash care', text: 'Keep them dry for a day.' },
  { title: 'Trade-in', text: 'Bought here? Bring it back and we credit a third of what you paid.' },
  { title: 'Bicycles', text: 'We sell refurbished bikes from $250.' },
  { title: 'Dogs and cats', text: 'Dogs on a leash, cats in a carrier, please.' },
  { title: 'What to bring', text: 'Bring your last two statements and a photo ID.' },
  { title: 'Archive', text: 'We keep copies of your papers for six years.' },
];
const ask = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, taught);
  return found.kind === 'found' ? found.sources[0] : (found.nearest?.sources[0] ?? 'unknown');
};

describe('the entry that states it is found', () => {
  it.each<[Language, string, string]>([
    ['en', "She's 28 pounds, does she go at the big-dog rate?", 'Sizes'],
    ['en', 'my little guy is two, will you look at his eyes', 'Ages'],
    ['es', 'Mi hija tiene dos años, ¿la pueden ver?', 'Ages'],
    ['fr', 'Mon fils a deux ans, vous pouvez le voir ?', 'Ages'],
    ['de', 'Mein Sohn ist zwei Jahre alt, sehen Sie ihn an?', 'Ages'],
    ['en', 'the hall is like 12 foot high, is that a problem', 'Tall rooms'],
    ['en', 'can I drive myself home after you put the drops in', 'Eye drops'],
    ['en', 'does my daughter have to go up on stage', 'Show'],
    ['de', 'Muss meine Tochter auf die Bühne?', 'Show'],
    ['en', 'I got rear ended, do you take car crash cases', 'Not with us'],
    ['en', 'Can I go swimming after?', 'Lash care'],
    ['en', 'Which papers should I have with me?', 'What to bring'],
  ])('%s: %s → %s', async (language, question, title) => {
    expect(await ask(question, language)).toBe(title);
  });
});

describe('what was never spoken of is not answered by what stands near it', () => {
  it.each<[Language, string]>([
    ['en', 'Do you sell helmets?'],
    ['es', '¿Venden cascos?'],
    ['fr', 'Vendez-vous des casques ?'],
    ['de', 'Verkauft ihr auch Helme?'],
    ['en', 'Do you do acupuncture on dogs?'],
  ])('%s: %s', async (language, question) => {
    expect(await ask(question, language)).toBe('unknown');
  });
});

/** Of another house, so that what is taught here has to be told apart from its likes. */
const rules = [
  { title: 'Prepaid', text: 'Buy five visits together for $450.' },
  { title: 'By video', text: 'Follow-ups can be held by video.' },
  { title: 'Not at home', text: 'We see you here and make no home visits.' },
  { title: 'Originals', text: 'We keep signed originals in our vault, without charge.' },
  { title: 'Overnight', text: 'We do not board pets.' },
  { title: 'Who opens', text: 'An adult has to be there for the whole visit.' },
  { title: 'Old units', text: 'We haul the old unit off for nothing.' },
  { title: 'Extras', text: 'An extra remote is $30, a keypad $50.' },
  { title: 'Do it yourself', text: 'Please do not touch the springs.' },
  { title: 'Night before', text: 'Nothing to eat after ten the night before surgery.' },
  { title: 'Prescriptions', text: 'Ask for refills two days ahead.' },
  { title: 'Vouchers', text: 'Any amount from $20. Good for two years.' },
  { title: 'Last goodbye', text: 'We put pets to sleep here at the clinic.' },
];
const ruled = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, rules);
  return found.kind === 'found' ? found.sources[0] : (found.nearest?.sources[0] ?? 'unknown');
};

describe('an everyday word for what is taught in another finds it', () => {
  it.each<[Language, string, string]>([
    ['en', 'What do I save if I pay for five visits up front?', 'Prepaid'],
    ['en', 'can we do the next one over the computer', 'By video'],
    ['de', 'Geht das auch am Computer, vom Sofa aus?', 'By video'],
    ['en', 'my dad is bedridden, does anybody come to my apartment', 'Not at home'],
    ['es', 'Mi papá no puede levantarse de la cama, ¿vienen a mi departamento?', 'Not at home'],
    ['en', 'would you hold on to the original for us', 'Originals'],
    ['fr', "Pouvez-vous garder l'original ?", 'Originals'],
    ['en', "we're off for a week, can the dogs stay with you", 'Overnight'],
    ['en', "I'll be at work, can you do it while nobody's there", 'Who opens'],
    ['fr', 'Vous pouvez le faire sans que je sois là ?', 'Who opens'],
    ['en', 'what happens to my old unit', 'Old units'],
    ['de', 'Was passiert mit dem alten Gerät?', 'Old units'],
    ['es', '¿Cuánto cobran por un teclado?', 'Extras'],
    ['en', 'how much for another clicker', 'Extras'],
    ['en', 'can I just fix it myself', 'Do it yourself'],
    ['en', 'when does the food bowl have to go away', 'Night before'],
    ['en', "we're out of heart pills, how early do I need to ask for more", 'Prescriptions'],
    ['en', 'how long does she have to use it, the voucher', 'Vouchers'],
    ['en', 'would you put our old dog down', 'Last goodbye'],
  ])('%s: %s → %s', async (language, question, title) => {
    expect(await ruled(question, language)).toBe(title);
  });
});

test("an owner's own question is no answer", async () => {
  const found = await findAnswer('Do you take back what I bought?', 'en', taught);
  if (found.kind === 'found') expect(found.text).not.toBe('Bought here?');
});

test('a title before a name ends no clause', () => {
  expect(readQuestion('Where did Dr. Greer go to school?', 'en').context).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'does he go at the big-dog rate?'],
  ['es', '¿todavía paga precio de niño?'],
  ['fr', 'il paie encore le tarif enfant ?'],
  ['de', 'zahlt sie noch den Kinderpreis?'],
])('whose price it is asks for no sum, %s: %s', (language, question) => {
  expect(wantedOf(question, language)).toBe('anything');
});

test('what somebody else charges is a sum too', () => {
  expect(wantedOf('what does it run at the surgeon you send people to', 'en')).toBe('amount');
});
