// What callers ask of things and papers that are left with a house and kept by it, and of staying beside somebody there. The house here is
// of no benchmark.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const taught = [
  { title: 'Keys', text: 'There is a locked box beside the gate; put them in an envelope.' },
  { title: 'Files', text: 'We keep your papers for six years.' },
  { title: 'Abandoned work', text: 'Not picked up within 20 days, it is sold.' },
  { title: 'Company', text: 'Please wait outside; nobody can stay in the room.' },
  { title: 'Anxious animals', text: 'We never use sedation.' },
  { title: 'Our fee', text: 'It is due at signing. We cannot take it out of your refund.' },
  { title: 'Rides', text: 'We drive you home or to work for free within four miles.' },
  { title: 'First bath', text: 'From 10 weeks.' },
  { title: 'Payment', text: 'Cash and cards.' },
];
const ask = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, taught);
  return found.kind === 'found' ? found.sources[0] : (found.nearest?.sources[0] ?? 'unknown');
};

test.each<[Language, string, string]>([
  ['en', 'Could I leave it before you open?', 'Keys'],
  ['en', 'Is there a way to drop it off after you close?', 'Keys'],
  ['es', '¿Hay un buzón para dejar las llaves?', 'Keys'],
  ['fr', 'Puis-je la déposer après la fermeture ?', 'Keys'],
  ['de', 'Kann ich ihn nach Ladenschluss abgeben?', 'Keys'],
  ['en', 'How long do you hold on to my paperwork?', 'Files'],
  ['es', '¿Cuánto tiempo guardan mis documentos?', 'Files'],
  ['fr', 'Combien de temps gardez-vous mes papiers ?', 'Files'],
  ['de', 'Wie lange heben Sie meine Unterlagen auf?', 'Files'],
  ['en', 'May I sit with him while you do it?', 'Company'],
  ['es', '¿Puedo entrar con ella?', 'Company'],
  ['fr', 'Est-ce que je peux être avec lui pendant le soin ?', 'Company'],
  ['de', 'Darf ich mit rein?', 'Company'],
  ['en', 'Would you give her something to calm her down?', 'Anxious animals'],
  ['es', '¿Le dan un calmante?', 'Anxious animals'],
  ['fr', 'Vous donnez un calmant ?', 'Anxious animals'],
  ['de', 'Geben Sie ihm ein Beruhigungsmittel?', 'Anxious animals'],
  ['en', 'Can I pay you from my refund?', 'Our fee'],
  ['es', '¿Lo pueden descontar de mi reembolso?', 'Our fee'],
  ['fr', 'Pouvez-vous le prélever sur mon remboursement ?', 'Our fee'],
  ['de', 'Können Sie das von meiner Erstattung abziehen?', 'Our fee'],
  ['en', 'Can somebody give me a lift to work?', 'Rides'],
  ['es', '¿Me pueden dar un aventón?', 'Rides'],
  ['en', 'How many weeks old must the puppy be?', 'First bath'],
])('%s: %s', async (language, question, title) => {
  expect(await ask(question, language)).toBe(title);
});

test.each<[Language, string]>([
  ['en', 'Do you sell gift cards?'],
  ['es', '¿Atienden emergencias en la noche?'],
  ['fr', 'Vous ouvrez la nuit ?'],
  ['de', 'Arbeiten Sie nachts?'],
])('of another matter nothing is found, %s: %s', async (language, question) => {
  const found = await findAnswer(question, language, taught);
  expect(found.kind).toBe('unknown');
});
