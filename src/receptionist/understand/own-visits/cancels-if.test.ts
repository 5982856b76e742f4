import { expect, test } from 'vitest';
import { foldCue } from '../cues/cue.ts';
import { asksIfMayCancel } from './cancels-if.ts';

test.each([
  "what if my kid's sick Saturday, can I cancel",
  'if I wake up sick Wednesday can I still cancel that morning?',
  "So can we still cancel Tuesday if she's got a cold",
  "if it's pouring on Friday could I call it off",
  'what happens if I have to cancel on the 23rd',
  'if I had to cancel Tuesday would you charge me',
  "if we can't make it Thursday can we cancel the same day?",
  'si el martes llueve la puedo cancelar?',
  'y si tengo que cancelar el jueves',
  'si llego a tener que cancelar el martes, me cobran?',
  'puedo cancelar el viernes si me enfermo?',
  "s'il pleut mercredi est-ce que je peux annuler",
  'et si je dois annuler jeudi',
  'je peux annuler lundi si mon fils est malade ?',
  'was ist wenn ich am Mittwoch absagen muss',
  "und wenn's am Samstag regnet, kann ich absagen",
  'und wenns regnet, kann ich absagen',
  'falls ich am Mittwoch krank werde, kann ich da noch absagen',
  "can I cancel tomorrow if it isn't sunny?",
  '¿puedo cancelar el jueves si ya no puedo ir?',
  "je peux annuler jeudi si ce n'est pas elle qui vient ?",
  'kann ich am Donnerstag absagen, wenn es ihm schlecht geht?',
])('only supposes: %s', (text) => {
  expect(asksIfMayCancel(foldCue(text))).toBe(true);
});

test.each([
  'can I cancel Thursday',
  'can I cancel Thursday if that is ok',
  "if it's not too late can I cancel Wednesday",
  "if it's all right with you could I cancel tomorrow's",
  "I wanted to see if I can cancel Thursday's appointment",
  'would it be okay if I had to cancel tomorrow',
  "if you don't have anything later, can I cancel Thursday",
  "I'm sick, please cancel Wednesday",
  "if I'm not mistaken I'm down for Thursday, can I cancel it",
  'quisiera saber si puedo cancelar lo del jueves',
  'si no hay problema, ¿puedo cancelar la cita del lunes?',
  'sí, ¿puedo cancelar la cita del lunes?',
  "si c'est possible, je peux annuler jeudi ?",
  'si ça va je voudrais annuler le rendez-vous de jeudi',
  'wenn das geht, kann ich den Termin am Donnerstag absagen?',
  'kann ich meine Stunde am Donnerstag absagen',
  'wenn Sie nichts Früheres haben, kann ich den Termin absagen?',
  'kann ich absagen, ich bin krank',
  "could I cancel my follow-up tomorrow if it isn't too late?",
  "can I cancel tomorrow's visit and see if my wife can take me another week?",
  '¿puedo cancelar la cita del jueves si todavía se puede?',
  '¿puedo cancelar la cita del jueves si no es demasiado tarde?',
  '¿puedo cancelar la cita del jueves, a ver si consigo otro día?',
  "est-ce que je peux annuler mon cours du 16 si ce n'est pas trop tard ?",
  'je peux annuler jeudi et voir si ma femme peut venir ?',
  'kann ich die Stunde am Donnerstag absagen, wenn es nicht zu spät ist?',
])('wants it called off: %s', (text) => {
  expect(asksIfMayCancel(foldCue(text))).toBe(false);
});
