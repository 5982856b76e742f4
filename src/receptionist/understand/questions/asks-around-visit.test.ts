// What may be done the night before a visit, the same morning, or if something is so: asked, and no visit wished for or given up.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const asks = (language: Language, text: string) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask' }));
  expect(commands.filter((one) => one.do !== 'ask' && one.do !== 'greet')).toEqual([]);
};

test.each<[Language, string]>([
  ['en', 'Is a glass of wine okay the night before my cleaning?'],
  ['en', 'Can I get my nails done the day before my cleaning?'],
  ['en', 'Is whitening okay the day before my exam?'],
  ['en', 'Should I skip coffee the morning of my appointment?'],
  ['es', '¿Está bien una copa de vino la noche antes de mi limpieza dental?'],
  ['fr', "Un verre de vin la veille de mon détartrage, c'est embêtant ?"],
  ['de', 'Ist ein Glas Wein am Abend vor meiner Zahnreinigung in Ordnung?'],
  ['en', 'Can I call it off the same morning?'],
  ['es', '¿Puedo cancelar el mismo día?'],
  ['fr', 'Peut-on annuler le jour même ?'],
  ['de', 'Kann ich am selben Tag noch absagen?'],
  ['fr', "Et s'il y a de la glace, vous venez quand même ?"],
])('asks, %s: %s', (language, text) => asks(language, text));

test.each<[Language, string, string]>([
  ['en', 'Could I come the day before my wedding for a cleaning?', 'book'],
  ['en', 'Could I come in for a cleaning the night of the 24th?', 'book'],
  ['en', 'Can I get a whitening an hour before my exam?', 'book'],
  ['en', 'Can my mom get a cleaning an hour before my exam?', 'book'],
  ['en', 'Could I get a cleaning the morning of my exam?', 'book'],
  ['es', '¿Puedo hacerme un blanqueamiento una semana antes de mi limpieza?', 'book'],
  ['fr', 'Je peux faire un blanchiment une semaine avant mon détartrage ?', 'book'],
  ['en', 'Do you have anything the day after my appointment?', 'appointments'],
  ['en', 'Can I cancel my appointment tomorrow morning?', 'cancel'],
  ['en', 'Please call off my cleaning, I am not well this morning', 'cancel'],
  ['es', '¿Me pueden cancelar la cita de mañana?', 'cancel'],
  ['fr', 'Vous venez quand pour mon détartrage ? À quelle heure est mon rendez-vous ?', 'appointments'],
])('a wish stays one, %s: %s', (language, text, flow) => expect(begun(heard(language, text))).toContain(flow));

test('a sentence that begins with what is supposed asks after no visit of the caller', () => {
  expect(begun(heard('en', 'Say you find a cavity in the exam, am I still out the money for it?'))).toEqual([]);
  expect(begun(heard('en', 'Could you check if I have an appointment on Friday?'))).toEqual(['appointments']);
});
