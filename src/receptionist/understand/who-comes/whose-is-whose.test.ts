// Each of several is told to have their own at the read-back: the caller's is stated, somebody else's follows, and nothing is booked on it.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "Maria Lopez is the exam, that's me. Dana's the cleaning"],
  ['en', "I'm the exam, Dana's the cleaning"],
  ['en', "Yes, but Dana's the cleaning, I'm the exam"],
  ['en', 'Maria Lopez, dental exam, nine. Dana Tate, cleaning, nine.'],
  ['es', 'La limpieza es para Dana'],
  ['fr', 'Le détartrage est pour Dana'],
  ['de', 'Die Zahnreinigung ist für Dana'],
])('one for each: %s: %s', (language, text) => {
  const commands = heard(language, text, examStated);
  expect(commands).not.toContainEqual({ do: 'affirm' });
  expect(commands.flatMap((one) => (one.do === 'for-other' ? one.whose : []))).toEqual([
    expect.stringMatching(/^Dana/),
  ]);
  expect(commands).toContainEqual({ do: 'also', guest: 'same-time' });
});

test.each<[Language, string, string]>([
  ['en', 'yes. the exam is for Dana', 'Dana'],
  ['en', 'my sister is the exam', 'my sister'],
  ['en', 'Robyn Tate, exam.', 'Robyn Tate'],
  ['de', 'Die Untersuchung ist für Julia Weber', 'Julia Weber'],
  ['es', 'el examen es para Dana', 'Dana'],
])('somebody else’s: %s: %s', (language, text, whose) => {
  const commands = heard(language, text, examStated);
  expect(commands).toContainEqual({ do: 'for-other', whose });
  expect(commands).not.toContainEqual({ do: 'affirm' });
});

test.each<[Language, string]>([
  ['en', 'yes, the exam is fine'],
  ['en', 'Yes, the exam is for my back tooth'],
  ['en', 'Thursday is the exam, yes'],
  ['en', 'yes, is the cleaning with Dr. Yazzie?'],
  ['en', 'Yes please. And how long is the exam?'],
  ['en', 'yes, Aetna covers the exam'],
  ['en', 'Yes, Exam, Please'],
  ['en', 'Yes, Exam, Awesome'],
  ['en', 'Yes. Exam, Venmo.'],
  ['en', 'Yes. Carrier Infinity, exam.'],
  ['en', 'Yes. Groupon is for the exam.'],
  ['en', 'Yes, and the exam is for Prom.'],
  ['en', 'Yes, Medicare is for the exam'],
  ['es', 'Sí, Examen, Perfecto.'],
  ['fr', 'Oui, Examen, Parfait.'],
  ['fr', 'Oui. Peugeot Partner, examen.'],
  ['fr', "Oui. L'examen est pour Noël."],
  ['de', 'Ja. Techniker Krankenkasse, Untersuchung.'],
  ['de', 'Ja. Die Untersuchung ist für Rückenschmerzen.'],
  ['de', 'Ja, Untersuchung, Barzahlung.'],
  ['es', 'sí, el examen está bien'],
  ['es', 'Espere, ¿y cuánto cobran por la limpieza?'],
  ['fr', 'Ah, et pour un détartrage, c’est facile chez vous ?'],
  ['fr', "oui, l'examen"],
  ['de', 'ja, die Untersuchung passt'],
])('nobody’s: %s: %s', (language, text) => {
  const commands = heard(language, text, examStated);
  expect(commands.some((one) => one.do === 'for-other' || one.do === 'also')).toBe(false);
});

test('nothing is booked on a line that says another service than was read back', async () => {
  const { say, records } = talkWith({});
  const before = records().appointments.length;
  await say('I need a dental exam on Thursday at nine');
  await say('Maria Lopez');
  await say('312 555 0144');
  expect((await say("Maria Lopez is the cleaning, that's me. Dana's the exam")).asks).not.toBe('more');
  expect(records().appointments).toHaveLength(before);
});

test('"yes. Then …" books what was read back, and goes on to the next', async () => {
  const { say, records } = talkWith({});
  await say('I need a dental exam on Thursday at nine');
  await say('Maria Lopez');
  await say('312 555 0144');
  await say('Just put mine in. Yes. Then do a cleaning, Dana Tate, at ten');
  expect(records().appointments).toContainEqual(
    expect.objectContaining({ service: 'Dental exam', name: 'Maria Lopez' }),
  );
});
