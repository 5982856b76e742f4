// Who opens with a question and says neither a day nor a word for a visit asks; who says one of them wishes for it.
import { expect, test } from 'vitest';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { FindAnswer } from '../../answers-port.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'Could I buy a whitening kit from you?'],
  ['en', 'Would you mail me my retainer?'],
  ['en', 'Could you recommend a pharmacy for opening hours at night?'],
  ['en', 'Do I have to bring my own mouthguard for the exam?'],
  ['en', 'May my daughter eat before her filling?'],
  ['en', 'Could our parrot stay with you while we have lunch?'],
  ['en', 'Is Anna a member of the dental society?'],
  ['en', 'Can I get some work done on my laptop while I wait?'],
  ['es', '¿Me pueden enviar la férula a Laredo?'],
  ['es', '¿Tengo que pagar la limpieza al llegar?'],
  ['es', '¿Puede comer mi hijo antes del empaste?'],
  ['es', '¿Fabrican y arreglan prótesis también?'],
  ['fr', 'Pourriez-vous me livrer la gouttière ?'],
  ['fr', 'Dois-je payer le détartrage tout de suite ?'],
  ['fr', 'Est-ce que mon fils peut manger avant le plombage ?'],
  ['de', 'Kann ich bei Ihnen auch Zahnbürsten kaufen?'],
  ['de', 'Muss ich die Zahnreinigung sofort bezahlen?'],
  ['de', 'Darf mein Sohn vor der Füllung noch essen?'],
])('asks, and begins nothing, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual([]);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask', question: text }));
  expect(commands.every((one) => one.do !== 'ask' || !one.soft)).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'My tooth hurts, could I come in on Thursday?'],
  ['en', 'Could you do a cleaning tomorrow at nine?'],
  ['en', 'Can I get an appointment for a filling?'],
  ['en', 'Is there any room for an exam this week?'],
  ['en', 'How can I book a cleaning?'],
  ['en', "I'd like to have my teeth whitened. Is your practice on the ground floor?"],
  ['de', 'Ich möchte eine Zahnreinigung machen lassen. Muss ich vorher etwas mitbringen?'],
  ['es', '¿Me pueden hacer una limpieza el jueves?'],
  ['es', '¿Puedo sacar cita para un empaste?'],
  ['fr', 'Est-ce que je pourrais venir jeudi pour un détartrage ?'],
  ['fr', 'Puis-je avoir un rendez-vous pour un contrôle ?'],
  ['de', 'Kann ich am Donnerstag zur Zahnreinigung kommen?'],
  ['de', 'Haben Sie einen Termin für eine Füllung frei?'],
])('wishes for a visit, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test('a house that lets something by a service of that name has a time for it', () => {
  const services = [{ name: 'Canoe rental', minutes: 120 }];
  const { say } = talkWith({ business: { ...dental, services } });
  return expect(say('Could we rent a canoe?').then(({ text }) => text)).resolves.not.toMatch(/don't know/);
});

test('in the middle of something a question is read as before', () => {
  const commands = heard('en', 'Could you do Friday instead?', examStated);
  expect(commands.some((one) => one.do === 'set-times')).toBe(true);
});

test('what nobody taught is said to be unknown, with a message offered', async () => {
  const reply = await talkWith().say('Could our rabbit stay with you while we travel?');
  expect(reply.unanswered).toHaveLength(1);
  expect(reply.asks).toBe('message');
});

test('who only sounds as if they wanted somebody on the line is answered; who says so is put through', async () => {
  const text = 'We come to Cedar Hill, and to no other place.';
  const findAnswer: FindAnswer = () => ({ kind: 'found', text, score: 0.9, sources: ['Taught'] });
  const business = { ...dental, knowledge: [{ title: 'Taught', text }] };
  const line = 'My place is up on Cedar Hill, would somebody drive out there?';
  const answered = await talkWith({ business, findAnswer }).say(line);
  expect(answered.text).toContain(text);
  expect(answered.asks).toBe('more');
  const wanted = await talkWith({ business, findAnswer }).say('Could I talk to a person about Cedar Hill?');
  expect(wanted.text).not.toContain(text);
});

test('what was told before the question helps to answer it', () => {
  const commands = heard('en', "There is a wasp in our waiting room's lamp, can you pull it out?");
  const ask = commands.find((one) => one.do === 'ask');
  expect(`${ask?.do === 'ask' ? `${ask.told ?? ''} ${ask.question}` : ''}`).toMatch(/wasp.*pull it out/);
});
