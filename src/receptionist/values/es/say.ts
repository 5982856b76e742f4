// Spanish as spoken in the United States: twelve hours with "a. m." and "p. m.".
import type { Speech } from '../say.ts';

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

export const spanishSpeech: Speech = {
  locale: 'es-US',
  date: ({ year, month, day, weekday }, { withYear }) =>
    `el ${weekdays[weekday - 1]} ${day} de ${months[month - 1]}${withYear ? ` de ${year}` : ''}`,
  time: (hour, minute) =>
    `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`,
  // "a la una", "a las dos".
  when: (date, time, hour) => `${date} a ${hour % 12 === 1 ? 'la' : 'las'} ${time}`,
  relative: ['hoy', 'mañana'],
  and: 'y',
  or: 'o',
  units: { hour: ['hora', 'horas'], minute: ['minuto', 'minutos'], join: ' y ' },
  conjunction: (word, next) => {
    if (word === 'and') return /^h?i(?![ea])/i.test(next) ? 'e' : 'y';
    return /^h?o/i.test(next) ? 'u' : 'o';
  },
};
