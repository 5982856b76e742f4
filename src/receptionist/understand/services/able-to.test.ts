// "No voy a poder" helps another verb: it names no pruning and no power of attorney, which are named by the same word otherwise.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import { servicesIn } from './near.ts';

const house = {
  ...dental,
  languages: ['es', 'en'] as const,
  services: ['Tree trimming', 'Poder notarial'].map((name) => ({ name, minutes: 60 })),
} as unknown as typeof dental;
const named = (said: string) => servicesIn(said, 'es', house).map(({ name }) => name);

test.each(['no voy a poder, me la cambia', 'a ver si vamos a poder ir', 'es para poder salir temprano'])(
  'names nothing: %s',
  (line) => expect(named(line)).toEqual([]),
);

test.each([
  ['quiero podar un encino', 'Tree trimming'],
  ['necesito un poder notarial', 'Poder notarial'],
])('names it: %s', (line, service) => expect(named(line)).toContain(service));
