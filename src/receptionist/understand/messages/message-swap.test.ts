// Words of a message that was read back are put in the place of others; what says yes, what is of the caller and what is of a visit is
// no such thing.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';
import { swapped } from './message-swap.ts';

const en = 'The four grey chairs in the hall have a scratch on the left side.';
const es = 'Las cuatro sillas grises del pasillo tienen un rayón del lado izquierdo.';
const fr = 'Les quatre chaises grises du couloir ont une rayure à gauche.';
const de = 'Die vier grauen Stühle im Flur haben links einen Kratzer.';
const bodies = { en, es, fr, de };
const readBack = (language: Language): Partial<State> => ({
  turns: 2,
  asked: 'confirm',
  lastText: 'Is that right?',
  frames: [{ flow: 'message', body: bodies[language], urgent: false, confirming: true }],
});

test.each<[Language, string, string, string]>([
  ['en', 'the right side, I mean', 'left', 'right'],
  ['en', 'sorry, I mean the right side', 'left', 'right'],
  ['en', 'wait its the right side not the left', 'left', 'right'],
  ['en', 'the right side', 'left', 'right'],
  ['en', 'make that five chairs', 'four', 'five'],
  ['en', 'put five instead of four', 'four', 'five'],
  ['en', 'change four to five please', 'four', 'five'],
  ['en', 'sorry, blue chairs, not grey', 'grey', 'blue'],
  ['en', 'better write brown instead of grey', 'grey', 'brown'],
  ['en', 'instead of the hall, the attic', 'the hall', 'the attic'],
  ['es', 'ponga mejor cinco sillas', 'cuatro', 'cinco'],
  ['es', 'cambie cuatro por cinco', 'cuatro', 'cinco'],
  ['es', 'espere, es el lado derecho, no el izquierdo', 'lado izquierdo', 'lado derecho'],
  ['es', 'digo, del lado derecho', 'izquierdo', 'derecho'],
  ['fr', 'mettez plutôt cinq chaises', 'quatre', 'cinq'],
  ['fr', 'remplacez quatre par cinq', 'quatre', 'cinq'],
  ['fr', "attendez c'est à droite, pas à gauche", 'gauche', 'droite'],
  ['fr', 'je veux dire à droite', 'gauche', 'droite'],
  ['de', 'schreiben Sie lieber fünf', 'vier', 'fünf'],
  ['de', 'fünf statt vier bitte', 'vier', 'fünf'],
  ['de', 'machen Sie aus vier fünf', 'vier', 'fünf'],
  ['de', 'halt, rechts, nicht links', 'links', 'rechts'],
  ['de', 'ich mein rechts', 'links', 'rechts'],
])('%s: %s', (language, text, wrong, right) => {
  const body = bodies[language].replace(wrong, right);
  expect(heard(language, text, readBack(language))).toEqual([{ do: 'set-message', body }]);
});

test('what is meant and stands for nothing of its kind is read back with the rest', () => {
  expect(heard('en', 'the ones by the window I mean', readBack('en'))).toEqual([
    { do: 'set-message', body: `${en} the ones by the window` },
  ]);
  expect(heard('de', 'die an der Wand meine ich', readBack('de'))).toEqual([
    { do: 'set-message', body: `${de} die an der Wand` },
  ]);
  expect(heard('en', 'I mean the ones upstairs', readBack('en'))).toEqual([
    { do: 'set-message', body: `${en} the ones upstairs` },
  ]);
});

test.each(['right, not left', 'no, right not left', 'right instead of left'])('%s is of a side', (line) => {
  expect(swapped('The left bracket broke.', line, 'en')).toBe('The right bracket broke.');
});

test('a side is put in the place of the other beside "I left"', () => {
  const body = 'I left my keys in the left drawer.';
  expect(swapped(body, 'I mean the right drawer', 'en')).toBe('I left my keys in the right drawer.');
  expect(swapped(body, 'sorry, the right drawer', 'en')).toBe('I left my keys in the right drawer.');
  expect(swapped(body, 'the right drawer, not the left', 'en')).toBe('I left my keys in the right drawer.');
});

test.each<[Language, string]>([
  ['en', 'Yes, I mean it, send it'],
  ['en', 'I mean, sure, why not'],
  ['en', 'well I mean yes'],
  ['en', 'yes, right, the left side'],
  ['en', 'right on, I mean perfect'],
  ['en', 'yes, change my phone number to 505 555 0199'],
  ['en', 'change my appointment to Friday'],
  ['es', 'sí, digo, está bien'],
  ['es', 'sí, digo que sí'],
  ['fr', "oui, je veux dire c'est bon"],
  ['fr', 'plutôt oui'],
  ['de', 'ja, ich mein das ernst'],
  ['de', 'ich mein ja'],
  ['de', 'lieber ja'],
  ['en', 'exactly what I mean'],
  ['en', 'that is just what I meant'],
  ['en', 'sounds right I mean'],
  ['en', 'yup, that I mean'],
  ['es', 'eso es lo que digo'],
  ['es', 'así es como digo'],
  ['es', 'exacto, lo que quise decir'],
  ['fr', 'voilà ce que je voulais dire'],
  ['de', 'genau das meine ich'],
  ['de', 'ja so meinte ich'],
])('%s: puts nothing in the place of anything: %s', (language, text) => {
  expect(heard(language, text, readBack(language)).some((one) => one.do === 'set-message')).toBe(false);
});

