// A no to the end of a visit, and a day with it: another visit of theirs is stated in its place, and nothing is moved by the day alone.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const own: Readonly<Record<Language, string>> = {
  en: 'I have to cancel my cleaning',
  es: 'tengo que cancelar mi limpieza',
  fr: 'je dois annuler mon détartrage',
  de: 'ich muss meine Zahnreinigung absagen',
};

/** Hank has a cleaning on Tuesday the 24th, about to be cancelled, and may have an exam on Friday the 20th at ten. */
async function cancelling(language: Language, line: string, hasExam: boolean) {
  const exam = { contact: 'bauer', service: 'Dental exam', startsAt: '2026-11-20T10:00:00-06:00' };
  const appointments = hasExam ? [...dental.appointments, exam] : dental.appointments;
  const talk = talkWith({ from: hank, business: { ...dental, appointments, languages: [language, 'en'] } });
  expect((await talk.say(own[language])).asks).toBe('confirm');
  const reply = await talk.say(line);
  const of = (status: string) =>
    talk
      .records()
      .appointments.flatMap((one) =>
        one.contact === 'bauer' && one.status === status ? [one.startsAt.slice(0, 10)] : [],
      );
  return { say: talk.say, reply, of };
}

test.each<[Language, string]>([
  ['en', 'No, the one on Friday'],
  ['en', "No, Friday's"],
  ['en', 'No, the 20th'],
  ['en', 'no, on the twentieth at ten'],
  ['en', 'No, not that one. Friday'],
  ['en', 'no, not the 24th, the 20th'],
  ['es', 'no, la del viernes'],
  ['fr', 'non, celui de vendredi'],
  ['de', 'Nein, den am Freitag'],
  ['de', 'Nein, am 20.'],
  ['de', 'Nein, nicht den, den am 20. November'],
  ['en', 'No, rather cancel Friday'],
  ['en', 'No, take Friday off instead'],
  ['en', "No, I'd rather you cancel Friday's"],
  ['es', 'No, mejor quite el viernes'],
  ['fr', 'Non, annulez plutôt vendredi'],
  ['de', 'Nein, lieber Freitag absagen'],
  ['en', "No, I don't mean that one, cancel Friday instead"],
  ['en', "No, instead of that one cancel Friday's"],
  ['es', 'No, en vez de esa cancele la del viernes'],
])('%s: “%s” is the other one, which goes on a yes', async (language, line) => {
  const { say, reply, of } = await cancelling(language, line, true);
  expect(reply.asks).toBe('confirm');
  expect(reply.text).toMatch(/20/);
  expect(of('cancelled')).toEqual([]);
  await say(language === 'de' ? 'ja' : language === 'es' ? 'sí' : language === 'fr' ? 'oui' : 'yes');
  expect(of('cancelled')).toEqual(['2026-11-20']);
  expect(of('booked')).toEqual(['2026-11-24']);
});

test.each<[Language, string, boolean]>([
  ['en', 'No, not that one, the one on December 3rd', false],
  ['en', 'No. Let me check and talk to you Thursday', false],
  ['en', "no, I'm at my sister's on Friday", true],
  ['en', "no, I'll see my sister on Friday instead", true],
  ['de', 'Nein, ich melde mich am Montag nochmal', false],
  ['de', 'Nein, den am Donnerstag', false],
  ['en', 'No, rather cancel Wednesday', true],
  ['es', 'No, mejor quite el miércoles', false],
  ['de', 'Nein, lieber Donnerstag absagen', false],
  ['en', "no, don't cancel it, I have a class on Friday at three", false],
])('%s: “%s” leaves it as it was', async (language, line, hasExam) => {
  const { reply, of } = await cancelling(language, line, hasExam);
  expect(reply.text).toMatch(/left everything as it (?:is|was)|lasse alles|lo dejo todo/);
  expect(of('cancelled')).toEqual([]);
});

test.each<[Language, string, RegExp]>([
  ['en', "no, don't cancel it, Friday at the same time", /goes from .* to Friday/],
  ['en', 'no, move it to Friday at two', /2 PM on Friday/],
  ['de', 'nein, lieber Mittwoch zur gleichen Zeit', /Mittwoch/],
  ['en', "No, don't cancel it, make it Friday at three", /Friday/],
  ['en', 'Actually no, Friday at three would be better', /Friday/],
  ['es', 'No, no la cancele, el miércoles a las diez', /miércoles/],
  ['de', 'Nein, nicht absagen, Mittwoch um zehn', /Mittwoch/],
  ['en', 'No, no need to cancel, Friday at three instead', /Friday/],
  ['en', 'No, nobody said cancel, make it Friday at three instead', /Friday/],
  ['en', 'No! Wrong button, remove that. Friday at three instead', /Friday/],
  ['es', 'No, no quiero cancelar, mejor el miércoles a las diez', /miércoles/],
  ['es', 'No, en vez de cancelar, mejor el miércoles a las diez', /miércoles/],
  ['fr', "Non, au lieu d'annuler, plutôt mercredi à dix heures", /mercredi/],
  ['de', 'Nein, statt abzusagen lieber Mittwoch um zehn', /Mittwoch/],
])('%s: “%s” is a move of this one', async (language, line, moved) => {
  const { reply, of } = await cancelling(language, line, true);
  expect(reply.text).toMatch(moved);
  expect(of('cancelled')).toEqual([]);
});

test.each([
  'No, sorry, at three please instead',
  'no, the three o’clock',
  "No, I'd rather you cancel the three o'clock",
])('“%s” is the visit at that hour of the same day, and nothing is moved onto it', async (line) => {
  const exam = { contact: 'bauer', service: 'Dental exam', startsAt: '2026-11-24T15:00:00-06:00' };
  const talk = talkWith({ from: hank, business: { ...dental, appointments: [...dental.appointments, exam] } });
  expect((await talk.say(own.en)).asks).toBe('confirm');
  expect((await talk.say(line)).text).toMatch(/exam on Tuesday, November 24 at 3 PM.*cancel/i);
});
