// What is asked of a visit is answered and begins none; an opening word is no name; a service that was a slip is not booked.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';
import { isOpener } from '../conduct/openers.ts';

test.each<[Language, string]>([
  ['en', 'Could our little Yorkie ride along to the cleaning?'],
  ['en', 'Is my dog allowed in at a cleaning?'],
  ['es', '¿Puede subir mi perro a la limpieza?'],
  ['fr', 'Mon chien peut-il nous accompagner au détartrage ?'],
  ['de', 'Darf unser Hund zur Zahnreinigung mitkommen?'],
  ['de', 'Dürfen unsere Zwillinge mit zu der Zahnreinigung?'],
  ['en', 'Are we guaranteed to see the dentist at a cleaning?'],
  ['es', '¿Garantizan la limpieza?'],
  ['fr', 'Est-ce que vous garantissez le détartrage ?'],
  ['de', 'Garantieren Sie die Zahnreinigung?'],
  ['es', '¿Y si cancelo el mismo día de la cita?'],
  ['en', 'What if I cancel the same day?'],
  ['es', '¿Puedo cancelar mi cita el mismo día?'],
  ['fr', 'Je peux annuler mon rendez-vous le jour même ?'],
  ['de', 'Kann ich meinen Termin am selben Tag absagen?'],
  ['en', 'What happens if I have to call it off the same morning?'],
  ['fr', "Et si j'annule le jour même ?"],
  ['de', 'Was ist, wenn ich am selben Tag absage?'],
  ['en', 'What if I put off my visit the same morning?'],
  ['en', 'What if I have to reschedule?'],
  ['en', 'What happens if I cancel late?'],
  ['es', '¿Qué pasa si pospongo mi visita la misma mañana?'],
  ['es', '¿Y si cambio la cita el mismo día?'],
  ['fr', 'Que se passe-t-il si je reporte mon rendez-vous le matin même ?'],
  ['fr', 'Et si je décale le jour même ?'],
  ['de', 'Was passiert, wenn ich den Termin am selben Morgen verschiebe?'],
  ['de', 'Und wenn ich zu spät absage?'],
])('only asks, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual([]);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask' }));
});

test.each<[Language, string, string]>([
  ['en', 'Could my son come in for a cleaning on Friday at nine?', 'book'],
  ['es', 'Quiero cancelar mi cita del viernes', 'cancel'],
  ['fr', "J'annule mon rendez-vous de vendredi", 'cancel'],
  ['de', 'Ich sage meinen Termin am Freitag ab', 'cancel'],
  ['en', 'What if we moved it to Friday?', 'move'],
  ['en', 'What if I push it back an hour?', 'move'],
  ['es', '¿Y si la cambio para el viernes?', 'move'],
  ['fr', 'Et si je reporte mon rendez-vous à vendredi ?', 'move'],
  ['de', 'Was wäre, wenn ich den Termin auf Freitag verschiebe?', 'move'],
  ['en', 'Can I cancel my appointment, my son has a recital the same day?', 'cancel'],
  ['en', 'Can I cancel my appointment because my son has a recital the same day?', 'cancel'],
  ['es', '¿Puedo cancelar mi cita, mi hijo tiene examen el mismo día?', 'cancel'],
  ['fr', "Je peux annuler mon détartrage, j'ai un enterrement le jour même ?", 'cancel'],
  ['de', 'Kann ich meinen Termin absagen, ich muss am selben Tag arbeiten?', 'cancel'],
])('still wishes, %s: %s', (language, text, flow) => expect(begun(heard(language, text))).toContain(flow));

