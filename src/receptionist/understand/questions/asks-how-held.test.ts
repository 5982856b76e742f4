// Whether a visit can be held from afar is asked of what is taught, and no visit is begun for it yet.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'Could I do my first exam over Zoom?'],
  ['en', 'Can we have the exam by video?'],
  ['es', '¿Puedo hacer el examen por videollamada?'],
  ['fr', "Est-ce que je peux faire l'examen en visio ?"],
  ['de', 'Kann ich die Untersuchung per Video machen?'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask', question: text }));
  expect(commands).not.toContainEqual({ do: 'start', flow: 'book' });
});

test('a visit that is asked for begins one', () => {
  expect(heard('en', 'Could I have an exam on Friday?')).toContainEqual({ do: 'start', flow: 'book' });
});
