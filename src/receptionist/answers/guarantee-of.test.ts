import { expect, test } from 'vitest';
import { findAnswer } from './find-answer.ts';

const title = 'Warranty';
const eyes = 'Frames: 2 years. Lenses: one year against scratches. Lost glasses are not covered.';
const pests = 'Ants: treated again for free within 30 days. Rodents: 60 days.';
const plain = 'Two years on frames and lenses.';
const ofAll = 'We guarantee our work for 2 years: parts and labor.';

test.each<[text: string, question: string]>([
  [eyes, 'How long is the warranty on contact lenses?'],
  [eyes, 'Is there a warranty on hearing aids?'],
  [pests, 'Is there a warranty on the fence?'],
])('of what is not among them, %s: %s', async (text, question) => {
  expect((await findAnswer(question, 'en', [{ title, text }])).kind).toBe('unknown');
});

test.each<[text: string, question: string]>([
  [eyes, 'How long is the warranty on frames?'],
  [eyes, 'How long is the warranty on the lenses?'],
  [eyes, 'How long is your warranty?'],
  [eyes, 'If I give the frames to my daughter, does your warranty go with them?'],
  [eyes, 'Do you give a warranty?'],
  [pests, 'How long is the warranty on ants?'],
  [plain, 'How long is the warranty on my glasses?'],
  [ofAll, 'Do you have a warranty on brakes?'],
])('of what is, or of all, %s: %s', async (text, question) => {
  expect((await findAnswer(question, 'en', [{ title, text }])).kind).toBe('found');
});
