// A new visit "la semana siguiente" is one next week; an own one that is moved there goes a week on.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const business = { ...dental, languages: ['en', 'es', 'fr', 'de'] as Language[] };

test.each(['Quisiera una limpieza la semana siguiente', 'Je voudrais un détartrage la semaine suivante'])(
  '%s',
  async (line) => {
    const { text } = await talkWith({ business }).say(line);
    expect(text).toMatch(/2[3-5]/);
  },
);

test('an own visit goes a week on', async () => {
  const theirs = dental.appointments.find(
    (one) => dental.contacts.find(({ id }) => id === one.contact)?.phone === hank,
  );
  if (!theirs) throw new Error('Hank has no visit');
  const day = new Date(new Date(theirs.startsAt).getTime() + 7 * 24 * 3600_000).getUTCDate();
  const { text } = await talkWith({ business, from: hank, channel: 'phone' }).say(
    'Could you move my appointment to the week after, same time?',
  );
  expect(text).toContain(String(day));
});
