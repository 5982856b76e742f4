// Who refuses a visit and wishes for something else in the same breath is heard by the team; who only asks or refuses is not passed on.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const offered: Partial<State> = {
  turns: 1,
  asked: 'time',
  concern: 'I need whitening gel',
  frames: [{ flow: 'book', service: 'Teeth cleaning', times: [] }],
};
const bodies = (language: Language, text: string) =>
  heard(language, text, offered).flatMap((one) => (one.do === 'set-message' ? one.body : []));

test.each<[Language, string]>([
  ['en', "no I don't want an appointment, I just want to order two tubes of the gel"],
  ['en', "I don't need an appointment, I only need to drop off some papers"],
  ['es', 'no quiero cita, solo quiero encargar dos tubos del gel'],
  ['fr', 'pas de rendez-vous, je veux juste commander deux tubes de gel'],
  ['de', 'ich brauche keinen Termin, ich will nur zwei Tuben Gel bestellen'],
])('%s: %s', (language, text) => {
  expect(bodies(language, text)).toEqual([`I need whitening gel – ${text}`]);
});

test.each<[Language, string]>([
  ['en', "I don't want an appointment, I just want to know the price"],
  ['en', 'no appointment, I just want to talk to somebody'],
  ['en', "I don't want an appointment"],
  ['en', "I don't want that appointment, I just want it later"],
  ['es', 'no quiero cita, solo quiero saber el precio'],
  ['de', 'keinen Termin, ich will nur wissen was das kostet'],
  ['fr', 'pas de rendez-vous, je veux juste savoir le prix'],
])('no message, %s: %s', (language, text) => {
  expect(bodies(language, text)).toEqual([]);
});