const whichAsked: Partial<State> = {
  turns: 3,
  asked: 'booking',
  lastText: 'Which of them?',
  frames: [{ flow: 'cancel', times: [] }],
};
test.each<[Language, string]>([
  ['en', 'What do I have booked?'],
  ['en', 'Which appointments do I have?'],
  ['es', '¿Qué tengo reservado?'],
  ['es', '¿Qué citas tengo?'],
  ['fr', "Qu'est-ce que j'ai de réservé ?"],
  ['fr', 'Quels rendez-vous ai-je ?'],
  ['de', 'Was habe ich denn gebucht?'],
  ['de', 'Welche Termine habe ich noch?'],
  ['en', 'Do I have something tomorrow?'],
  ['en', 'Am I still on for Thursday?'],
  ['es', '¿Tengo algo con ustedes mañana?'],
  ['fr', 'Est-ce que j’ai quelque chose chez vous demain ?'],
  ['de', 'Hab ich morgen was bei Ihnen?'],
])('what is booked may be asked before one is chosen, %s: %s', (language, text) => {
  expect(begun(heard(language, text, whichAsked))).toEqual(['appointments']);
  expect(heard(language, text, whichAsked).some((one) => one.do === 'ask')).toBe(false);
});
test.each<[Language, string]>([
  ['en', 'What do I have to bring?'],
  ['en', 'Which visits do you offer?'],
  ['es', '¿Qué tengo que llevar?'],
  ['fr', "Qu'est-ce que j'ai à payer ?"],
  ['de', 'Was habe ich zu bezahlen?'],
])('nothing booked is asked after, %s: %s', (language, text) =>
  expect(begun(heard(language, text, whichAsked))).not.toContain('appointments'),
);

const nameAsked: Partial<State> = {
  turns: 1,
  asked: 'name',
  lastText: 'Your name?',
  frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
};
test.each<[Language, string]>([
  ['fr', "Au fait, c'est combien pour un enfant ?"],
  ['fr', 'Dites-moi, il y a un parking ?'],
  ['en', 'By the way, is there parking?'],
  ['en', 'Oh, before I forget, how much is it?'],
  ['es', 'Por cierto, ¿cuánto cuesta el examen?'],
  ['es', 'Oiga, ¿tienen estacionamiento?'],
  ['de', 'Übrigens, was kostet das?'],
  ['de', 'Ach, sagen Sie mal, gibt es Parkplätze?'],
])('no name, %s: %s', (language, text) => {
  const commands = heard(language, text, nameAsked);
  expect(commands.filter((one) => one.do === 'set-name')).toEqual([]);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask' }));
});
test.each(['Sion', 'Dieter', 'Au Fait Ltd', 'Maria Lopez', 'Andrea', 'Sagen'])('%s may be a name', (name) =>
  expect(isOpener(name)).toBe(false),
);

test.each<[Language, string]>([
  ['en', "I'd like an exam, ah no, hold on, what I need is the cleaning, Friday at nine"],
  ['en', 'An exam please, no wait, a cleaning, Friday at nine'],
  ['en', 'Can I come Friday at nine for a cleaning? Just the cleaning, no exam stuff'],
  ['es', 'Quiero un examen, ay no, lo que necesito es una limpieza, el viernes a las nueve'],
  ['fr', "Je voudrais un examen, ah non, ce qu'il me faut, c'est un détartrage, vendredi à neuf heures"],
  ['de', 'Ich möchte eine Untersuchung, ach nein, was ich brauche, ist eine Zahnreinigung, Freitag um neun'],
])('a slip is put right, %s: %s', (language, text) => {
  const services = heard(language, text).flatMap((one) => (one.do === 'set-service' ? one.service : []));
  expect(services).toEqual(['Teeth cleaning']);
});

test.each<[Language, string]>([
  ['en', 'Do I have anything to bring tomorrow?'],
  ['es', 'Tengo algo mañana, ¿puede ser el viernes?'],
  ['de', 'Ich habe morgen was vor, geht Freitag?'],
])('what somebody has to bring or to do is no visit that is looked up, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).not.toContain('appointments');
});

test('a visit that one had and whose time one forgot is looked up', () =>
  expect(begun(heard('de', 'Hoffmann hier, ich hatte da einen Termin, wann war der nochmal'))).toEqual([
    'appointments',
  ]));
