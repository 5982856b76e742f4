// Several days at once, a week that was said before, days counted from the visit that is moved, and times that none of which suits.
import { expect, it } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Reply } from '../../turn.ts';

const business: BusinessFile = { ...dental, languages: ['en', 'es', 'fr', 'de'] };

const daysIn = ({ text }: Reply) =>
  [
    ...text.matchAll(
      /(?:November|December|noviembre|novembre) (\d{1,2})|(\d{1,2})\.? (?:de )?(?:noviembre|novembre|November|December)/gu,
    ),
  ].map(([, after, before]) => Number(after ?? before));

async function after(from: string | undefined, ...lines: readonly string[]): Promise<Reply> {
  const talk = talkWith({ business, ...(from !== undefined && { from }) });
  let last = await talk.say(lines[0] ?? '');
  for (const line of lines.slice(1)) last = await talk.say(line);
  return last;
}

it.each<[Language, readonly string[]]>([
  ['en', ['I need a dental exam Thursday or Friday']],
  ['es', ['Necesito un dental exam el jueves o el viernes']],
  ['fr', ['Je voudrais un dental exam jeudi ou vendredi']],
  ['de', ['Ich brauche einen Termin für dental exam am Donnerstag oder Freitag']],
])('offers of each of the days that are wished, %s', async (_, lines) => {
  expect(new Set(daysIn(await after(undefined, ...lines)))).toEqual(new Set([19, 20]));
});

it.each<[Language, string]>([
  ['en', 'The Monday after that'],
  ['es', 'El lunes siguiente'],
  ['fr', 'Le lundi d’après'],
  ['de', 'Am Montag danach'],
])('counts a weekday from the visit that is moved, %s: %s', async (language, line) => {
  const opening = {
    en: 'I need to move my appointment',
    es: 'Quiero cambiar mi cita',
    fr: 'Je voudrais déplacer mon rendez-vous',
    de: 'Ich möchte meinen Termin verschieben',
  }[language];
  expect(new Set(daysIn(await after(hank, opening, line)))).toEqual(new Set([30]));
});

it('looks on both sides of the week that the visit is in', async () => {
  const days = daysIn(
    await after(hank, 'I need to move my appointment', 'The week before or after, it doesn’t matter'),
  );
  expect(days.some((day) => day < 23 && day >= 16)).toBe(true);
  expect(days.some((day) => day >= 30 || day < 7)).toBe(true);
});

it.each([
  [
    ['I need a dental exam next week', 'Mornings, except Monday'],
    [24, 25, 26],
  ],
  [
    ['I need a dental exam next week', 'Any day after three'],
    [23, 24, 25],
  ],
] as const)('keeps the week where only hours are said: %s', async (lines, days) => {
  const offered = daysIn(await after(undefined, ...lines));
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.every((day) => (days as readonly number[]).includes(day) || day >= 23)).toBe(true);
  expect(offered).not.toContain(lines[1].includes('Monday') ? 23 : 16);
});

it.each<[Language, string, string]>([
  ['en', 'I need a dental exam tomorrow', 'None of those work for me.'],
  ['es', 'Necesito un dental exam mañana', 'Ninguna de esas me queda'],
  ['fr', 'Je voudrais un dental exam demain', 'Aucun de ceux-là ne me va'],
  ['de', 'Ich brauche morgen einen Termin für dental exam', 'Nein, keiner davon'],
])('offers others where none of them suits, %s: %s', async (_, wish, refusal) => {
  const talk = talkWith({ business });
  const first = await talk.say(wish);
  const second = await talk.say(refusal);
  expect(second.asks).toBe('time');
  expect(daysIn(second).length).toBeGreaterThan(0);
  expect(second.text).not.toBe(first.text);
});

it('rules out the day of what was offered, and the one that is named', async () => {
  const days = daysIn(await after(undefined, 'I need a dental exam Wednesday', 'Another day, just not Thursday'));
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => day === 18 || day === 19)).toEqual([]);
});

it('offers the nearest of each day to an hour that is free on none', async () => {
  // The practice closes at five: half past four is the last that an exam of half an hour can have.
  const reply = await after(undefined, 'I need a dental exam. Late afternoon would be good.', 'Seven in the evening.');
  expect(reply.asks).toBe('time');
  expect(reply.text).not.toMatch(/\bAM\b/);
});

it.each([
  ['I need a dental exam Wednesday at 10', 'The week after, same time'],
  ['I need a dental exam Wednesday at 10', 'Same time the week after'],
  ['Necesito un dental exam el miércoles a las 10', 'La semana siguiente a la misma hora'],
  ['Je voudrais un dental exam mercredi à 10 h', "La semaine d'après, même heure"],
  ['Ich brauche einen Termin für dental exam am Mittwoch um 10 Uhr', 'Die Woche drauf, selbe Uhrzeit'],
])('takes the weekday and the hour of what was chosen into the week after: %s', async (opening, line) => {
  expect(daysIn(await after(undefined, opening, line))).toEqual([25]);
});

it.each(['Thursday morning', 'Thursday before noon'])('begins before noon: %s', async (line) => {
  const { text } = await after(undefined, 'I need a dental exam', line);
  expect(text).toContain('November 19');
  expect(text).not.toContain('12 PM');
});

it.each<[string, number]>([
  ['Thursday no, Friday', 20],
  ['Thursday no problem', 19],
])('hears a no behind a day for what it is: %s', async (line, day) => {
  expect(new Set(daysIn(await after(undefined, 'I need a dental exam', line)))).toEqual(new Set([day]));
});

it('goes on where a part of a day without its day stands beside the same time', async () => {
  const wishes = [
    { earliest: '12:00', latest: '18:00' },
    { date: '2026-11-25', relative: 'same-time' as const },
  ];
  const { asks } = await talkWith({ from: hank }).say([
    { do: 'start', flow: 'move' },
    { do: 'set-times', wishes },
  ]);
  expect(asks).toBe('time');
});
