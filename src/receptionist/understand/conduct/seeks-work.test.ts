// Who would like to work for the house is no customer: what they said is asked whole, and offered to be passed on.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "are you hiring? I'm certified, three years"],
  ['en', "I'm looking for a job as a barber"],
  ['en', "hey are you guys hiring? I've been cleaning teeth six years, just moved from Green Bay"],
  ['es', 'buenas, busco trabajo, soy plomero con cinco años'],
  ['es', 'buenas, busco trabajo, mi hermano trabaja en el taller'],
  ['en', 'my daughter is looking for a job, are you hiring?'],
  ['fr', 'vous engagez-tu des déménageurs'],
  ['fr', 'je cherche du travail, je suis coiffeuse'],
  ['de', 'Servus, sucht ihr noch jemanden für die Werkstatt, ich bin gelernter Mechaniker'],
])('%s: %s', (language, text) => {
  expect(heard(language, text)).toEqual([{ do: 'ask', question: text }]);
});

test.each<[Language, string, string]>([
  ['en', 'my daughter is looking for work and needs a cleaning on Friday', 'Teeth cleaning'],
  ['de', 'suchen Sie jemanden? Ich hätte gern eine Zahnreinigung am Freitag', 'Teeth cleaning'],
])('a visit is wished for besides, %s: %s', (language, text, service) => {
  expect(heard(language, text)).toContainEqual(expect.objectContaining({ do: 'set-service', service }));
});

test.each<[Language, string]>([
  ['en', "My brother's applying for a job at a bank there and they want a work visa"],
  ['es', 'Mi esposo anda buscando trabajo y ya no paga la manutención de los niños'],
  ['en', "I'm looking for work shoes"],
  ['en', 'my tooth needs some work, what can you do'],
  ['es', 'estoy buscando trabajo de limpieza dental para mi casa'],
  ['en', "I'm looking for work at my house, the sink needs doing"],
  ['es', 'hay vacantes para mañana a las diez?'],
])('no work is sought, %s: %s', (language, text) => {
  expect(heard(language, text)).not.toEqual([{ do: 'ask', question: text }]);
});
