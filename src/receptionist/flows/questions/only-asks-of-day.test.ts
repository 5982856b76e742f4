// A yes with another day beside it: read back where the day may be proposed, booked as stated where something only ends then.
import { expect, test } from 'vitest';
import { dental, stranger, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const opening: Readonly<Record<Language, string>> = {
  en: 'I need a dental exam Friday at 10, my name is Ann Lee, 630 555 0126',
  es: 'Necesito un examen dental el viernes a las 10, me llamo Ana Lima, 630 555 0126',
  fr: 'Il me faut un examen dentaire vendredi à 10 h, je m’appelle Anne Lenoir, 630 555 0126',
  de: 'Ich brauche eine Untersuchung am Freitag um 10 Uhr, mein Name ist Anna Lenz, 630 555 0126',
};

async function bookedBy(language: Language, line: string): Promise<readonly string[]> {
  const talk = talkWith({ from: stranger, business: { ...dental, languages: [language, 'en'] } });
  expect((await talk.say(opening[language])).asks).toBe('confirm');
  const before = talk.records().appointments.length;
  await talk.say(line);
  return talk
    .records()
    .appointments.slice(before)
    .map(({ startsAt }) => startsAt);
}

test.each<[Language, string]>([
  ['en', 'Yes. Monday would be easier on my back though, is that a problem?'],
  ['en', 'Yeah, but my boss gives me Monday mornings, would that be an issue?'],
  ['en', 'Yes. My mom could drive me Monday, is that a problem?'],
  ['en', 'Yes. Monday suits my wife better, does that matter?'],
  ['en', 'Sure, but my shop is closed on Monday, is that a problem?'],
  ['es', 'Sí, pero el martes me dejan salir temprano del trabajo, ¿hay problema?'],
  ['es', 'Sí. El martes me puede llevar mi hija, ¿hay problema?'],
  ['fr', 'Oui. Lundi ma femme peut garder les enfants, c’est un problème ?'],
  ['de', 'Ja, aber der Dienstag passt meiner Frau besser, ist das ein Problem?'],
  ['de', 'Ja. Am Montag kann mich meine Tochter fahren, ist das ein Problem?'],
  ['en', "Yes. I'm away until Monday, is that a problem?"],
  ['en', "Sure. We're away till the 28th, is that an issue?"],
  ['en', "Yes. I'm out of town from Thursday, does that matter?"],
  ['es', 'Claro. Estoy fuera hasta el lunes, ¿hay problema?'],
  ['fr', 'Oui. Je suis absente jusqu’à lundi, c’est un problème ?'],
  ['de', 'Ja. Ich bin bis Samstag verreist, ist das ein Problem?'],
])('%s: “%s” is read back first', async (language, line) => {
  expect(await bookedBy(language, line)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', "Yes. Oh, and the power's getting shut off the 28th, is that a problem?"],
  ['en', 'yes. oh and my insurance card runs out the 28th, is that a problem'],
  ['en', "Yes please. I'm out of town Monday, does that matter?"],
  ['en', 'yes. and my other dentist is closed on Monday, does that matter'],
  ['es', 'Sí. Ah, y mi seguro vence el lunes, ¿hay problema?'],
  ['fr', 'Oui. Ah, et ma mutuelle expire lundi, c’est un problème ?'],
  ['de', 'Ja. Ach, und meine Versicherung endet am Montag, ist das ein Problem?'],
  ['de', 'Ja. Mein Pass läuft am Montag ab, ist das ein Problem?'],
  ['es', 'Sí. El lunes estoy fuera, ¿hay problema?'],
])('%s: “%s” is a yes', async (language, line) => {
  expect(await bookedBy(language, line)).toEqual(['2026-11-20T16:00:00.000Z']);
});
