// German: twenty-four hours, "10 Uhr", "10:30 Uhr"; spoken "10 Uhr 30".
import type { Speech } from '../say.ts';

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

export const germanSpeech: Speech = {
  locale: 'de-DE',
  date: ({ year, month, day, weekday }, { withYear }) =>
    `${weekdays[weekday - 1]}, ${day}. ${months[month - 1]}${withYear ? ` ${year}` : ''}`,
  time: (hour, minute, manner) => {
    if (minute === 0) return `${hour} Uhr`;
    const minutes = String(minute).padStart(2, '0');
    return manner === 'spoken' ? `${hour} Uhr ${minute}` : `${hour}:${minutes} Uhr`;
  },
  when: (date, time) => `${date.replace(/,$/, '')}, um ${time}`,
  relative: ['heute', 'morgen'],
  and: 'und',
  or: 'oder',
  units: { hour: ['Stunde', 'Stunden'], minute: ['Minute', 'Minuten'], join: ' und ' },
};
