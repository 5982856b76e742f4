// What a message that was taken says already goes no second time, however often it is begged for; whatever is new in it is taken.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, type TestTalk, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const business: BusinessFile = { ...dental, languages: ['en', 'es', 'fr', 'de'] };
const bodies: Readonly<Record<Language, string>> = {
  en: 'The pharmacy never got my lisinopril refill, could you ask Dr. Abrams? Please have someone call me',
  es: 'A mi hija se le aflojó el yeso de la muela, quiero que me llamen',
  fr: 'Je voudrais savoir si vous réparez les vieilles gouttières, qu’on me rappelle',
  de: 'Ich möchte wissen, ob es Schienen ohne Latex gibt, bitte rufen Sie mich zurück',
};

/** Leaves the message of a language. */
async function taken(talk: TestTalk, language: Language, body = bodies[language]): Promise<void> {
  await talk.say([
    { do: 'start', flow: 'message' },
    { do: 'set-message', body },
    { do: 'set-name', name: 'Anna Berg', sure: 1 },
    { do: 'set-phone', phone: '+16305550126' },
  ]);
  await talk.say([{ do: 'affirm' }]);
  expect(talk.records().messages).toHaveLength(1);
}

test.each<[Language, string]>([
  ['en', 'Just make sure somebody calls me about the lisinopril.'],
  ['en', "Don't forget to ask Dr. Abrams about my refill please"],
  ['en', 'No, just remind Dr. Abrams about my lisinopril, thanks.'],
  ['en', 'Great, so somebody will call me about the refill?'],
  ['en', 'So you will tell them the pharmacy never got the refill?'],
  ['es', 'sí, pásele el recado de lo del yeso por favor'],
  ['es', 'No se le olvide que me llamen por lo del yeso de mi hija'],
  ['fr', 'Vous pouvez demander si vous réparez les vieilles gouttières, et qu’on me rappelle ?'],
  ['fr', 'N’oubliez pas de leur demander pour les gouttières, merci'],
  ['de', 'Können Sie bitte nachfragen, ob es Schienen ohne Latex gibt, und mich zurückrufen lassen?'],
  ['de', 'Richten Sie das mit den Schienen bitte aus, ja?'],
])('it stands, %s: %s', async (language, line) => {
  const talk = talkWith({ business });
  await taken(talk, language);
  const { asks, acts } = await talk.say(line);
  expect(asks).toBe('more');
  expect(acts).toEqual([]);
  expect(talk.records().messages).toHaveLength(1);
});

test('that it was passed on is said of the record', async () => {
  const talk = talkWith({ business });
  await taken(talk, 'en');
  const { text } = await talk.say('Just make sure somebody calls me about the lisinopril.');
  expect(text).toContain("I've already passed that on");
});

test.each<[Language, string]>([
  ['en', 'And tell them the lisinopril is out since Tuesday.'],
  ['en', "Tell Dr. Abrams that I'm allergic to tape"],
  ['en', 'Make sure somebody calls me about the lisinopril at 630 555 0177'],
  ['en', 'Tell them the pharmacy got the refill'],
  ['es', 'Dígale también que el yeso se partió el lunes'],
  ['fr', 'Dites-leur aussi que les gouttières ont gelé'],
  ['de', 'Richten Sie auch aus, dass die Schienen schmerzen'],
])('what is new in it is taken, %s: %s', async (language, line) => {
  const talk = talkWith({ business });
  await taken(talk, language);
  const { text, asks } = await talk.say(line);
  expect(text).not.toMatch(/already passed|Ya he pasado|déjà fait|bereits/u);
  expect(asks).not.toBe('more');
});

test.each<[Language, string]>([
  ['en', 'When do you open tomorrow?'],
  ['en', 'Can I leave another message?'],
  ['en', 'Can you tell me about the refill?'],
  ['es', '¿A qué hora abren mañana?'],
  ['fr', 'Je voudrais laisser un autre message'],
  ['de', 'Ich rufe morgen noch einmal an'],
])('what begs for nothing of it is no second time, %s: %s', async (language, line) => {
  const talk = talkWith({ business });
  await taken(talk, language);
  const { text } = await talk.say(line);
  expect(text).not.toMatch(/already passed|Ya he pasado|déjà fait|bereits/u);
});

test('the wish to be called that it does not hold is added', async () => {
  const talk = talkWith({ business });
  await taken(talk, 'en', 'The crown has come off again');
  const { acts } = await talk.say('Just have somebody call me about the crown');
  expect(acts).toEqual([{ did: 'took-message', message: 'msg_1' }]);
  const { messages } = talk.records();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.body).toContain('call me about the crown');
});

