// Short answers that are the whole of what was said, by what was asked; what says more is read as anything else.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const chosen = { startsAt: '2026-11-19T15:00:00.000Z', staff: null };
const booking = (more: object) => [{ flow: 'book' as const, service: 'Dental exam', times: [], ...more }];
const slot = (hour: number) => ({
  kind: 'time' as const,
  startsAt: `2026-11-19T${hour}:00:00.000Z`,
  staff: null,
  label: `2026-11-19 ${hour - 6}:00`,
});
const at = {
  offers: { turns: 3, asked: 'time', lastText: 'x', offers: [slot(15), slot(17)], frames: booking({}) },
  when: { turns: 3, asked: 'time', lastText: 'x', frames: booking({}) },
  phone: { turns: 3, asked: 'phone', lastText: 'x', said: { name: 'Ana Ruiz' }, frames: booking({ chosen }) },
  confirm: { turns: 3, asked: 'confirm', lastText: 'x', frames: booking({ chosen, confirming: true }) },
  more: { turns: 3, asked: 'more', lastText: 'x' },
  answered: { turns: 3, asked: 'more', lastText: 'x', question: { asked: 'q', explained: 'q' } },
  message: {
    turns: 3,
    asked: 'message',
    lastText: 'x',
    unanswered: 'q',
    frames: [{ flow: 'message', urgent: false }],
  },
} satisfies Record<string, Partial<State>>;

const otherDay = [{ do: 'set-times', wishes: [{ date: '2026-11-19', excluded: true }] }];
const later = [{ do: 'set-times', wishes: [{ relative: 'later' }] }];
const latest = [{ do: 'set-times', wishes: [{ date: '2026-11-19', time: '11:00' }] }];
const earlier = [{ do: 'set-times', wishes: [{ relative: 'earlier' }] }];

