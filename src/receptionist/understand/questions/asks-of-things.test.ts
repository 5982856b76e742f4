// What asks how it is with a thing, or how the house goes about it, is a question; a wish for a visit or a call stays one.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const services: Readonly<Record<Language, readonly string[]>> = {
  en: ['Vaccination', 'Family session', 'Tune-up'],
  es: ['Vacunación', 'Sesión familiar', 'Afinación'],
  fr: ['Vaccination', 'Séance famille', 'Révision complète'],
  de: ['Impfung', 'Klavierunterricht', 'Familienshooting'],
};
const heard = (language: Language, text: string) => {
  const business = {
    ...dental,
    languages: [language],
    staff: undefined,
    services: services[language].map((name) => ({ name, minutes: 30 })),
  };
  const turn = { text, channel: 'chat', business, from: {}, now: '2026-11-16T10:15:00-06:00' };
  return understandNow({ turn, business, state: freshState(language) } as never).commands;
};
const flowsOf = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'start' ? one.flow : one.do === 'person' ? 'person' : []));
const asks = (language: Language, text: string) => heard(language, text).some((one) => one.do === 'ask');

test.each<[Language, string]>([
  ['en', 'Do you have the shingles vaccine in stock right now?'],
  ['es', '¿Tienen la vacuna de la gripe en existencia?'],
  ['fr', 'Vous avez le vaccin en stock ?'],
  ['de', 'Haben Sie den Impfstoff auf Lager?'],
  ['de', "Muss es gleich ein richtiges Klavier sein, oder tut's ein Keyboard?"],
  ['de', 'Reicht ein Keyboard für den Klavierunterricht?'],
  ['fr', "J'ai acheté mon vélo chez vous, la première révision je la paie ?"],
  ['fr', "On aimerait que le chat soit sur la photo, d'accord ?"],
  ['es', 'Queremos que el perro salga en la foto, ¿está bien?'],
  ['en', 'Do you call me before you put in parts?'],
  ['en', "Do you guys text when you're on the way?"],
  ['es', '¿Me avisan antes de poner piezas?'],
  ['fr', "Vous m'appelez avant de changer une pièce ?"],
  ['de', 'Rufen Sie mich vorher an, bevor Sie Teile einbauen?'],
  ['en', "I'll be with my son in Utah, can the doctor talk to me on camera from there?"],
  ['en', 'Could the therapist see me over video from Kansas?'],
  ['fr', 'Le médecin peut me voir en visio depuis la France ?'],
])('asks, %s: %s', (language, text) => {
  expect(asks(language, text)).toBe(true);
  expect(flowsOf(language, text)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'Can I get the shingles vaccination this week?', 'book'],
  ['en', 'Do you have a vaccination appointment available tomorrow?', 'book'],
  ['en', "We'd love a family session on Saturday, is that okay?", 'book'],
  ['fr', "J'aimerais une séance famille samedi, d'accord ?", 'book'],
  ['fr', 'On voudrait une révision complète jeudi à 10 h, ça va ?', 'book'],
  ['es', 'Quisiera una sesión familiar el sábado, ¿está bien?', 'book'],
  ['de', 'Ich hätte gern Klavierunterricht am Mittwoch, geht das?', 'book'],
  ['en', 'Can you call me back?', 'message'],
  ['en', 'Could you call me when you have a minute?', 'message'],
  ['en', 'Will you ring me before you start on my crown?', 'message'],
  ['es', 'Quiero dejar un recado.', 'message'],
  ['fr', 'Vous pouvez me rappeler ?', 'message'],
  ['de', 'Können Sie mich zurückrufen?', 'message'],
  ['en', 'Can I talk to the doctor?', 'person'],
])('wishes, %s: %s', (language, text, flow) => expect(flowsOf(language, text)).toContain(flow));
