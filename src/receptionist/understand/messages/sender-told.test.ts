// Where it is asked what to pass on, who says in the same breath who they are and how they are reached is asked neither again.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const asked: Partial<State> = { turns: 2, asked: 'message', frames: [{ flow: 'message', urgent: false }] };
const given = (language: Language, text: string) => {
  const commands = heard(language, text, asked);
  return {
    body: commands.find((one) => one.do === 'set-message')?.body,
    name: commands.findLast((one) => one.do === 'set-name')?.name,
    phone: commands.find((one) => one.do === 'set-phone')?.phone,
  };
};
const phone = '+13125550188';

test.each<[Language, string, string, string | undefined]>([
  ['en', 'That my crown came off, this is Rich Banks, 312 555 0188', 'Rich Banks', phone],
  ['en', "Tell him I'm Rich Banks and the crown came off", 'Rich Banks', undefined],
  ['en', 'Rich Banks speaking, the crown came loose', 'Rich Banks', undefined],
  ['es', 'Que se me cayó la corona, soy Marta Ruiz, mi teléfono es 312 555 0188, adiós', 'Marta Ruiz', phone],
  ['fr', "Que ma couronne est tombée, Odile Petit à l'appareil, 312 555 0188", 'Odile Petit', phone],
  ['de', 'Dass die Krone locker ist, hier ist Lukas Wenger, 312 555 0188', 'Lukas Wenger', phone],
])('%s: %s', (language, text, name, number) =>
  expect(given(language, text)).toEqual({ body: text, name, phone: number }),
);

test.each<[Language, string, string]>([
  ['en', 'Rich Banks here, 312 555 0188', 'Rich Banks'],
  ['de', 'Lukas Wenger am Apparat, 312 555 0188', 'Lukas Wenger'],
])('%s: who it is from, and not yet what it says: %s', (language, text, name) =>
  expect(given(language, text)).toEqual({ body: undefined, name, phone }),
);

test.each<[Language, string]>([
  ['en', 'Tell him Carl Weber called'],
  ['en', 'Tell her that I am allergic'],
  ['en', 'That I live here now'],
  ['es', 'Que soy alérgica a la penicilina'],
  ['es', 'Que Marta Ruiz viene el lunes'],
  ['fr', 'Que Julie Perron ne viendra pas lundi'],
  ['de', 'Dass Frau Wenger am Montag kommt'],
  ['de', 'Dass ich krank bin'],
])('%s: of whom it only tells, it is not from them: %s', (language, text) =>
  expect(given(language, text)).toEqual({ body: text, name: undefined, phone: undefined }),
);