test.each<[keyof typeof at, Language, string, readonly object[]]>([
  ['answered', 'en', "no that's not what I asked", [{ do: 'not-answered' }]],
  ['answered', 'en', 'That is not it. Can you pass it on to the team?', [{ do: 'not-answered' }]],
  ['answered', 'en', 'could you ask them please', [{ do: 'not-answered' }]],
  ['answered', 'es', 'No, no es eso lo que pregunté.', [{ do: 'not-answered' }]],
  ['answered', 'es', 'sí, por favor pase mi pregunta', [{ do: 'not-answered' }]],
  ['answered', 'fr', "Non, ce n'est pas ce que je voulais savoir.", [{ do: 'not-answered' }]],
  ['answered', 'fr', 'oui, transmettez ma question', [{ do: 'not-answered' }]],
  ['answered', 'de', 'Nein, das war nicht meine Frage.', [{ do: 'not-answered' }]],
  ['answered', 'de', 'ja bitte, geben Sie die Frage weiter', [{ do: 'not-answered' }]],
  ['message', 'en', 'yes please pass it on', [{ do: 'affirm' }]],
  ['phone', 'en', "no that's too early", [{ do: 'set-times', wishes: [{ earliest: '09:15' }] }]],
  ['phone', 'en', 'too late for me actually', [{ do: 'set-times', wishes: [{ latest: '08:45' }] }]],
  ['phone', 'es', 'no, es muy temprano', [{ do: 'set-times', wishes: [{ earliest: '09:15' }] }]],
  ['phone', 'fr', "non, c'est trop tôt en fait", [{ do: 'set-times', wishes: [{ earliest: '09:15' }] }]],
  ['phone', 'de', 'nein, das ist mir zu spät', [{ do: 'set-times', wishes: [{ latest: '08:45' }] }]],
  ['message', 'en', 'no, like an X-ray of my knee', [{ do: 'ask', question: 'an X-ray of my knee' }]],
  ['message', 'es', 'No, me refiero a la radiografía', [{ do: 'ask', question: 'la radiografía' }]],
  ['message', 'fr', 'Non, je veux dire une radio du genou', [{ do: 'ask', question: 'une radio du genou' }]],
  ['message', 'de', 'Nein, ich meine ein Röntgenbild', [{ do: 'ask', question: 'ein Röntgenbild' }]],
  ['offers', 'en', 'whenever', [{ do: 'any' }]],
  ['when', 'en', "I'm pretty flexible", [{ do: 'any' }]],
  ['when', 'es', 'cuando puedan', [{ do: 'any' }]],
  ['offers', 'fr', "n'importe quand", [{ do: 'any' }]],
  ['when', 'de', 'ist mir egal', [{ do: 'any' }]],
  ['when', 'en', 'what do you have', [{ do: 'any' }]],
  ['when', 'de', 'wann haben Sie was frei?', [{ do: 'any' }]],
  ['offers', 'en', 'none of those work for me', [{ do: 'deny' }]],
  ['offers', 'es', 'ninguna me queda bien', [{ do: 'deny' }]],
  ['offers', 'fr', 'aucun ne me convient', [{ do: 'deny' }]],
  ['offers', 'de', 'da kann ich leider nicht', [{ do: 'deny' }]],
  ['offers', 'en', 'what else do you have?', later],
  ['offers', 'en', 'what else have you got?', later],
  ['offers', 'en', 'do you have something different', later],
  ['offers', 'es', '¿qué otros horarios tienen?', later],
  ['offers', 'fr', "vous avez d'autres créneaux ?", later],
  ['offers', 'de', 'haben Sie noch was anderes?', later],
  ['offers', 'en', "that's a bit early", [{ do: 'set-times', wishes: [{ earliest: '11:15' }] }]],
  ['offers', 'es', 'muy temprano', [{ do: 'set-times', wishes: [{ earliest: '11:15' }] }]],
  ['offers', 'fr', "c'est trop tard", [{ do: 'set-times', wishes: [{ latest: '08:45' }] }]],
  ['offers', 'de', 'das ist mir zu spät', [{ do: 'set-times', wishes: [{ latest: '08:45' }] }]],
  ['offers', 'en', "what's the latest you have?", latest],
  ['offers', 'es', '¿cuál es la más tarde?', latest],
  ['offers', 'fr', "c'est quoi le dernier créneau ?", latest],
  ['offers', 'de', 'Was ist der späteste Termin?', latest],
  ['offers', 'en', 'another day', otherDay],
  ['offers', 'es', 'mejor otro día', otherDay],
  ['offers', 'fr', 'un autre jour ?', otherDay],
  ['offers', 'de', 'an dem Tag kann ich nicht', otherDay],
  ['offers', 'en', 'the 11', [{ do: 'pick', offer: 2 }]],
  ['offers', 'en', 'number 2', [{ do: 'pick', offer: 2 }]],
  ['offers', 'en', 'none', [{ do: 'deny' }]],
  ['offers', 'es', 'la de en medio', [{ do: 'pick', offer: 2 }]],
  ['confirm', 'en', "please don't", [{ do: 'deny' }]],
  ['confirm', 'de', 'bitte nicht', [{ do: 'deny' }]],
  ['confirm', 'en', 'nine in the morning or at night?', [{ do: 'say-again' }]],
  ['confirm', 'es', 'ya no', [{ do: 'drop' }]],
  ['confirm', 'de', 'doch nicht', [{ do: 'drop' }]],
  ['confirm', 'es', 'dele', [{ do: 'affirm' }]],
  ['more', 'en', 'not right now', [{ do: 'goodbye' }]],
  ['more', 'es', 'por ahora no', [{ do: 'goodbye' }]],
  ['more', 'es', 'Listo.', [{ do: 'goodbye' }]],
  ['more', 'fr', 'bon alors à jeudi', [{ do: 'goodbye' }]],
  ['more', 'de', 'gut, dann bis Donnerstag', [{ do: 'goodbye' }]],
  ['more', 'en', "I'll call back", [{ do: 'goodbye' }]],
  ['message', 'en', "never mind, I'll ring again tomorrow", [{ do: 'drop' }]],
  ['offers', 'en', 'nothing sooner?', earlier],
  ['offers', 'en', "I'm not sure yet", [{ do: 'wait' }]],
  ['confirm', 'de', 'weiß noch nicht', [{ do: 'wait' }]],
  ['phone', 'en', 'can you repeat that', [{ do: 'say-again' }]],
  ['offers', 'fr', 'vous pouvez répéter ?', [{ do: 'say-again' }]],
  ['confirm', 'en', 'when is it', [{ do: 'say-again' }]],
  ['phone', 'es', '¿a qué hora era?', [{ do: 'ask', question: '¿a qué hora era?' }]],
  ['offers', 'en', "I'll call back", [{ do: 'drop' }]],
  ['phone', 'de', 'ich rufe später nochmal an', [{ do: 'drop' }]],
  ['offers', 'es', 'lo pienso y les llamo', [{ do: 'drop' }]],
  ['offers', 'en', "it's for my mom", [{ do: 'for-other', whose: 'my mom' }]],
  ['offers', 'de', 'für meinen Sohn', [{ do: 'for-other', whose: 'meinen sohn' }]],
  ['confirm', 'en', "that's the wrong day", [{ do: 'deny' }]],
  ['confirm', 'fr', 'ce n’est pas la bonne heure', [{ do: 'deny' }]],
  ['confirm', 'en', "if that's all you have", [{ do: 'affirm' }]],
  ['more', 'en', 'one more question', [{ do: 'affirm' }]],
  ['more', 'de', 'toll', [{ do: 'thanks' }]],
  ['message', 'en', 'what I just asked', [{ do: 'affirm' }]],
])('%s, %s: %s', (asked, language, text, commands) => {
  expect(heard(language, text, at[asked])).toEqual(commands);
});

