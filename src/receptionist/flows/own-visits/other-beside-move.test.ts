// While the caller's own visit is being moved, a time that is said for somebody of theirs is of a visit for them. A time that only names
// them is the caller's own.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const opening: Readonly<Record<Language, string>> = {
  en: "I'd like to move my cleaning",
  es: 'quiero cambiar mi limpieza',
  fr: 'je voudrais déplacer mon rendez-vous',
  de: 'ich möchte meine Zahnreinigung verschieben',
};

async function moving(language: Language, line: string) {
  const talk = talkWith({ from: hank, business: { ...dental, languages: [language, 'en'] } });
  expect((await talk.say(opening[language])).asks).toBe('time');
  return { talk, reply: await talk.say(line) };
}

test.each<[Language, string]>([
  ['en', 'leave it then. for my daughter, Wednesday at ten'],
  ['en', 'and my daughter needs one too, Wednesday at ten'],
  ['en', 'Oh, never mind then, my daughter needs one, Wednesday at ten'],
  ['en', 'leave mine as it is and do one for my daughter, Wednesday at ten'],
  ['es', 'no, déjela. para mi hija, el miércoles a las diez'],
  ['fr', 'laissez tomber. pour ma fille plutôt, mercredi à 10 h'],
  ['de', "dann lassen Sie's. für die Tochter dann, Mittwoch um zehn"],
  ['de', 'und für meine Tochter bitte auch einen, Mittwoch um zehn'],
])('%s: “%s” is a visit of theirs, and the own one stands', async (language, line) => {
  const { talk, reply } = await moving(language, line);
  expect(reply.asks).toBe('name');
  await talk.say('Lisa Meyer');
  await talk.say('yes');
  const all = talk.records().appointments;
  expect(all.at(-1)).toMatchObject({ name: 'Lisa Meyer', startsAt: '2026-11-18T16:00:00.000Z' });
  expect(all.find(({ phone }) => phone === hank)).toMatchObject({ startsAt: '2026-11-24T09:00:00-06:00' });
});

test.each<[Language, string]>([
  ['en', 'Wednesday at ten, I have to drop off my daughter before'],
  ['en', "Wednesday at ten, it's for my daughter"],
  ['en', 'Wednesday at ten works too, my son can wait'],
  ['en', 'It was booked for my mom too, make it one on Wednesday at ten'],
  ['en', 'Wednesday at ten, there is no one for my mom to let you in also'],
  ['en', 'My wife needs it on another day too, Wednesday at ten'],
  ['en', "I'll leave it with the keys for my husband to pick up, so Wednesday at ten"],
  ['en', 'I can leave it until six for my husband, Wednesday at ten'],
  ['en', "Leave that day for my son, he's got a recital, so Wednesday at ten"],
  ['es', 'lo dejo con las llaves para mi esposo, el miércoles a las diez'],
  ['fr', 'laissez les clés pour mon mari, mercredi à 10 h'],
  ['de', 'ich lasse den Schlüssel für meinen Mann da, Mittwoch um zehn'],
  ['es', 'el miércoles a las diez, me lleva mi hija'],
  ['de', 'Mittwoch um zehn, meine Tochter fährt mich'],
])('%s: “%s” is their own new time', async (language, line) => {
  const { reply } = await moving(language, line);
  expect(reply.asks).toBe('confirm');
  expect(reply.text).toMatch(/10/);
});
