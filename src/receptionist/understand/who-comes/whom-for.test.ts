// Whom a visit is for, by the full name behind whose they are; what is told of them is asked of nobody.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import { namedForWhom } from './whom-for.ts';

test.each<[Language, string, string]>([
  ['en', "I'd like to book an exam for my mother, Evelyn Thorpe", 'Evelyn Thorpe'],
  ['en', 'I am writing on behalf of my mother, Evelyn Thorpe, who does not use e-mail.', 'Evelyn Thorpe'],
  ['en', 'an exam for my elderly father named Jan van der Berg please', 'Jan van der Berg'],
  ['es', 'Quiero una revisión para mi mamá, Rosa Medina Cruz', 'Rosa Medina Cruz'],
  ['fr', "J'aimerais un examen pour ma mère, Lucie Roy", 'Lucie Roy'],
  ['de', 'Ich hätte gern einen Termin für meine Mutter, Annegret Zoller', 'Annegret Zoller'],
])('the visit is for whoever is named behind whose they are: %s: %s', (language, text, name) => {
  expect(namedForWhom(text, language)).toBe(name);
  expect(heard(language, text)).toContainEqual({ do: 'set-name', name, sure: 0.9 });
});

test.each<[Language, string]>([
  ['en', 'an exam for my son Leo'],
  ['en', 'an exam for my mother, Thursday at Ten'],
  ['en', 'I know Evelyn Thorpe'],
])('a first name, a day or another name is none: %s: %s', (language, text) => {
  expect(namedForWhom(text, language) ?? '').not.toMatch(/Leo|Evelyn/);
});

test('whoever says their own name too is the one who is called so', () => {
  expect(heard('en', "I'm Rosa Diaz, I want an exam for my son, Leo Diaz")).toContainEqual(
    expect.objectContaining({ do: 'set-name', name: 'Rosa Diaz' }),
  );
});

test.each<[Language, string]>([
  ['en', 'I am writing for my mother, who does not use e-mail. She would like an exam on Thursday.'],
  ['es', 'Escribo por mi mamá, que no usa correo. Quiere una revisión el jueves.'],
  ['fr', "J'écris pour ma mère, qui n'utilise pas le courriel. Elle voudrait un examen jeudi."],
])('what is told of them is no question: %s: %s', (language, text) => {
  const hard = heard(language, text).filter((one) => one.do === 'ask' && !one.soft);
  expect(hard).toEqual([]);
});

test('with a question mark it asks', () => {
  expect(heard('en', 'I need an exam for my dad, who can do it?')).toContainEqual(
    expect.objectContaining({ do: 'ask' }),
  );
});

test.each<[Language, string]>([
  ['en', "I'd like to get my son's teeth cleaned"],
  ['en', "could you clean my daughter's teeth on Thursday?"],
  ['es', 'Quiero una limpieza a mi hijo'],
])('whose teeth they are is whom it is for: %s: %s', (language, text) =>
  expect(heard(language, text)).toContainEqual({ do: 'for-other', whose: 'other' }),
);

test.each<[Language, string, string]>([
  ['en', 'My sister Julia Reed needs an exam on Thursday', 'Julia Reed'],
  ['en', "My sister's name is Julia Reed and she'd like a cleaning", 'Julia Reed'],
  ['en', 'My mother Ruth Hale needs to be seen on Friday for an exam', 'Ruth Hale'],
  ['en', 'My son Leo Marsh wants to come in for a cleaning', 'Leo Marsh'],
  ['en', 'My mother Ruth Hale needs a cleaning, Thursday please', 'Ruth Hale'],
  ['es', 'Mi hermana Julia Ruiz quiere venir a una limpieza', 'Julia Ruiz'],
  ['de', 'Meine Frau Julia Weber möchte gern eine Zahnreinigung', 'Julia Weber'],
  ['es', 'Mi hermana Julia Ruiz necesita una limpieza', 'Julia Ruiz'],
  ['fr', "Ma sœur s'appelle Julie Petit et voudrait un détartrage", 'Julie Petit'],
  ['de', 'Meine Schwester Julia Wenger braucht eine Zahnreinigung', 'Julia Wenger'],
  ['de', 'Einen Termin für meine Mutter Annegret Weiß bitte, eine Untersuchung', 'Annegret Weiß'],
])('whoever of their kin wishes for a visit is whom it is for, %s: %s', (language, text, name) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual({ do: 'set-name', name, sure: 0.9 });
  expect(commands).toContainEqual({ do: 'for-other', whose: 'other' });
});

test.each<[Language, string]>([
  ['en', 'my son Leo needs a cleaning'],
  ['de', 'Mein Sohn Jonas braucht eine Zahnreinigung'],
  ['de', 'Für meinen Sohn Jonas Freitag um zehn eine Untersuchung'],
])('by their first name alone it is for them, and their name is asked for: %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual({ do: 'for-other', whose: 'other' });
  expect(commands.some((one) => one.do === 'set-name')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'My sister Julia Reed told me to call, I want a cleaning'],
  ['en', 'Julia Reed is my sister and she recommended you, I need a cleaning'],
  ['en', 'My boss is Carl Weber, I need a cleaning'],
  ['en', 'My sister Julia Reed wants to know if you do nails. I want a cleaning'],
  ['en', "My daughter Mia Bell needs to be at school by 9, so I'd like my cleaning Friday at 10"],
  ['en', 'My mother Ruth Hale needs a ride that day, so can I book my cleaning Friday at 10?'],
  ['es', 'Mi hermana Julia quiere saber si atienden domingos. Quiero una limpieza el viernes a las 11'],
  ['fr', 'Ma sœur Julia Roy veut savoir si vous ouvrez lundi. Je voudrais un détartrage vendredi'],
  ['de', 'Meine Frau Julia Weber möchte wissen, ob Sie Kassen nehmen. Ich hätte gern eine Zahnreinigung'],
  ['de', 'Mein Sohn Jonas Weber braucht mich um neun, ich hätte gern eine Zahnreinigung am Donnerstag'],
  ['es', 'Mi hermana se llama Julia Ruiz y me habló de ustedes, quiero una limpieza'],
  ['fr', 'Julie Petit est ma sœur, je voudrais un détartrage'],
  ['de', 'Meine Schwester heißt Julia Wenger und kommt auch zu Ihnen, ich brauche eine Zahnreinigung'],
])('of whom it is only told, it is not for them, and they do not call: %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands.some((one) => one.do === 'set-name' || one.do === 'for-other')).toBe(false);
});
