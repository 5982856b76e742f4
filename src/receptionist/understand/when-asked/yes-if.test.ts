// An okay that goes on to ask of what it tells waits for the answer; a plain yes beside a question is one.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string, RegExp]>([
  ['en', 'ok and I weigh three hundred pounds is that gonna be a problem', /three hundred/],
  ['en', 'ok but I take blood thinners is that an issue', /blood thinners/],
  ['en', 'great, will that be extra', /extra/],
  ['en', "Great won't that be extra", /extra/],
  ['en', "yes but I'm pregnant, does that matter?", /pregnant/],
  ['es', 'bueno, pero estoy embarazada, ¿hay problema?', /embarazada/],
  ['fr', "d'accord mais je suis enceinte, ça pose un problème ?", /enceinte/],
  ['de', 'okay und ich bin schwanger ist das ein problem', /schwanger/],
  ['de', 'ja aber ich nehme Blutverdünner, macht das was?', /Blutverd/],
  ['en', 'yeah but what about the fluoride', /fluoride/],
  ['es', 'sí pero qué pasa con la radiografía', /radiograf/],
  ['fr', "oui mais qu'en est-il de la radio", /radio/],
  ['de', 'ja aber was ist mit dem Röntgen', /Röntgen/],
])('%s: "%s" is no yes yet', (language, text, question) => {
  const commands = heard(language, text, examStated);
  expect(commands).toEqual([{ do: 'ask', question: expect.stringMatching(question) }]);
});

test.each<[Language, string]>([
  ['en', 'yes, is parking free?'],
  ['en', "ok that's fine"],
  ['en', 'Ok that would be fine'],
  ['en', 'all right, it will be okay'],
  ['en', 'yes that is all right'],
  ['es', 'sí, está bien'],
  ['fr', "oui, c'est bon"],
  ['de', 'ja, das ist in Ordnung'],
])('%s: "%s" is one', (language, text) => {
  expect(heard(language, text, examStated)).toContainEqual({ do: 'affirm' });
});

test('a goodbye takes none of several times, whatever is fine', () => {
  const offers = ['15:00', '15:30'].map((hour) => ({
    ...({ kind: 'time', staff: null, label: hour } as const),
    startsAt: `2026-11-19T${hour}:00.000Z`,
  }));
  const state = { turns: 2, asked: 'time', offers, frames: examStated.frames ?? [] } as const;
  const acts = heard('en', 'fine bye', state).map((one) => one.do);
  expect(acts).toContain('goodbye');
  expect(acts).not.toContain('affirm');
});
