// A visit that is to stay where it is, but with somebody else, keeps its time; what only sounds so changes nothing.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const languages = ['en', 'es', 'fr', 'de'] as const;
const business: BusinessFile = {
  ...dental,
  languages: [...languages],
  services: [{ name: 'Cleaning', minutes: 60, price: 100 } as never],
  staff: [
    { name: 'Dana Kim', services: ['Cleaning'] },
    { name: 'Marco Ruiz', services: ['Cleaning'] },
    { name: 'Paul Berger', services: [] },
  ],
  appointments: [{ contact: 'bauer', service: 'Cleaning', staff: 'Dana Kim', startsAt: '2026-11-24T10:00:00-06:00' }],
};
const yes: Readonly<Record<Language, string>> = { en: 'yes', es: 'sí', fr: 'oui', de: 'ja' };

test.each<[Language, string]>([
  ['en', 'Keep it, but with Marco Ruiz'],
  ['en', "My cleaning on the 24th, leave the time as it is but I'd rather have Marco Ruiz"],
  ['en', 'Can my cleaning be with Marco Ruiz instead of Dana Kim, same time?'],
  ['en', 'Same time please, but Marco Ruiz instead'],
  ['en', "Keep it where it is, I'd rather see Marco Ruiz"],
  ['es', 'Quiero dejar mi cita a la misma hora pero con Marco Ruiz'],
  ['fr', 'Je garde mon rendez-vous à la même heure, mais plutôt avec Marco Ruiz'],
  ['de', 'Mein Termin soll so bleiben, aber lieber bei Marco Ruiz'],
])('%s: %s', async (language, line) => {
  const talk = talkWith({
    from: hank,
    business: { ...business, languages: [language, ...languages.filter((one) => one !== language)] },
  });
  const { asks, text } = await talk.say(line);
  expect(text).toContain('Marco Ruiz');
  expect(asks).toBe('confirm');
  await talk.say(yes[language]);
  const [one, more] = talk.records().appointments;
  expect(one?.staff).toBe('Marco Ruiz');
  expect(Date.parse(one?.startsAt ?? '')).toBe(Date.parse('2026-11-24T10:00:00-06:00'));
  expect(more).toBeUndefined();
});

test('whoever does not do it is not promised, and the visit stays', async () => {
  const talk = talkWith({ from: hank, business });
  const { text } = await talk.say('Keep it at the same time, but with Paul Berger');
  expect(text).toContain('Marco Ruiz');
  expect(talk.records().appointments[0]?.staff).toBe('Dana Kim');
});

test.each([
  'Keep my appointment with Dana Kim please',
  'Is my cleaning still with Dana Kim, same time?',
  'Move my cleaning to Wednesday the 25th at the same time, with Marco Ruiz',
  'I would like another cleaning with Marco Ruiz next Friday, keep the one I have',
  'Cancel my cleaning with Dana Kim, leave it like that',
  "I'd like to keep my Tuesday one and also book my son with Marco Ruiz at five",
  'Leave it with Dana Kim, and can you tell Marco Ruiz I said hi?',
  'Keep my cleaning, and put my daughter with Marco Ruiz the same day',
  'Leave my Tuesday visit, I just want a refill from Marco Ruiz instead',
])('keeps neither time nor person for another: %s', async (line) => {
  const talk = talkWith({ from: hank, business });
  const { asks } = await talk.say(line);
  const { appointments } = talk.records();
  expect(appointments[0]?.staff).toBe('Dana Kim');
  if (asks === 'confirm') await talk.say('yes');
  const own = talk.records().appointments[0];
  expect(own?.staff === 'Marco Ruiz' && own.startsAt === '2026-11-24T10:00:00-06:00').toBe(false);
});

test.each<[Language, string]>([
  ['es', 'Deje la mía como está, y también quiero una para mi hijo con Marco Ruiz'],
  ['fr', 'Gardez mon rendez-vous, et dites bonjour à Marco Ruiz'],
  ['de', 'Mein Termin soll so bleiben, und für meinen Sohn bitte einen bei Marco Ruiz'],
])('%s: what is wished for besides moves nothing: %s', async (language, line) => {
  const talk = talkWith({
    from: hank,
    business: { ...business, languages: [language, ...languages.filter((one) => one !== language)] },
  });
  await talk.say(line);
  await talk.say(yes[language]);
  expect(talk.records().appointments[0]?.staff).toBe('Dana Kim');
});
