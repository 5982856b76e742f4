import { expect, test } from 'vitest';
import { foldCue } from '../cues/cue.ts';
import { comesToUs } from './comes-to-us.ts';

test.each([
  "Do you need that? I'd be coming to you.",
  "I'm bringing it to your shop though.",
  "We'll drop it off at your place.",
  "Isn't this at your office? I'll come by.",
  "I'd like to bring in some pool water to get tested.",
  "I'll just swing by, no need.",
  "I'll just stop by your store with the bottle.",
  'No creo, yo voy a ir para allá.',
  'Pero si yo paso a su oficina.',
  '¿No es en su taller?',
  'Quiero llevarles una muestra a la tienda.',
  "C'est moi qui viens chez vous.",
  'Ah non, on passe au studio.',
  "Mais j'apporte le vélo chez vous.",
  'Ich komme doch zu Ihnen.',
  'Das ist doch bei Ihnen im Studio.',
  'Ich bringe das Rad vorbei.',
])('they come: %s', (text) => expect(comesToUs(foldCue(text))).toBe(true));

test.each([
  "You're coming to my mom's, 12 Elm Street.",
  'Do I come to you or do you come to me?',
  'Could somebody come over to our place?',
  "I'll bring the dog in the house.",
  'Can you come in the back way?',
  "We're coming from Austin next week.",
  'I come home at five.',
  'I need someone to come by on Friday.',
  'Will they bring their own ladder?',
  'Pasen por mí a mi casa.',
  'Voy a estar en el trabajo.',
  'Llego a la casa a las cinco.',
  'Venez chez moi, 5 rue Hoche.',
  'Je viens de déménager.',
  'Können Sie zu mir kommen?',
  'Ich komme um fünf nach Hause.',
  'Es ist bei mir in der Werkstatt.',
])('somebody is sent, or nothing is said of it: %s', (text) => expect(comesToUs(foldCue(text))).toBe(false));