test.each<[string, readonly object[]]>([
  ['Listo.', [{ do: 'affirm' }]],
  ['por ahora nada', [{ do: 'deny' }, { do: 'goodbye' }]],
])('to a message that is offered: %s', (text, commands) => {
  const frames = [{ flow: 'message' as const, urgent: false, proposed: true as const, about: 'q' }];
  expect(heard('es', text, { ...at.message, frames })).toEqual(commands);
});

test.each<[keyof typeof at, Language, string]>([
  ['offers', 'en', 'whenever you have something on friday'],
  ['offers', 'en', 'none of those, friday at 10'],
  ['confirm', 'en', "that's the wrong day, make it friday"],
  ['message', 'en', "I'll call back about the invoice"],
  ['when', 'en', 'any day next week'],
  ['when', 'en', 'what do you have next week'],
  ['confirm', 'en', 'why not?'],
  ['confirm', 'es', '¿por qué no?'],
  ['confirm', 'fr', "s'il n'y a pas"],
  ['confirm', 'de', 'muss gehen'],
  ['confirm', 'en', "don't"],
  ['offers', 'es', 'no es para mi hijo'],
  ['offers', 'es', 'dígame'],
])('%s, %s, more than that: %s', (asked, language, text) => {
  const [first, second] = heard(language, text, at[asked]);
  expect(['any', 'drop', 'wait', 'affirm', 'for-other'].includes(first?.do ?? '') && second === undefined).toBe(false);
});

test('the time that was taken is told once more, whatever is asked for', async () => {
  const { say } = talkWith({ from: null });
  await say('an exam on thursday at 9 please');
  const name = await say('what time was that again?');
  expect([name.asks, name.text]).toEqual(['name', expect.stringContaining('9')]);
  await say('Tom Baker');
  const phone = await say('when is it?');
  expect(phone.asks).toBe('phone');
  expect(phone.text).toContain('November 19');
  await say('312 555 0182');
  const confirm = await say('when is it');
  expect(confirm.asks).toBe('confirm');
  expect(confirm.text).toContain('November 19');
  await say('👍');
  expect((await say('who is it with?')).text).toContain('Abrams');
});

test('who wants it for somebody else is asked on, and who says a bare hour puts the stated one right', async () => {
  const { say } = talkWith({});
  await say('an exam on thursday');
  const other = await say('for my son');
  expect(other.asks).toBe('time');
  expect(other.text).not.toMatch(/sorry/i);
  expect(heard('en', "no, it's 11", at.confirm)).toContainEqual({
    do: 'set-times',
    wishes: [{ date: '2026-11-19', time: '11:00' }],
  });
});

