// Whether the house has one such visit is asked by who wants it; what is asked of it, in the plural or of a thing stays a question.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const found = (language: Language, said: string) => heard(language, said);
const books = (language: Language, said: string) =>
  found(language, said).some((one) => one.do === 'start' && one.flow === 'book');

test.each<[Language, string]>([
  ['en', "My crown's been hurting, do you have a dental exam?"],
  ['en', 'Do you have a teeth cleaning for my son?'],
  ['en', 'do you guys have a filling appointment open'],
  ['en', 'Got a dental exam this afternoon?'],
  ['es', 'Me duele una muela, ¿tienen una limpieza dental?'],
  ['fr', "J'ai mal aux dents, vous avez un examen dentaire ?"],
  ['de', 'Mein Zahn tut weh, haben Sie eine Zahnreinigung am Freitag?'],
])('%s: wants one: %s', (language, said) => {
  expect(books(language, said)).toBe(true);
  expect(found(language, said)).toContainEqual(expect.objectContaining({ do: 'set-service' }));
});

test.each<[Language, string]>([
  ['en', 'How long is a teeth cleaning?'],
  ['en', 'Do you have teeth cleanings for dogs?'],
  ['en', 'Do you have a teeth cleaning special?'],
  ['en', 'Do you have a whitening kit?'],
  ['en', 'Do you have a crown?'],
  ['en', 'Do you have a parking lot?'],
  ['es', '¿Tienen una limpieza dental barata?'],
  ['es', '¿Cuánto dura una limpieza dental?'],
  ['fr', 'Avez-vous un examen dentaire moins cher ?'],
  ['de', 'Haben Sie eine Zahnreinigung für Hunde?'],
])('%s: only asks: %s', (language, said) => {
  expect(books(language, said)).toBe(false);
});
