// The day on which a key, a car or an order is left or fetched is no time to come at.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { examStated, heard } from '../../../../tests/support/heard.ts';

const wishes = (language: Language, text: string, state = {}) =>
  heard(language, text, { language, ...state }).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));

test.each<[Language, string]>([
  ['en', 'yes. and can I drop the keys off the night before?'],
  ['en', 'Yes. Can I leave the car Wednesday night?'],
  ['en', 'Yes. Can I pick it up on Friday?'],
  ['es', 'sí, ¿y puedo dejar la llave la noche antes?'],
  ['es', 'Sí. ¿Puedo dejar el coche el miércoles por la noche?'],
  ['fr', 'oui. et je peux laisser la clé la veille au soir?'],
  ['fr', 'Oui. Et je voudrais savoir, je peux laisser la voiture mercredi soir?'],
  ['de', 'Ja, und kann ich den Schlüssel am Vorabend einwerfen?'],
  ['de', 'Ja. Kann ich das Auto Mittwochabend schon hinstellen?'],
])('%s: “%s” asks, and wishes for no time', (language, text) => {
  const commands = heard(language, text, { ...examStated, language });
  expect(commands.map((one) => one.do).toSorted()).toEqual(['affirm', 'ask']);
});

test.each<[Language, string, string]>([
  ['en', 'Friday at 2 please, and can I leave the car Thursday night?', '14:00'],
  ['fr', 'Je peux laisser la voiture la veille au soir ? Sinon vendredi vers 14 h.', '14:00'],
  ['de', 'Freitag um 14 Uhr, und kann ich den Schlüssel Donnerstagabend einwerfen?', '14:00'],
  ['de', '10 uhr passt, 2 räder für uns', '10:00'],
  ['de', '10 Uhr bitte, 3 Personen', '10:00'],
  ['de', '10 Uhr passt, 4 Reifen habe ich dabei', '10:00'],
])('%s: “%s” wishes for one hour', (language, text, time) => {
  const state = { asked: 'time', turns: 2, frames: [{ flow: 'book', service: 'Dental exam', times: [] }] };
  expect(wishes(language, text, state).flatMap((one) => one.time ?? [])).toEqual([time]);
});

test.each<[string, string]>([
  ['10 Uhr ist mir zu früh, 15 wär besser', '15:00'],
  ['10 Uhr ist zu früh, 11 reicht', '11:00'],
  ['10 Uhr ist zu früh, 11 schaffe ich', '11:00'],
  ['10 uhr ist zu früh, 11 reicht', '11:00'],
])('“%s” wishes for the later hour', (text, time) => {
  const state = { asked: 'time', turns: 2, frames: [{ flow: 'book', service: 'Dental exam', times: [] }] };
  expect(wishes('de', text, state)).toContainEqual(expect.objectContaining({ time }));
});

test.each<[Language, string]>([
  ['en', 'Can I drop the car off Thursday at 8?'],
  ['en', 'Can I bring the keys in on Thursday?'],
  ['en', 'Can I come Thursday evening?'],
  ['en', 'I could leave work Thursday at four and be there by five'],
  ['es', '¿Puedo dejar el coche el jueves a las 8?'],
  ['fr', 'Je peux déposer la voiture jeudi à 8 h ?'],
  ['de', 'Kann ich das Auto Donnerstag um 8 hinstellen?'],
  ['de', 'Um 10 Uhr passt, 2 geht auch'],
  ['de', '10 Uhr, oder 2 Uhr'],
])('%s: “%s” wishes for a time as before', (language, text) => {
  const state = { asked: 'time', turns: 2, frames: [{ flow: 'book', service: 'Dental exam', times: [] }] };
  expect(wishes(language, text, state).length).toBeGreaterThan(0);
});

test.each<[Language, string]>([
  ['en', 'Yes, but can I drop it off at 10 instead?'],
  ['en', 'Could I drop the car off on Friday instead?'],
  ['es', '¿Mejor puedo dejar el coche el viernes?'],
  ['de', 'Kann ich das Auto lieber am Freitag abend abgeben?'],
])('%s: “%s” puts another time in place of what was stated', (language, text) => {
  expect(wishes(language, text, examStated).length).toBeGreaterThan(0);
});
