// Care, own parts, papers and a plan that is told are none of the visits that their words are like; what is like them and is one stays so.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

const kinds = (language: Language, text: string) => heard(language, text).map((one) => one.do);

test.each<[Language, string]>([
  ['en', 'She has her exam on Friday. When is her last meal?'],
  ['en', "He's getting a filling on Friday. How long does he have to fast?"],
  ['es', 'La van a operar el viernes. ¿Cuándo es su última comida?'],
  ['fr', 'Elle est opérée vendredi. À quelle heure est son dernier repas ?'],
  ['de', 'Er wird am Freitag operiert. Wann darf er zuletzt essen?'],
])('care is asked after, and nobody’s visit, %s: %s', (language, text) => {
  expect(kinds(language, text)).toContain('ask');
  expect(kinds(language, text)).not.toContain('others-appointment');
  expect(begun(heard(language, text))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'When is her next appointment?'],
  ['en', 'What time is his exam?'],
  ['en', 'When did my sister last eat before her surgery there?'],
  ['es', '¿Cuándo es la cita de ella?'],
])('whose visit it is stays theirs, %s: %s', (language, text) =>
  expect(kinds(language, text)).toContain('others-appointment'),
);

test.each<[Language, string, string]>([
  ['en', 'When can I bring her in for a cleaning?', 'book'],
  ['en', 'She needs a cleaning on Friday at nine', 'book'],
  ['de', 'Ich hätte am Freitag um neun gern eine Zahnreinigung', 'book'],
])('a visit that is wished for stays one, %s: %s', (language, text, flow) =>
  expect(begun(heard(language, text))).toContain(flow),
);

test.each<[Language, string]>([
  ['en', 'I ordered my own crown online, will you put that on?'],
  ['en', "I've got my own whitening trays, would you use them for the whitening?"],
  ['es', 'Tengo mis propias fundas de blanqueamiento, ¿las usarían ustedes?'],
  ['fr', "J'ai acheté mes propres gouttières de blanchiment, vous les posez ?"],
  ['de', 'Ich habe die Krone selbst gekauft, würden Sie die einsetzen?'],
])('whether what is their own is put in is asked first, %s: %s', (language, text) => {
  expect(kinds(language, text)).toContain('ask');
  expect(begun(heard(language, text))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', "Can you put me down for a cleaning? I'd come on my own"],
  ['en', 'I have my own trays, can you use them at a cleaning on Friday at ten?'],
  ['en', 'I have my own business, can you use Friday for a cleaning?'],
  ['es', '¿Me pueden poner una limpieza el viernes? Voy por mi cuenta'],
])('a visit beside what is their own is wished for, %s: %s', (language, text) =>
  expect(begun(heard(language, text))).toContain('book'),
);

test.each<[Language, string]>([
  ['en', 'I need the invoice by Thursday at 10'],
  ['en', 'We need the signed report before Wednesday at nine for the insurance'],
  ['en', 'The courier comes Thursday at 10, can you have the papers ready?'],
  ['es', 'Necesito la factura antes del jueves a las 10'],
  ['es', 'El mensajero pasa el jueves a las 10, ¿pueden tener listos los papeles?'],
  ['fr', 'Il me faut la facture pour jeudi à 10 h'],
  ['fr', 'Le coursier passe jeudi à 10 h, pouvez-vous préparer les documents ?'],
  ['de', 'Ich brauche die Rechnung bis Donnerstag um 10'],
  ['de', 'Der Kurier kommt am Donnerstag um 10, können Sie die Unterlagen bereitlegen?'],
])('what is to be ready is passed on, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
  expect(heard(language, text)).toContainEqual({ do: 'set-message', body: text });
});

test.each<[Language, string]>([
  ['en', 'I need a cleaning by Thursday at 10'],
  ['en', 'I need to come by Thursday at 10 for my records and a cleaning'],
  ['en', 'Can I pick up my records Thursday at 10?'],
  ['es', 'Necesito una limpieza antes del jueves a las 10'],
  ['fr', 'Il me faut un détartrage pour jeudi à 10 h'],
  ['de', 'Ich brauche bis Donnerstag um 10 eine Zahnreinigung'],
])('who comes themselves wishes for a visit, %s: %s', (language, text) =>
  expect(begun(heard(language, text))).toContain('book'),
);

