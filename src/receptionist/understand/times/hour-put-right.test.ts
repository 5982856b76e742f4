// An hour that is taken back in the same breath gives way to the one behind it, and a date that is said outright to no reckoning.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { freshState, type State } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const business = { ...dental, languages: ['en', 'es', 'fr', 'de'] as Language[] };
function wishes(language: Language, text: string, state: Partial<State> = {}) {
  const { commands } = understandNow({
    turn: { text, channel: 'phone', business, from: {}, now: '2026-11-16T10:15:00-06:00' },
    state: { ...freshState(language), ...state },
    business,
  });
  return commands.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
}

test.each<[Language, string, string]>([
  ['en', 'a cleaning on friday at 10.. no wait 11', '11:00'],
  ['en', 'a cleaning on Friday at 10, actually 11', '11:00'],
  ['en', 'a cleaning at 10 on friday sorry 10:30', '10:30'],
  ['en', 'Friday at 2, no, 3', '15:00'],
  ['es', 'una limpieza el viernes a las 10, no espere, 11', '11:00'],
  ['es', 'el viernes a las 10, perdón, 11', '11:00'],
  ['fr', 'un détartrage vendredi à 10h, non pardon, 11', '11:00'],
  ['fr', 'vendredi à 10 h, ah non, 11 h', '11:00'],
  ['de', 'eine Zahnreinigung Freitag um 10, ach nein, 11', '11:00'],
  ['de', 'Freitag um 10, nee, lieber 11', '11:00'],
])('%s: %s', (language, text, time) => {
  const found = wishes(language, text);
  expect(found[0]).toMatchObject({ date: '2026-11-20' });
  expect(found.at(-1)).toMatchObject({ time, instead: true });
});

test.each(['Friday at 10, actually 2 people are coming', 'friday at 10 for 2', 'Friday at 10, sorry, we are 3'])(
  'a number of something else is no hour: %s',
  (text) => expect(wishes('en', text)).toEqual([{ date: '2026-11-20', time: '10:00' }]),
);

const asked: Partial<State> = {
  turns: 2,
  asked: 'time',
  frames: [{ flow: 'book', service: 'Teeth cleaning', times: [{ date: '2026-12-24', time: '09:00' }] }],
};
test.each<[Language, string]>([
  ['en', 'Fine, the day before then, the twenty-third, same time.'],
  ['en', 'the day before, the 23rd'],
  ['de', 'dann am Tag davor, am 23.'],
])('%s: %s is that date', (language, text) => {
  const found = wishes(language, text, asked);
  expect(found.some(({ shift }) => shift)).toBe(false);
  expect(found.every(({ date }) => date === undefined || date.endsWith('-23'))).toBe(true);
});

test('the hour behind “instead of” is the one given up', () =>
  expect(wishes('en', 'can you make it Friday at 1pm instead of 11').some(({ time }) => time === '11:00')).toBe(false));

test('a day that is only reckoned stays so', () =>
  expect(wishes('en', 'the day after, same time', asked).some(({ shift }) => shift?.days === 1)).toBe(true));

test('a visit is moved to the hour that was said last', async () => {
  const { say } = talkWith({ from: hank });
  await say('move my cleaning to december 2 at 10, no wait, 11');
  expect((await say('yes')).text).toContain('December 2 at 11 AM');
});

test.each<[Language, string]>([
  ['en', 'tomorrow at 10? no wait, 11 is better'],
  ['es', 'mañana a las 10, no, espere, 11 me queda mejor'],
  ['fr', 'demain à 10h, attendez, 11 serait mieux'],
  ['de', 'morgen um 10? Moment, 11 ist besser'],
])('the hour that is better is wished for instead, %s: %s', (language, text) => {
  expect(wishes(language, text).findLast(({ time }) => time)?.time).toBe('11:00');
});

test.each<[Language, string, string]>([
  ['en', 'Could we do Wednesday at nine? Oh, sorry, no, I have to drop the kids first, nine thirty.', '09:30'],
  ['en', 'Wednesday at nine? no, nine thirty', '09:30'],
  ['en', 'Wednesday at two, sorry, two fifteen', '14:15'],
  ['es', 'el miércoles a las nueve, no, perdón, nueve y media', '09:30'],
  ['fr', 'mercredi à neuf heures, non, pardon, neuf heures trente', '09:30'],
  ['de', 'Mittwoch um neun, nein, neun Uhr dreißig', '09:30'],
])('an hour with its minutes is put right, and why may be said before it, %s: %s', (language, text, time) => {
  expect(wishes(language, text).findLast((one) => one.time)?.time).toBe(time);
});

test.each<[Language, string]>([
  ['en', 'Wednesday at nine, I have two kids, and the small one is three'],
  ['en', 'Wednesday at nine, no problem, I have to leave the house at eight'],
  ['en', 'Wednesday at nine, we are a party of ten'],
])('an hour stands where no other is said instead, %s: %s', (language, text) => {
  expect(wishes(language, text)[0]?.time).toBe('09:00');
});

test.each<[Language, string]>([
  [
    'en',
    'Can I get a cleaning Thursday at three? Oh hang on, no, I’ve got a thing Thursday. Friday at three, is that open?',
  ],
  ['en', 'A cleaning Thursday at three? No wait. Friday at three, is that still available?'],
  ['es', 'Una limpieza el jueves a las tres. Ay no, el viernes a las tres, ¿está disponible?'],
  ['fr', 'Un détartrage jeudi à 15 h. Ah non, vendredi à 15 h, c’est libre ?'],
  ['de', 'Eine Zahnreinigung am Donnerstag um 15 Uhr. Ach nein, Freitag um 15 Uhr, ist das noch frei?'],
])('what is asked of a time wishes for it, and is no question about hours, %s: %s', (language, text) => {
  expect(wishes(language, text).at(-1)).toMatchObject({ date: '2026-11-20', time: '15:00' });
});

test.each(['Friday at three, are you open?', 'On Friday, is that open to everybody?'])(
  'whether the house is open is asked all the same: %s',
  (text) => {
    const { commands } = understandNow({
      turn: { text, channel: 'phone', business, from: {}, now: '2026-11-16T10:15:00-06:00' },
      state: freshState('en'),
      business,
    });
    expect(commands.some((one) => one.do === 'ask')).toBe(true);
  },
);
