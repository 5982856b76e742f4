// What is read back is dropped by who says not to put it in, whatever reason stands beside it.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const readBack: Partial<State> = {
  turns: 4,
  asked: 'confirm',
  said: { name: 'Maria Lopez' },
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
  ['en', "don't book it, I want a second opinion"],
  ['en', "oh wait, don't book it, she said her brother does that"],
  ['en', "don't book it, it's 200 dollars more than last time"],
  ['es', 'no me anote nada, yo quería gastar menos'],
  ['fr', 'ne réservez rien, je préfère réfléchir'],
  ['de', 'bitte nichts eintragen, ich will das nicht mehr'],
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
  ['en', "Don't book that, I meant a dental exam."],
  ['en', "Please don't book it, I'd rather have the exam."],
  ['en', "Don't book it, I want the one with the hot towel."],
  ['en', "don't book it, I said the exam"],
  ['en', "don't put it in, it's Lopes with an s"],
  ['en', "don't book it, the number is 617 555 0148"],
  ['es', 'No, no la reserve, quiero la completa'],
  ['es', 'No ponga eso, es Ruiz con z y la calle es Plaza 44'],
  ['fr', "Non, ne notez pas, c'est 15 rue des Lilas"],
  ['fr', 'Non ne le réservez pas, je préfère la révision complète'],
  ['de', 'Nein, nichts eintragen bitte, ich meinte die Untersuchung'],
  ['de', 'Nein, nichts eintragen, es ist die Hausnummer 15'],
  ['es', 'sí, y no me anote nada más'],
  ['es', 'no lo ponga a mi nombre'],
  ['fr', "oui, et ne réservez rien d'autre"],
  ['fr', 'ne le réservez pas avant demain'],
  ['de', 'ja, aber bitte nichts anderes eintragen'],
  ['de', 'nein, nicht auf meinen Namen eintragen'],
])('%s: not dropped: %s', (language, said) =>
  expect(heard(language, said, readBack)).not.toContainEqual({ do: 'drop' }),
);

test.each<[Language, string]>([
  ['fr', 'Ne notez rien, attendez, je regarde mon agenda'],
  ['es', 'No haga nada, espere que le pregunto a mi esposo'],
  ['en', "Don't book it, hold on, I have to ask my wife"],
  ['de', 'Nichts eintragen bitte, warten Sie, ich frage meine Frau'],
])('%s: waited for: %s', (language, said) => expect(heard(language, said, readBack)).toEqual([{ do: 'wait' }]));

test('what is left for somebody, or asked about, is dropped by other words', () => {
  expect(
    heard('en', "don't book anything", { turns: 1, asked: 'message', frames: [{ flow: 'message', urgent: false }] }),
  ).not.toEqual([{ do: 'drop' }]);
});
