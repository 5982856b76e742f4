// A caller who opens with a day, and does not say what for, hears at once that the house is closed then.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const day: BusinessFile['hours']['mon'] = [['09:00', '17:00']];
const business: BusinessFile = {
  ...dental,
  hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [['09:00', '12:00']], sun: [] },
  closedDates: ['2026-12-24'],
};

test.each([
  ['Could I come by on Christmas Eve?', /closed on .*December 24/],
  ['Could I come by this Sunday?', /closed on Sunday/],
  ['¿Puedo pasar el 24 de diciembre?', /24 de diciembre/],
  ['Je peux passer le 24 décembre ?', /24 décembre/],
  ['Kann ich am 24. Dezember vorbeikommen?', /24\. Dezember/],
  ['Could I come by this Saturday at three in the afternoon?', /No, on Saturday.* 9 AM to 12 PM/],
])('%s', async (line, says) => {
  const { say, records } = talkWith({ business: { ...business, languages: ['en', 'es', 'fr', 'de'] } });
  const reply = await say(line);
  expect(reply.text).toMatch(says);
  expect(reply.asks).not.toBe('more');
  expect(records().appointments.filter(({ status }) => status === 'booked')).toHaveLength(business.appointments.length);
});

test.each(['Could I come by this Tuesday?', 'Could I come by this Saturday at ten?'])(
  'nothing of it where the house is open: %s',
  async (line) => {
    expect((await talkWith({ business }).say(line)).text).not.toMatch(/closed|^No,/);
  },
);
