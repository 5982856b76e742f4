// What is done to an "it" is done to the thing that was named before: who does just that to it is meant, and not who only does that.
import { expect, test } from 'vitest';
import { matchNames } from './match.ts';
import type { Language } from './text.ts';

const services = ['Oil change', 'Brake inspection', 'Diagnostics', 'Battery replacement'].map((name) => ({ name }));
const meant = (text: string, language: Language) => matchNames(text, services, language).map(({ name }) => name);

test.each<[Language, string]>([
  ['en', 'My brakes squeal. Could somebody inspect them on Monday?'],
  ['en', "it's about the brakes, it's just a check-up"],
  ['es', 'me rechinan los frenos, ¿me los pueden revisar mañana?'],
  ['es', 'los frenos suenan raro, quisiera revisarlos'],
  ['es', 'quisiera que me vean los frenos, es solo una revisión'],
  ['fr', 'mes freins grincent, vous pourriez les vérifier ?'],
  ['fr', "ce sont les freins, c'est juste un contrôle"],
  ['de', 'meine Bremsen quietschen, können Sie die mal bei Gelegenheit prüfen?'],
])('%s: %s', (language, text) => {
  expect(meant(text, language)).toEqual(['Brake inspection']);
});

test.each<[Language, string]>([
  ['en', 'the car makes a noise, could somebody inspect it?'],
  ['es', 'el carro hace un ruido, ¿lo pueden revisar?'],
])('of a thing that nobody of the house is for, %s: %s', (language, text) => {
  expect(meant(text, language)).toEqual(['Diagnostics']);
});

test('the whole of what is done goes before its verb alone', () => {
  const garage = [
    { name: 'Diagnóstico' },
    { name: 'Inspección precompra', aka: ['revisar un carro antes de comprarlo'] },
    { name: 'Afinación' },
  ];
  const [first, ...others] = matchNames('quiero que me revisen un Corolla antes de comprarlo', garage, 'es');
  expect([first?.name, others]).toEqual(['Inspección precompra', []]);
  expect(matchNames('quiero que me lo revisen', garage, 'es').map(({ name }) => name)).toContain('Diagnóstico');
});

const roofer = [{ name: 'Roof repair' }, { name: 'Roof inspection' }, { name: 'Gutter cleaning' }];
const garage = [{ name: 'Brake job', aka: ['brake pads', 'new brakes'] }, { name: 'Brake inspection' }];
const first = (text: string, language: Language, among: readonly { name: string }[]) =>
  matchNames(text, among, language)[0]?.name;

test.each<[Language, string, readonly { name: string }[], string]>([
  ['es', 'los frenos me chillan desde hace una semana. ¿Me los pueden revisar el jueves?', garage, 'Brake inspection'],
  ['en', 'It is about my roof. Can you inspect it on Friday?', roofer, 'Roof inspection'],
  ['fr', 'mes freins font un drôle de truc, pouvez-vous les vérifier ?', garage, 'Brake inspection'],
  ['de', 'Mit den Bremsen ist etwas. Könnten Sie die mal prüfen?', garage, 'Brake inspection'],
  // What is to be done otherwise, or to another thing, decides nothing.
  ['en', 'My roof has a hole. Can you repair it on Friday?', roofer, 'Roof repair'],
  ['en', 'I need new brakes on Friday', garage, 'Brake job'],
  ['es', 'los frenos', garage, 'Brake job'],
])('who does just that to it, %s: %s', (language, text, among, name) => {
  expect(first(text, language, among)).toBe(name);
});
