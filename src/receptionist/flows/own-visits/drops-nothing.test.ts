// What is under way is not given up by words that only sound like it, a no to a cancelling with another time is a move, and who takes
// leave of what was read back hears that it is not booked while the owner learns of it.
import { expect, test } from 'vitest';
import { dental, hank, stranger, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const opening = 'I need a dental exam Friday at 10, my name is Ann Lee, 630 555 0126';

test.each(["I'll have them leave it on then, yes put me in", 'yes please, they can leave it open'])(
  '“%s” is a yes',
  async (line) => {
    const talk = talkWith({ from: stranger });
    const before = talk.records().appointments.length;
    expect((await talk.say(opening)).asks).toBe('confirm');
    await talk.say(line);
    expect(talk.records().appointments).toHaveLength(before + 1);
  },
);

test.each(['drop it', 'leave it, thanks', 'forget it', 'just leave it for now'])('“%s” gives it up', async (line) => {
  const talk = talkWith({ from: stranger });
  await talk.say(opening);
  expect((await talk.say(line)).text).toMatch(/no appointment/i);
});

test('a time that is chosen stands, whatever has to come off', async () => {
  const talk = talkWith({ from: stranger });
  await talk.say('I need a dental exam on Friday');
  expect((await talk.say("10 o'clock. I've got a retainer in that has to come off, is that extra")).text).toMatch(
    /10 AM/,
  );
});

test.each<[string, string]>([
  ['yes. oh and my insurance card runs out the 28th, is that a problem', 'booked'],
  ['yes. and my other dentist is closed on Monday, does that matter', 'booked'],
])('“%s” asks about a day, and wishes for none', async (line) => {
  const talk = talkWith({ from: stranger });
  await talk.say(opening);
  await talk.say(line);
  expect(talk.records().appointments.at(-1)?.startsAt).toBe('2026-11-20T16:00:00.000Z');
});

test.each(['yes but can we do it on the 24th, is that a problem', 'yes, the 24th would be better though'])(
  '“%s” wishes for another day',
  async (line) => {
    const talk = talkWith({ from: stranger });
    const before = talk.records().appointments.length;
    await talk.say(opening);
    await talk.say(line);
    expect(talk.records().appointments).toHaveLength(before);
  },
);

const own: Readonly<Record<Language, string>> = {
  en: 'I have to cancel my cleaning',
  es: 'tengo que cancelar mi limpieza',
  fr: 'je dois annuler mon détartrage',
  de: 'ich muss meine Zahnreinigung absagen',
};
async function cancelling(language: Language, line: string) {
  const talk = talkWith({ from: hank, business: { ...dental, languages: [language, 'en'] } });
  expect((await talk.say(own[language])).asks).toBe('confirm');
  const reply = await talk.say(line);
  return { ...reply, done: talk.records().appointments.find((one) => one.contact === 'meyer' || one.phone === hank) };
}

test.each<[Language, string, RegExp]>([
  ['en', "no don't cancel it, Wednesday the same time", /goes from .* to Wednesday/],
  ['es', 'no, no la cancele, cámbiela para el miércoles a la misma hora', /miércoles/],
  ['fr', "non ne l'annulez pas, mettez-le mercredi à la même heure", /mercredi/],
  ['de', 'nein nicht stornieren, lieber Mittwoch zur gleichen Zeit', /Mittwoch/],
])('%s: “%s” is a move', async (language, line, moved) => {
  const { text, done } = await cancelling(language, line);
  expect(text).toMatch(moved);
  expect(done?.status).toBe('booked');
});

test.each<[Language, string]>([
  ['en', "no wait, I'll call you Monday"],
  ['en', 'no, keep it please'],
  ['en', "no, I'm back on Wednesday anyway"],
  ['de', 'nein, ich rufe am Mittwoch nochmal an'],
])('%s: “%s” leaves it', async (language, line) => {
  expect((await cancelling(language, line)).asks).toBe('more');
});

test.each<[Language, string, string, RegExp]>([
  ['en', opening, 'bye now', /isn't booked/],
  ['es', 'Necesito un examen dental el viernes a las 10, me llamo Ana Lima, 630 555 0126', 'adiós', /No ha quedado/],
  [
    'fr',
    'Il me faut un examen dentaire vendredi à 10 h, je m’appelle Anne Lenoir, 630 555 0126',
    'au revoir',
    /pas réservé/,
  ],
  [
    'de',
    'Ich brauche eine Untersuchung am Freitag um 10 Uhr, mein Name ist Anna Lenz, 630 555 0126',
    'tschüss',
    /noch nicht fest/,
  ],
])(
  '%s: leave that is taken twice of what was read back is told, and left for the owner',
  async (language, line, bye, told) => {
    const talk = talkWith({ business: { ...dental, languages: [language, 'en'] }, from: stranger });
    const before = talk.records().appointments.length;
    expect((await talk.say(line)).asks).toBe('confirm');
    expect((await talk.say(bye)).ended).toBe(false);
    expect(await talk.say(bye)).toMatchObject({ ended: true, text: expect.stringMatching(told) });
    expect(talk.records().appointments).toHaveLength(before);
    expect(talk.records().messages).toEqual([
      expect.objectContaining({ body: expect.stringContaining('2026-11-20 at 10:00') }),
    ]);
  },
);

test('after a leave a yes books, and leaves no message', async () => {
  const talk = talkWith({ from: stranger });
  const before = talk.records().appointments.length;
  await talk.say(opening);
  await talk.say('bye now');
  await talk.say('oh, yes');
  expect(talk.records().appointments).toHaveLength(before + 1);
  expect(talk.records().messages).toEqual([]);
});
