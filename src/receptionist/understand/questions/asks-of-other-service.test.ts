// Another service that is only asked about, once a time is chosen, is not booked; one that is wished for is. And two that are wanted
// in one visit are two, however it is said.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const chosen = (asked: State['asked']): Partial<State> => ({
  turns: 2,
  asked,
  frames: [
    {
      flow: 'book',
      service: 'Dental exam',
      times: [],
      chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null },
      ...(asked === 'confirm' && { confirming: true }),
    },
  ],
});
const services = (language: Language, text: string, asked: State['asked']) =>
  heard(language, text, chosen(asked)).flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each<[Language, string]>([
  ['en', 'sounds good, but who does the teeth cleaning there'],
  ['en', 'do you do teeth cleanings too?'],
  ['es', '¿también hacen limpieza dental?'],
  ['es', 'está bien, pero ¿quién hace la limpieza dental?'],
  ['fr', "d'accord, mais qui fait le détartrage chez vous?"],
  ['fr', 'vous faites aussi le détartrage?'],
  ['de', 'passt, aber wer macht die Zahnreinigung bei Ihnen?'],
  ['de', 'machen Sie auch Zahnreinigung?'],
])('%s: %s', (language, text) => {
  for (const asked of ['name', 'phone', 'confirm'] as const) {
    expect(services(language, text, asked)).toEqual([]);
    const [ask, ...others] = heard(language, text, chosen(asked));
    expect(ask?.do === 'ask' && text.endsWith(ask.question)).toBe(true);
    expect(others).toEqual([]);
  }
});

test.each<[Language, string]>([
  ['en', 'Perfect, and do you do teeth cleanings?'],
  ['en', 'Sounds good, who does the teeth cleaning?'],
  ['en', 'Yes, sounds good and do you do teeth cleanings?'],
  ['en', "yes and also do you do teeth cleanings while I'm there?"],
  ['en', 'yes, one more thing do you do teeth cleanings?'],
  ['es', 'Sí, ¿y también hacen limpieza dental?'],
  ['fr', 'Oui, parfait. Vous faites aussi le détartrage ?'],
  ['de', 'Ja, passt. Machen Sie auch Zahnreinigung?'],
])('%s: %s, and the yes before it is one', (language, text) => {
  const given = heard(language, text, chosen('confirm'));
  expect(given).toContainEqual({ do: 'affirm' });
  expect(given.filter((one) => one.do === 'ask')).toHaveLength(1);
  expect(services(language, text, 'confirm')).toEqual([]);
  expect(heard(language, text, chosen('name'))).not.toContainEqual({ do: 'affirm' });
});

test.each<[Language, string]>([
  ['en', 'ok do you do teeth cleanings?'],
  ['en', 'yes, but who does the teeth cleaning?'],
  ['en', 'wait, do you do teeth cleanings too?'],
  ['es', 'sí, pero ¿quién hace la limpieza dental?'],
  ['de', 'ja, aber wer macht die Zahnreinigung?'],
])('%s: %s, and nothing is said yes to', (language, text) => {
  expect(heard(language, text, chosen('confirm'))).not.toContainEqual({ do: 'affirm' });
});

test.each<[Language, string]>([
  ['en', 'can I get a teeth cleaning too?'],
  ['en', 'do you have room for a teeth cleaning on Monday too?'],
  ['en', 'also I need a teeth cleaning'],
  ['es', '¿me pueden hacer también una limpieza dental?'],
  ['fr', 'je voudrais plutôt un détartrage'],
  ['de', 'lieber eine Zahnreinigung'],
  ['de', 'nehmen Sie eine Zahnreinigung dazu'],
])('%s: %s, and is wished for', (language, text) => {
  expect(services(language, text, 'confirm')).toEqual(['Teeth cleaning']);
});

test.each<[Language, string]>([
  ['en', 'I need a dental exam n a teeth cleaning'],
  ['en', "I need a dental exam, and while I'm there a teeth cleaning"],
  ['es', 'necesito un examen dental, y ya que estoy ahí una limpieza dental'],
  ['fr', "il me faut un examen dentaire, et tant qu'à y être un détartrage"],
  ['de', 'ich brauche eine Zahnuntersuchung, und wenn ich schon da bin eine Zahnreinigung'],
])('%s: %s, two of them', (language, text) => {
  const named = heard(language, text).flatMap((one) => (one.do === 'set-service' ? one.service : []));
  expect(named).toEqual(['Dental exam', 'Teeth cleaning']);
});

test.each<[Language, string]>([
  ['en', 'I need a dental exam'],
  ['en', 'I had a teeth cleaning while I was there, now I need a dental exam'],
  ['de', 'ich brauche eine Zahnuntersuchung, wenn ich schon da bin'],
])('%s: %s, one of them', (language, text) => {
  const named = heard(language, text).flatMap((one) => (one.do === 'set-service' ? one.service : []));
  expect(named).toEqual(['Dental exam']);
});
