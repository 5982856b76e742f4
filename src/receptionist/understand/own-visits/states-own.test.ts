// A visit that is told to stand is changed or confirmed, and no new one is booked for its hour.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'Hi, Nora Vance here, I have a cleaning on the 24th at nine, could we start at ten instead?'],
  ['en', "I've got a filling Wednesday at three and I'm going to have to beg off. Next week sometime?"],
  ['en', "Dr. Park is supposed to see us next Tuesday, but my wife can't Tuesday. Thursday that week at two work?"],
  ['en', "I'm on Wednesday with Dr. Park, can I have Thursday instead?"],
  ['en', 'Dr. Park was seeing me Wednesday at two, I need that moved to the next day, after lunch.'],
  ['es', 'Soy Tomás Iglesias, tengo limpieza el martes a la una y se me complicó, ¿puede ser el miércoles?'],
  ['de', 'können wir den Termin am Dienstag um eine Stunde nach hinten schieben'],
  ['en', "The girl's coming Thursday at nine but my sister needs me that day. Could we do it Wednesday of next week?"],
  ['en', 'you guys are coming tomorrow at 8, could we make it 10'],
  ['es', 'El muchacho viene el jueves a las nueve pero tengo que trabajar, ¿podría ser el viernes?'],
  ['fr', 'La dame vient vendredi à dix heures mais je travaille, on peut décaler à samedi ?'],
  ['en', "Your technician's coming Thursday at nine and I need to move it, could we do Friday?"],
  ['fr', 'Votre technicien doit passer jeudi à neuf heures, plutôt vendredi ?'],
  ['de', 'Ihr Techniker kommt am Donnerstag um neun, das passt mir doch nicht, geht lieber Freitag?'],
  ['de', 'Ich habe einen Termin für Donnerstag, kann aber nicht, geht Freitag?'],
  ['de', 'Ich habe am Donnerstag um neun einen Termin, kann da aber nicht, ginge Freitag?'],
  ['en', "I have an appointment for Thursday, can't make it though, Friday?"],
  ['en', 'I have my son Thursday at ten with Park, can we do Friday instead?'],
  ['es', 'Tengo a mi hija el jueves a las diez con la doctora Park, ¿puede ser el viernes?'],
  [
    'en',
    "Nora Vance here, I've got my cleaning this Friday at ten, but I forgot it's my nephew's birthday. Any chance of Monday at noon?",
  ],
  ['en', "I have a cleaning Friday at ten but it's my nephew's birthday. How about Monday at noon?"],
  ['en', "I've got a cleaning on Friday at ten and now I have to work. Could I do Monday instead?"],
  ['es', 'Tengo una limpieza el viernes a las diez y ahora trabajo ese día. ¿Qué tal el lunes?'],
  ['fr', "J'ai un détartrage vendredi à dix heures, mais je travaille. Et si on disait lundi à midi ?"],
  ['de', 'Ich habe am Freitag um zehn eine Zahnreinigung, aber da arbeite ich. Wie wäre es mit Montag?'],
])('%s, changed: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['move']);
});

test.each<[Language, string]>([
  ['en', 'hi its gwen adler just double checking im thursday at 3'],
  ['en', "Can you check whether I'm booked for Thursday or Friday?"],
  ['en', 'yeah I have an appointment with you guys I think next week, need to know when'],
  ['es', 'tengo una cita la próxima semana y necesito saber a qué hora'],
  ['fr', "j'ai un rendez-vous la semaine prochaine et je voudrais savoir quand"],
  ['de', 'Ich habe nächste Woche einen Termin und wollte wissen, wann'],
  ['es', 'confirmo mi cita del jueves'],
  ['de', 'Hartmann, ich habe für Freitag um neun eine Zahnreinigung gebucht und wollte fragen, ob das so bleibt.'],
  ['de', 'Ich habe morgen einen Termin, bin aber nicht mehr sicher'],
])('%s, confirmed: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['appointments']);
});

test.each<[Language, string]>([['en', 'I have a cleaning on Thursday at ten, where do I park?']])(
  '%s, only told: %s',
  (language, text) => {
    expect(begun(heard(language, text))).toEqual([]);
  },
);