test.each<[string, string]>([
  ['The crown on the left and the bridge on the right.', 'I mean the left'],
  ['Call me tomorrow', "I'll be there Friday, not tomorrow"],
  ['Call me at noon', 'at one, not at two'],
  ['I left my keys in your office.', 'Right.'],
  ['I left my keys in your office.', 'right, thank you'],
  ['I left my keys in your office.', 'right I mean'],
  ['I left my keys in your office.', 'all right'],
  ['I left my keys in your office.', 'right, not left'],
  ['The left bracket broke.', 'Right.'],
  ['The left bracket broke.', 'the right message'],
  ['The left bracket broke.', 'I mean right away'],
])('%s stays where %s is said', (body, line) => {
  expect(swapped(body, line, 'en')).toBeNull();
});

const told = {
  en: 'I left my blue folder and four receipts in the left drawer, and I can come by on Tuesday morning.',
  es: 'Dejé mi carpeta azul y cuatro recibos en el cajón izquierdo, y puedo pasar el martes.',
  fr: "J'ai laissé mon dossier bleu et quatre reçus dans le tiroir de gauche, et je peux passer mardi.",
  de: 'Ich habe meinen blauen Ordner in der linken Schublade gelassen, und ich kann am Dienstag kommen.',
};

test.each<[Language, string]>([
  ['fr', "n'oubliez pas le dossier"],
  ['fr', 'surtout pas mardi'],
  ['fr', 'je peux pas mardi'],
  ['fr', "c'est pas le dossier"],
  ['fr', 'la clé marche pas dans le tiroir de gauche'],
  ['en', 'definitely not Tuesday'],
  ['en', 'just not on Tuesday'],
  ['en', 'why not Tuesday'],
  ['en', 'maybe not Tuesday'],
  ['en', 'The key is not in the left drawer'],
  ['en', "that's not the left drawer"],
  ['en', 'not in the left drawer, I checked'],
  ['en', 'not Tuesday, please'],
  ['es', 'mejor no el martes'],
  ['es', 'por favor, no el martes'],
  ['es', 'la llave no está en el cajón izquierdo'],
  ['de', 'auf keinen Fall nicht Dienstag'],
  ['de', 'bitte nicht am Dienstag'],
  ['de', 'Der Schlüssel liegt nicht in der linken Schublade'],
  ['en', 'Monday works too'],
  ['en', 'tomorrow works'],
  ['en', 'or Wednesday'],
  ['en', 'Monday is good'],
  ['en', 'make it five stars'],
  ['en', 'No, two folders'],
  ['en', 'Wednesday afternoon'],
  ['es', 'el lunes también'],
  ['es', 'o el lunes'],
  ['fr', 'lundi ça va'],
  ['fr', 'lundi aussi'],
  ['de', 'Montag geht auch'],
  ['de', 'oder Montag'],
])('%s: %s stands for nothing', (language, line) => {
  expect(swapped(told[language], line, language)).toBeNull();
});

test.each<[Language, string, string, string]>([
  ['en', 'Friday not Tuesday', 'Tuesday', 'Friday'],
  ['en', 'the red folder, not the blue folder', 'blue folder', 'red folder'],
  ['en', 'not Tuesday, Wednesday', 'Tuesday', 'Wednesday'],
  ['en', 'on Friday, not on Tuesday', 'Tuesday', 'Friday'],
  ['en', 'my hat, not my blue folder', 'blue folder', 'hat'],
  ['de', 'am Mittwoch, nicht am Dienstag', 'Dienstag', 'Mittwoch'],
  ['en', 'five, not four', 'four', 'five'],
  ['en', 'make that five receipts', 'four', 'five'],
  ['en', 'make that Monday', 'Tuesday', 'Monday'],
  ['en', 'Monday morning', 'Tuesday', 'Monday'],
  ['en', 'Wednesday, I mean', 'Tuesday', 'Wednesday'],
  ['es', 'mejor el lunes', 'martes', 'lunes'],
  ['de', 'lieber Montag', 'Dienstag', 'Montag'],
  ['es', 'el jueves, no el martes', 'martes', 'jueves'],
  ['fr', 'jeudi pas mardi', 'mardi', 'jeudi'],
  ['fr', 'cinq, pas quatre', 'quatre', 'cinq'],
  ['de', 'Mittwoch, nicht Dienstag', 'Dienstag', 'Mittwoch'],
])('%s: %s', (language, line, wrong, right) => {
  expect(swapped(told[language], line, language)).toBe(told[language].replace(wrong, right));
});
