// What is asked in so many words to be noted, and whether something was.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import { askedIfNoted, isNotedIn } from './asks-if-noted.ts';
import { askedToNote } from './asks-to-note.ts';

test.each<[Language, string, string]>([
  [
    'en',
    'looks right, but i have two dogs, they bite sometimes, put that down. yes book it',
    'i have two dogs, they bite sometimes',
  ],
  ['en', "Yes but it's number 22, and have him text her when he's close", "have him text her when he's close"],
  ['en', 'and 9 people and a dog, can u put that in', '9 people and a dog'],
  ['en', 'We have a gate, the code is 4411. Can you note that?', 'We have a gate, the code is 4411'],
  ['en', 'please make a note that the bell is broken', 'the bell is broken'],
  ['en', 'have him call me when he is outside', 'have him call me when he is outside'],
  ['en', 'tell them to come to the back door', 'tell them to come to the back door'],
  ['es', 'que me llame cuando llegue', 'que me llame cuando llegue'],
  ['es', 'tengo dos perros, anótelo por favor', 'tengo dos perros'],
  ['es', 'anote que el timbre no funciona', 'el timbre no funciona'],
  ['fr', "j'ai deux chiens, notez-le s'il vous plaît", "j'ai deux chiens"],
  ['fr', 'notez que la sonnette ne marche pas', 'la sonnette ne marche pas'],
  ['de', 'Wir haben zwei Hunde, notieren Sie das bitte', 'Wir haben zwei Hunde'],
  ['de', 'Bitte notieren Sie, dass die Klingel kaputt ist', 'die Klingel kaputt ist'],
])('%s: %s', (language, text, note) => {
  expect(askedToNote(text, language)?.note).toBe(note);
  expect(heard(language, text, examStated)).toContainEqual({ do: 'set-reason', reason: note, isNote: true });
});

test.each<[Language, string]>([
  ['en', 'yes, put that in'],
  ['en', 'go ahead, put it down'],
  ['en', 'that works, put that in'],
  ['en', 'the ten o clock is good, put it in'],
  ['en', 'Can you put it in for Friday instead?'],
  ['en', 'put me down for nine'],
  ['en', 'Tell them to call me before they book it'],
  ['en', 'Can you text me the address?'],
  ['en', 'I wrote that down already, thanks'],
  ['en', 'Ok, I have it written down'],
  ['en', 'Have them come Friday at 10'],
  ['en', 'Ask them to come at noon'],
  ['en', 'Have the plumber come to 14 Pine Street, Bangor'],
  ['en', 'Can you have the guy call me? I have questions about the price.'],
  ['es', 'que me llame mejor el señor Rubén'],
  ['es', 'que me llame la dueña'],
  ['es', 'sí, anótelo'],
  ['es', 'apúnteme para el viernes'],
  ['fr', 'oui, notez-le'],
  ['fr', 'mettez-moi vendredi'],
  ['de', 'ja, tragen Sie das ein'],
  ['de', 'tragen Sie mich für Freitag ein'],
])('nothing to note: %s: %s', (language, text) => {
  expect(askedToNote(text, language)).toBeNull();
});

test.each<[Language, string, string]>([
  ['en', 'did u put the dogs', 'i have two dogs, they bite sometimes'],
  ['en', 'Did you get that he should text her?', "have him text her when he's close"],
  ['en', 'did u put that its in the park and 9 people', 'in the park, 9 people and a dog'],
  ['es', '¿anotó lo de los perros?', 'tengo dos perros'],
  ['fr', 'vous avez bien noté les chiens?', "j'ai deux chiens"],
  ['de', 'Haben Sie die Hunde notiert?', 'Wir haben zwei Hunde'],
])('asked, and noted: %s: %s', (language, text, note) => {
  const about = askedIfNoted(text, language);
  expect(about).not.toBeNull();
  expect(isNotedIn(about ?? '', note)).toBe(true);
  expect(isNotedIn(about ?? '', 'the bell is broken')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'did you get my number'],
  ['en', 'Did you put it in?'],
  ['en', 'did you put me with Grace?'],
  ['en', 'did you get the form I sent'],
  ['en', 'have you moved my appointment'],
  ['en', 'did you note my name right'],
  ['en', "Did you get that right, the eleven o'clock?"],
  ['en', "Have you got that it's Saturday and not Sunday?"],
  ['en', 'Did you include the tip in that price?'],
  ['en', 'Did you mention how much it costs?'],
  ['en', 'Did you mark it as paid?'],
  ['es', '¿incluyó la propina?'],
  ['fr', 'avez-vous bien noté samedi?'],
  ['de', 'Haben Sie Samstag notiert?'],
  ['es', '¿anotó mi nombre?'],
  ['fr', 'avez-vous noté mon numéro?'],
  ['de', 'Haben Sie meinen Termin notiert?'],
])('no question of a note: %s: %s', (language, text) => {
  expect(askedIfNoted(text, language)).toBeNull();
});