test.each<[Language, string]>([
  ['en', 'I need a receipt for my visit, by Friday please'],
  ['en', 'I need a receipt for my cleaning by Friday'],
  ['en', 'My assistant needs the estimate before Tuesday'],
  ['en', 'I need a letter by Friday for my school'],
  ['es', 'Necesito un justificante para el viernes'],
  ['fr', 'Il me faut mes radios pour jeudi à 10 h'],
  ['de', 'Ich brauche ein Attest bis Donnerstag'],
  ['de', 'Ich brauche den Kostenvoranschlag bis Freitag'],
])('a paper by a day is passed on, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['en', 'I need an estimate before Tuesday'],
  ['en', 'I need a receipt for my visit and a cleaning on Friday'],
  ['de', 'Ich brauche eine Zahnreinigung bis Freitag'],
])('a visit by a day stays one, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', "He's having a filling Friday at ten, can I sit with him?"],
  ['en', 'My daughter is getting her tooth out Friday, when do the stitches come out?'],
  ['en', 'What am I in for with a root canal?'],
  ['en', 'What are we in for on Friday, I have an appointment at ten'],
  ['de', 'Was kommt am Freitag auf mich zu, ich habe um zehn einen Termin'],
  ['en', 'What day is it on Christmas?'],
  ['en', 'What day is the 25th?'],
  ['es', '¿Qué día es el 25?'],
  ['fr', 'Quel jour est le 25 ?'],
  ['fr', 'Quel jour tombe le 25 décembre ?'],
  ['de', 'Welcher Tag ist der 25.?'],
  ['de', 'Auf welchen Wochentag fällt der 25. Dezember?'],
])('is only asked, %s: %s', (language, text) => {
  expect(heard(language, text)).toEqual([{ do: 'ask', question: text }]);
});

test.each<[Language, string, string]>([
  ['en', 'What day is my appointment?', 'appointments'],
  ['en', 'What day is it again?', 'appointments'],
  ['en', "I'm having a filling done Friday at ten, could I book a cleaning on Monday at nine?", 'book'],
])('is none of it, %s: %s', (language, text, flow) => {
  expect(begun(heard(language, text))).toContain(flow);
});

test.each<[Language, string]>([
  ['en', 'If I move my cleaning to Friday is it the same price?'],
  ['en', 'if i move my cleaning to friday is it the same price'],
  ['es', 'si cambio mi limpieza al viernes cuesta lo mismo'],
  ['fr', 'si je déplace mon détartrage à vendredi est-ce que c’est le même prix'],
  ['de', 'wenn ich meine Reinigung auf Freitag verschiebe kostet das dann mehr'],
  ['en', 'What if I switched the exam to Monday, would I be charged extra?'],
  ['en', 'If I cancel my cleaning today, is there a fee?'],
  ['es', 'Si cambio la limpieza al viernes, ¿es el mismo precio?'],
  ['fr', "Si je déplace le détartrage à vendredi, c'est le même prix ?"],
  ['de', 'Wenn ich die Zahnreinigung auf Freitag verschiebe, kostet das mehr?'],
])('what a change would cost is asked first, and nothing changed, %s: %s', (language, text) => {
  expect(kinds(language, text)).toContain('ask');
  expect(begun(heard(language, text))).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', "If I can't come Friday can you move me to Monday?", 'move'],
  ['en', 'Could you move my cleaning to Friday, and is it the same price?', 'move'],
  ['de', 'Können Sie die Zahnreinigung auf Freitag verschieben?', 'move'],
])('what is asked for is a change all the same, %s: %s', (language, text, flow) =>
  expect(begun(heard(language, text))).toContain(flow),
);

test.each<[Language, string, string]>([
  ['en', 'What do I have to do to cancel my cleaning?', 'cancel'],
  ['en', 'What do I need to do to reschedule my appointment?', 'move'],
  ['en', 'What do I need to do to make an appointment for a cleaning?', 'book'],
  ['es', '¿Qué tengo que hacer para cancelar mi cita?', 'cancel'],
  ['es', '¿Qué tengo que hacer para sacar una cita?', 'book'],
  ['fr', "Qu'est-ce que je dois faire pour annuler mon rendez-vous ?", 'cancel'],
  ['de', 'Was muss ich machen, um meinen Termin abzusagen?', 'cancel'],
  ['de', 'Was muss ich machen, um einen Termin zu bekommen?', 'book'],
])('who asks how wants just that, %s: %s', (language, text, flow) => {
  expect(begun(heard(language, text))).toEqual([flow]);
});

test.each<[Language, string]>([
  ['en', "My daughter's fifteen, what do I need to do to get her going?"],
  ['en', 'What do I need to do before my appointment?'],
  ['en', 'What do I need to bring to my appointment?'],
  ['en', 'What do I have to do to cancel my membership?'],
  ['en', 'What do I need to do to change my insurance with you?'],
  ['es', '¿Qué necesito hacer para cambiar mi seguro?'],
  ['fr', "Qu'est-ce que je dois faire pour préparer mon fils ?"],
  ['de', 'Was muss ich machen, bevor die Behandlung losgeht?'],
])('what one’s own part is, %s: %s', (language, text) => {
  expect(kinds(language, text)).toContain('ask');
  expect(begun(heard(language, text))).toEqual([]);
});
