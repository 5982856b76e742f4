// What callers say that they are is no name, typed without capitals too; and what they are called is one.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { nameIn } from './details.ts';

test.each<[Language, string]>([
  ['es', 'soy alérgica'],
  ['es', 'soy alérgico al látex'],
  ['es', 'soy nueva'],
  ['es', 'soy vecina de ustedes'],
  ['es', 'Soy de Madrid'],
  ['es', 'estoy embarazada'],
  ['es', 'habla inglés'],
  ['es', 'me llamo igual que antes'],
  ['fr', 'je suis malade'],
  ['fr', 'je suis enceinte'],
  ['fr', "c'est dommage"],
  ['fr', 'je suis locataire'],
  ['de', 'ich bin zuhause'],
  ['de', 'Ich bin Rentner'],
  ['de', 'ich bin allergisch'],
  ['de', 'hier ist niemand'],
  ['de', 'hier tropft es'],
  ['en', "i'm retired"],
  ['en', 'im diabetic'],
  ['en', "I'm from Denver"],
])('%s: “%s” names nobody', (language, text) => {
  expect(nameIn(text, language, true)).toBeNull();
  expect(nameIn(text, language, false)).toBeNull();
});

test.each<[Language, string, string]>([
  ['es', 'soy marta ruiz', 'Marta Ruiz'],
  ['es', 'soy marta', 'Marta'],
  ['es', 'mi nombre es lupe hernández', 'Lupe Hernández'],
  ['es', 'hola mi nombre es lupe hernández y quiero una limpieza', 'Lupe Hernández'],
  ['es', 'aquí marta ruiz', 'Marta Ruiz'],
  ['es', 'soy alérgica, marta ruiz', 'Marta Ruiz'],
  ['es', 'Soy María de la Cruz', 'María de la Cruz'],
  ['fr', "je m'appelle odile petit", 'Odile Petit'],
  ['fr', 'mon nom est karim benali et je voudrais un examen', 'Karim Benali'],
  ['fr', 'ici odile petit', 'Odile Petit'],
  ['fr', "moi c'est claire", 'Claire'],
  ['de', 'hier lukas wenger', 'Lukas Wenger'],
  ['de', 'lukas wenger hier', 'Lukas Wenger'],
  ['de', 'ich bin die sabine groß', 'Sabine Groß'],
  ['de', 'Ich bin Lukas', 'Lukas'],
  ['en', "i'm deepak patel", 'Deepak Patel'],
  ['en', "i'm lupe", 'Lupe'],
])('%s: “%s” is %s', (language, text, name) => {
  expect(nameIn(text, language, true)).toMatchObject({ name });
  expect(nameIn(text, language, false)).toMatchObject({ name });
});

test.each<[Language, string, string]>([
  ['es', 'soy yuritzi tzompantli', 'Yuritzi Tzompantli'],
  ['es', 'soy xiomarita quispe', 'Xiomarita Quispe'],
  ['es', 'Soy del Río Campos', 'del Río Campos'],
  ['fr', 'je suis maëlys quéméneur', 'Maëlys Quéméneur'],
  ['fr', "moi c'est nolwenn kervella", 'Nolwenn Kervella'],
  ['en', "i'm zikora nwabueze", 'Zikora Nwabueze'],
])('%s: asked for a name, “%s” is %s', (language, text, name) => {
  expect(nameIn(text, language, true)).toMatchObject({ name });
});

test.each<[Language, string, string]>([
  ['es', 'soy yunuen', 'Yunuen'],
  ['fr', 'je suis nolwenn', 'Nolwenn'],
  ['en', "it's zikora", 'Zikora'],
  ['de', 'Ich bin Sedlmayr', 'Sedlmayr'],
])('%s: asked for one once more, “%s” is %s', (language, text, name) => {
  expect(nameIn(text, language, true, true)).toMatchObject({ name });
});

test.each<[Language, string]>([
  ['en', "i'm severely allergic"],
  ['en', "i'm very sick"],
  ['es', 'Soy del Bronx'],
  ['es', 'soy muy alérgica'],
  ['es', 'Soy de Nueva York'],
  ['fr', 'je suis très malade'],
  ['fr', 'je suis gravement malade'],
  ['de', 'ich bin schwer krank'],
])('%s: asked for a name, “%s” names nobody', (language, text) => {
  expect(nameIn(text, language, true)).toBeNull();
});

test('“call me back” is no name that was told', () =>
  expect(nameIn('have someone call me back', 'en', false)).toBeNull());
