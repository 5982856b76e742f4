// What puts a message right that was read back changes it and drops nothing; what says that it is not to go, and what is of the caller
// or of something else, stays what it was.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { keptIn, messageStated } from '../../../../tests/support/message-stated.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const readBack: Partial<State> = {
  turns: 2,
  asked: 'confirm',
  lastText: 'Is that right?',
  frames: [{ flow: 'message', body: 'The left bracket broke.', urgent: false, confirming: true, to: 'Dr. Owen Park' }],
};

test.each<[Language, string, string]>([
  ['en', "No, it's about the Google ranking. Whatever, fine, yes.", "it's about the Google ranking"],
  ['en', 'no, I said it broke on Tuesday', 'I said it broke on Tuesday'],
  ['en', "no that's wrong, it was the one on top", 'it was the one on top'],
  ['en', 'add that it has to be before Sunday. then yes', 'it has to be before Sunday'],
  ['en', 'oh and say that my daughter did it', 'my daughter did it'],
  ['es', 'no, es por la factura de mayo', 'es por la factura de mayo'],
  ['es', 'agregue que ya pagué dos veces', 'ya pagué dos veces'],
  ['fr', "non, c'est pour la facture de mai", "c'est pour la facture de mai"],
  ['fr', "ajoutez que j'ai déjà payé, merci", "j'ai déjà payé"],
  ['de', 'nein, es geht um die Rechnung vom Mai', 'es geht um die Rechnung vom Mai'],
  ['en', 'No, the bracket on top is the one that broke', 'the bracket on top is the one that broke'],
  ['en', 'no, it was Tuesday that it broke', 'it was Tuesday that it broke'],
  ['en', 'Yes, and put that it is for his car', 'it is for his car'],
  ['es', 'póngale que ya pagué dos veces', 'ya pagué dos veces'],
  ['es', 'no, el de arriba se rompió', 'el de arriba se rompió'],
  ['de', 'sagen Sie noch dass ich schon bezahlt habe', 'ich schon bezahlt habe'],
])('%s: more is told: %s', (language, text, more) => {
  expect(heard(language, text, readBack)).toEqual([{ do: 'set-message', body: `The left bracket broke. ${more}` }]);
});

test.each<[Language, string, string]>([
  ['en', 'no, the right bracket, not the left', 'the right bracket broke.'],
  ['en', 'no, not the left bracket but the right one', 'the right one broke.'],
])('%s: words are put in place of others: %s', (language, text, body) => {
  const [first] = heard(language, text, readBack);
  expect(first).toMatchObject({ do: 'set-message' });
  expect(first?.do === 'set-message' && first.body.toLowerCase()).toBe(body);
});

test.each<[Language, string, string | null, string]>([
  ['en', 'no not Park! the owner. and say the left eye', null, ' the left eye'],
  ['en', "no, it's for Dr. Abrams", 'Dr. Ruth Abrams', ''],
  ['en', 'not for Park, for Ruth Abrams', 'Dr. Ruth Abrams', ''],
  ['es', 'no, es para la dueña', null, ''],
  ['fr', 'non, c’est pour le patron', null, ''],
  ['de', 'nein, das ist für den Chef', null, ''],
])('%s: whom it is for is put right: %s', (language, text, to, more) => {
  const business = {
    ...dental,
    languages: ['en', 'es', 'fr', 'de'] as const,
    staff: [
      { name: 'Dr. Ruth Abrams', services: [] },
      { name: 'Park', services: [] },
      { name: 'Abrams', services: [] },
    ],
  };
  const [words, whom] = heard(language, text, readBack, business);
  expect(words).toEqual({ do: 'set-message', body: `The left bracket broke.${more}` });
  expect(whom).toMatchObject({ do: 'set-staff' });
  if (to === null) expect(whom).toEqual({ do: 'set-staff', staff: null });
});

