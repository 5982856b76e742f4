// Who asks when, with a service just spoken of, wants the first time for it; with nothing spoken of, "when?" alone asks nothing that is known.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const spokenOf = { turns: 2, asked: 'more', topic: 'Dental exam' } as const;
const soonest = [
  { do: 'start', flow: 'book' },
  { do: 'set-service', service: 'Dental exam', sure: 0.7 },
  { do: 'set-times', wishes: [{ relative: 'soonest' }] },
];

test.each<[Language, string]>([
  ['en', 'when'],
  ['en', 'ok and when can he start'],
  ['es', '¿Cuándo?'],
  ['es', '¿Y cuándo puede empezar?'],
  ['fr', 'Quand ?'],
  ['fr', 'et quand est-ce qu’il peut commencer ?'],
  ['de', 'Wann denn?'],
  ['de', 'Und wann kann er anfangen?'],
])('%s: %s', (language, text) => {
  expect(heard(language, text, spokenOf)).toEqual(soonest);
});

test.each<[Language, string]>([
  ['en', 'how much is a cleaning and when do you have time?'],
  ['es', '¿cuánto cuesta una limpieza y cuándo tienen lugar?'],
  ['fr', 'combien coûte un détartrage et quand avez-vous de la place ?'],
  ['de', 'was kostet eine Zahnreinigung und wann hätten Sie Zeit?'],
])('%s: a price and when: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands.map((one) => one.do)).toEqual(['ask', 'start', 'set-service', 'set-times']);
});

test.each<[Language, string]>([
  ['en', 'how much is a cleaning and when are you open?'],
  ['en', 'what do I need to bring, and what time should I be there?'],
  ['de', 'was kostet eine Zahnreinigung und wann haben Sie geöffnet?'],
])('%s: a price and the hours: %s', (language, text) =>
  expect(heard(language, text).every((one) => one.do === 'ask')).toBe(true),
);

test('of nothing, "when" begins no booking', () =>
  expect(heard('en', 'when', { turns: 2, asked: 'more' })).not.toContainEqual({ do: 'start', flow: 'book' }));

test('a price, "when", a name and a number lead to the statement of the first time', async () => {
  const { say } = talkWith({});
  await say('how much is a cleaning');
  await say('when');
  expect((await say('Ray Dunn')).asks).toBe('time');
  expect((await say('505 555 0133')).asks).toBe('confirm');
});

test('a question behind "no wait" is answered where a name is asked for', () =>
  expect(
    heard('en', 'no wait what time do you open', {
      turns: 2,
      asked: 'name',
      frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
    }).some((one) => one.do === 'ask'),
  ).toBe(true));

test.each<[Language, string]>([
  ['en', 'hi when can someone fit me in'],
  ['en', 'hey, how soon can you see me?'],
  ['en', 'when can somebody come out'],
])('the first time is asked for, whatever "fit" and "see" are like: %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual({ do: 'set-times', wishes: [{ relative: 'soonest' }] });
  expect(commands.some((one) => one.do === 'set-service' || one.do === 'ask')).toBe(false);
});

const forWhat: Partial<State> = { turns: 2, asked: 'service', lastText: 'x', frames: [{ flow: 'book', times: [] }] };

test.each<[Language, string]>([
  ['en', 'when can you look at it?'],
  ['es', 'bueno, ¿cuándo me lo pueden ver?'],
  ['fr', 'quand pouvez-vous le regarder ?'],
  ['de', 'Wann können Sie es sich ansehen?'],
])('asked what it is for, who asks when wants the first time, and no answer: %s: %s', (language, text) =>
  expect(heard(language, text, forWhat)).toEqual([{ do: 'set-times', wishes: [{ relative: 'soonest' }] }]),
);

test('a time that is told where the service is asked is not passed over in silence', async () => {
  const { say } = talkWith({
    business: { ...dental, services: dental.services.filter((one) => !/exam/i.test(one.name)) },
  });
  await say('I need an appointment');
  expect((await say('Thursday morning')).text).toMatch(/noted when/);
});

test.each<[Language, string]>([
  ['en', 'When can you come?'],
  ['en', 'Okay when can I get in?'],
  ['en', 'when can u come'],
  ['en', 'What time can they be here?'],
  ['en', 'How soon could you get here?'],
  ['es', '¿Cuándo pueden venir?'],
  ['fr', 'Quand pouvez-vous passer ?'],
  ['de', 'Wann können Sie kommen?'],
])('asked back where a time is asked for, %s: %s', (language, text) => {
  const frames = [{ flow: 'book' as const, service: 'Dental exam', times: [] }];
  expect(heard(language, text, { turns: 2, asked: 'time', frames })).toEqual([{ do: 'any' }]);
  const offers = [{ kind: 'time' as const, startsAt: '2026-11-18T15:00:00.000Z', staff: null, label: '' }];
  expect(heard(language, text, { turns: 2, asked: 'time', frames, offers })).toEqual([{ do: 'say-again' }]);
});

test.each<[Language, string]>([
  ['en', 'when can I come in?'],
  ['en', 'Hi, when could I be seen?'],
  ['es', '¿cuándo puedo ir?'],
  ['es', 'Hola, ¿cuándo puedo pasar?'],
  ['fr', 'quand est-ce que je peux venir ?'],
  ['fr', 'je pourrais venir quand ?'],
  ['de', 'Wann kann ich vorbeikommen?'],
  ['en', "what's the earliest you have"],
  ['en', 'when would you have an opening'],
  ['en', 'ok when can i bring her'],
  ['es', '¿cuándo tienen algo?'],
  ['fr', 'quand auriez-vous un créneau ?'],
  ['de', 'wann hätten sie was'],
])('at the opening it wants a visit, and nothing that is taught, %s: %s', (language, text) => {
  expect(heard(language, text)).toEqual(
    expect.arrayContaining([
      { do: 'start', flow: 'book' },
      { do: 'set-times', wishes: [{ relative: 'soonest' }] },
    ]),
  );
  expect(heard(language, text)).not.toContainEqual(expect.objectContaining({ do: 'ask' }));
});

test.each<[Language, string]>([
  ['en', 'I need a cleaning. When can I come in?'],
  ['en', 'When could I come by for a cleaning?'],
  ['es', 'Necesito una limpieza, ¿cuándo puedo ir?'],
  ['fr', "J'ai besoin d'un détartrage. Quand est-ce que je peux venir ?"],
  ['de', 'Ich brauche eine Zahnreinigung. Wann kann ich kommen?'],
])('beside what it is for, what is taught goes first and nothing is refused, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual({ do: 'start', flow: 'book' });
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }));
  for (const one of commands) if (one.do === 'ask') expect(one.soft).toBe(true);
});

test('asked which service, the earliest is a time, and no first of those that were named', () => {
  const offers = ['Dental exam', 'Teeth cleaning'].map(
    (service) => ({ kind: 'service', service, label: service }) as const,
  );
  const state = { turns: 2, asked: 'service', offers, frames: [{ flow: 'book', times: [] }] };
  const asking = (text: string) => heard('en', text, state as Partial<State>);
  expect(asking("what's the earliest")).toEqual([{ do: 'set-times', wishes: [{ relative: 'soonest' }] }]);
  expect(asking('the first one')).toEqual([{ do: 'pick', offer: 1 }]);
});
