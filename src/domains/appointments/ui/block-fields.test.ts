import { expect, it } from 'vitest';
import { skippedSpanWords } from './block-fields.tsx';

const moment = (clock: string, date = '2027-03-14') => ({ date, clock });

it('an hour that does not exist on its day is said to be', () => {
  const said = (from: string, to: string) => skippedSpanWords(moment(from), moment(to), 'America/New_York');
  expect(said('02:30', '03:15')).toBe('There is no 2:30 AM on March 14: the clocks go forward over it');
  expect(said('02:00', '03:15')).toBe('There is no 2:00 AM on March 14: the clocks go forward over it');
  expect(said('01:30', '02:15')).toBe('There is no 2:15 AM on March 14: the clocks go forward over it');
  expect(said('01:30', '03:15')).toBeUndefined();
});

it('a block may end in the moment in which the clocks go forward, also at midnight', () => {
  expect(skippedSpanWords(moment('01:30'), moment('02:00'), 'America/New_York')).toBeUndefined();
  const night = (clock: string) =>
    skippedSpanWords(moment('20:00', '2027-04-29'), moment(clock, '2027-04-30'), 'Africa/Cairo');
  expect(night('00:00')).toBeUndefined();
});
