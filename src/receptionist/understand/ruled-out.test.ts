// "Not that, I meant this": the service that is named after it takes the place of the one that is ruled out.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';
import type { State } from '../state.ts';

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
    expect(commands).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }));
  }
});
