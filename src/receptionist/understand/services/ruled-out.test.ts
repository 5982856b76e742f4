// "Not that, I meant this": the service that is named after it takes the place of the one that is ruled out.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import { dental, monday } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { freshState, type State } from '../../state.ts';
import { readMentions } from '../mentions.ts';

const services = (commands: readonly Command[]) =>
  commands.flatMap((one) => (one.do === 'set-service' ? one.service : []));

const timeAsked: Partial<State> = {
  turns: 1,
  asked: 'time',
  lastText: 'Which day?',
  frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
};

test.each<[Language, string]>([
  ['en', 'No, not an exam, I meant the cleaning'],
  ['en', 'No, I want the cleaning, not the exam'],
  ['es', 'No, no es un examen, quería la limpieza'],
  ['fr', 'Non, pas un examen, je voulais dire un détartrage'],
  ['de', 'Nein, keine Untersuchung, ich meine die Zahnreinigung'],
])('%s: %s', (language, text) => {
  for (const state of [examStated, timeAsked]) {
    const commands = heard(language, text, state);
    expect(commands).toContainEqual({ do: 'deny' });
    expect(services(commands)).toEqual(['Teeth cleaning']);
  }
});

test.each<[Language, string]>([
  ['en', 'No, not an exam'],
  ['es', 'No, no es un examen'],
  ['fr', 'Non, pas un examen'],
  ['de', 'Nein, keine Untersuchung'],
])('%s: %s names none', (language, text) => {
  expect(services(heard(language, text, timeAsked))).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'No, why not a cleaning?', 'Teeth cleaning'],
  ['es', 'No, ¿por qué no una limpieza?', 'Teeth cleaning'],
  ['fr', 'Non, pourquoi pas un détartrage vendredi ?', 'Teeth cleaning'],
  ['de', 'Nein, warum nicht eine Zahnreinigung?', 'Teeth cleaning'],
  ['de', 'Nein, ich habe keine Zeit für die Zahnreinigung am Freitag, lieber Montag', 'Teeth cleaning'],
])('%s: %s rules none out', (language, text, service) => {
  expect(services(heard(language, text, examStated))).toEqual([service]);
  const turn = { text, channel: 'phone', business: dental, from: {}, now: monday } as const;
  const state = { ...freshState(language), ...timeAsked };
  const { services: named } = readMentions({ turn, state, business: dental }, text, language, null);
  expect(named.map((one) => one.name)).toEqual([service]);
});
