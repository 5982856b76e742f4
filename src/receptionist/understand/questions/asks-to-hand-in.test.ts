import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const booked: Partial<State> = {
  turns: 4,
  asked: 'more',
  done: [
    { did: 'booked', id: 'apt_1', service: 'Dental exam', startsAt: '2026-11-19T15:00:00.000Z', staff: null },
  ] as never,
};

const asks: readonly [Language, string][] = [
  ['en', 'Can I drop the car off early, before work?'],
  ['en', 'could we leave it the night before?'],
  ['en', 'Can I bring him earlier, on my way to work?'],
  ['es', '¿Puedo dejar el carro la noche anterior?'],
  ['es', '¿podría dejarlo temprano, antes del trabajo?'],
  ['fr', 'Est-ce que je peux déposer la voiture la veille ?'],
  ['fr', 'je peux le laisser avant l’ouverture ?'],
  ['de', 'Kann ich das Auto schon am Abend vorher abstellen?'],
  ['de', 'Darf ich ihn früher bringen?'],
];

test.each(asks)('%s: once a visit is booked, it is only asked: %s', (language, said) => {
  expect(heard(language, said, { ...booked, language })).toEqual([{ do: 'ask', question: said }]);
});

test.each<[Language, string]>([
  ['en', 'Can I come earlier?'],
  ['en', 'Can I bring it Thursday instead, before work?'],
  ['en', 'Can I leave a message?'],
  ['es', '¿Puedo ir más temprano?'],
  ['fr', 'Je peux venir plus tôt ?'],
  ['de', 'Kann ich früher kommen?'],
])('%s: what is no handing in is heard as before: %s', (language, said) => {
  expect(heard(language, said, { ...booked, language })).not.toEqual([{ do: 'ask', question: said }]);
});

test('before a visit is spoken of, it may be a wish for one', () => {
  const said = 'Can I drop the car off early tomorrow for an exam?';
  expect(heard('en', said)).not.toEqual([{ do: 'ask', question: said }]);
});