test.each<[Language, string]>([
  ['en', 'no'],
  ['en', 'no thanks'],
  ['en', "no, don't send it"],
  ['en', "no, don't bother"],
  ['en', 'no, forget it'],
  ['en', "no, I'll call them myself"],
  ['en', "no it's fine"],
  ['en', "no, that's all, thanks"],
  ['en', 'No, Ruhland with an h'],
  ['en', 'no my number is 630 555 0127'],
  ['en', 'no, and I need an appointment on Friday'],
  ['es', 'no, olvídelo'],
  ['es', 'no, no mande nada'],
  ['fr', 'non, laissez tomber'],
  ['fr', 'non merci'],
  ['de', 'nein, lassen Sie es'],
  ['de', 'nein, schicken Sie nichts'],
  ['en', "No, it's fine, he already knows about it"],
  ['en', "No, I don't want that sent to him"],
  ['en', "No, please don't do that"],
  ['en', "No, I think we're good here"],
  ['en', 'No, I told you not to'],
  ['en', "No, I'm not okay with that"],
  ['en', "No, that's not what I'm asking"],
  ['en', "No thanks, that won't be needed"],
  ['en', 'No, I said no to that'],
  ['en', "No, I don't want to leave a message anymore"],
  ['en', "No, that's the wrong shop, sorry"],
  ['en', 'Nope, all good, have a nice day'],
  ['en', 'No, not anymore, he just walked in'],
  ['es', 'No, ya le dije yo ayer'],
  ['es', 'No, mejor paso yo mañana'],
  ['es', 'No, ya no hace caso, gracias'],
  ['fr', 'non, je le vois demain de toute façon'],
  ['de', 'nein, ich sehe ihn sowieso morgen'],
  ['en', 'Yes, put it through please'],
  ['en', 'ok say it like that'],
  ['en', 'Ok write it just like that'],
  ['en', 'Yes, note it for him'],
  ['en', "That's right, tell Park thanks"],
  ['es', 'Sí, póngalo así'],
  ['es', 'Sí, dígaselo hoy mismo'],
  ['es', 'sí, anótelo así por favor'],
  ['fr', 'oui, notez comme ça'],
  ['de', 'ja, schreiben Sie es so'],
])('%s: is no word of it: %s', (language, text) => {
  expect(heard(language, text, readBack).some((one) => one.do === 'set-message')).toBe(false);
});

test('a question behind a no drops nothing, and is no word of it', () => {
  const commands = heard('en', 'no, are you open on Sunday?', readBack);
  expect(commands).toEqual([expect.objectContaining({ do: 'ask' })]);
});

test.each(['yes, leave it like that', 'Sí, así déjelo', 'oui, laissez comme ça', 'ja, lassen Sie es so'])(
  '“%s” passes it on',
  async (line) => {
    const talk = await messageStated();
    await talk.say(line);
    expect(keptIn(talk)).toEqual(['The bracket broke']);
  },
);

test('what is only called wrong is asked for, and put to what was told', async () => {
  const talk = await messageStated();
  expect((await talk.say("no, that's not right")).asks).toBe('message');
  await talk.say('it fell out altogether on Sunday');
  await talk.say('yes');
  expect(keptIn(talk)).toEqual(['The bracket broke. it fell out altogether on Sunday']);
});

test.each(['no, forget it', 'no', "No, it's fine, he already knows about it", "no that's fine, I'll see him anyway"])(
  '“%s” passes nothing on',
  async (line) => {
    const talk = await messageStated();
    await talk.say(line);
    expect(keptIn(talk)).toEqual([]);
  },
);

test("“no, that's fine” is asked after", async () => {
  const talk = await messageStated();
  expect((await talk.say("no, that's fine")).asks).toBe('confirm');
});

test.each(['add 414 555 0172, 414 555 0173, 414 555 0174 or so', `put ${'1 '.repeat(60)}x`])(
  'a long row of numbers is heard at once: %s',
  (line) => {
    const from = Date.now();
    heard('en', line, readBack);
    expect(Date.now() - from).toBeLessThan(2000);
  },
);
