// What is read back is dropped by who says not to put it in, whatever reason stands beside it.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const readBack: Partial<State> = {
  turns: 4,
  asked: 'confirm',
  frames: [{ flow: 'book', times: [{ date: '2026-11-19', time: '14:00' }], service: 'Teeth cleaning' }],
};

test.each<[Language, string]>([
  ['en', "you know what, no. that's my landlord's job, he should pay for it. don't book anything"],
  ['en', "That's way more than I wanted to spend. Don't book it."],
  ['en', "don't put me down, my brother-in-law does that for nothing"],
  ['en', "Actually the insurance sends their own people. Please don't schedule it."],
  ['en', "my husband just told me he already ordered one himself. don't put us down for anything"],
  ['en', "ugh, we're trading that car in next week. do not book that please"],
  ['es', 'ay no, ese día trabajo hasta tarde y no me dejan salir. no me anote nada'],
  ['es', 'No lo reserve, mejor se lo llevo a mi cuñado.'],
  ['fr', 'ah non, en fait ma fille va me le faire à la maison. ne réservez rien'],
  ['fr', "Ne me notez pas, finalement, c'est à mon propriétaire de payer."],
  ['de', 'Das zahlt doch mein Arbeitgeber. Bitte nichts eintragen.'],
  ['de', 'Ach nein, tragen Sie das nicht ein, mein Schwager macht mir das.'],
])('%s: dropped: %s', (language, said) => expect(heard(language, said, readBack)).toEqual([{ do: 'drop' }]));

test.each<[Language, string]>([
  ['en', "yes, but don't book anything else"],
  ['en', "yes please, don't book it under my name though"],
  ['en', "don't book it if Marisol isn't there"],
  ['en', "don't put that in yet"],
  ['en', "don't put us down for anything else"],
  ['en', "don't book it, Friday please"],
  ['en', "don't book it before I've asked my husband"],
  ['en', "no, don't put that in, I said Friday at ten"],
  ['en', "don't book it for Thursday"],
  ['en', "don't book that, book the exam instead"],
  ['en', 'what happens if you book it and I am late?'],
  ['es', 'sí, y no me anote nada más'],
  ['es', 'no lo ponga a mi nombre'],
  ['fr', "oui, et ne réservez rien d'autre"],
  ['fr', 'ne le réservez pas avant demain'],
  ['de', 'ja, aber bitte nichts anderes eintragen'],
  ['de', 'nein, nicht auf meinen Namen eintragen'],
])('%s: not dropped: %s', (language, said) =>
  expect(heard(language, said, readBack)).not.toContainEqual({ do: 'drop' }),
);

test('what is left for somebody, or asked about, is dropped by other words', () => {
  expect(
    heard('en', "don't book anything", { turns: 1, asked: 'message', frames: [{ flow: 'message', urgent: false }] }),
  ).not.toEqual([{ do: 'drop' }]);
});
