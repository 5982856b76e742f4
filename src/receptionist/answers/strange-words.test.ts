import { expect, it } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const knowledge = [
  { title: 'Water heaters', text: 'We fit Rheem and Bradford White, gas and electric, and take the old tank away.' },
  { title: 'Towing', text: "We don't tow ourselves; Champlain Towing can leave a car in our lot at any hour." },
  { title: 'Payment', text: 'Cards, checks and cash. Payment is due at the end of the visit.' },
  { title: 'Guarantee', text: 'Two years on our workmanship.' },
  { title: 'Parking', text: 'Park in the lot behind the building. The side door has a ramp.' },
  { title: 'Pets', text: 'Please keep dogs and cats in another room while we work.' },
  { title: 'Where we go', text: 'Anywhere in Lewiston and Auburn.' },
];
const ask = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, knowledge);
  return found.kind === 'found' ? `${found.sources[0]}${found.doubtful ? ', in doubt' : ''}` : found.kind;
};

// A word that nobody wrote is left unsaid: the nearest may be what was meant, or may not.
it.each<[Language, string]>([
  ['en', 'Is the warranty good for the anode too?'],
  ['fr', 'Vous installez des attelages de remorque ?'],
])('%s: “%s” is answered in doubt', async (language, question) =>
  expect(await ask(question, language)).toMatch(/, in doubt$/),
);

it.each<[Language, string, string]>([
  ['en', 'Do you install water heaters?', 'Water heaters'],
  ['en', 'Which water heaters do you put in?', 'Water heaters'],
  ['es', '¿Qué calentadores de agua instalan?', 'Water heaters'],
  ['en', 'Do you tow cars?', 'Towing'],
  ['en', 'Where do I park?', 'Parking'],
  ['fr', 'Où est-ce que je peux me garer ?', 'Parking'],
  ['de', 'Wie kann ich bezahlen?', 'Payment'],
  ['en', 'Do you sell water coolers?', 'unknown'],
])('%s: “%s” is answered by %s, or not at all', async (language, question, told) =>
  expect(await ask(question, language)).toBe(told),
);
