// French: twenty-four hours, "10 h 30".
import type { Speech } from '../say.ts';

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

export const frenchSpeech: Speech = {
  locale: 'fr-FR',
  date: ({ year, month, day, weekday }, { withYear }) =>
    `${weekdays[weekday - 1]} ${day === 1 ? '1er' : day} ${months[month - 1]}${withYear ? ` ${year}` : ''}`,
  time: (hour, minute, manner) => {
    const unit = manner === 'written' ? 'h' : hour < 2 ? 'heure' : 'heures';
    return `${hour} ${unit}${minute === 0 ? '' : ` ${String(minute).padStart(2, '0')}`}`;
  },
  when: (date, time) => `${date} à ${time}`,
  relative: ["aujourd'hui", 'demain'],
  and: 'et',
  or: 'ou',
  units: { hour: ['heure', 'heures'], minute: ['minute', 'minutes'], join: ' ' },
};