test.each<[Language, string]>([
  ['en', "I can't Tuesday, could I have a cleaning Thursday at nine?"],
  ['de', 'Ich brauche eine Zahnreinigung, Donnerstag kann ich aber nicht, geht Freitag?'],
  ['en', 'I have a cavity, can I come Thursday at nine?'],
  ['de', 'Ich hätte gern eine Zahnreinigung am Dienstag um 10 Uhr, ginge das?'],
  ['es', 'tengo una caries, ¿puede ser el jueves?'],
  ['en', "I've got a wedding Saturday and need a cleaning before, could we make it early"],
  ['en', 'I have Thursday off for a cleaning, could we do it later in the day'],
  ['en', 'I have dental insurance and want a cleaning Thursday, can we make it morning?'],
  ['es', 'tengo libre el jueves para una limpieza, ¿puede ser más tarde?'],
  ['fr', "j'ai jeudi de libre pour un détartrage, plutôt le matin"],
  ['de', 'ich habe am Donnerstag frei für eine Zahnreinigung, lieber vormittags'],
  ['en', 'Could you come Thursday at nine for a cleaning, or could we do it Friday?'],
  ['en', 'My mother is coming Thursday, could we do the exam Wednesday morning?'],
  ['en', 'Your people see me every Thursday, could we do a filling this time on the 24th?'],
  ['es', 'Vienen mis papás el jueves, ¿podría ser el viernes una limpieza?'],
  ['de', 'Können Sie kommen am Freitag, lieber vormittags?'],
  ['de', 'Kann Ihr Techniker kommen am Freitag, lieber vormittags?'],
  ['fr', 'Si vous passez jeudi, plutôt le matin'],
  ['fr', 'Je voudrais que votre technicien passe jeudi, plutôt le matin'],
  ['es', 'Si ustedes vienen el jueves, más temprano mejor'],
  ['en', 'I have my son Thursday, could we do a cleaning Friday instead?'],
  ['en', "I've got a race on Friday at ten. Any chance of a cleaning on Thursday?"],
  ['en', 'I have my son Thursday with his grandmother, could we do a cleaning Friday instead?'],
])('%s, a wish: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', 'I have a cleaning Friday at ten. What about parking on Friday?'],
  ['en', 'I have a cleaning Friday at ten. Can we come in through the back at ten?'],
  ['en', 'I have a cleaning Friday at ten. How about my husband on Monday?'],
  ['en', "I've got a cleaning on Friday at ten. Any chance of a call before?"],
  ['en', "I'd like one of your people to come Thursday, later if possible"],
  ['en', 'I need your technician to come on Friday, as early as you can, later if that is full.'],
  ['en', 'If one of your people is coming Thursday, could we make it the afternoon'],
  ['es', 'Quiero que su técnico venga el jueves, más temprano mejor'],
  ['de', 'Wenn Ihr Techniker kommt am Freitag, dann lieber vormittags'],
])('%s, nothing stands that could be moved: %s', (language, text) => {
  expect(begun(heard(language, text))).not.toContain('move');
});

test('what time somebody can come whom one needs is asked beside the wish for it', () => {
  const commands = heard('en', 'I need your technician to come on Friday. What time can he be here?');
  expect(begun(commands)).toEqual(['book']);
  expect(commands.find((one) => one.do === 'set-times')).toEqual({ do: 'set-times', wishes: [{ date: '2026-11-20' }] });
});

test('what is called off is not moved', () =>
  expect(
    begun(heard('es', 'tengo cita el martes a las 11 y fíjese que ya no voy a poder, me la cancela por favor')),
  ).toEqual(['cancel']));

test.each<[Language, string]>([
  ['en', "I've got a cleaning Thursday and can't make it"],
  ['es', 'tengo una limpieza el jueves y no voy a poder'],
  ['fr', "j'ai un détartrage jeudi, je ne peux plus"],
  ['en', 'email me the invoice and cancel thursday'],
  ['en', 'forward my records to my new dentist and cancel all my appointments'],
])('%s, called off: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['cancel']);
});