test('what is turned down, or has broken the thing, is no yes and no goodbye', () => {
  for (const [language, text] of [
    ['fr', 'tant pis, merci'],
    ['es', 'ni modo, gracias'],
    ['de', 'das geht nicht'],
    ['en', 'nvm'],
  ] as const)
    expect(heard(language, text, at.confirm)).not.toContainEqual({ do: 'affirm' });
  expect(heard('en', 'the time is all right', at.confirm)).not.toContainEqual({ do: 'deny' });
  expect(heard('en', "it's for 2", at.confirm)).toEqual([{ do: 'cannot-tell' }]);
  const frames = [{ flow: 'book' as const, times: [] }];
  expect(heard('en', "it doesn't work", { turns: 3, asked: 'service', lastText: 'x', frames })).not.toContainEqual({
    do: 'deny',
  });
});

test('a danger goes before a short answer', () => {
  expect(heard('en', "whenever, there's a gas smell in the house", at.when)).toContainEqual(
    expect.objectContaining({ do: 'emergency' }),
  );
});

test.each<[Language, string]>([
  ['en', "No, that's all, we're on our way."],
  ['en', 'nope thats it thanks'],
  ['es', 'No, eso es todo, gracias.'],
  ['fr', "Non, c'est tout, merci."],
  ['de', "Nein, das war's, danke."],
  ['en', "No I'll wait for him. Thanks"],
  ['es', 'no, espero su llamada, gracias'],
  ['fr', "non, j'attends son appel"],
  ['de', 'nein, ich warte auf seinen Anruf'],
])('a message that was read out is whole: %s: %s', (language, text) => {
  const frames = [{ flow: 'message' as const, urgent: false, body: 'running late' }];
  expect(heard(language, text, { ...at.confirm, frames })).toEqual([{ do: 'affirm' }]);
  // Of a visit the "no" may still be meant.
  expect(heard(language, text, { ...at.confirm, frames: [{ flow: 'book', times: [] }] })).not.toContainEqual({
    do: 'affirm',
  });
});

test('"no, that is all wrong" is a no to a message', () => {
  const frames = [{ flow: 'message' as const, urgent: false, body: 'running late' }];
  expect(heard('en', "No, that's all wrong.", { ...at.confirm, frames })).toContainEqual({ do: 'deny' });
});

test.each<[Language, string]>([
  ['en', "ok I'll call you in January then, thanks"],
  ['en', "alright, I'll call back once I know"],
  ['es', 'ok, le llamo en enero entonces, gracias'],
  ['fr', 'bon, je vous rappelle dès que je sais'],
  ['de', 'ok, ich rufe im Januar nochmal an, danke'],
])('who will call again takes none of the times: %s: %s', (language, text) => {
  expect(heard(language, text, at.when)).toEqual([{ do: 'drop' }]);
});

test.each<[Language, string]>([
  ['en', "I'll try next Tuesday"],
  ['en', "I'll try after lunch"],
  ['en', "sure, I'll call when we get there"],
  ['es', 'Llamo en nombre de mi hija'],
  ['es', 'hablo en español, por favor'],
  ['de', 'Ich rufe im Namen meiner Mutter an'],
])('who only says how or for whom they call takes no leave: %s: %s', (language, text) => {
  for (const state of [at.when, at.confirm]) expect(heard(language, text, state)).not.toContainEqual({ do: 'drop' });
});

test('a condition in Spanish is no yes', () => {
  const acts = heard('es', 'y si compro varias', at.when).map((one) => one.do);
  expect(acts).toEqual(['ask']);
  expect(heard('es', 'bueno y si no puedo ir ese día', at.confirm)).not.toContainEqual({ do: 'affirm' });
  expect(heard('es', 'si mi hermana también quiere una', at.confirm)).not.toContainEqual({ do: 'affirm' });
  expect(heard('es', 'sí, por favor', at.confirm)).toContainEqual({ do: 'affirm' });
});
