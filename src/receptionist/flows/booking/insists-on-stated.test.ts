// A no with what was stated, said again, keeps the visit and reads it back once more, and one with another name puts that right; a no to
// the time itself, and a second one, do not.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const house: BusinessFile = { ...dental, languages: ['en', 'es', 'fr', 'de'] };
const opening: Readonly<Record<Language, string>> = {
  en: 'I would like to book a cleaning on Wednesday at ten',
  es: 'Quisiera una limpieza el miércoles a las diez',
  fr: 'Je voudrais un détartrage mercredi à dix heures',
  de: 'Ich möchte eine Zahnreinigung am Mittwoch um zehn',
};

async function readBack(language: Language) {
  const talk = talkWith({ business: house, channel: 'phone' });
  await talk.say(opening[language]);
  await talk.say('Anna Berg');
  const yes = { en: 'yes', es: 'sí', fr: 'oui', de: 'ja' }[language];
  const { asks, text } = await talk.say(yes);
  expect(asks).toBe('confirm');
  return { talk, text };
}

test.each<[Language, string]>([
  ['en', 'No, Wednesday at ten, I said!'],
  ['en', 'No no, ten on Wednesday, that is all I want.'],
  ['es', 'No, el miércoles a las diez.'],
  ['fr', 'Non, mercredi à dix heures !'],
  ['de', 'Nein, Mittwoch um zehn, nicht um elf!'],
  ['de', 'Nein, ich habe doch Mittwoch um zehn gesagt.'],
  ['fr', "Non, j'ai dit mercredi à dix heures."],
  ['es', 'No, dije el miércoles a las diez.'],
  ['en', 'No, Wednesday at ten, Anna Berg, like I told you.'],
])('%s: read back once more: %s', async (language, line) => {
  const { talk, text } = await readBack(language);
  const again = await talk.say(line);
  expect(again.asks).toBe('confirm');
  expect(again.text).toContain(/\d{1,2}/.exec(text)?.[0] ?? '');
  expect(talk.records().appointments.filter(({ name }) => name === 'Anna Berg')).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', "No, it should be under Walter Crowder, that's my dad.", 'Walter Crowder'],
  ['en', "No, put it under Ruth Berg. My mom's name is Ruth Berg.", 'Ruth Berg'],
  ['es', 'No, a nombre de Ernesto Ruiz, es mi papá.', 'Ernesto Ruiz'],
  ['fr', 'Non, au nom de ma femme, Lucie Girard.', 'Lucie Girard'],
  ['de', 'Nein, auf den Namen Jutta Fuchs, meine Mutter.', 'Jutta Fuchs'],
  ['de', 'Nein, die Mutter heißt Brunhilde Kessler!', 'Brunhilde Kessler'],
])('%s: under another name: %s', async (language, line, name) => {
  const { talk } = await readBack(language);
  const again = await talk.say(line);
  expect(again.asks).toBe('confirm');
  expect(again.text).toContain(name);
  expect(again.text).toMatch(/10/);
});

test.each<[Language, string]>([
  ['en', "No, I can't do Wednesday at ten."],
  ['en', "No, that's not right."],
  ['es', 'No, el miércoles a las diez no puedo.'],
  ['fr', 'Non, mercredi à dix heures je ne peux pas.'],
  ['de', 'Nein, Mittwoch um zehn geht nicht.'],
  ['en', 'No, Wednesday at ten I have class.'],
  ['en', 'No, Wednesday at ten is when I work.'],
  ['es', 'No, el miércoles a las diez tengo escuela.'],
  ['es', 'No, el miércoles a las diez no'],
  ['fr', "Non, mercredi à dix heures j'ai école."],
  ['de', 'Nein, am Mittwoch um zehn hab ich Schule.'],
  ['de', 'Nein, am Mittwoch um zehn nein.'],
])('%s: a no: %s', async (language, line) => {
  const { talk } = await readBack(language);
  const { asks } = await talk.say(line);
  expect(asks).not.toBe('confirm');
  expect(talk.records().appointments.filter(({ name }) => name === 'Anna Berg')).toEqual([]);
});

test.each<[Language, string, string]>([
  ['es', 'No, mi nombre es Ana Berg', 'Ana Berg'],
  ['es', 'No, mi nombre es Anna Bergo', 'Anna Bergo'],
  ['es', 'No, no Berg, Bergo', 'Anna Bergo'],
  ['en', 'No, not Berg, Burg', 'Anna Burg'],
  ['de', 'Nein, nicht Berg, Bergl', 'Anna Bergl'],
  ['fr', 'Non, pas Berg, Bergé', 'Anna Bergé'],
])('%s: a name that is only a little other: %s', async (language, line, name) => {
  const { talk } = await readBack(language);
  const again = await talk.say(line);
  expect(again.asks).toBe('confirm');
  expect(again.text).toMatch(new RegExp(`${name}(?!\\p{L})`, 'u'));
  await talk.say({ en: 'yes', es: 'sí', fr: 'oui', de: 'ja' }[language]);
  expect(talk.records().appointments).toContainEqual(expect.objectContaining({ name }));
});

test('a second no to the same is one', async () => {
  const { talk } = await readBack('en');
  await talk.say('No, Wednesday at ten, I said!');
  const { asks } = await talk.say('No, Wednesday at ten, I said!');
  expect(asks).not.toBe('confirm');
});

test.each<[Language, string]>([
  ['en', "No, I can't do Wednesday at ten."],
  ['de', 'Nein, Mittwoch um zehn geht nicht.'],
])('%s: another hour of that day is offered, and not the same once more: %s', async (language, line) => {
  const { talk } = await readBack(language);
  const { text } = await talk.say(line);
  expect(text).toMatch(/Wednesday|Mittwoch/);
  expect(text).not.toMatch(/\b10(?: AM| Uhr)/);
});
