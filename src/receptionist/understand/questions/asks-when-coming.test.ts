import { expect, it } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental, monday, stranger, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

/** A house whose people come to the caller's. */
const visiting = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'] as const,
  services: dental.services.map((one) => ({ ...one, needsAddress: true })),
};
const heardByVisiting = (language: Language, text: string): readonly Command[] =>
  understandNow({
    turn: { text, channel: 'phone', business: visiting, from: { phone: stranger }, now: monday },
    state: freshState(language),
    business: visiting,
  }).commands;

it.each([
  ['en', "When's the guy coming?"],
  ['en', 'What time are they coming tomorrow?'],
  ['en', "Who's coming Thursday?"],
  ['en', 'What time is Dr. Park getting here?'],
  ['en', 'When will the technician be here?'],
  ['en', 'Is the guy coming tomorrow morning or afternoon?'],
  ['es', '¿A qué hora vienen mañana?'],
  ['es', '¿Cuándo viene el técnico?'],
  ['es', '¿Quién viene el jueves?'],
  ['fr', 'À quelle heure vous venez demain ?'],
  ['fr', 'Le technicien passe quand ?'],
  ['fr', 'Qui vient jeudi ?'],
  ['de', 'Wann kommt der Techniker morgen?'],
  ['de', 'Um wie viel Uhr kommt denn jemand?'],
  ['de', 'Wer kommt am Donnerstag?'],
] as const)('looks up who comes to the caller, %s: %s', (language, text) => {
  const commands = heardByVisiting(language, text);
  expect(begun(commands)).toEqual(['appointments']);
  expect(commands.filter(({ do: kind }) => kind === 'ask' || kind === 'others-appointment')).toEqual([]);
});

it.each([
  ['en', "When's my cleaning?"],
  ['en', 'What day am I coming in?'],
  ['en', 'I forgot what time my appointment is'],
  ['en', "I think I have something tomorrow but I'm not sure what time"],
  ['es', '¿Cuándo me toca?'],
  ['es', 'no me acuerdo cuándo es mi cita'],
  ['es', '¿A qué hora es mi limpieza mañana?'],
  ['fr', "C'est quand mon rendez-vous ?"],
  ['fr', "je voudrais savoir à quelle heure c'est demain"],
  ['de', 'ich wollte nur fragen, wann mein Termin morgen ist'],
  ['de', 'Wann bin ich noch mal dran?'],
] as const)('looks up what the caller has, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['appointments']);
});

it.each([
  ['en', 'When can you come?'],
  ['en', 'When are you coming out with new colors?'],
  ['en', "When's my payment due?"],
  ['es', '¿Cuándo llega mi pedido?'],
  ['fr', 'Quand pouvez-vous venir ?'],
  ['de', 'Wann kommt die Lieferung?'],
] as const)('takes no other question for it, %s: %s', (language, text) => {
  expect(begun(heardByVisiting(language, text))).not.toContain('appointments');
});

it('asks for the name where it is not known who calls, and tells nobody of another', async () => {
  const talk = talkWith();
  expect((await talk.say("When's my cleaning?")).asks).toBe('name');
  expect((await talkWith().say("When is my sister's appointment?")).asks).toBe('more');
});
