// Too many pills ring whatever is told beside them; a course that was taken as it should be does not.
import { expect, test } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const pharmacy = { industry: 'medical', emergencies: [], services: [], languages: ['en'] } as unknown as Business;

test.each<[Language, string]>([
  ['en', 'My husband took too many pills, he just got a refill'],
  ['en', "My wife took too many pills, this month's whole supply"],
  ['en', 'My daughter took all my pills, I just refilled them this week'],
  ['en', 'My daughter took all my pills and I need a refill'],
  ['en', 'He took too many pills, not like the doctor said'],
  ['en', 'My mom took all her medication, I told her every day to stop'],
  ['en', 'he took a bunch of pills, needs a refill he says'],
  ['en', 'my son took all of his pills at once and wants a refill'],
  ['en', 'I took too many of my pills as prescribed, is that bad'],
  ['en', 'my roommate took all her pills'],
  ['es', 'mi mamá tomó todas sus pastillas, le dije cada día que no'],
  ['es', 'tomó demasiadas pastillas, acaba de recoger la receta'],
  ['fr', 'il a pris trop de comprimés, il venait de renouveler son ordonnance'],
  ['fr', "elle a pris tous ses comprimés d'un coup"],
  ['de', 'er hat zu viele Tabletten genommen, das Rezept war ganz neu'],
  ['de', 'sie hat alle Tabletten auf einmal genommen'],
])('%s: %s', (language, text) => expect(findEmergency(text, language, pharmacy)?.kind).toBe('life'));

test.each<[Language, string]>([
  ['en', 'I took all my pills and need a refill'],
  ['en', 'he took all his meds on time'],
  ['en', 'she took all her meds as directed and feels fine'],
  ['en', 'I took all my tablets, I need another refill please'],
  ['en', 'he took all of his medication and wants a renewal'],
  ['es', 'tomé todas mis pastillas y necesito una recarga'],
  ['es', 'tomé todas mis pastillas y ya estoy mejor, quiero una revisión'],
  ['fr', "il a pris tous ses médicaments et va mieux, un rendez-vous de suivi s'il vous plaît"],
  ['fr', "j'ai pris tous mes comprimés, il me faut un renouvellement"],
  ['de', 'ich habe alle meine Tabletten brav genommen und es ist besser, Termin bitte'],
  ['de', 'ich habe alle meine Tabletten genommen und brauche ein neues Rezept'],
])('no danger, %s: %s', (language, text) => expect(findEmergency(text, language, pharmacy)).toBeNull());
