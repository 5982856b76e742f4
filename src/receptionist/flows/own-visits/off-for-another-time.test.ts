// What is called off while a new visit is stated is that one, or only its time; a visit that stands goes only where it is named.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const opening: Readonly<Record<Language, string>> = {
  en: "I'd like an exam on Friday at ten",
  es: 'Quisiera un examen dental el viernes a las 10',
  fr: 'Je voudrais un examen dentaire vendredi à 10 h',
  de: 'Ich hätte gern eine Untersuchung am Freitag um 10 Uhr',
};

/** Hank has a cleaning on Tuesday the 24th, and an exam is being stated. */
async function stating(language: Language, line: string) {
  const talk = talkWith({ from: hank, business: { ...dental, languages: [language, 'en'] } });
  expect((await talk.say(opening[language])).asks).toBe('confirm');
  const reply = await talk.say(line);
  const cancelled = () => talk.records().appointments.filter(({ status }) => status === 'cancelled').length;
  return { talk, reply, cancelled };
}

test.each<[Language, string]>([
  ['en', 'no, cancel that time, I need another time'],
  ['en', "cancel that time, I'll need another time"],
  ['en', 'can we cancel ten and do a different time, in the afternoon'],
  ['en', 'scratch that, some other time works better, say after lunch'],
  ['es', 'no, cancele esa hora, necesito otra hora'],
  ['fr', "non, annulez cette heure, j'ai besoin d'une autre heure"],
  ['de', 'nein, stornieren Sie die Zeit, ich brauche eine andere Zeit'],
  ['en', 'cancel that time, I need another day please'],
  ['en', 'cancel that time, I need another time for it'],
  ['es', 'cancele esa hora, prefiero otro día, por favor'],
  ['fr', "annulez, je voudrais une autre heure s'il vous plaît"],
  ['de', 'stornieren Sie das, ich hätte gern eine andere Zeit am Nachmittag'],
])('%s: “%s” asks for another time of it', async (language, line) => {
  const { talk, reply, cancelled } = await stating(language, line);
  expect(reply.asks).toBe('time');
  await talk.say(language === 'de' ? 'ja' : language === 'es' ? 'sí' : language === 'fr' ? 'oui' : 'yes');
  expect(cancelled()).toBe(0);
});

test.each<[Language, string, RegExp]>([
  ['en', 'no, cancel that', /no appointment/],
  ['en', "ok, I'll do it another time, cancel that", /no appointment/],
  ['en', "ten won't work, call the whole thing off", /no appointment/],
  ['es', 'no, cancélela', /no (?:le )?reserv|sin cita|ninguna cita|no (?:le )?apunto/],
  ['de', 'nein, stornieren Sie das', /kein(?:en)? Termin/],
])('%s: “%s” drops it', async (language, line, dropped) => {
  const { reply, cancelled } = await stating(language, line);
  expect(reply.text).toMatch(dropped);
  expect(cancelled()).toBe(0);
});

test.each<[Language, string]>([
  ['en', 'no, and cancel my cleaning too'],
  ['en', 'wait, cancel my cleaning first, I need another time for that'],
  ['es', 'no, y cancele mi limpieza'],
  ['de', 'nein, und meine Zahnreinigung bitte stornieren'],
])('%s: “%s” is of the one that stands', async (language, line) => {
  const { reply } = await stating(language, line);
  expect(reply.asks).toBe('confirm');
  expect(reply.text).toMatch(/24/);
});

test.each<[Language, string, RegExp]>([
  ['en', 'please cancel, I need another day to think about it', /no appointment/],
  ['en', 'cancel that one please, we want another day off', /no appointment/],
  ['en', "sure, please cancel, I'd prefer another day, I'll call back", /no appointment/],
  ['es', 'cancele, necesito otro día para pensarlo', /no (?:le )?reserv|sin cita|ninguna cita/],
  ['fr', "annulez s'il vous plaît, j'ai besoin d'un autre jour pour réfléchir", /pas de rendez-vous/],
  ['de', 'bitte stornieren, ich hätte einen anderen Termin an dem Tag', /kein(?:en)? Termin/],
  ['de', 'stornieren Sie bitte, ich brauche eine andere Zeit für den Arzt', /kein(?:en)? Termin/],
])('%s: “%s” looks for no other time of it', async (language, line, dropped) => {
  const talk = talkWith({ business: { ...dental, languages: [language, 'en'] } });
  await talk.say(opening[language]);
  expect((await talk.say('Dana Bell, 312 555 0188')).asks).toBe('confirm');
  expect((await talk.say(line)).text).toMatch(dropped);
});
