// Once something is done, whoever asks what became of it has it told again; nothing is changed by the words for it.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const done: Partial<State> = {
  turns: 5,
  asked: 'more',
  lastText: 'Anything else?',
  done: [{ did: 'booked', appointment: 'apt_1', service: 'Dental exam', startsAt: '2026-11-19T15:00:00Z' }],
};

test.each<[Language, string]>([
  ['en', 'Did you get both?'],
  ['en', 'so: teeth cleaning friday cancelled and dental exam mon nov 30 1pm booked?'],
  ['en', "So Thursday's cleaning is off, and the exam on Tuesday the fifteenth at eleven is on, right?"],
  ['es', '¿Entonces la limpieza queda cancelada y la revisión del lunes está reservada?'],
  ['fr', "Donc le détartrage est annulé et l'examen de lundi est bien réservé ?"],
  ['de', 'Also die Zahnreinigung ist abgesagt und die Untersuchung am Montag ist gebucht?'],
])('%s: %s', (language, text) => {
  expect(begun(heard(language, text, done))).toEqual(['appointments']);
});

test.each<[string, string]>([
  ['Could you cancel the exam and book a cleaning on Friday?', 'cancel'],
  ['Can my exam be moved to Friday?', 'move'],
])('a wish stays one: %s', (text, flow) => {
  expect(begun(heard('en', text, done))).toContain(flow);
});

test.each<[Language, string]>([
  ['en', "So Thursday's cleaning is cancelled, and I need the exam on Thursday at nine if it isn't down yet."],
  [
    'es',
    'Entonces la limpieza del jueves está cancelada y quiero la revisión el jueves a las nueve, si todavía no está.',
  ],
  [
    'fr',
    "Donc le détartrage de jeudi est annulé, et il me faut l'examen jeudi à neuf heures, si ce n'est pas déjà noté.",
  ],
  ['de', 'Also die Zahnreinigung am Donnerstag ist abgesagt, und ich brauche die Untersuchung am Donnerstag um neun.'],
])('what was cancelled is told, and nothing called off: %s: %s', (language, text) => {
  const both: Partial<State> = {
    ...done,
    done: [
      { did: 'cancelled', appointment: 'apt_0', service: 'Teeth cleaning', startsAt: '2026-11-19T14:00:00Z' },
      ...(done.done ?? []),
    ],
  };
  expect(begun(heard(language, text, both))).not.toContain('cancel');
});
