// Of what is moved, "from Thursday to Friday" is two days and no span between them.
import { expect, test } from 'vitest';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import { wishesIn } from '../../../../tests/support/wishes.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'Can I move my appointment from Thursday to Friday at nine?'],
  ['es', 'Quiero cambiar mi cita del jueves al viernes a las nueve'],
  ['fr', 'Je voudrais déplacer mon rendez-vous de jeudi à vendredi neuf heures'],
])('%s: %s', (language, text) => {
  const [now, then] = wishesIn(text, language, false);
  expect(now).toMatchObject({ date: '2026-11-26', existing: true });
  expect(then).toMatchObject({ date: '2026-11-27', time: '09:00' });
});

test('a span that is wished stays one', () =>
  expect(wishesIn('Any time from Thursday to Friday', 'en', false)).toEqual([
    { date: '2026-11-26', until: '2026-11-27' },
  ]));

test('the day is looked for in the week of the visit, unless its date is said', async () => {
  const moved = await talkWith({ from: hank }).say('Can I move my cleaning from Tuesday to Wednesday at one?');
  expect(moved.text).toMatch(/November 24.*November 25/);
  const dated = await talkWith({ from: hank }).say('Can I move my cleaning from Tuesday to Wednesday the 18th?');
  expect(dated.text).toContain('November 18');
});

test.each<[Language, string]>([
  ['en', 'Can we move my Friday visit from Friday to tomorrow?'],
  ['es', 'quiero adelantar mi cita del viernes a mañana'],
  ['fr', 'est-ce que je peux avancer mon estimé de vendredi à demain'],
  ['de', 'kann ich den Termin von Freitag auf morgen vorziehen'],
])('%s: tomorrow is counted from today, whichever day the visit is on: %s', (language, text) => {
  const dates = wishesIn(text, language, false);
  const tomorrow = wishesIn({ en: 'tomorrow', es: 'mañana', fr: 'demain', de: 'morgen' }[language], language, true)[0];
  expect(dates.at(-1)?.date).toBe(tomorrow?.date);
  expect(dates.at(-1)?.until).toBeUndefined();
  expect(dates.some(({ existing }) => existing)).toBe(true);
});