test('urgency is new', async () => {
  const talk = talkWith({ business });
  await taken(talk, 'en', 'The crown has come off again, it is not urgent');
  const { text } = await talk.say("Tell them it's urgent, the crown has come off");
  expect(text).not.toContain('already passed');
});

test('while the number is asked for, what is said once more is not added', async () => {
  const talk = talkWith({ business, channel: 'phone' });
  await talk.say('Please tell Dr. Abrams that my crown has come off again');
  await talk.say('Anna Berg');
  await talk.say('Just tell him the crown has come off again please');
  await talk.say('yes, this number');
  await talk.say('yes');
  const { messages } = talk.records();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.body.match(/crown/gu)).toHaveLength(1);
});

const sent: Readonly<Record<'charge' | 'surgery' | 'wire', Readonly<Record<Language, string>>>> = {
  charge: {
    en: 'The garage billed me two times for one tire, I want to talk to a manager',
    es: 'Me cobraron dos veces la misma llanta, quiero hablar con el encargado',
    fr: 'Vous m’avez facturé deux fois le même pneu, je veux parler à quelqu’un',
    de: 'Sie haben mir den Reifen doppelt abgebucht, ich möchte mit jemandem sprechen',
  },
  surgery: {
    en: "My mom is in surgery and can't make her class on Tuesday",
    es: 'A mi mamá la operan y no puede ir a la clase del martes',
    fr: 'Ma mère se fait opérer et ne peut pas venir mardi',
    de: 'Meine Mutter wird operiert und kann am Dienstag nicht kommen',
  },
  wire: {
    en: 'Do you rewire old farmhouses? E-mail me, please.',
    es: '¿Cambian el cableado de casas viejas? Escríbanme, por favor.',
    fr: 'Refaites-vous l’électricité des vieilles fermes ? Écrivez-moi, s’il vous plaît.',
    de: 'Erneuern Sie die Leitungen in alten Bauernhäusern? Bitte schreiben Sie mir.',
  },
};

test.each<[keyof typeof sent, Language, string]>([
  ['charge', 'en', 'Just make sure somebody calls me about the double billing, okay?'],
  ['charge', 'en', 'Please have someone get in touch regarding the billing mistake.'],
  ['charge', 'es', 'Que alguien me llame por lo del cobro doble.'],
  ['charge', 'fr', 'Assurez-vous qu’on m’appelle pour la double facturation.'],
  ['charge', 'de', 'Es soll mich bitte jemand wegen der doppelten Abbuchung anrufen.'],
  ['surgery', 'en', "Then could you at least tell them she won't make it Tuesday?"],
  ['surgery', 'es', '¿Les puede decir que mi mamá no va a poder ir el martes?'],
  ['surgery', 'fr', 'Vous direz bien à l’équipe que ma mère ne viendra pas mardi ?'],
  ['surgery', 'de', 'Sagen Sie ihnen bitte, dass meine Mutter am Dienstag nicht kommen wird.'],
  ['wire', 'en', "So somebody's going to e-mail me about the old farmhouse?"],
  ['wire', 'es', 'Entonces que me escriban sobre lo del cableado.'],
  ['wire', 'fr', 'On pourra m’écrire au sujet de la ferme ?'],
  ['wire', 'de', 'Können Sie mir dann jemand wegen der Leitungen mailen lassen?'],
])('in other words it stands or is added, and is no second, %s, %s: %s', async (matter, language, line) => {
  const talk = talkWith({ business });
  await taken(talk, language, sent[matter][language]);
  const { asks } = await talk.say(line);
  expect(asks).toBe('more');
  expect(talk.records().messages).toHaveLength(1);
});

test.each<[keyof typeof sent, Language, string]>([
  ['charge', 'en', 'Make sure somebody calls me about the double billing before Friday.'],
  ['charge', 'en', 'Have someone call me about the billing and the parking ticket.'],
  ['charge', 'en', "Have someone call me about Tom's billing."],
  ['charge', 'es', 'Que alguien me llame por lo del cobro del lunes.'],
  ['charge', 'de', 'Es soll mich jemand wegen der Abbuchung und wegen der Felgen anrufen.'],
  ['surgery', 'en', 'Tell them she can make it on Tuesday now.'],
  ['surgery', 'fr', 'Dites-leur qu’elle ne viendra pas jeudi non plus.'],
])('what tells more of it is not passed over, %s, %s: %s', async (matter, language, line) => {
  const talk = talkWith({ business });
  await taken(talk, language, sent[matter][language]);
  const { text } = await talk.say(line);
  expect(text).not.toMatch(/already passed|Ya he pasado|déjà fait|bereits/u);
});
