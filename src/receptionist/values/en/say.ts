// English (United States): month first, twelve hours.
import type { Speech } from '../say.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const englishSpeech: Speech = {
  locale: 'en-US',
  date: ({ year, month, day, weekday }, { withYear }) =>
    `${weekdays[weekday - 1]}, ${months[month - 1]} ${day}${withYear ? `, ${year}` : ''}`,
  time: (hour, minute) => {
    const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
    return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
  },
  when: (date, time) => `${date} at ${time}`,
  relative: ['today', 'tomorrow'],
  and: 'and',
  or: 'or',
  units: { hour: ['hour', 'hours'], minute: ['minute', 'minutes'], join: ' ' },
};
