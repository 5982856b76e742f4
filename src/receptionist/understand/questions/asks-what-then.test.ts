// What is lacking is told, and asked about: though a service stands in it, none is begun, at the opening or once one is booked.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const booked: Partial<State> = {
  turns: 5,
  asked: 'more',
  done: [{ did: 'booked', appointment: 'apt_9', service: 'Dental exam', startsAt: '2026-12-02T22:00:00.000Z' }],
};

test.each<[Language, string]>([
  ['en', "and what if we don't have x-rays for the exam yet?"],
  ['en', "and if we don't have x-rays for the exam"],
  ['en', "what if I can't open wide for the exam"],
  ['en', "we don't have x-rays for the exam, what now"],
  ['es', '¿y si no tenemos seguro para la limpieza?'],
  ['fr', "et si on n'a pas de mutuelle pour le détartrage ?"],
  ['de', 'und wenn wir keine Röntgenbilder für die Untersuchung haben?'],
])('%s: “%s”', (language, text) => {
  for (const state of [{}, booked]) {
    const commands = heard(language, text, state);
    expect(begun(commands)).toEqual([]);
    expect(commands).toContainEqual(expect.objectContaining({ do: 'ask' }));
  }
});
