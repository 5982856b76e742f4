// A visit is moved and another is wanted in the same talk: neither takes the time that was said for the other, and the first is done first.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const talkIn = (language: Language) => talkWith({ from: hank, business: { ...dental, languages: [language, 'en'] } });
const ownOf = (talk: ReturnType<typeof talkIn>) => talk.records().appointments.find(({ phone }) => phone === hank);

test.each<[Language, string, RegExp]>([
  ['en', 'Please move my cleaning to Friday at ten, and I also need a dental exam tomorrow', /exam right after/i],
  ['en', 'Push my cleaning to Friday at ten and get me in tomorrow for a dental exam', /exam right after/i],
  ['es', 'La limpieza pásemela al viernes a las diez, y aparte quiero una revisión dental mañana', /Después de esto/],
  ['fr', 'Mon détartrage, mettez-le à vendredi à 10 h, et puis il me faut un examen dentaire demain', /juste après/],
  ['de', 'Die Zahnreinigung bitte auf Freitag um zehn, und morgen hätte ich gern eine Zahnuntersuchung', /Danach/],
])('%s: in one breath: %s', async (language, line, said) => {
  const talk = talkIn(language);
  const before = talk.records().appointments.length;
  const first = await talk.say(line);
  expect(first).toMatchObject({ asks: 'confirm', text: expect.stringMatching(said) });
  const next = await talk.say({ en: 'yes', es: 'sí', fr: 'oui', de: 'ja' }[language]);
  expect(ownOf(talk)).toMatchObject({ startsAt: '2026-11-20T16:00:00.000Z' });
  expect(next).toMatchObject({ asks: 'time', text: expect.stringMatching(/17/) });
  expect(talk.records().appointments).toHaveLength(before);
});

test.each<[Language, string, string]>([
  [
    'en',
    "I'd like to move my cleaning",
    'That is not the cleaning. Tomorrow at nine I want another appointment, a dental exam',
  ],
  ['en', "I'd like to move my cleaning to Friday", 'No, I want another one tomorrow at nine, a dental exam'],
  [
    'es',
    'quiero mover mi cita de limpieza',
    'Que no es la limpieza. Mañana a las nueve quiero otra, una revisión dental',
  ],
  ['fr', 'je voudrais déplacer mon rendez-vous', 'Non, demain à 9 h je veux un autre rendez-vous, un examen dentaire'],
  [
    'de',
    'ich möchte meine Zahnreinigung verschieben',
    'Nein, morgen um neun will ich einen neuen Termin, eine Zahnuntersuchung',
  ],
])('%s: while it is moved: %s – %s', async (language, wish, said) => {
  const talk = talkIn(language);
  await talk.say(wish);
  expect((await talk.say(said)).asks).toBe('time');
  const stated = await talk.say(
    { en: 'Friday at ten', es: 'el viernes a las diez', fr: 'vendredi à 10 h', de: 'Freitag um zehn' }[language],
  );
  expect(stated.asks).toBe('confirm');
  const next = await talk.say({ en: 'yes', es: 'sí', fr: 'oui', de: 'ja' }[language]);
  expect(ownOf(talk)).toMatchObject({ startsAt: '2026-11-20T16:00:00.000Z' });
  expect(next).toMatchObject({ asks: 'confirm', text: expect.stringMatching(/exam|revisión|examen|untersuchung/i) });
});

test('a bare time on the day of the one that waits is of that one', async () => {
  const talk = talkIn('en');
  await talk.say('Please move my cleaning to Friday, and I also need a dental exam tomorrow');
  expect(await talk.say('Tuesday at nine')).toMatchObject({
    asks: 'time',
    text: expect.stringMatching(/exam right after/),
  });
  await talk.say('Friday at ten');
  await talk.say('yes');
  expect(ownOf(talk)).toMatchObject({ startsAt: '2026-11-20T16:00:00.000Z' });
});

test.each<[Language, string, string]>([
  ['en', "I'd like to move my cleaning", 'Friday at ten'],
  ['en', "I'd like to move my cleaning", 'another day, Friday at ten'],
  ['en', "I'd like to move my cleaning", 'the cleaning, Friday at ten please'],
  ['es', 'quiero mover mi cita de limpieza', 'otro día, el viernes a las diez'],
  ['fr', 'je voudrais déplacer mon rendez-vous', 'un autre jour, vendredi à 10 h'],
  ['de', 'ich möchte meine Zahnreinigung verschieben', 'an einem anderen Tag, Freitag um zehn'],
])('%s: its own new time stays its own: %s – %s', async (language, wish, said) => {
  const talk = talkIn(language);
  await talk.say(wish);
  expect((await talk.say(said)).asks).toBe('confirm');
  await talk.say({ en: 'yes', es: 'sí', fr: 'oui', de: 'ja' }[language]);
  expect(ownOf(talk)).toMatchObject({ startsAt: '2026-11-20T16:00:00.000Z' });
});

test.each<[Language, string]>([
  ['en', "Can you move my cleaning to Friday at ten? I've another appointment at eleven across town."],
  ['en', 'Move my cleaning to Friday at ten, my dog has a visit Tuesday at another clinic.'],
  ['en', 'Move my cleaning to Friday at ten, I have a different thing Monday.'],
  ['de', 'Die Zahnreinigung bitte auf Freitag um zehn verschieben, am Dienstag habe ich einen anderen Termin.'],
])('%s: one that is only told of is neither begun nor takes the time: %s', async (language, line) => {
  const talk = talkIn(language);
  const stated = await talk.say(line);
  expect(stated.asks).toBe('confirm');
  const done = await talk.say({ en: 'yes', es: 'sí', fr: 'oui', de: 'ja' }[language]);
  expect(ownOf(talk)).toMatchObject({ startsAt: '2026-11-20T16:00:00.000Z' });
  expect(done.asks).toBe('more');
});

test.each<[Language, string, string, string]>([
  [
    'en',
    'Move my cleaning to Friday at ten.',
    'No, the cleaning stays, I need a new one, a dental exam tomorrow at nine.',
    'yes',
  ],
  [
    'en',
    'Move my cleaning to Friday.',
    'Leave the cleaning, I want another one tomorrow at nine, a dental exam',
    'yes',
  ],
  [
    'es',
    'Quiero mover mi limpieza al viernes a las diez.',
    'No, la limpieza déjela, quiero otra, una revisión dental mañana a las nueve',
    'sí',
  ],
  [
    'de',
    'Ich möchte meine Zahnreinigung auf Freitag um zehn verschieben.',
    'Nein, die Zahnreinigung bleibt, ich will einen neuen Termin, eine Zahnuntersuchung morgen um neun',
    'ja',
  ],
])('%s: what stays after all is not moved, and the other is booked: %s – %s', async (language, wish, said, yes) => {
  const talk = talkIn(language);
  const before = { ...ownOf(talk) };
  const count = talk.records().appointments.length;
  await talk.say(wish);
  expect(await talk.say(said)).toMatchObject({
    asks: 'confirm',
    text: expect.stringMatching(/exam|revisión|untersuchung/i),
  });
  await talk.say(yes);
  expect(talk.records().appointments).toHaveLength(count + 1);
  expect(talk.records().appointments.find(({ id }) => id === before.id)).toMatchObject({ startsAt: before.startsAt });
});

test('what is kept at another time is moved all the same', async () => {
  const talk = talkIn('en');
  await talk.say('I want to move my cleaning');
  const next = await talk.say('Keep the cleaning but on Friday at ten, and I need a dental exam tomorrow at nine');
  expect(next.text).toMatch(/Friday, November 20 at 10/);
});
