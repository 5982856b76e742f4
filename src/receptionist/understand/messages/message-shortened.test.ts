// What is to go is taken out of a message that was read back, and what is to stay alone is left; a yes with a "without" in it does neither.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { shortened } from './message-shortened.ts';

const bodies: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['The four grey chairs have a scratch.', 'The key is with the neighbour.'],
  es: ['Las cuatro sillas tienen un rayón.', 'La llave la tiene el vecino.'],
  fr: ['Les quatre chaises ont une rayure.', 'La clé est chez le voisin.'],
  de: ['Die vier Stühle haben einen Kratzer.', 'Der Schlüssel ist beim Nachbarn.'],
};

test.each<[Language, string]>([
  ['en', 'leave out the bit about the key'],
  ['en', 'take out the key part'],
  ['en', 'no, without the neighbour'],
  ['en', 'skip the second sentence'],
  ['en', 'just the first sentence please'],
  ['en', "drop the part with the key, they don't need that"],
  ['es', 'quite lo de la llave'],
  ['es', 'sin lo del vecino'],
  ['es', 'nada más la primera frase'],
  ['fr', 'enlevez la partie sur la clé'],
  ['fr', 'ne mettez pas le truc de la clé'],
  ['fr', 'juste la première phrase'],
  ['de', 'lassen Sie das mit dem Schlüssel weg'],
  ['de', 'ohne den Nachbarn'],
  ['de', 'nur den ersten Satz bitte'],
])('%s: the first sentence stays: %s', (language, line) => {
  expect(shortened(bodies[language].join(' '), line, language)).toBe(bodies[language][0]);
});

test.each<[Language, string]>([
  ['en', 'only the part about the key'],
  ['es', 'solo la parte de la llave'],
  ['fr', 'seulement la partie sur la clé'],
  ['de', 'nur das mit dem Schlüssel'],
])('%s: the second sentence stays: %s', (language, line) => {
  expect(shortened(bodies[language].join(' '), line, language)).toBe(bodies[language][1]);
});

test.each<[Language, string, string]>([
  ['en', 'just say call me back', 'Call me back'],
  ['en', 'no, just say call me back', 'Call me back'],
  ['es', 'solo diga que la llave la tiene el vecino', 'La llave la tiene el vecino'],
  ['fr', 'dites juste que la clé est chez le voisin', 'La clé est chez le voisin'],
  ['en', "just tell him I'll call at noon", "I'll call at noon"],
  ['en', 'just put that the key is lost', 'The key is lost'],
  ['es', 'solo ponga llámeme mañana', 'Llámeme mañana'],
  ['fr', 'dites-lui simplement de me rappeler', 'De me rappeler'],
  ['de', 'sagen Sie ihm nur, dass der Schlüssel fehlt', 'Der Schlüssel fehlt'],
])('%s: the whole is said anew: %s', (language, line, body) => {
  expect(shortened(bodies[language].join(' '), line, language)).toBe(body);
});

test('one clause of a single sentence is left out, and what names two of them is not', () => {
  const body = 'My crown fell out on the left side and I will call tomorrow.';
  expect(shortened(body, 'leave out the bit about calling tomorrow', 'en')).toBe('My crown fell out on the left side.');
  expect(shortened('The key is lost. A key is here.', 'leave out the key', 'en')).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'yes, without delay'],
  ['en', 'just say it like that'],
  ['en', "just say it's urgent"],
  ['en', 'yes, only him please'],
  ['en', 'no, just tell him that it leaks again'],
  ['de', 'nein, sagen Sie nur dass es eilt'],
  ['en', 'just tell him before noon'],
  ['en', 'just tell him what I told you'],
  ['en', 'just put my number on it'],
  ['en', 'just write that down for him please'],
  ['en', 'just tell them everything'],
  ['en', 'just tell her in person'],
  ['en', 'just say who called'],
  ['es', 'Solo dígale lo que dije'],
  ['es', 'solo dígale hoy mismo'],
  ['es', 'solo ponga mi número'],
  ['fr', 'Dites-lui simplement avant midi'],
  ['fr', "dites juste tout ce que j'ai dit"],
  ['de', 'Sagen Sie ihm einfach heute noch Bescheid'],
  ['de', 'sagen Sie ihm einfach alles'],
  ['en', 'skip the booking'],
  ['en', "don't send it"],
  ['es', 'sin duda, sí'],
  ['es', 'solo diga gracias'],
  ['fr', 'sans problème'],
  ['fr', 'juste comme ça'],
  ['de', 'ohne Probleme, ja'],
  ['de', 'nur zu'],
  ['de', 'lassen Sie es'],
])('%s: nothing is left out: %s', (language, line) => {
  expect(shortened(bodies[language].join(' '), line, language)).toBeNull();
});

const told = {
  en: 'Can you give Karl a message? This is Paula Wirth. I left my blue folder and four receipts in the left drawer, and I can come by on Tuesday morning.',
  es: '¿Le puede dejar un recado a Rubén? Soy Paula. Dejé mi carpeta azul y cuatro recibos en el cajón, y puedo pasar el martes.',
  fr: "Pouvez-vous laisser un message à Colette? C'est Paule. J'ai laissé mon dossier bleu et quatre reçus dans le tiroir, et je peux passer mardi.",
  de: 'Können Sie Karl etwas ausrichten? Hier ist Paula. Ich habe meinen Ordner und vier Belege in der Schublade gelassen, und ich kann am Dienstag kommen.',
};

test.each<[Language, string]>([
  ['en', 'without fail on Tuesday'],
  ['en', "without the blue folder I can't file"],
  ['en', 'please take out the folder and put it on the desk'],
  ['en', 'take the folder out of the drawer'],
  ['en', 'please take out the folder'],
  ['en', 'remove the blue folder'],
  ['es', 'saque la carpeta azul'],
  ['fr', 'retirez le dossier bleu'],
  ['de', 'nehmen Sie den Ordner raus'],
  ['en', 'drop by Tuesday'],
  ['en', "skip Tuesday morning, I'll come Wednesday"],
  ['en', 'drop me a line'],
  ['en', 'Just the folder part is urgent'],
  ['en', 'only the drawer bit should stay private'],
  ['es', 'solo la parte de la carpeta es urgente'],
  ['de', 'nur das mit dem Ordner ist dringend'],
  ['en', 'without question'],
  ['de', 'ohne Probleme, Dienstag passt'],
  ['de', 'Lassen Sie die Belege nicht weg'],
  ['de', 'löschen Sie bitte meine Nummer danach'],
  ['de', 'ohne den Ordner kann ich nicht arbeiten'],
  ['es', 'sin falta el martes'],
  ['es', 'Sin la carpeta no puedo trabajar'],
  ['fr', 'sans faute mardi'],
  ['fr', 'sans le dossier je ne peux pas travailler'],
])('%s: nothing is cut of what is told: %s', (language, line) => {
  expect(shortened(`${told[language]} ${bodies[language][0]}`, line, language)).toBeNull();
});

test.each<[Language, string, RegExp]>([
  ['en', 'leave out the part about Tuesday', /Tuesday/],
  ['es', 'quite lo del martes', /martes/],
  ['fr', 'enlevez la partie sur mardi', /mardi/],
  ['de', 'lassen Sie das mit Dienstag weg', /Dienstag/],
])('%s: what is told beside it stays: %s', (language, line, gone) => {
  expect(shortened(`${told[language]} ${bodies[language][0]}`, line, language)).not.toMatch(gone);
});
