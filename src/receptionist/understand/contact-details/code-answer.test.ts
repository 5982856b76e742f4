import { expect, test } from 'vitest';
import { dental, gwen, monday } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const business = { ...dental, languages: ['en', 'es', 'fr', 'de'] as const };
function heard(text: string, language: Language): Command[] {
  const frames = [{ flow: 'cancel' as const, times: [] }];
  const state = { ...freshState(language), turns: 3, asked: 'code' as const, frames };
  const turn = { text, channel: 'phone', business, from: {}, now: monday } as const;
  return understandNow({ state, business, turn }).commands.filter((one) => one.do !== 'ask');
}

test.each<[Language, string, string]>([
  ['en', '481517', '481517'],
  ['en', 'It says 481 517', '481517'],
  ['en', 'four eight one five one seven', '481517'],
  ['en', 'four eight one, and then five one seven', '481517'],
  ['en', '4 8 1 - 5 1 7', '481517'],
  ['en', '48151', '48151'],
  ['es', 'cuatro ocho uno cinco uno siete', '481517'],
  ['fr', 'quatre huit un cinq un sept', '481517'],
  ['de', 'vier acht eins fünf eins sieben', '481517'],
])('%s: “%s” is the code %s', (language, text, code) => {
  expect(heard(text, language)).toEqual([{ do: 'set-code', code }]);
});

test.each<[Language, string]>([
  ['en', "It hasn't arrived yet"],
  ['en', 'Nothing came through'],
  ['en', 'Could you send me another one?'],
  ['es', 'Todavía no me ha llegado'],
  ['es', '¿Me manda otro código?'],
  ['fr', "Je n'ai rien reçu"],
  ['fr', 'Vous pouvez le renvoyer ?'],
  ['de', 'Es ist noch nichts angekommen'],
  ['de', 'Können Sie ihn nochmal schicken?'],
])('%s: “%s” wants it once more', (language, text) => {
  const commands = heard(text, language);
  expect(commands).toContainEqual({ do: 'resend-code' });
  expect(commands.map((one) => one.do)).not.toContain('decline');
  expect(commands.map((one) => one.do)).not.toContain('complaint');
});

test.each<[Language, string]>([
  ['en', "I don't have it, it's her phone"],
  ['es', 'No lo tengo, es su teléfono'],
  ['fr', "Je ne l'ai pas, c'est son téléphone"],
  ['de', 'Hab ich nicht, das ist ihr Handy'],
])('%s: “%s” gives none', (language, text) => {
  expect(heard(text, language)).toContainEqual({ do: 'decline' });
});

test('a number is a number, and a few digits among words are no code', () => {
  expect(heard('sorry, it is 773 555 0146', 'en')).toContainEqual({ do: 'set-phone', phone: gwen });
  for (const text of ['my number ends in 0188, is that the one', 'hmm, let me look in the kitchen'])
    expect(heard(text, 'en').map((one) => one.do)).not.toContain('set-code');
  expect(heard('hmm, let me look in the kitchen', 'en').map((one) => one.do)).not.toContain('decline');
});

test.each<[Language, string]>([
  ['en', 'i want to leave a message for the doctor'],
  ['en', 'just tell them Hoffmann is not coming on Thursday'],
  ['en', 'MESSAGE: Hoffmann is not coming on Thursday, please cancel'],
  ['es', 'quiero dejar un recado para la doctora'],
  ['es', 'no tengo código. quiero dejar un mensaje'],
  ['es', 'avísales que Hoffmann no va el jueves'],
  ['fr', 'je veux laisser un message pour la doctoresse'],
  ['fr', 'prévenez-les que Hoffmann ne vient pas jeudi'],
  ['de', 'egal dann sag denen bescheid, hoffmann kommt donnerstag nicht'],
  ['de', 'NEIN. eine NACHRICHT: hoffmann kommt donnerstag nicht, bitte stornieren'],
])('%s: “%s” leaves a message instead of a code', (language, text) => {
  const commands = heard(text, language);
  expect(commands.filter((one) => one.do === 'start')).toEqual([{ do: 'start', flow: 'message' }]);
  expect(commands.some((one) => one.do === 'drop' || one.do === 'set-code')).toBe(false);
});

test.each<[Language, string]>([
  ['en', "It went to Mom's cell and I haven't got that with me"],
  ['en', "That'd be on Grandpa's phone, he's asleep and I'm at work"],
  ['en', "My sister would have gotten that text. I can't get to it"],
  ['en', "It's on my wife's phone, she's in surgery"],
  ['en', "That's Lena's number, not mine"],
  ['es', 'Llegó al celular de mi papá y yo no lo traigo'],
  ['es', 'Le llegó a ella y yo estoy en el trabajo'],
  ['es', 'Ese es el teléfono de mi suegra, ella está internada'],
  ['fr', "C'est parti sur le portable de maman"],
  ['fr', "C'est le numéro de mon père, il est à l'hôpital"],
  ['de', 'Der ist auf Papas Handy gegangen, das hab ich nicht da'],
  ['de', 'Das ist auf dem Handy von meiner Tante'],
  ['de', 'Das ging an die Nummer meiner Mutter, die ist im Krankenhaus'],
])('%s: “%s” is out of reach at once', (language, text) => {
  const commands = heard(text, language);
  expect(commands).toContainEqual({ do: 'decline' });
  expect(commands.map((one) => one.do)).not.toContain('resend-code');
});

test.each<[Language, string]>([
  ['en', "Hold on, I'm getting Mom's phone"],
  ['en', "Let me look at my husband's phone"],
  ['en', "It should be on my phone, I'm looking"],
  ['en', "I haven't got it yet"],
  ['es', 'Espere, voy por el celular de mi papá'],
  ['es', 'Está en mi celular, un momento'],
  ['fr', 'Attendez, je regarde sur le portable de maman'],
  ['fr', "C'est sur mon portable"],
  ['de', 'Moment, ich hole Papas Handy'],
  ['de', 'Der ist auf meinem Handy'],
])('%s: “%s” gives nothing up', (language, text) => {
  expect(heard(text, language).map((one) => one.do)).not.toContain('decline');
});
