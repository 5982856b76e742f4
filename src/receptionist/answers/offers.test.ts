// Whether a thing is done is told without doubt by what speaks of it, and with doubt by what is only near.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { read } from './entries.ts';
import { aboutOf } from './find-answer.ts';
import { namesNothingAsked } from './offers.ts';
import { readQuestion } from './question.ts';

const about = aboutOf(undefined);
const others = {
  en: [
    { title: 'Paying', text: 'Card or cash.' },
    { title: 'Getting here', text: 'Park behind the house.' },
    { title: 'Calling off', text: 'Tell us a day ahead.' },
    { title: 'Warranty', text: 'Our work is guaranteed for a year.' },
  ],
  fr: [
    { title: 'Paiement', text: 'Carte ou espèces.' },
    { title: 'Accès', text: 'Garez-vous derrière la maison.' },
    { title: 'Annulation', text: 'Prévenez-nous la veille.' },
    { title: 'Garantie', text: 'Notre travail est garanti un an.' },
  ],
};
const ofNothing = (question: string, language: Language, title: string, text: string) => {
  const taught = read([{ title, text }, ...others[language === 'fr' ? 'fr' : 'en']]);
  const entry = taught.entries[0];
  if (!entry) throw new Error('no entry');
  return namesNothingAsked(question, readQuestion(question, language), entry, taught, about);
};

test.each<[Language, string, string, string]>([
  ['en', 'Do you scan old slides?', 'Prints', 'An 8x10 print is $32 and a 5x7 is $20.'],
  ['en', 'Do you install water softeners?', 'Brands', 'We install Rheem and Bradford White.'],
  ['en', 'Do you sell humidifiers?', 'Filters', 'Change the filters every 90 days.'],
  ['fr', 'Réparez-vous les trottinettes ?', 'Marques', 'Nous montons Bosch et Shimano.'],
])('with doubt: %s: %s', (language, question, title, text) =>
  expect(ofNothing(question, language, title, text)).toBe(true),
);

test.each<[Language, string, string, string]>([
  ['en', 'Do you do motorcycle training?', 'What we teach', 'We teach ordinary cars. No motorcycles.'],
  ['en', 'Do you carry gift cards?', 'Gift cards', 'Gift cards from $20 at the counter.'],
  ['en', 'What does a print cost?', 'Prints', 'An 8x10 is $32.'],
  ['en', 'Do you take checks?', 'Paying', 'Card or cash, no checks.'],
  ['fr', 'Faites-vous des visites guidées en bateau ?', 'Bateau', 'Le bateau part de Lafitte.'],
])('without: %s: %s', (language, question, title, text) =>
  expect(ofNothing(question, language, title, text)).toBe(false),
);
