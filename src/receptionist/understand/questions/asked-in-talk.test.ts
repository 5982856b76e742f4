// What is asked in the midst of a booking, with what was told for it: heard as an opening line is, and nothing begun by it.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';

const phoneAsked = { ...examStated, asked: 'phone', lastText: 'What is the best number to reach you?' } as const;
const nameAsked = { ...phoneAsked, asked: 'name', said: {}, lastText: 'What name should I put it under?' } as const;
const questions = (commands: ReturnType<typeof heard>) =>
  commands.flatMap((one) => (one.do === 'ask' ? `${one.told ?? ''} ${one.question}`.trim() : []));

test.each<[Language, string, RegExp]>([
  ['en', '617 555 0148. I have a bad back, do your chairs go all the way down?', /bad back.*all the way/],
  ['en', "it's 617 555 0148, but my dog is deaf, does she have to wait outside?", /deaf.*outside/],
  ['es', '617 555 0148. Mi hijo tiene miedo, ¿puedo entrar con él?', /miedo.*entrar/],
  ['fr', '617 555 0148. Ma mère marche mal, est-ce que je peux entrer avec elle ?', /marche mal.*avec elle/],
  ['de', '617 555 0148. Mein Sohn hat Angst vor Bohrern, darf ich mit rein?', /Angst.*mit rein/],
])('%s: behind a number, with what was told for it: %s', (language, text, question) => {
  const commands = heard(language, text, { ...phoneAsked, language });
  expect(commands).toContainEqual({ do: 'set-phone', phone: '+16175550148' });
  expect(questions(commands)).toEqual([expect.stringMatching(question)]);
});

test.each<[Language, string, RegExp]>([
  ['en', 'sounds good, but I take blood thinners, are the needles okay?', /I take blood thinners, are/],
  ['en', 'hold on. My daughter is afraid of masks, do you all wear them?', /My daughter/],
  ['de', 'Moment. Meine Tochter hat Angst vor Masken, tragen Sie alle welche?', /^Meine Tochter/],
])('%s: where a yes is waited for, it is asked whole: %s', (language, text, question) => {
  expect(questions(heard(language, text, { ...examStated, language }))).toEqual([expect.stringMatching(question)]);
});

test.each<[Language, string]>([
  ['en', 'yes please, oh and how often should a grown man have his teeth cleaned?'],
  ['en', 'sounds good, but does a child need a dental exam before they start school here?'],
])('%s: a service named in a question begins no other visit: %s', (language, text) => {
  expect(begun(heard(language, text, { ...examStated, language }))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'Yes. And can I book a teeth cleaning for my son too?'],
  ['en', 'Yes. Can you note that the gate code is 4411?'],
])('%s: what wishes for more than an answer is heard as before: %s', (language, text) => {
  const commands = heard(language, text, { ...examStated, language });
  expect(commands.some((one) => one.do !== 'ask' && one.do !== 'affirm')).toBe(true);
});

test.each<[Language, string, string]>([
  ['en', 'Walter Finch, F I N C H. Do you accept Humana?', 'Do you accept Humana?'],
  ['en', 'Walter Finch. Do you accept Humana?', 'Do you accept Humana?'],
])('%s: a name stands before a question, spelled or not: %s', (language, text, question) => {
  const commands = heard(language, text, { ...nameAsked, language });
  expect(questions(commands)).toEqual([question]);
  expect(commands.some((one) => one.do === 'set-name' && one.name === 'Walter Finch')).toBe(true);
});

test('a yes of more words tells something that the question may lean on', () => {
  const [question] = questions(
    heard('de', 'okay und ich bin schwanger ist das ein Problem', { ...examStated, language: 'de' }),
  );
  expect(question).toMatch(/schwanger/);
});

test.each<[Language, string, string]>([
  ['en', '617 555 0148. Can we do Friday instead?', '2026-11-20'],
  ['es', '617 555 0148. ¿Puede ser el viernes mejor?', '2026-11-20'],
  ['fr', '617 555 0148. C’est possible vendredi plutôt ?', '2026-11-20'],
  ['de', '617 555 0148. Ginge auch Freitag?', '2026-11-20'],
])('%s: another time behind a number is one: %s', (language, text, date) => {
  const commands = heard(language, text, { ...phoneAsked, language });
  expect(commands).toContainEqual({ do: 'set-times', wishes: [expect.objectContaining({ date })] });
});

test.each<[Language, string]>([
  ['en', '617 555 0148. Are you open on Friday?'],
  ['en', '617 555 0148. Can I bring my son on Friday?'],
  ['en', '617 555 0148. Do I come in at 10?'],
  ['en', '617 555 0148. Do you work on Friday?'],
  ['en', '617 555 0148. Do I have to be there at 9:30?'],
  ['en', '617 555 0148. Could I also have an appointment on Friday?'],
  ['es', '617 555 0148. ¿Es libre el viernes?'],
  ['es', '617 555 0148. ¿Abren el viernes?'],
  ['de', '617 555 0148. Haben Sie am Freitag auf?'],
])('%s: a day that is only asked about is none: %s', (language, text) => {
  expect(heard(language, text, { ...phoneAsked, language }).some((one) => one.do === 'set-times')).toBe(false);
});

const serviceAsked = { turns: 1, asked: 'service', frames: [{ flow: 'book', times: [] }] } as const;
const services = (commands: ReturnType<typeof heard>) =>
  commands.flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each<[Language, string, string]>([
  ['en', 'a dental exam. can you keep the old x-rays for me over the summer?', 'Dental exam'],
  ['en', 'teeth cleaning I guess, or is that something for a specialist to do?', 'Teeth cleaning'],
  ['es', 'una limpieza dental. ¿me pueden guardar las radiografías viejas en el verano?', 'Teeth cleaning'],
  ['de', 'eine Zahnreinigung. können Sie die alten Röntgenbilder für mich aufheben?', 'Teeth cleaning'],
])('%s: what was asked for is answered before the question: %s', (language, text, service) => {
  const commands = heard(language, text, { ...serviceAsked, frames: [{ flow: 'book', times: [] }], language });
  expect(services(commands)).toEqual([service]);
  expect(questions(commands)).toHaveLength(1);
});

test.each<[Language, string]>([
  ['en', 'well, can you keep the old x-rays for me over the summer?'],
  ['en', 'do you do dental exams, and what do they cost?'],
  ['es', 'bueno, ¿puedo entrar con mi hijo?'],
  ['de', 'gut, kann ich meinen Sohn mit hinein nehmen?'],
])('%s: nothing is answered by a question alone: %s', (language, text) => {
  const commands = heard(language, text, { ...serviceAsked, frames: [{ flow: 'book', times: [] }], language });
  expect(services(commands)).toEqual([]);
});
