// What is put as a question is asked, also where its words would cancel, book, name a day or another person; what is wished for
// as a question is still a wish.
import { expect, test } from 'vitest';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';
import { foldCue } from '../cues/cue.ts';
import { asksForOffer } from '../text/sentences.ts';

const cancelling: Partial<State> = {
  turns: 2,
  asked: 'confirm',
  lastText: 'Shall I cancel it?',
  frames: [{ flow: 'cancel', times: [], appointment: 'apt_1', confirming: true }],
};
const moving: Partial<State> = {
  turns: 2,
  asked: 'time',
  lastText: 'Which day would you like instead?',
  frames: [{ flow: 'move', times: [], appointment: 'apt_1' }],
};

const asked = (language: Language, text: string, state?: Partial<State>) => {
  const commands = heard(language, text, state);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask' }));
  expect(commands.filter((one) => one.do !== 'ask' && one.do !== 'greet')).toEqual([]);
};

test.each<[Language, string]>([
  ['en', 'Do I have to pay if I cancel?'],
  ['en', 'Will I be charged if I cancel today?'],
  ['es', '¿Y me van a cobrar algo por cancelar ahorita?'],
  ['fr', "Est-ce que je dois payer si j'annule aujourd'hui ?"],
  ['de', 'Kostet mich das etwas, wenn ich heute absage?'],
])('in the middle of a cancel, %s: %s', (language, text) => asked(language, text, cancelling));

test.each<[Language, string]>([
  ['en', 'Until what time are you open on Fridays?'],
  ['es', '¿Hasta qué hora abren los jueves?'],
  ['fr', "Et le parking, ça marche jusqu'à quelle heure le soir ?"],
  ['de', 'Bis wann haben Sie am Donnerstag offen?'],
])('in the middle of a move or a booking, %s: %s', (language, text) => {
  asked(language, text, moving);
  asked(language, text, examStated);
});

test.each<[Language, string]>([
  ['en', "And if it's snowing like hell that day, what then?"],
  ['es', '¿Y si ese día nieva mucho, qué pasa?'],
  ['fr', "Et s'il neige ce jour-là, on fait quoi ?"],
  ['de', 'Und wenn es an dem Tag schneit, was dann?'],
])('of what may be, %s: %s', (language, text) => asked(language, text, examStated));

test.each<[Language, string]>([
  ['en', "Suppose I'm stuck in traffic and twenty minutes late, will you still see me?"],
  ['es', 'Supongamos que llego tarde veinte minutos, ¿todavía me atienden?'],
  ['fr', 'Admettons que je sois en retard de vingt minutes, vous me prenez encore ?'],
  ['de', 'Angenommen, ich stehe im Stau und bin zwanzig Minuten zu spät dran: Werde ich dann noch behandelt?'],
  ['en', 'Can my sister come in with me?'],
  ['es', '¿Puede entrar mi hermana conmigo a la cita?'],
  ['fr', 'Ma sœur peut-elle venir avec moi ?'],
  ['de', 'Darf meine Schwester mitkommen?'],
  ['en', 'I have no car. Can you come to my house to bathe the dog?'],
  ['es', 'No tengo coche. ¿Pueden venir a bañar al perro a mi casa?'],
  ['fr', "Je n'ai pas de voiture. Pouvez-vous venir laver le chien chez moi ?"],
  ['de', 'Ich habe kein Auto. Können Sie zu mir nach Hause kommen und den Hund baden?'],
  ['en', 'Do you also clean carpets?'],
  ['es', '¿Limpian también alfombras?'],
  ['fr', 'Nettoyez-vous aussi les tapis ?'],
  ['de', 'Reinigen Sie auch Teppiche?'],
  ['de', 'Kann ich mit dem Rollstuhl kommen?'],
  ['de', 'Kann ich auch barfuß kommen?'],
  ['en', 'Can I come in a wheelchair?'],
])('at the opening, %s: %s', (language, text) => asked(language, text));

test.each<[Language, string, Partial<State>]>([
  ['en', 'what time do you have on Friday?', moving],
  ['es', '¿a qué hora tienen el viernes?', moving],
  ['fr', 'à partir de quelle heure avez-vous de la place vendredi ?', moving],
  ['de', 'Ab wann haben Sie am Freitag einen Termin frei?', moving],
])('a time that is free is wished for, %s: %s', (language, text, state) => {
  expect(heard(language, text, state)).toEqual([{ do: 'set-times', wishes: [{ date: '2026-11-20' }] }]);
});

test.each<[Language, string]>([
  ['en', 'If you have nothing on Friday, can we do Monday?'],
  ['es', 'Si no hay el viernes, ¿puede ser el lunes?'],
  ['fr', "S'il n'y a rien vendredi, on pourrait faire lundi ?"],
  ['de', 'Wenn am Freitag nichts frei ist, ginge dann Montag?'],
])('another day in case there is none, %s: %s', (language, text) => {
  const commands = heard(language, text, moving);
  expect(commands.some((one) => one.do === 'ask')).toBe(false);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-times' }));
});

test.each<[Language, string]>([
  ['en', 'Yes, another time please'],
  ['es', 'Sí, pero a otra hora'],
  ['fr', 'Oui, mais à une autre heure'],
  ['de', 'Ja, aber zu einer anderen Uhrzeit'],
  ['de', 'Ja, lieber einen anderen Termin'],
])('a yes to another time is none to the one stated, %s: %s', (language, text) => {
  const verdicts = heard(language, text, examStated).filter((one) => one.do === 'affirm' || one.do === 'deny');
  expect(verdicts).toEqual([{ do: 'deny' }]);
});

