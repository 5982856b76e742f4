import { describe, expect, it } from 'vitest';
import type { Language } from '../business.ts';
import { wantedOf } from './wanted.ts';

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
  ])('%s', (question, language) => {
    expect(wanted(question, language)).toBe('amount');
  });

  it.each([
    ['What should I bring when I come to you?', 'en'],
    ['What do you do if the engine will not run?', 'en'],
    ['What classes do you run for beginners?', 'en'],
    ['What will I need to go for a swim?', 'en'],
    ['¿Cuánto dura?', 'es'],
    ['Was muss ich mitbringen?', 'de'],
  ])('%s asks for none', (question, language) => {
    expect(wanted(question, language)).not.toBe('amount');
  });
});
