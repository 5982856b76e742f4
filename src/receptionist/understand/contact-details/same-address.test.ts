// Whoever is asked where to come to and says that the house knows it gave an answer: it is noted, and asked no more.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const askedWhere: Partial<State> = {
  turns: 3,
  asked: 'address',
  frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
};

test.each<[Language, string]>([
  ['en', 'Same address you have.'],
  ['en', 'the one on file'],
  ['en', 'you guys already have my address'],
  ['en', 'same place as last time'],
  ['es', 'la misma dirección de siempre'],
  ['es', 'ya tienen mi dirección'],
  ['fr', 'la même adresse que la dernière fois'],
  ['fr', "vous l'avez déjà"],
  ['de', 'dieselbe Adresse wie letztes Mal'],
  ['de', 'die haben Sie doch schon'],
])('%s: "%s" is noted for the owner', (language, text) => {
  const commands = heard(language, text, askedWhere);
  expect(commands).toContainEqual({ do: 'set-reason', reason: text, isNote: true });
  expect(commands).toContainEqual({ do: 'decline' });
});

test.each<[Language, string]>([
  ['en', '214 Maple Street, same building as the bakery'],
  ['en', 'it has changed, 18 Oak Road'],
  ['en', 'what address do you have?'],
  ['en', 'you have it wrong, let me spell the street'],
  ['de', 'Sie haben mich falsch verstanden'],
  ['es', 'calle Luna 12'],
  ['fr', '18 rue Bartlett, la même rue que la poste'],
  ['de', 'Lindenweg 12'],
  ['en', 'no, it is not the same address, we moved'],
  ['en', 'not the same place as last time, we moved to Oak Road'],
  ['en', 'you have my old address on file, it changed'],
  ['en', 'at my office this time, not the one on file'],
  ['en', 'Oak Road, same place as last time'],
  ['en', 'yes the same house as my mother, next door'],
  ['en', 'I would rather cancel, you have my address on file'],
  ['es', 'ya no es la misma, nos mudamos'],
  ['es', 'la misma calle que la iglesia'],
  ['fr', "ce n'est plus la même adresse"],
  ['fr', 'que vous avez comme disponibilités ?'],
  ['de', 'nicht dieselbe, wir sind umgezogen'],
])('%s: "%s" is another answer', (language, text) => {
  expect(heard(language, text, askedWhere).some((one) => one.do === 'decline')).toBe(false);
});