test.each<[Language, string]>([
  ['en', "Yes, and I'll come another day for the X-rays"],
  ['es', 'Sí, perfecto, como hablamos el otro día'],
  ['fr', "Oui, c'est pour la dent dont je parlais l'autre jour"],
  ['de', 'Ja, ich habe danach noch einen anderen Termin, passt'],
])('a yes that only tells of another day is a yes, %s: %s', (language, text) => {
  const verdicts = heard(language, text, examStated).filter((one) => one.do === 'affirm' || one.do === 'deny');
  expect(verdicts).toEqual([{ do: 'affirm' }]);
});

test.each<[Language, string]>([
  ['en', 'Yes, but another time please, I have a class then'],
  ['fr', "D'accord, mais pourrait-on faire un autre jour ?"],
])('what stands in a clause of its own is wanted, %s: %s', (language, text) => {
  expect(heard(language, text, examStated)).toContainEqual({ do: 'deny' });
});

test.each<[Language, string]>([
  ['en', 'Can you also add a cleaning?'],
  ['es', 'Agenden también una limpieza'],
  ['fr', 'Réservez aussi un détartrage'],
  ['de', 'Ergänzen Sie auch eine Zahnreinigung'],
  ['en', 'Can I book my son in with me for a cleaning?'],
  ['de', 'Kann ich am Freitag zur Zahnreinigung kommen?'],
  ['de', 'Kann ich einen Termin haben, bei dem meine Frau dabei ist?'],
  ['en', 'Tell Coach to put me down for a cleaning on Friday'],
])('%s: %s is wanted, and not only asked for', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', 'Do you also want more customers?'],
  ['en', 'Can you also note that I am allergic?'],
  ['es', 'Anoten también que soy alérgica'],
  ['fr', 'Ajoutez aussi un détartrage'],
  ['fr', 'Vous réservez aussi la salle ?'],
  ['de', 'Buchen Sie auch die Zahnreinigung'],
])('%s: %s asks for nothing that the house may offer', (language, text) => {
  expect(asksForOffer(foldCue(text), language)).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'What time is good on Friday?'],
  ['fr', 'À partir de quelle heure seriez-vous là vendredi ?'],
  ['de', 'Ab wann hätten Sie am Freitag Zeit?'],
])('the hour of a visit and not of the house is asked, %s: %s', (language, text) => {
  expect(heard(language, text, moving)).toEqual([{ do: 'set-times', wishes: [{ date: '2026-11-20' }] }]);
});

test.each<[Language, string]>([
  ['de', 'Bei mir ist ein Zahn abgebrochen, kann ich am Freitag kommen?'],
  ['es', 'Me duele, estoy en casa, ¿puedo ir el viernes?'],
])('%s: %s is a wish to come', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Language, string, string[]]>([
  ['en', "I'd like an exam on Friday, if you have something?", ['book']],
  ['en', 'my cleaning on Tuesday the 24th doesn’t work for me anymore, can we do Wednesday?', ['move']],
  ['es', 'La limpieza del martes 24 ya no me queda bien, ¿puede ser el miércoles?', ['move']],
  ['fr', 'Pour mardi neuf heures, le détartrage, ça ne marche plus. On pourrait faire mercredi ?', ['move']],
  ['de', 'Die Zahnreinigung am Dienstag passt mir nicht mehr, ginge auch Mittwoch?', ['move']],
  ['fr', "Je suis obligée d'annuler ma séance de mardi. Est-ce que je vous dois quelque chose ?", ['cancel']],
  ['fr', "J'annule mon rendez-vous de mardi", ['cancel']],
])('%s: %s is wanted', (language, text, flows) => {
  expect(begun(heard(language, text))).toEqual(flows);
});

test.each<[Language, string]>([
  ['fr', 'Pour vendredi dix heures'],
  ['es', 'el viernes a las diez, una limpieza'],
  ['de', 'am Freitag um zehn eine Zahnreinigung'],
])('%s: %s names ten o’clock', (language, text) => {
  expect(heard(language, text, moving)).toContainEqual({
    do: 'set-times',
    wishes: [{ date: '2026-11-20', time: '10:00' }],
  });
});

test.each<[Language, string]>([
  ['en', 'Do you come out to Gresham? If so, put me down for an exam.'],
  ['es', '¿Vienen a Gresham? Si es así, apúnteme para una limpieza.'],
  ['fr', 'Venez-vous à Gresham ? Si oui, inscrivez-moi pour un détartrage.'],
  ['de', 'Kommen Sie nach Gresham? Wenn ja, tragen Sie mich für eine Zahnreinigung ein.'],
])('the wish that leans on a question is no question, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands.filter((one) => one.do === 'ask' && !one.soft)).toHaveLength(1);
  expect(begun(commands)).toEqual(['book']);
});

test('what is checked after it was told is asked of what is taught', () => {
  expect(heard('en', "We'd like a cleaning on Thursday. The kids are nine and six, that's ok right?")).toContainEqual({
    do: 'ask',
    question: "The kids are nine and six, that's ok right?",
    soft: true,
  });
});

test.each<[string, boolean]>([
  ["I have to move the visit for my mother's watch to Friday", false],
  ["I have to move my mother's cleaning to Friday", true],
])('%s: another’s visit: %s', (text, isOther) => {
  const commands = heard('en', text);
  expect(begun(commands)).toEqual(['move']);
  expect(commands.some((one) => one.do === 'for-other')).toBe(isOther);
});
