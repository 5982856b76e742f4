// Another service that is listed behind the day of the first is a second visit; one that is told of, asked about or put right is none.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';

const { staff: _, ...house } = dental;
const salon: Business = {
  ...house,
  industry: 'wellness',
  languages: ['en', 'es', 'fr', 'de'],
  services: [
    'Pedicure',
    'Lash fill',
    'Brow tint',
    'Corte de dama',
    'Manicura',
    'Maniküre',
    'Haarschnitt',
    'Coupe homme',
  ].map((name) => ({ name, minutes: 30, bufferMinutes: 0 })),
};
const visits = (language: Language, text: string) =>
  heard(language, text, {}, salon).flatMap((one): unknown[] =>
    one.do === 'set-service' ? [one.service] : one.do === 'set-times' ? [one.wishes] : [],
  );

test.each<[Language, string, unknown[]]>([
  [
    'en',
    'a pedicure friday at 11, and a lash fill after',
    ['Pedicure', [{ date: '2026-11-20', time: '11:00' }], 'Lash fill'],
  ],
  [
    'en',
    'a pedicure on Friday and a lash fill on Saturday',
    ['Pedicure', [{ date: '2026-11-20' }], 'Lash fill', [{ date: '2026-11-21' }]],
  ],
  [
    'es',
    'un corte de dama el viernes a las 11 y luego una manicura',
    ['Corte de dama', [{ date: '2026-11-20', time: '11:00' }], 'Manicura'],
  ],
  [
    'fr',
    'une coupe homme vendredi à 11h, puis un pedicure',
    ['Coupe homme', [{ date: '2026-11-20', time: '11:00' }], 'Pedicure'],
  ],
  [
    'de',
    'einen Haarschnitt am Freitag um 11 und danach eine Maniküre',
    ['Haarschnitt', [{ date: '2026-11-20', time: '11:00' }], 'Maniküre'],
  ],
])('%s: both are wanted (%#)', (language, text, both) => {
  expect(begun(heard(language, text, {}, salon))).toEqual(['book', 'book']);
  expect(visits(language, text)).toEqual(both);
});

test.each<[Language, string]>([
  ['en', 'a pedicure friday at 11 and the lash fill fell off'],
  ['en', 'a pedicure friday at 11, no wait, a lash fill'],
  ['en', 'a pedicure friday at 11 and how much is a lash fill'],
  ['en', 'a pedicure friday or a lash fill saturday'],
  ['es', 'un corte de dama el viernes a las 11, no, mejor una manicura'],
  ['fr', 'une coupe homme vendredi à 11h, et combien coûte un pedicure'],
  ['de', 'einen Haarschnitt am Freitag um 11, oder doch lieber eine Maniküre'],
])('%s: one is (%#)', (language, text) => {
  expect(begun(heard(language, text, {}, salon)).length).toBeLessThan(2);
});
