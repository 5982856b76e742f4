// Whoever goes through what they wanted, in case something is missing, has nothing booked a second time.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const exam = { did: 'booked' as const, appointment: 'apt_1', service: 'Dental exam', startsAt: '2026-11-26T15:00:00Z' };
const cleaning = {
  did: 'booked' as const,
  appointment: 'apt_2',
  service: 'Teeth cleaning',
  startsAt: '2026-11-27T16:00:00Z',
};
const after = (...done: State['done']): Partial<State> => ({
  turns: 6,
  asked: 'more',
  lastText: 'Anything else?',
  done,
});

const recaps: [Language, string][] = [
  [
    'en',
    "So that's the dental exam on November 26 at 9:00 and the teeth cleaning on November 27 at 10:00. If the cleaning on Friday isn't in yet, please add it",
  ],
  [
    'es',
    'Eran dos: revisión dental el 26 de noviembre a las 9:00 y limpieza dental el 27 de noviembre a las 10:00. Si falta la limpieza del viernes, apúntela',
  ],
  [
    'fr',
    "Donc : examen dentaire le 26 novembre à 9 h et détartrage le 27 novembre à 10 h. S'il manque le détartrage, ajoutez-le",
  ],
  [
    'de',
    'Also Zahnuntersuchung am 26. November um 9 Uhr und Zahnreinigung am 27. November um 10 Uhr. Falls die Zahnreinigung noch fehlt, bitte eintragen',
  ],
];

test.each(recaps)('%s: nothing where all is booked, %s', (language, text) => {
  expect(begun(heard(language, text, after(exam, cleaning)))).toEqual(['appointments']);
});

test.each(recaps)('%s: what is missing, %s', (language, text) => {
  const commands = heard(language, text, after(exam));
  expect(begun(commands)).toEqual(['book']);
  expect(commands.flatMap((one) => (one.do === 'set-service' ? one.service : []))).toEqual(['Teeth cleaning']);
});

test('who says no such thing wants another', () => {
  const text = 'And a dental exam on November 26 at 9:00 for my wife';
  expect(begun(heard('en', text, after(exam, cleaning)))).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', "So that's the two of them, the exam at nine and the cleaning at ten?"],
  ['es', 'Entonces son los dos, la revisión a las nueve y la limpieza a las diez, ¿verdad?'],
  ['fr', "Donc c'est bien les deux, l'examen à neuf heures et le détartrage à dix heures ?"],
  ['de', 'Also beide, die Untersuchung um neun und die Zahnreinigung um zehn?'],
])('%s: every hour that was booked is gone through, and told again: %s', (language, text) => {
  expect(heard(language, text, after(exam, cleaning))).toEqual([{ do: 'start', flow: 'appointments' }]);
});

test('an hour that is not booked is a wish', () => {
  const commands = heard('en', 'And another cleaning at nine and an exam at two?', after(exam, cleaning));
  expect(begun(commands)).toContain('book');
});

test.each<[Language, string]>([
  ['en', 'We need another exam at nine and another cleaning at ten, for my twins'],
  ['en', 'Can we do two more, one at nine and one at ten?'],
  ['en', 'Sorry, wrong order: cleaning at nine, exam at ten.'],
  ['es', 'Quiero otras dos, una a las nueve y otra a las diez'],
])('%s: more of the same hours is a wish: %s', (language, text) => {
  expect(begun(heard(language, text, after(exam, cleaning)))).not.toEqual(['appointments']);
});

// Both on Thursday the 26th, at nine and at one.
const sameDay = { ...cleaning, startsAt: '2026-11-26T19:00:00Z' };

test.each<[Language, string]>([
  [
    'en',
    'so just those two on November 26: the exam at 9 am and the cleaning at 1 pm. please add the cleaning if it is not in yet',
  ],
  [
    'es',
    'Nada más esos dos, la revisión a las nueve y la limpieza a la una, el jueves 26. Si falta la limpieza, póngamela.',
  ],
  [
    'es',
    'Nada más esos dos, el mío a las nueve y el del niño a la una, el jueves 26. Si falta el del niño, póngamelo por favor.',
  ],
  ['fr', "Donc l'examen à neuf heures et le détartrage à treize heures, le jeudi 26 novembre."],
  ['de', 'Also die Untersuchung um neun und die Zahnreinigung um 13 Uhr am 26. November.'],
])('%s: two of one day are told again, and none is moved: %s', (language, text) => {
  expect(begun(heard(language, text, after(exam, sameDay)))).toEqual(['appointments']);
});

test.each([
  ['and a cleaning on Thursday at 3 pm', 'book'],
  ['I also need a cleaning on Friday at 10 am', 'book'],
  ['a cleaning on Thursday at 1 pm for my husband too', 'book'],
  ['move the cleaning on Thursday at 1 pm', 'move'],
])('%s wants something', (text, flow) => {
  expect(begun(heard('en', text, after(exam, sameDay)))).toEqual([flow]);
});
