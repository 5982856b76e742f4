import { describe, expect, it } from 'vitest';
import type { Language } from '../business.ts';
import { holdsWanted, wantedOf } from './wanted.ts';

const wanted = (question: string, language: string) => wantedOf(question, language as Language);

describe('a price is asked for in more words than "cost"', () => {
  it.each([
    ['What do contact lenses run?', 'en'],
    ['What would a set of winter tires go for?', 'en'],
    ['What does that come to, roughly?', 'en'],
    ['¿En cuánto sale un corte?', 'es'],
    ['¿Cuánto sería por los dos?', 'es'],
    ["À combien s'élève la facture ?", 'fr'],
    ['Combien prenez-vous pour deux manteaux ?', 'fr'],
    ['Wie teuer ist ein Ölwechsel?', 'de'],
    ['What do you want for a haircut?', 'en'],
    ['What do they charge for check-in?', 'en'],
    ['What do you ask for the oil change?', 'en'],
    ['¿Cuánto llevan por un corte?', 'es'],
    ['¿Qué piden por arreglar un grifo?', 'es'],
    ['Was wollen Sie für einen Ölwechsel?', 'de'],
    ['Was bekommen Sie für die Reinigung?', 'de'],
  ])('%s', (question, language) => {
    expect(wanted(question, language)).toBe('amount');
  });

  it.each([
    ['What should I bring when I come to you?', 'en'],
    ['What do you do if the engine will not run?', 'en'],
    ['What classes do you run for beginners?', 'en'],
    ['What will I need to go for a swim?', 'en'],
    ['What do you want for ID at the first visit?', 'en'],
    ['What do they ask for at check-in?', 'en'],
    ['What will you want for paperwork?', 'en'],
    ['What do you want for the first visit?', 'en'],
    ['¿Cuánto llevan por aquí?', 'es'],
    ['¿Cuánto llevan por la zona?', 'es'],
    ['Was wollen Sie für Unterlagen?', 'de'],
    ['Was bekommen Sie für Unterlagen von mir?', 'de'],
    ['¿Cuánto dura?', 'es'],
    ['Was muss ich mitbringen?', 'de'],
  ])('%s asks for none', (question, language) => {
    expect(wanted(question, language)).not.toBe('amount');
  });
});

describe('how often something is done is told by a rhythm, and by no age and no hour', () => {
  it.each([
    ['How often should a poodle be groomed?', 'en'],
    ['How many times should it be waxed?', 'en'],
    ['¿Cuántas veces hay que lavarlo?', 'es'],
    ['Combien de fois faut-il revenir ?', 'fr'],
    ['¿Cada cuánto hay que cambiar el filtro?', 'es'],
    ['À quelle fréquence faut-il ramoner ?', 'fr'],
    ['Wie oft muss man kehren?', 'de'],
  ])('%s', (question, language) => {
    expect(wanted(question, language)).toBe('frequency');
  });

  it.each([
    ['How many times can I move my visit?', 'en'],
    ['¿Cuántas veces puedo cambiarla?', 'es'],
    ['Combien de fois puis-je essayer ?', 'fr'],
  ])('how many times something is allowed is a number: %s', (question, language) => {
    expect(wanted(question, language)).toBe('number');
  });

  it.each([
    ['We suggest a sweep once a year.', true],
    ['Change it after 60 days.', true],
    ['Cada dos meses.', true],
    ['Tous les ans, avant octobre.', true],
    ['Bei regelmäßigem Heizen einmal im Jahr.', true],
    ['Puppies under 16 weeks may come without it.', false],
    ['We examine children from the age of 5.', false],
    ['Open from 8 to 5.', false],
    ['Alle Hunde sind willkommen, jeder bekommt ein Leckerli.', false],
    ['We are always happy to help with each question.', false],
    ['Every three to four months, and after each wash.', true],
    ['Alle sechs bis acht Wochen.', true],
  ])('%s', (text, holds) => {
    expect(holdsWanted('frequency', text)).toBe(holds);
  });

  it('counts working days in German as days', () => {
    expect(holdsWanted('process', 'In der Regel nach zehn Werktagen fertig.')).toBe(true);
  });
});
